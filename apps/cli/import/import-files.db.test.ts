import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testEngines } from "@capstan/platform/test-kit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { importFiles } from "./import-files.ts";
import type { ImportKind } from "./kinds.ts";
import { itemRow, jsonLines, categoryRows, skuAt } from "./test-data/small-catalog.ts";

const { database, databaseUrl } = testEngines();
const { pool } = database;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-kinds-"));
  await take("catalog", "catalog.jsonl", jsonLines([...categoryRows, itemRow(0), itemRow(1)]));
});
afterAll(async () => rm(folder, { recursive: true }));

async function take(kind: ImportKind, name: string, content: string, record?: string) {
  const file = join(folder, name);
  await writeFile(file, content);
  const { firstRejections, ...counts } = await importFiles({ databaseUrl, kind, files: [file], record });
  return { ...counts, reasons: firstRejections.map(({ line, field, reason }) => `${line} ${field} ${reason}`) };
}

const one = async (statement: string) => (await pool.query<Record<string, unknown>>(statement)).rows[0];

test("a new item is in the outbox once, and an unchanged one not again", async () => {
  const skus = async () =>
    (await one(`select array_agg(sku order by sku) as skus from outbox, unnest(keys) sku`))?.["skus"];
  expect(await skus()).toEqual([skuAt(0), skuAt(1)]);
  expect(await take("catalog", "again.jsonl", jsonLines([itemRow(0), itemRow(1)]))).toMatchObject({ unchanged: 2 });
  expect(await skus()).toEqual([skuAt(0), skuAt(1)]);
  await take("catalog", "changed.jsonl", jsonLines([itemRow(0), itemRow(1, { name: "Hex Cap Screw, Longer" })]));
  expect(await skus()).toEqual([skuAt(0), skuAt(1), skuAt(1)]);
});

test("items of a CSV file get typed attributes from their columns", async () => {
  const header =
    "sku,categoryCode,classCode,brandCode,name,shortName,manufacturerPartNumber,attribute:length,attribute:isFullyThreaded,attribute:standards";
  const row = (sku: string, length: string, flag: string) =>
    `${sku},FAS-HEX,hex-cap-screw,HARBOLT,"Hex Cap Screw, 2 in",HCS 2,HCS.38-9,${length},${flag},SAE J429|ASME B18.2.1`;
  const csv = [
    header,
    row("4ZZ01A", "2.25", "true"),
    row("4ZZ02A", "two", "true"),
    row("4ZZ03A", "", "true"),
    row("4ZZ04A", "1", "yes"),
  ];
  expect((await take("catalog", "items.csv", `${csv.join("\n")}\n`, "item")).reasons).toEqual([
    "3 attributes.length is not a number: two",
    "4 attributes.length is missing; hex-cap-screw requires it",
    "5 attributes.isFullyThreaded is not a flag: yes",
  ]);
  expect(await one(`select attributes, part_number_key from item where sku = '4ZZ01A'`)).toEqual({
    attributes: { length: 2.25, isFullyThreaded: true, standards: ["SAE J429", "ASME B18.2.1"] },
    part_number_key: "HCS389",
  });
});

test("an attribute column that no class could have is refused before anything goes in", async () => {
  await expect(take("catalog", "odd.csv", "sku,attribute:__proto__\n4ZZ09A,1\n", "item")).rejects.toThrow(
    "the column attribute:__proto__ is not known",
  );
});

test("two spellings of one alias are one alias", async () => {
  const alias = (value: string) => ({ record: "alias", sku: skuAt(0), kind: "legacy", value });
  const { reasons } = await take("catalog", "aliases.jsonl", jsonLines([alias("AB-12.3"), alias("ab 123")]));
  expect(reasons).toEqual(["2  line 1 has the same key"]);
});

const address = { city: "Peoria", state: "IL", zip: "61602" };
const branch = {
  record: "branch",
  code: "207",
  name: "Peoria",
  address1: "1420 Commerce Park Dr",
  ...address,
  latitude: 40.7,
  longitude: -89.6,
  phone: "(309) 555-0142",
  weekdayHours: "7:00 AM - 5:00 PM",
  distributionCenterCode: "DC1",
};
const center = {
  record: "distribution-center",
  code: "DC1",
  name: "Joliet",
  city: "Joliet",
  state: "IL",
  zip: "60431",
  latitude: 41.5,
  longitude: -88.2,
};
const account = {
  record: "account",
  number: "812345678",
  companyName: "Tillary Machine Works",
  customerKind: "manufacturer",
  address1: "9 Foundry St",
  ...address,
  customCatalogCode: "CC1",
  defaultBranchCode: "207",
};
const user = (id: string, email: string) => ({
  record: "user",
  id,
  email,
  fullName: "Dana Whitlock",
  shortName: "Dana",
});
const membership = (userId: string, accountNumber: string, isCurrent: boolean) => ({
  record: "membership",
  userId,
  accountNumber,
  role: "buyer",
  spendingLimit: "2500.00",
  isCurrent,
});

test("branches, accounts, prices and stock refer to each other and to the catalog", async () => {
  expect(await take("branches", "branches.jsonl", jsonLines([branch, center]))).toMatchObject({
    inserted: 2,
    reasons: [],
  });
  const accounts = await take(
    "accounts",
    "accounts.jsonl",
    jsonLines([
      account,
      { ...account, number: "812345679", customCatalogCode: null },
      {
        record: "custom-catalog",
        code: "CC1",
        scenario: 2,
        filterName: "Approved",
        categories: ["FAS"],
        skus: [skuAt(0)],
      },
      { record: "custom-catalog", code: "CC2", scenario: 2, filterName: "Approved", categories: ["FAS", "NOPE"] },
      user("u1", "dana@tillary.example"),
      user("u2", "Dana@Tillary.example"),
      membership("u1", "812345678", true),
      membership("u1", "812345679", true),
      {
        record: "order",
        number: "W1001",
        accountNumber: "812345678",
        userId: "u1",
        placedAt: "2026-10-02T14:05:00Z",
        status: "delivered",
        lines: [
          { sku: skuAt(0), quantity: 5, unitPrice: "12.3400" },
          { sku: skuAt(1), quantity: 1, unitPrice: 3.5 },
        ],
      },
      {
        record: "order",
        number: "W1002",
        accountNumber: "812345678",
        placedAt: "2026-10-02T14:05:00Z",
        status: "placed",
        lines: [{ sku: "9ZZZZZ", quantity: 5, unitPrice: 1 }],
      },
    ]),
  );
  expect(accounts.reasons).toEqual([
    "4 categories no category has the code NOPE",
    "6 email another user has it already: dana@tillary.example",
    "8 userId another membership of u1 has isCurrent already",
    "10 lines no item has the SKU 9ZZZZZ",
  ]);
  expect(accounts).toMatchObject({ inserted: 6, partRows: 4 });
  const prices = `accountNumber,sku,price,startsOn,endsOn\n812345678,${skuAt(0)},0.0425,2026-01-01,2026-12-31\n812345678,9ZZZZZ,1,,\n899999999,${skuAt(0)},1,,\n`;
  expect((await take("prices", "prices.csv", prices, "contract-price")).reasons).toEqual([
    "3 sku no item has the SKU 9ZZZZZ",
    "4 accountNumber no account has the number 899999999",
  ]);
  const stock = `sku,locationCode,quantity\n${skuAt(0)},207,5\n${skuAt(0)},DC1,500\n${skuAt(0)},999,1\n${skuAt(1)},207,-1\n`;
  expect((await take("stock", "stock.csv", stock)).reasons).toEqual([
    "4 locationCode no branch or distribution center has the code 999",
    "5 quantity is not between 0 and 100000000: -1",
  ]);
  expect(await one(`select price::text, minimum_quantity from contract_price`)).toEqual({
    price: "0.0425",
    minimum_quantity: 1,
  });
});

test("an order's lines are replaced by those of the file", async () => {
  const order = {
    record: "order",
    number: "W1001",
    accountNumber: "812345678",
    userId: "u1",
    placedAt: "2026-10-02T14:05:00Z",
    status: "delivered",
  };
  const lines = [{ sku: skuAt(0), quantity: 6, unitPrice: "12.34" }];
  expect(await take("accounts", "order.jsonl", jsonLines([{ ...order, lines }]))).toMatchObject({
    unchanged: 1,
    partRows: 2,
  });
  expect((await pool.query(`select line, quantity from sales_order_line where order_number = 'W1001'`)).rows).toEqual([
    { line: 1, quantity: 6 },
  ]);
  expect(await one(`select order_lines, quantity, last_ordered_at from account_item`)).toEqual({
    order_lines: "1",
    quantity: "6",
    last_ordered_at: new Date(order.placedAt),
  });
  expect(await one(`select sku, order_lines from item_sales`)).toEqual({ sku: skuAt(0), order_lines: "1" });
});

test("hostile cells of a CSV file are each answered with line and field, and the rows between them go in", async () => {
  const attacks: readonly (readonly [cells: string, field: string])[] = [
    ["=1+1,web,2026-01-01,5.00", "sku"],
    [`${skuAt(0)},web,2026-01-02,=2*3`, "price"],
    [`${skuAt(0)},web,2026-01-03,-5`, "price"],
    [`${skuAt(0)},web,2026-01-04,"1,234.50"`, "price"],
    [`${skuAt(0)},web,2026-01-05,12345678901`, "price"],
    [`${skuAt(0)},web,2026-01-06,1e3`, "price"],
    [`${skuAt(0)},web,2026-01-07,NaN`, "price"],
    [`${skuAt(0)},web,01/08/2026,5`, "startsOn"],
    [`${skuAt(0)},WEB,2026-01-09,5`, "kind"],
    [`${skuAt(0)},"web"x,2026-01-10,5`, ""],
    [`${skuAt(0)},we"b,2026-01-11,5`, ""],
    [`${skuAt(0)},web,2026-01-12`, ""],
    [`${skuAt(0)},web,2026-01-13,5,5`, ""],
    [`${skuAt(0)},"web\nweb",2026-01-14,5`, "kind"],
    [`${skuAt(0)},web\u0000,2026-01-15,5`, "kind"],
    [`<b>${skuAt(0)}</b>,web,2026-01-16,5`, "sku"],
  ];
  const good = (at: number) => `${skuAt(at % 2)},sale,${2_000 + at}-01-01,0.0425`;
  const lines = attacks.flatMap(([cells], at) => [cells, good(at)]);
  const { reasons, inserted } = await take(
    "prices",
    "hostile.csv",
    `sku,kind,startsOn,price\n${lines.join("\n")}\n`,
    "web-price",
  );
  expect(reasons.map((reason) => reason.split(" ")[1])).toEqual(attacks.map(([, field]) => field));
  expect(inserted).toBe(attacks.length);
});
