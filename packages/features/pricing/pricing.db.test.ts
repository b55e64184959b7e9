import { testEngines, watchedDatabase } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { resolvePrice } from "./index.ts";
import { priceFiles } from "./server.ts";

const { database } = testEngines();
const { db } = database;

beforeAll(async () => {
  await db
    .insertInto("web_price")
    .values([
      {
        sku: "1AA01A",
        kind: "web",
        starts_on: "-infinity",
        ends_on: "infinity",
        price: "12.50",
        strike_price: null,
        needs_sign_in: false,
      },
      {
        sku: "1AA02A",
        kind: "web",
        starts_on: "-infinity",
        ends_on: "infinity",
        price: "0.0825",
        strike_price: null,
        needs_sign_in: false,
      },
    ])
    .execute();
  await db
    .insertInto("contract_price")
    .values([
      {
        account_number: "0801234567",
        sku: "1AA01A",
        minimum_quantity: 1,
        starts_on: "2026-01-01",
        ends_on: "infinity",
        price: "9.75",
        reference_price: "12.50",
      },
      {
        account_number: "0801234567",
        sku: "1AA01A",
        minimum_quantity: 10,
        starts_on: "2026-01-01",
        ends_on: "infinity",
        price: "8.1234",
        reference_price: "12.50",
      },
      {
        account_number: "0809999999",
        sku: "1AA01A",
        minimum_quantity: 1,
        starts_on: "2026-01-01",
        ends_on: "infinity",
        price: "1",
        reference_price: null,
      },
    ])
    .execute();
});

test("an account gets its own contract at the quantity, to the hundredth of a cent", async () => {
  const file = (await priceFiles(db, "0801234567", ["1AA01A"])).get("1AA01A");
  const { answer } = resolvePrice(file ?? { web: [], contract: [] }, {
    quantity: 12,
    on: "2026-11-15",
    isSignedIn: true,
  });
  expect(answer).toEqual({ kind: "contract", price: 81_234n, referencePrice: 125_000n, nextBreak: null });
});

test("another account's contract is never read", async () => {
  const files = await priceFiles(db, "0805555555", ["1AA01A", "1AA02A", "9ZZ99Z"]);
  expect([...files.values()].map((file) => file.contract.length)).toEqual([0, 0, 0]);
});

test("a visitor without an account reads web prices only", async () => {
  const files = await priceFiles(db, null, ["1AA01A", "1AA02A"]);
  expect([...files].map(([sku, file]) => [sku, file.web[0]?.price, file.contract.length])).toEqual([
    ["1AA01A", 125_000n, 0],
    ["1AA02A", 825n, 0],
  ]);
});

test("the number of statements does not grow with the number of items", async () => {
  const { watched, statements } = watchedDatabase(db);
  const skus = Array.from({ length: 500 }, (_, at) => `1AB${String(at).padStart(3, "0")}`);
  await priceFiles(watched, "0801234567", skus);
  expect(statements).toHaveLength(1);
});
