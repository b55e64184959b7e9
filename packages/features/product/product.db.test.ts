import { noPictureSources } from "@capstan/features/pictures/server";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { productReader } from "./product-reader.server.ts";

const engines = testEngines();
const { db, pool } = engines.database;
const origin = "http://store.example";
const clock = { now: () => new Date("2026-11-15T12:00:00Z") };
const drawings = {
  drawings: [{ name: "screw", title: "Screw", examples: [] }],
  svgNamed: () => undefined,
  dxfNamed: () => undefined,
  isMeasuredNamed: (name: string) => name === "screw",
  brandMarkSvg: () => "",
};
const photographs = { publicOrigin: origin, origins: ["https://images.example"], bucketName: "photographs" };
const pictures = { ...noPictureSources, photographs, drawings };
const product = productReader({ db, categoryTree: async () => undefined, clock, origin, pictures });

beforeAll(async () => {
  await pool.query(
    "insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)",
  );
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query(
    "insert into item_class (code, name, unspsc, drawing) values ('screw', 'Screws', '31161500', 'screw'), ('other', 'Others', '31161500', null)",
  );
  await pool.query(
    "insert into warranty (code, name, months, price, terms) values ('W2', '2-Year Plan', 24, 59.99, 'Repairs it.')",
  );
  await pool.query(
    `insert into document (code, kind, title, url) values
       ('a', 'sds', 'Of the family', '/a.pdf'), ('b', 'manual', 'Its own', '/b.pdf'), ('c', 'manual', 'Of another', '/c.pdf')`,
  );
  await pool.query(
    "insert into family (code, class_code, category_code, name, documents) values ('screws', 'screw', 'FAS', 'Screws', '{a}')",
  );
  const columns = "sku, class_code, family_code, lifecycle, available_from, discontinued_on, country_of_origin";
  await pool.query(
    `insert into item (${columns}, warranty_code, documents, image_url,
       category_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
     select row.*, 'FAS', 'harbolt', 'Screw', 'SCREW', row.sku, row.sku from (values
       ('1AA01A', 'screw', 'screws', 'planned', date '2026-12-01', null::date, 'DE', 'W2', '{b,a}'::text[], 'https://images.example/a.jpg'),
       ('1AA02A', 'screw', null, 'discontinued', null, date '2026-03-31', null, null, '{}', 'https://elsewhere.example/a.jpg'),
       ('1AA03A', 'other', null, 'active', null, null, 'ZZ', null, '{}', 's3://photographs/a.jpg')
     ) as row (${columns}, warranty_code, documents, image_url)`,
  );
});

const load = async (sku: string) => product.load(new Request(`${origin}/product/x-${sku}`), sku);

test("an item's page says where it was made, from when it is sold, its plan, and its own documents with its family's", async () => {
  const view = await load("1AA01A");
  expect(view).toMatchObject({
    state: "planned",
    availableFrom: "2026-12-01",
    protectionPlan: { name: "2-Year Plan", price: "$59.99", terms: "Repairs it." },
    documents: [{ title: "Of the family" }, { title: "Its own" }],
  });
  expect(view?.specifications).toContainEqual({ name: "Country of origin", value: "Germany" });
});

test("an item of which none of this is known says none of it", async () => {
  const view = await load("1AA02A");
  expect(view).toMatchObject({
    state: "discontinued",
    availableFrom: null,
    discontinuedOn: "2026-03-31",
    protectionPlan: null,
    documents: [],
    specifications: [],
  });
});

test("a photograph is named only where browsers may load it themselves, and measures where they can be drawn", async () => {
  const galleries = await Promise.all(["1AA01A", "1AA02A", "1AA03A"].map(async (sku) => (await load(sku))?.gallery));
  expect(galleries).toEqual([
    { photographUrl: "https://images.example/a.jpg", hasDimensions: true },
    { photographUrl: null, hasDimensions: true },
    { photographUrl: null, hasDimensions: false },
  ]);
});
