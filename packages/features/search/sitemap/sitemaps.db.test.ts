import { gunzipSync } from "node:zlib";
import { categoryTreeReader } from "@capstan/features/catalog/server";
import { testEngines } from "@capstan/platform/test-kit";
import { type TestApp, origin, testApp } from "@capstan/web/test-app";
import { beforeAll, expect, test } from "vitest";
import { seedSmallCatalog } from "../../../../scripts/seed/seed-company.ts";
import { resultsReader, sitemapReader, synonymsReader } from "../server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
let app: TestApp;

beforeAll(async () => {
  await seedSmallCatalog(engines.databaseUrl);
  await pool.query("update item set name = $1 where sku = (select min(sku) from item where lifecycle = 'active')", [
    `Nut & "Bolt" <Set>, 1/2'`,
  ]);
  app = await testApp(engines);
}, 300_000);

async function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

/** Reads a file strictly: nothing but what the protocol's elements hold may be in it. */
function locationsIn(xml: string, list: "urlset" | "sitemapindex", entry: "url" | "sitemap"): string[] {
  const whole = new RegExp(
    String.raw`^<\?xml version="1\.0" encoding="UTF-8"\?>\n<${list} xmlns="${namespace}">\n(?<entries>[\s\S]*)</${list}>\n$`,
  ).exec(xml)?.groups?.["entries"];
  expect(whole).toBeDefined();
  const text = "(?:[^<>&]|&(?:amp|lt|gt|quot|apos);)";
  const one = new RegExp(
    String.raw`^<${entry}><loc>(?<loc>${text}+)</loc>(?:<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z</lastmod>)?</${entry}>$`,
  );
  const lines = (whole ?? "").split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const found = one.exec(line)?.groups?.["loc"];
    expect(found, `in ${line}`).toBeDefined();
    return (found ?? "").replaceAll("&amp;", "&");
  });
}

async function soldSkus(): Promise<string[]> {
  const rows = await db
    .selectFrom("item")
    .select("sku")
    .where("lifecycle", "in", ["active", "clearance"])
    .orderBy("sku")
    .execute();
  return rows.map(({ sku }) => sku);
}

async function textOf(pieces: AsyncIterable<string> | undefined): Promise<string> {
  let text = "";
  for await (const piece of pieces ?? []) text += piece;
  return text;
}

const skuOf = (location: string) => location.slice(-6);

test("the index names every file, and every file is well-formed and within the protocol's limit", async () => {
  const index = await get("/sitemap.xml");
  expect([index.statusCode, index.headers["content-type"]]).toEqual([200, "application/xml; charset=utf-8"]);
  const files = locationsIn(index.body, "sitemapindex", "sitemap");
  expect(files).toEqual([`${origin}/sitemaps/categories.xml`, `${origin}/sitemaps/products-1.xml`]);
  for (const file of files) {
    const { body, statusCode } = await get(new URL(file).pathname);
    const locations = locationsIn(body, "urlset", "url");
    expect(statusCode).toBe(200);
    expect(locations.length).toBeGreaterThan(0);
    expect(locations.length).toBeLessThanOrEqual(50_000);
    expect(locations.filter((location) => !location.startsWith(`${origin}/`))).toEqual([]);
  }
});

test("every item that is sold stands in the files exactly once, and no other", async () => {
  const { body } = await get("/sitemaps/products-1.xml");
  expect(locationsIn(body, "urlset", "url").map(skuOf)).toEqual(await soldSkus());
});

test("many files together hold every item exactly once, whatever their size, and none holds more than it may", async () => {
  const sold = await soldSkus();
  const { total } = await db
    .selectFrom("item")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  for (const itemsPerFile of [70, 500, Number(total)]) {
    const reader = sitemapReader({ db, origin, itemsPerFile });
    const names = locationsIn(await reader.index(), "sitemapindex", "sitemap").slice(1);
    expect(names.length).toBe(Math.ceil(Number(total) / itemsPerFile));
    const skus: string[] = [];
    for (const [at] of names.entries()) {
      const locations = locationsIn(await textOf(await reader.file(`products-${at + 1}.xml`)), "urlset", "url");
      expect(locations.length).toBeLessThanOrEqual(itemsPerFile);
      skus.push(...locations.map(skuOf));
    }
    expect(skus).toEqual(sold);
    expect(await reader.file(`products-${names.length + 1}.xml`)).toBeUndefined();
  }
});

test("each category's address is the one that its page calls canonical", async () => {
  const results = resultsReader({
    db,
    opensearch: engines.opensearch,
    categoryTree: categoryTreeReader(db),
    synonyms: synonymsReader(db),
    clock: { now: () => new Date() },
    origin,
  });
  const categories = locationsIn((await get("/sitemaps/categories.xml")).body, "urlset", "url");
  for (const location of categories.filter((_, at) => at % 17 === 0)) {
    const slug = location.split("/").at(-1) ?? "";
    expect((await results.category(new Request(location), slug))?.canonicalUrl).toBe(location);
  }
  expect((await results.categories()).canonicalUrl).toBe(`${origin}/category`);
});

test("the day of an item's last change is told", async () => {
  await pool.query(
    "update item set updated_at = '2026-03-04T05:06:07Z' where sku = (select min(sku) from item where lifecycle = 'active')",
  );
  const { body } = await get("/sitemaps/products-1.xml");
  expect(body).toContain("<lastmod>2026-03-04T05:06:07.000Z</lastmod>");
});

test("files are compressed for whoever can read that", async () => {
  const plain = await get("/sitemaps/products-1.xml");
  const packed = await get("/sitemaps/products-1.xml", { "accept-encoding": "gzip" });
  expect(packed.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
});

test("files that there are not are not found", async () => {
  for (const name of ["products-2.xml", "products-0.xml", "products-x.xml", "other.xml", "products-99999999.xml"]) {
    expect((await get(`/sitemaps/${name}`)).statusCode, `of ${name}`).toBe(404);
  }
});

test("robots are told of the sitemap, and to leave searches and filtered pages alone", async () => {
  const { body, headers } = await get("/robots.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const lines = body.split("\n");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines).toEqual(
    expect.arrayContaining(["User-agent: *", "Disallow: /search", "Disallow: /*?f.", "Disallow: /*&f."]),
  );
  const refused = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));
  const isRefused = (path: string) =>
    refused.some((rule) =>
      new RegExp(`^${rule.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll("*", ".*")}`).test(path),
    );
  expect(isRefused("/category/screws-FAS?f.finish=Plain")).toBe(true);
  expect(isRefused("/category/screws-FAS?analytics=nav&f.length.from=1")).toBe(true);
  expect(["/", "/category/screws-FAS", "/product/screw-1AA01A", "/category?analytics=nav"].filter(isRefused)).toEqual(
    [],
  );
});
