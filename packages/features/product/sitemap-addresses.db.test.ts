import { categoryTreeReader } from "@capstan/features/catalog/server";
import { noPictureSources } from "@capstan/features/pictures/server";
import { testEngines } from "@capstan/platform/test-kit";
import { origin, testApp } from "@capstan/web/test-app";
import { expect, test } from "vitest";
import { seedSmallCatalog } from "../../../scripts/seed/seed-company.ts";
import { productReader } from "./server.ts";

const engines = testEngines();
const { db, pool } = engines.database;

test("each item's address in the sitemap is the one that its page calls canonical", { timeout: 120_000 }, async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await pool.query("update item set name = $1 where sku = (select min(sku) from item where lifecycle = 'active')", [
    `Nut & "Bolt" <Set>, 1/2'`,
  ]);
  const app = await testApp(engines);
  const { body } = await app.inject("/sitemaps/products-1.xml");
  const addresses = Array.from(
    body.matchAll(/<loc>(?<address>[^<]+)<\/loc>/g),
    ({ groups }) => groups?.["address"] ?? "",
  );
  expect(addresses.length).toBeGreaterThan(97);
  const clock = { now: () => new Date() };
  const product = productReader({
    db,
    categoryTree: categoryTreeReader(db),
    clock,
    origin,
    pictures: noPictureSources,
  });
  for (const address of addresses.filter((_, at) => at % 97 === 0)) {
    expect((await product.load(new Request(address), address.slice(-6)))?.canonicalUrl).toBe(address);
  }
});
