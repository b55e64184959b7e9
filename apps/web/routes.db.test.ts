import { noPictureSources } from "@capstan/features/pictures/server";
import type { RouteSpec } from "@capstan/platform/http";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, levels, reaches } from "@capstan/platform/visitor";
import { expect, test } from "vitest";
import { apiRoutes } from "./api.ts";
import { openSessions, sharedReaders } from "./deps.ts";
import { origin, testApp } from "./test-app.ts";

const engines = testEngines();
const visitors: Visitor[] = levels.flatMap((level) => [
  { level, userId: level === "anonymous" ? null : "user-1", accountNumber: null, agentId: null },
  ...(level === "anonymous" ? [] : [{ level, userId: "user-1", accountNumber: "0884512907", agentId: null }]),
]);

const readers = sharedReaders(engines.database.db);
const sessions = openSessions(engines, {
  PUBLIC_ORIGIN: origin,
  ENGINE_PREFIX: engines.prefix,
  NODE_ENV: "test",
  DEMO_VISITORS: false,
});
const cases = apiRoutes({ ...engines, ...readers, sessions, pictures: noPictureSources }).flatMap((spec) =>
  visitors.map((visitor) => ({ spec, visitor, name: nameOf(spec, visitor) })),
);

test.each(cases)("$name", async ({ spec, visitor }) => {
  const app = await testApp(engines, {}, { visitorOf: async () => visitor });
  const { statusCode } = await app.inject({ method: spec.method, url: spec.path, headers: { origin } });
  expect(statusCode === 401).toBe(!reaches(visitor, spec.level));
  expect(statusCode === 403).toBe(
    reaches(visitor, spec.level) && spec.account === "own" && visitor.accountNumber === null,
  );
  expect(statusCode).toBeLessThan(500);
});

function nameOf(spec: RouteSpec, visitor: Visitor): string {
  return `${spec.method} ${spec.path} as ${visitor.level}, ${visitor.accountNumber ? "with" : "without"} an account`;
}
