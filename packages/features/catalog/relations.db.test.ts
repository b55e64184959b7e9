import { testEngines } from "@capstan/platform/test-kit";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { relationsBothWays } from "./server.ts";

const { database } = testEngines();
const { db } = database;

const gasket = "2GK01A";
const pumps = Array.from({ length: 400 }, (_, at) => `1PU${String(at).padStart(3, "0")}`);
const on = "2026-11-15";
const kinds = ["alternate", "required-accessory", "related"] as const;

const relation = (sku: string, kind: (typeof kinds)[number], related: string, position = 0) => ({
  sku,
  kind,
  related_sku: related,
  position,
});

beforeAll(async () => {
  await db
    .insertInto("category")
    .values({
      code: "PUM",
      parent_code: null,
      name: "Pumps",
      slug: "pumps",
      icon: "cog",
      summary: "",
      unspsc: null,
      position: 1,
    })
    .execute();
  await db.insertInto("brand").values({ code: "harbolt", name: "Harbolt", slug: "harbolt" }).execute();
  await db
    .insertInto("item_class")
    .values({ code: "pump", name: "Pumps", unspsc: "40151500", drawing: null })
    .execute();
  const item = (sku: string) => ({
    sku,
    category_code: "PUM",
    class_code: "pump",
    brand_code: "harbolt",
    family_code: null,
    name: `Pump ${sku}`,
    short_name: "PUMP",
    manufacturer_part_number: sku,
    part_number_key: sku,
  });
  await db
    .insertInto("item")
    .values([gasket, ...pumps].map(item))
    .execute();
  await db
    .insertInto("item_relation")
    .values([
      ...pumps.map((pump, at) => relation(pump, "required-accessory", gasket, pumps.length - at)),
      relation(gasket, "required-accessory", "1PU007", 9),
      relation(gasket, "alternate", "1PU005", 2),
      relation(gasket, "alternate", "1PU006", 1),
      { ...relation(gasket, "related", "1PU008"), ends_on: "2026-11-14" },
    ])
    .execute();
  await sql`analyze item_relation`.execute(db);
});

test("an item's own relations come first, then those of the items that name it, each in their order", async () => {
  const found = await relationsBothWays(db, { sku: gasket, on, kinds, limit: 3 });
  expect(found).toEqual([
    { kind: "alternate", sku: "1PU006", isReverse: false },
    { kind: "alternate", sku: "1PU005", isReverse: false },
    { kind: "required-accessory", sku: "1PU007", isReverse: false },
    { kind: "required-accessory", sku: "1PU399", isReverse: true },
    { kind: "required-accessory", sku: "1PU398", isReverse: true },
  ]);
});

test("the accessory of four hundred items has as many relations of a kind as were asked for, on days when they hold", async () => {
  const found = await relationsBothWays(db, { sku: gasket, on, kinds, limit: 24 });
  const counts = kinds.map((kind) => found.filter((one) => one.kind === kind).length);
  expect(counts).toEqual([2, 24, 0]);
  const before = await relationsBothWays(db, { sku: gasket, on: "2026-11-14", kinds, limit: 24 });
  expect(before.filter(({ kind }) => kind === "related")).toHaveLength(1);
});

test("those that name an item are read in the order of an index, and not sorted", async () => {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain select sku from item_relation
    where related_sku = ${gasket} and kind = ${"required-accessory"} and starts_on <= ${on} and ends_on >= ${on}
    order by position, sku limit 24
  `.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join(" ");
  expect(plan).toContain("item_relation_related_order");
  expect(plan).not.toContain("Sort");
});
