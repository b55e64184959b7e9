import { systemClock } from "@capstan/platform/clock";
import { readCookies } from "@capstan/platform/http";
import { testEngines } from "@capstan/platform/test-kit";
import { harlow, orrin, seedPeople } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { createDrafts } from "./draft.server.ts";
import { findCompanies } from "./find-companies.server.ts";
import { nameProblem } from "./validate-name.ts";

const engines = testEngines();
const { db, pool } = engines.database;
let offsetMs = 0;
const clock = { now: () => new Date(systemClock.now().getTime() + offsetMs) };
const drafts = createDrafts({ db, clock });
const dayMs = 86_400_000;

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     values ('0900000001', 'Harlow Fabrication', 'individual', '9 Road', 'Milwaukee', 'WI', '53202'),
            ('0900000002', 'Harlow Fabricating of Dallas', 'business', '9 Road', 'Dallas', 'TX', '75201')`,
  );
  await pool.query(
    "insert into sales_order (number, account_number, placed_at, status) values ('9012345678', $1, now(), 'shipped')",
    [orrin],
  );
});

const cookiesOf = (changes: readonly { name: string; value: string }[]) =>
  readCookies(changes.map(({ name, value }) => `${name}=${value}`).join("; "));

test("a draft has what was typed, right or wrong, and later answers take the place of earlier ones", async () => {
  const cookies = cookiesOf(await drafts.save({}, { fullName: "  Zoë O’Neil ", email: "no address" }));
  await drafts.save(cookies, { email: "zoe@harlow.example", phone: "" });
  expect(await drafts.read(cookies)).toEqual({
    answers: { fullName: "  Zoë O’Neil ", email: "zoe@harlow.example", phone: "" },
    matches: [],
    hasSearched: false,
    submittedTo: null,
  });
});

test("nobody reads a draft without its cookie, and the table does not have the cookie", async () => {
  const cookies = cookiesOf(await drafts.save({}, { fullName: "Zoe" }));
  expect(await drafts.read({})).toBeUndefined();
  const { rows } = await pool.query("select to_jsonb(registration_draft)::text as row from registration_draft");
  expect(JSON.stringify(rows)).not.toContain(cookies["registration"]);
});

test("a cookie that names no draft is not taken over", async () => {
  const [change] = await drafts.save({ registration: "planted" }, { fullName: "Zoe" });
  expect(change?.value).not.toBe("planted");
  expect(await drafts.read({ registration: "planted" })).toBeUndefined();
});

test("a draft is over after seven days without an answer", async () => {
  const cookies = cookiesOf(await drafts.save({}, { fullName: "Zoe" }));
  offsetMs = 6 * dayMs;
  await drafts.save(cookies, { phone: "1" });
  offsetMs = 12 * dayMs;
  expect(await drafts.read(cookies)).toBeDefined();
  offsetMs = 13.1 * dayMs;
  expect(await drafts.read(cookies)).toBeUndefined();
  offsetMs = 0;
});

test("what PostgreSQL has no text for is kept as a replacement character, which is refused, and the rest as it is", async () => {
  const cookies = cookiesOf(await drafts.save({}, { fullName: "a\0b\ud800c 🦺" }));
  expect((await drafts.read(cookies))?.answers.fullName).toBe("a\ufffdb\ufffdc 🦺");
  expect(nameProblem("a\ufffdb")).toBe("NAME_INVALID");
});

test("a company that is found again keeps its key, and no match tells an account number", async () => {
  const found = await findCompanies({ db }, { companyName: "harlow fabrication", companyZip: "53202" });
  const cookies = cookiesOf(await drafts.saveMatches({}, found));
  const first = await drafts.read(cookies);
  await drafts.saveMatches(cookies, found);
  const again = await drafts.read(cookies);
  expect(again?.matches).toEqual(first?.matches);
  expect(first?.hasSearched).toBe(true);
  expect(first?.matches).toEqual([
    {
      key: expect.stringMatching(/^[\w-]{43}$/),
      name: "Harlow Fabrication",
      street: "1 Road",
      city: "Milwaukee",
      state: "WI",
      ending: harlow[0].slice(-4),
      users: 3,
    },
  ]);
  expect(JSON.stringify(first)).not.toContain(harlow[0]);
});

const numbersFor = async (answers: Parameters<typeof findCompanies>[1]) =>
  (await findCompanies({ db }, answers)).map(({ accountNumber }) => accountNumber);

test.each([
  ["an account number, however it is written", { accountNumber: " 0884-512907 " }, [harlow[0]]],
  ["the number of a closed account", { accountNumber: harlow[2] }, []],
  ["the number of somebody who buys for themselves", { accountNumber: "0900000001" }, []],
  ["an invoice", { invoiceNumber: "9012345678" }, [orrin]],
  ["an invoice that nobody got", { invoiceNumber: "1" }, []],
  [
    "a name with a slip of the pen, near the ZIP code",
    { companyName: "Harlow Fabricaton", companyZip: "53210" },
    [harlow[0]],
  ],
  ["a name far from the ZIP code", { companyName: "Harlow Fabrication", companyZip: "10001" }, []],
  ["a name without a ZIP code", { companyName: "Harlow Fabrication" }, []],
  ["two letters", { companyName: "Ha", companyZip: "53202" }, []],
  ["wildcards", { companyName: "%%%", companyZip: "53202" }, []],
])("%s finds what it should", async (_, answers, numbers) => {
  expect(await numbersFor(answers)).toEqual(numbers);
});

test("at most ten companies are found, those at the ZIP code first", async () => {
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     select (9100000000 + n)::text, 'Tidewater Marine ' || n, 'business', n || ' Pier', 'Norfolk', 'VA',
       case when n = 12 then '23510' else '23501' end
     from generate_series(1, 12) as n`,
  );
  const numbers = await numbersFor({ companyName: "Tidewater Marine", companyZip: "23510" });
  expect(numbers).toHaveLength(10);
  expect(numbers[0]).toBe("9100000012");
});
