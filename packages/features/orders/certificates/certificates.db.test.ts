import { auditOf } from "@capstan/features/audit/server";
import { clamdScanner } from "@capstan/features/files/server";
import { systemClock } from "@capstan/platform/clock";
import type { Result } from "@capstan/platform/result";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderBuyer } from "../quote-order.server.ts";
import {
  accounts,
  buyers,
  fillCart,
  placeNow,
  quoteDeps,
  seedOrderStore,
  shownNow,
  skus,
  stockUp,
} from "../test-kit/order-store.ts";
import { certificatePages } from "./read-certificates.server.ts";
import { submissionTransitions } from "./submission-states.ts";
import { answerer, dayIn, newestOf, pdf, submitter, unscanned } from "./test-kit/certificate-kit.ts";
import { withdrawCertificate } from "./withdraw-certificate.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const deps = quoteDeps(db);
const [ann, , cara] = buyers as [OrderBuyer, OrderBuyer, OrderBuyer];
const [accountNumber] = accounts;
const submit = submitter(db);
const answer = answerer(db);
const sayOf = (result: Result<unknown>) => (result.ok ? "ok" : result.failure.code);
const taxNow = async () => (await shownNow(deps, ann)).tax;

beforeAll(async () => {
  await seedOrderStore(database);
  await pool.query(`
    insert into tax_nexus (state) values ('WI');
    insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.05, 'Wisconsin')`);
  await stockUp(database, { [skus[0]]: 10_000 });
});
beforeEach(async () => {
  await pool.query("delete from cart; delete from tax_certificate_submission; delete from tax_certificate");
  await fillCart(database, ann, { [skus[0]]: 100 });
});

const inEffect = async () => {
  const { rows } = await pool.query<{ it: string }>(
    `select concat_ws(' ', state, number, starts_on, ends_on) as it from tax_certificate
     where account_number = $1 order by number`,
    [accountNumber],
  );
  return rows.map(({ it }) => it);
};

test("a certificate exempts from its approval on, and not before", async () => {
  const taxed = await taxNow();
  expect(Number(taxed)).toBeGreaterThan(0);
  expect(sayOf(await submit(ann))).toBe("ok");
  expect(await taxNow()).toEqual(taxed);
  expect(await answer(await newestOf(database, accountNumber), "approve")).toMatchObject({
    value: { outcome: "approved" },
  });
  expect(Number(await taxNow())).toBe(0);
  expect(sayOf(await placeNow(deps, ann))).toBe("ok");
  const { entries } = await auditOf(db, accountNumber, { limit: 3 });
  expect(entries.map(({ action }) => action)).toEqual([
    "order-placed",
    "tax-certificate-approved",
    "tax-certificate-submitted",
  ]);
});

test("staff confirms the dates, and those are what counts", async () => {
  await submit(ann, { startsOn: dayIn(-400), endsOn: dayIn(900) });
  await answer(await newestOf(database, accountNumber), "approve", { startsOn: dayIn(-5), endsOn: dayIn(30) });
  expect(await inEffect()).toEqual([`WI ES-1 ${dayIn(-5)} ${dayIn(30)}`]);
});

test("one that is approved takes the place of the state's others, without a day between them", async () => {
  await pool.query(
    `insert into tax_certificate (account_number, state, number, reason, starts_on, ends_on) values
       ($1, 'WI', 'OLD', 'Resale', '-infinity', 'infinity'), ($1, 'WI', 'NEXT', 'Resale', $2, 'infinity'), ($1, 'IL', 'IL-1', 'Resale', '-infinity', 'infinity')`,
    [accountNumber, dayIn(40)],
  );
  await submit(ann, { number: "ZZ-9", startsOn: dayIn(20) });
  await answer(await newestOf(database, accountNumber), "approve", { startsOn: dayIn(20), endsOn: "infinity" });
  expect(await inEffect()).toEqual([
    "IL IL-1 -infinity infinity",
    `WI OLD -infinity ${dayIn(19)}`,
    `WI ZZ-9 ${dayIn(20)} infinity`,
  ]);
  expect(Number(await taxNow())).toBe(0);
});

test("one that is renewed under its number goes on, and begins anew where it had ended", async () => {
  const renew = async () => {
    await submit(ann, { startsOn: dayIn(10), endsOn: dayIn(300) });
    await answer(await newestOf(database, accountNumber), "approve", { startsOn: dayIn(10), endsOn: dayIn(300) });
    return inEffect();
  };
  const hold = async (endsOn: string) =>
    pool.query(
      `insert into tax_certificate (account_number, state, number, reason, starts_on, ends_on)
       values ($1, 'WI', 'ES-1', 'Resale', $2, $3)`,
      [accountNumber, dayIn(-300), endsOn],
    );
  await hold(dayIn(9));
  expect(await renew()).toEqual([`WI ES-1 ${dayIn(-300)} ${dayIn(300)}`]);
  await pool.query("delete from tax_certificate");
  await hold(dayIn(-1));
  expect(await renew()).toEqual([`WI ES-1 ${dayIn(10)} ${dayIn(300)}`]);
});

test("a declined one exempts from nothing, and its page says why", async () => {
  await submit(ann);
  const id = await newestOf(database, accountNumber);
  expect(sayOf(await answer(id, "decline", { note: "" }))).toBe("CERTIFICATE_NOTE_NEEDED");
  expect(sayOf(await answer(id, "decline", { note: "It is not signed." }))).toBe("ok");
  expect(await inEffect()).toEqual([]);
  const visitor = { level: "fully-authenticated", role: "buyer", agentAccess: null, ...ann } as const;
  const pages = certificatePages({ db, clock: systemClock });
  expect((await pages.list(visitor))?.certificates).toMatchObject([
    { stateName: "Wisconsin", status: "declined", note: "It is not signed.", submission: id },
  ]);
  expect(await pages.list({ ...visitor, role: "viewer" })).toBeNull();
});

test("every answer to one that is answered or withdrawn changes nothing", async () => {
  const acts = {
    approved: async (id: string) => answer(id, "approve"),
    declined: async (id: string) => answer(id, "decline"),
    withdrawn: async (id: string) => withdrawCertificate(db, ann, id),
  } as const;
  for (const first of submissionTransitions["under-review"]) {
    await submit(ann);
    const id = await newestOf(database, accountNumber);
    if (first === "under-review") throw new Error("that is no change");
    expect(sayOf(await acts[first](id))).toBe("ok");
    const before = await inEffect();
    for (const [second, act] of Object.entries(acts))
      expect([first, second, sayOf(await act(id))]).toEqual([
        first,
        second,
        first === second ? "ok" : "CERTIFICATE_ANSWERED",
      ]);
    expect(await inEffect()).toEqual(before);
    expect(submissionTransitions[first]).toEqual([]);
  }
});

test("a form sent twice is one certificate, and a second one of the state waits for the first", async () => {
  const idempotencyKey = "a".repeat(32);
  const both = await Promise.all([submit(ann, { idempotencyKey }), submit(ann, { idempotencyKey })]);
  expect(both.map(sayOf)).toEqual(["ok", "ok"]);
  expect(sayOf(await submit(ann))).toBe("CERTIFICATE_WAITING");
  expect(sayOf(await submit(ann, { state: "IL" }))).toBe("ok");
  const { rows } = await pool.query("select from tax_certificate_submission");
  expect(rows).toHaveLength(2);
});

test("another account's certificate can't be withdrawn", async () => {
  await submit(cara);
  expect(sayOf(await withdrawCertificate(db, ann, await newestOf(database, accounts[1])))).toBe(
    "CERTIFICATE_NOT_FOUND",
  );
});

test.each([
  ["that has ended", { endsOn: dayIn(-1) }],
  ["that ends before it begins", { startsOn: dayIn(20), endsOn: dayIn(10) }],
])("one %s is neither taken nor approved", async (_, days) => {
  expect(sayOf(await submit(ann, days))).toBe("CERTIFICATE_DATES_REFUSED");
  await submit(ann);
  expect(sayOf(await answer(await newestOf(database, accountNumber), "approve", days))).toBe(
    "CERTIFICATE_DATES_REFUSED",
  );
  expect(await inEffect()).toEqual([]);
});

test.each([
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), "FILE_REFUSED"],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "FILE_REFUSED"],
  ["a WebP", Buffer.from("RIFF0000WEBPVP8 0000"), "FILE_REFUSED"],
  ["more than ten megabytes", Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]), "FILE_REFUSED"],
])("%s is not taken as a document", async (_, file, code) => {
  expect(sayOf(await submit(ann, { file }))).toBe(code);
  expect((await pool.query("select from tax_certificate_submission")).rows).toEqual([]);
});

test("while the scanner is away nothing is taken, and nothing is kept", async () => {
  const scanner = clamdScanner("tcp://127.0.0.1:9");
  const file = Buffer.concat([pdf, Buffer.from("never kept")]);
  expect(sayOf(await submitter(db, { ...unscanned(db), scanner })(ann, { file }))).toBe("SCAN_UNAVAILABLE");
  expect((await pool.query("select from tax_certificate_submission")).rows).toEqual([]);
  const { rows } = await pool.query("select from document_file where content = $1", [file]);
  expect(rows).toEqual([]);
});
