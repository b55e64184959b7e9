import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { urls } from "@capstan/features/urls";

const engines = testEngines();
let app: TestApp;
beforeAll(async () => {
  app = await testApp(engines);
});
afterAll(async () => app.close());

test.each([
  ["too short", { isValid: false, problem: "short" }],
  ["passwordpassword", { isValid: false, problem: "common" }],
  ["correct horse battery staple", { isValid: true, problem: null, message: null }],
])("%j is answered %j", async (password, expected) => {
  const answer = await app.inject(posted(urls.validatePassword(), { password }, { remoteAddress: "10.0.0.1" }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject(expected);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});
