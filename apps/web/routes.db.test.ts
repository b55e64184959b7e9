import type { RouteSpec } from "@capstan/platform/http";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, agentAccesses, agentMay, anonymous, reaches, roles } from "@capstan/platform/visitor";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, origin, testApp, testRoutes } from "./test-app.ts";

const engines = testEngines();
const user = { ...anonymous, userId: "user-1" };
const inAccount = { ...user, accountNumber: "0884512907" };

/** Everybody who may come, by every way in which a route can tell them apart. */
const visitors: Readonly<Record<string, Visitor>> = {
  anonymous,
  "remembered, no account": { ...user, level: "rml-user" },
  "full, no account": { ...user, level: "fully-authenticated" },
  ...Object.fromEntries(
    roles.flatMap((role) => [
      [`remembered ${role}`, { ...inAccount, level: "rml-user", role }],
      [`full ${role}`, { ...inAccount, level: "fully-authenticated", role }],
    ]),
  ),
  ...Object.fromEntries(
    agentAccesses.map((agentAccess) => [
      `agent who may ${agentAccess}`,
      { ...inAccount, level: "fully-authenticated", role: "administrator", agentId: "agent-1", agentAccess },
    ]),
  ),
};

const routes = testRoutes(engines);
const cases = routes.flatMap((spec) =>
  Object.entries(visitors).map(([who, visitor]) => ({ spec, visitor, name: `${spec.method} ${spec.path} as ${who}` })),
);

let app: TestApp;
let asking: Visitor = anonymous;
beforeAll(async () => {
  app = await testApp(engines, { FLOOD_LIMIT: 1_000_000 }, { visitorOf: async () => asking });
});

/** What the route's own declaration says; nothing of how the server comes to it. */
function refusalOf({ level, account, roles: allowed, agents }: RouteSpec, visitor: Visitor): string | undefined {
  if (!reaches(visitor, level)) return "SIGN_IN_REQUIRED";
  if (account === "own" && visitor.accountNumber === null) return "ACCOUNT_REQUIRED";
  if (allowed && !allowed.some((role) => role === visitor.role)) return "ROLE_REQUIRED";
  return agentMay(visitor, agents) ? undefined : "NOT_WHILE_IMPERSONATING";
}

const refusals = ["SIGN_IN_REQUIRED", "ACCOUNT_REQUIRED", "ROLE_REQUIRED", "NOT_WHILE_IMPERSONATING"];

let addresses = 0;

test.each(cases)("$name", async ({ spec, visitor }) => {
  asking = visitor;
  addresses += 1;
  const remoteAddress = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const answer = await app.inject({ method: spec.method, url: spec.path, headers: { origin }, remoteAddress });
  const code = answer.body.startsWith("{") ? answer.json<{ error?: { code: string } }>().error?.code : undefined;
  expect(refusals.find((refusal) => refusal === code)).toBe(refusalOf(spec, visitor));
  expect(answer.statusCode).toBeLessThan(500);
});
