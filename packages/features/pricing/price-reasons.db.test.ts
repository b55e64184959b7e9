import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, cookieOf, harlow, orrin, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import type { PriceReasons } from "./price-reasons.ts";

const engines = testEngines();
const { pool } = engines.database;
let app: TestApp;

beforeAll(async () => {
  await seedPeople(engines.database);
  await pool.query(`
    insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1);
    insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt');
    insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161500');
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number,
      part_number_key, unit, pieces_per_unit, ship_pack_quantity)
    values ('1AA01A', 'FAS', 'screw', 'harbolt', 'Screw', 'SCREW', '1', '1', 'PK', 50, 4),
      ('1AA02A', 'FAS', 'screw', 'harbolt', 'Bolt', 'BOLT', '2', '2', 'EA', 1, 1);
    insert into web_price (sku, kind, price, needs_sign_in)
    values ('1AA01A', 'web', 12.5, false), ('1AA02A', 'web', 7.77, true)`);
  await pool.query(
    `insert into contract_price (account_number, sku, minimum_quantity, starts_on, price, reference_price)
     values ($1, '1AA01A', 1, '2026-01-01', 9, 11.11), ($1, '1AA01A', 10, '2026-01-01', 8, 11.11),
       ($2, '1AA01A', 1, '2026-01-01', 3.33, null)`,
    [harlow[0], orrin],
  );
  app = await testApp(engines);
});

async function ask(
  who: string,
  query: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
) {
  const cookie = who === "" ? "" : await cookieOf(engines, who);
  return app.inject({ url: "/pricing/reasons", query, headers: { cookie, ...headers } });
}

test("a buyer is told which rule of their own account gave the price, which lost and why, and the next break in whole packs", async () => {
  const answer = await ask("ann:fully-authenticated", { sku: " 1aa01a ", quantity: "4" });
  expect(answer.json()).toEqual({
    rule: "contract",
    title: "8 packs more, $1.00 off each",
    detail: "Your contract has quantity breaks.",
    rows: [
      { label: "Web Price", price: "$12.50", isChosen: false, why: "your contract comes first" },
      { label: "Contract Reference Price", price: "$11.11", isChosen: false, why: null },
      { label: "Your Price, 1 to 9 packs", price: "$9.00", isChosen: true, why: null },
      { label: "Your Price, 10 packs and up", price: "$8.00", isChosen: false, why: "for larger quantities" },
    ],
    nextBreak: { quantity: 12, more: 8, price: "$8.00", savingEach: "$1.00", total: "$96.00" },
    ends: null,
    saving: "You save $3.50 a pack",
  } satisfies PriceReasons);
});

test("nobody is told another account's prices, and nobody may keep the answer", async () => {
  const query = { sku: "1AA01A", quantity: "4", accountNumber: harlow[0] };
  const [ann, ora, guest] = [
    await ask("ann:fully-authenticated", query),
    await ask("ora:fully-authenticated", query),
    await ask("", query),
  ];
  for (const { headers } of [ann, ora, guest]) expect(headers["cache-control"]).toBe("private, no-store");
  expect(ann.body).not.toContain("3.33");
  for (const price of ["9.00", "8.00", "11.11"]) expect(ora.body + guest.body).not.toContain(price);
  expect(ora.json()).toMatchObject({ rule: "contract", rows: [{}, { price: "$3.33", isChosen: true }] });
  expect(guest.json()).toMatchObject({ rule: "web", detail: "Sign in to see the price of your account." });
  expect(guest.body).not.toContain("3.33");
});

test("the page of another account gets no reasons, so that they never explain a price that is not shown", async () => {
  const answer = await ask("ann:fully-authenticated", { sku: "1AA01A" }, { "x-page-account": orrin });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, "ACCOUNT_CHANGED"]);
});

test("a price that needs a sign-in stays hidden here too, and an unknown item is not found", async () => {
  const hidden = await ask("", { sku: "1AA02A" });
  expect(hidden.json()).toMatchObject({ rule: "sign-in", rows: [] });
  expect(hidden.body).not.toContain("7.77");
  for (const sku of ["9ZZ99Z", "nonsense '"]) {
    const answer = await ask("", { sku });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, "ITEM_NOT_FOUND"]);
  }
  expect((await ask("", { sku: "1AA01A", quantity: "0" })).statusCode).toBe(400);
});
