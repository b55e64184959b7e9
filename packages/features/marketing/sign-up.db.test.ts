import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, posted, testApp } from "@capstan/web/test-app";
import { beforeEach, expect, test } from "vitest";
import { formFields } from "./server.ts";

const engines = testEngines();
const { db } = engines.database;
let app: TestApp;
let addresses = 0;

beforeEach(async () => {
  app = await testApp(engines);
  // Each test is another visitor, so that limits are its own.
  addresses += 1;
});

async function post(url: string, body: object | string, headers: Record<string, string> = {}) {
  return app.inject(posted(url, body, { headers, remoteAddress: `10.0.0.${addresses}` }));
}

const visitor = { cookie: "cart=0b9e8f4e-5a0c-4a3b-9a53-0c8a4c1de001" };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const signUpForm = (address: string) => form(formFields({ address, source: "STORE_FOOTER" }));

test("a sign-up is kept, and leads to the page that thanks [spec 7.1/14]", async () => {
  const answer = await post("/email-sign-up", signUpForm(" Buyer@works.com "));
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/email-sign-up?outcome=done"]);
  const { address, source } = await db.selectFrom("email_consent").selectAll().executeTakeFirstOrThrow();
  expect({ address, source }).toEqual({ address: "buyer@works.com", source: "STORE_FOOTER" });
});

test("without script an empty sign-up leads back to where it was, and a wrong one to the error [spec 5/10]", async () => {
  const referer = "http://store.example/cart?a=1";
  const empty = await post("/email-sign-up", signUpForm(" "), { referer, host: "store.example" });
  expect([empty.statusCode, empty.headers.location]).toEqual([303, "/cart?a=1"]);
  const wrong = await post("/email-sign-up", signUpForm("buyer@works"));
  expect(wrong.headers.location).toBe("/email-sign-up?outcome=invalid");
});

test("a form with other values than ours is no consent", async () => {
  const fields = { ...formFields({ address: "other@works.com", source: "STORE_FOOTER" }), ENEWS_FLAG2022: "N" };
  expect((await post("/email-sign-up", form(fields))).statusCode).toBe(400);
  expect(await db.selectFrom("email_consent").selectAll().where("address", "=", "other@works.com").execute()).toEqual(
    [],
  );
});

test("a sign-up may be posted ten times in ten minutes by a visitor, fifty times from an address", async () => {
  const statuses: number[] = [];
  for (let call = 0; call <= 10; call += 1)
    statuses.push((await post("/email-sign-up", signUpForm("limit@works.com"), visitor)).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  const others: number[] = [];
  for (let call = 0; call < 40; call += 1)
    others.push((await post("/email-sign-up", signUpForm("limit@works.com"))).statusCode);
  expect(others).toEqual([...Array.from({ length: 39 }, () => 303), 429]);
});
