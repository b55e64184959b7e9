import { registrationUrls } from "@capstan/features/registration-urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { individual, password } from "./test-kit/registration-store.ts";

const engines = testEngines();
const who = { fullName: "Dana Whitfield", email: "dana@whitfield.example", phone: "414-555-0119" };
let [closed, open]: TestApp[] = [];
beforeAll(async () => {
  await vi.waitUntil(() => engines.redis.client.isReady);
  closed = await testApp(engines, { SELF_REGISTRATION: "disabled" });
  open = await testApp(engines);
});
afterAll(async () => Promise.all([closed?.close(), open?.close()]));

test.each([
  registrationUrls.app(),
  registrationUrls.registerUser(),
  registrationUrls.registerGuest(),
  registrationUrls.searchCompany(),
])("%s is refused where the operator has turned registration off", async (url) => {
  const from = { remoteAddress: "10.8.0.1" };
  const answer = await closed!.inject(posted(url, { ...who, ...individual, password }, from));
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { error: { code: "REGISTRATION_CLOSED" } }]);
  const { rows } = await engines.database.pool.query("select id from registration union all select id from guest");
  expect(rows).toEqual([]);
});

test("sixty registrations without a proof are taken in an hour from all addresses together, and then no more", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 62; at += 1) {
    const from = { remoteAddress: `10.8.1.${at}` };
    const answer = await open!.inject(
      posted(registrationUrls.registerGuest(), { ...who, email: `d${at}@w.example` }, from),
    );
    statuses.push(answer.statusCode);
  }
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(60)).toEqual([429, 429]);
});
