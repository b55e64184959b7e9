import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountRecords } from "@capstan/features/account/server";
import { availabilityRecords } from "@capstan/features/availability/server";
import { branchesRecords } from "@capstan/features/branches/server";
import { catalogRecords } from "@capstan/features/catalog/server";
import { checkoutRecords } from "@capstan/features/checkout/server";
import { complianceRecords } from "@capstan/features/compliance/server";
import { orderRecords } from "@capstan/features/orders/server";
import { pricingRecords } from "@capstan/features/pricing/server";
import { Problem, type RecordPlan, runImport } from "@capstan/platform/import";
import { testEngines } from "@capstan/platform/test-kit/index";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companyRecords } from "./index.ts";
import { categoryOf } from "./items.ts";
import { sampleItems } from "./sample-items.ts";

const { databaseUrl } = testEngines();
const items = sampleItems();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "capstan-company-"));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

test("the whole company goes through the public import, and a second time changes nothing", async () => {
  const first = await takeIn();
  expect(first.flatMap(({ firstRejections }) => firstRejections)).toEqual([]);
  expect(first.every(({ inserted }) => inserted > 0)).toBe(true);
  const second = await takeIn();
  expect(second.map(({ inserted, updated }) => inserted + updated)).toEqual([0, 0, 0, 0, 0, 0]);
}, 120_000);

async function takeIn() {
  const company = companyRecords({ seed: "test", asOf: "2026-11-15", items });
  const { catalog, branches, accounts, prices, stock, terms } = company;
  return [
    await importOf("catalog", [...catalog, ...sampleCatalog()], [...complianceRecords, ...catalogRecords]),
    await importOf("branches", branches, branchesRecords),
    await importOf("accounts", accounts, accountRecords),
    await importOf("prices", prices, pricingRecords),
    await importOf("stock", stock, availabilityRecords),
    await importOf("terms", terms, [...orderRecords, ...checkoutRecords]),
  ];
}

async function importOf(kind: string, rows: Iterable<object>, records: readonly RecordPlan[]) {
  const file = join(folder, `${kind}.jsonl`);
  await writeFile(file, Array.from(rows, (row) => `${JSON.stringify(row)}\n`).join(""));
  const outcome = await runImport({ databaseUrl, kind, files: [file], records });
  if (outcome instanceof Problem) throw new Error(outcome.reason);
  return outcome;
}

/** The least that a catalog needs for the company's rows to lead somewhere. */
function* sampleCatalog(): Iterable<object> {
  const category = { icon: "tools", summary: "For tests" };
  for (const code of new Set(items.map(categoryOf)))
    yield { record: "category", ...category, code, name: code, slug: code.toLowerCase() };
  for (const code of new Set(items.map(({ categoryCode }) => categoryCode))) {
    yield { record: "category", ...category, code, name: code, slug: code.toLowerCase(), parentCode: code.slice(0, 3) };
  }
  for (const code of new Set(items.map(({ brandCode }) => brandCode)))
    yield { record: "brand", code, name: code, slug: code };
  for (const code of new Set(items.map(({ classCode }) => classCode))) {
    yield { record: "class", code, name: code, unspsc: "31161600", attributes: [] };
  }
  for (const { price: _price, goesWith: _goesWith, ...item } of items) {
    yield { record: "item", ...item, shortName: item.sku, manufacturerPartNumber: item.sku, attributes: {} };
  }
}
