import { auditOf } from "@capstan/features/audit/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { testEngines } from "@capstan/platform/test-kit";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { type TestApp, cookieOf, harlow, origin, seedPeople, testApp } from "@capstan/web/test-app";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { officeCertificatesReader } from "./office-certificates-reader.server.ts";

const engines = testEngines();
const { database } = engines;
const { db, pool } = database;
const [accountNumber] = harlow;
const reader = officeCertificatesReader({ db });
const as = (userId: string, changes: Partial<Visitor> = {}): Visitor => ({
  ...anonymous,
  level: "fully-authenticated",
  userId,
  ...changes,
});

let app: TestApp;
beforeAll(async () => {
  await seedPeople(database);
  app = await testApp(engines, {});
});
afterAll(async () => app.close());
beforeEach(async () => {
  await pool.query("delete from tax_certificate; delete from tax_certificate_submission");
  await pool.query(
    `insert into tax_certificate_submission
       (id, account_number, request_key, state, number, reason, starts_on, hash, type, bytes, scan, user_id, submitted_at)
     overriding system value values
       (1, $1, repeat('a', 16), 'WI', 'ES-1', 'Resale', '2026-01-01', repeat('0', 64), 'application/pdf', 49000, 'not-scanned', 'bob', '2026-11-18T12:00:00Z'),
       (2, $1, repeat('b', 16), 'IL', 'E-2', 'Resale', '2026-01-01', repeat('0', 64), 'image/png', 900, 'clean', 'bob', '2026-11-17T12:00:00Z')`,
    [accountNumber],
  );
});

async function answer(who: string, fields: Readonly<Record<string, string>>) {
  const cookie = await cookieOf(engines, `${who}:fully-authenticated`);
  const payload = { submission: "1", startsOn: "2026-01-01", endsOn: "2099-12-31", ...fields };
  const request = { payload, headers: { origin, cookie } };
  const { headers, statusCode } = await app.inject({ method: "POST", url: lazyUrls.answerCertificate(), ...request });
  return headers.location ?? statusCode;
}

test("staff sees what waits, the longest first, and what was not scanned; to everybody else there is nothing", async () => {
  expect(await reader.queue(as("staff"))).toMatchObject({
    staffName: "Staff Member",
    hasMore: false,
    certificates: [
      { submission: "2", state: "Illinois", isScanned: true },
      { submission: "1", state: "Wisconsin", number: "ES-1", company: "Harlow Fabrication", isScanned: false },
    ],
  });
  expect(await reader.certificate(as("staff"), "1")).toMatchObject({
    status: "under-review",
    file: "PDF, 48 kB",
    isScanned: false,
    startsOn: "2026-01-01",
    endsOn: "",
  });
  expect(await reader.certificate(as("staff"), "3")).toBeUndefined();
  expect(await reader.certificate(as("staff"), "1 or 1=1")).toBeUndefined();
  for (const nobody of [as("bob"), anonymous, as("staff", { level: "rml-user" }), as("bob", { agentId: "agent" })]) {
    expect(await reader.queue(nobody)).toBeUndefined();
    expect(await reader.certificate(nobody, "1")).toBeUndefined();
  }
});

test("an approval is recorded with its dates, takes effect and leaves the queue", async () => {
  expect(await answer("bob", { decision: "approve" })).toBe(404);
  expect(await answer("staff", { decision: "approve", startsOn: "2026-02-01" })).toBe(
    lazyUrls.officeCertificate({ submission: "1", outcome: "approved" }),
  );
  const { rows } = await pool.query("select number, starts_on::text, ends_on::text from tax_certificate");
  expect(rows).toEqual([{ number: "ES-1", starts_on: "2026-02-01", ends_on: "2099-12-31" }]);
  expect((await reader.queue(as("staff")))?.certificates).toMatchObject([{ submission: "2" }]);
  const [entry] = (await auditOf(db, accountNumber, { limit: 1 })).entries;
  expect(entry).toMatchObject({
    userName: "Staff Member",
    action: "tax-certificate-approved",
    details: { state: "WI", number: "ES-1", startsOn: "2026-02-01", endsOn: "2099-12-31" },
  });
});

test("it is declined with a reason, which stays with it, and then not approved any more", async () => {
  expect(await answer("staff", { decision: "decline" })).toBe(422);
  expect(await answer("staff", { decision: "decline", note: "It is not signed." })).toBe(
    lazyUrls.officeCertificate({ submission: "1", outcome: "declined" }),
  );
  expect(await answer("staff", { decision: "approve" })).toBe(409);
  expect(await reader.certificate(as("staff"), "1")).toMatchObject({
    status: "declined",
    facts: expect.arrayContaining([{ name: "Declined", value: "It is not signed." }]),
  });
  expect((await pool.query("select from tax_certificate")).rows).toEqual([]);
});
