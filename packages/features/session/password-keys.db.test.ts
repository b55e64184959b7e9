import { testEngines } from "@capstan/platform/test-kit";
import { testApp } from "@capstan/web/test-app";
import { expect, test } from "vitest";

const engines = testEngines();

test("there is no key to encrypt a password with: a client sends it over TLS as it is [spec 7.5/2.1]", async () => {
  const app = await testApp(engines);
  const answer = await app.inject("/signin/api/auth/encrypt");
  expect([answer.statusCode, answer.json()]).toEqual([200, { keys: [] }]);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});
