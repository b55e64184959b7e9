import { batchQuery } from "@capstan/platform/json-query";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { itemsBySku, listedItems, relationsOf, skusByIdentifier } from "./server.ts";

const { database } = testEngines();
const { db } = database;

function item(sku: string, changes: object = {}) {
  return {
    sku,
    category_code: "FAS",
    class_code: "screw",
    brand_code: "harbolt",
    family_code: null,
    name: `Screw ${sku}`,
    short_name: "SCREW",
    manufacturer_part_number: "AB-12.34",
    part_number_key: "AB1234",
    ...changes,
  };
}

beforeAll(async () => {
  await db
    .insertInto("category")
    .values({
      code: "FAS",
      parent_code: null,
      name: "Fasteners",
      slug: "fasteners",
      icon: "screw-lag",
      summary: "",
      unspsc: null,
      position: 1,
    })
    .execute();
  await db.insertInto("brand").values({ code: "harbolt", name: "Harbolt", slug: "harbolt" }).execute();
  await db
    .insertInto("item_class")
    .values({ code: "screw", name: "Screws", unspsc: "31161500", drawing: null })
    .execute();
  await db
    .insertInto("item")
    .values([item("1AA01A"), item("1AA01B", { part_number_key: "OTHER", manufacturer_part_number: "OTHER" })])
    .execute();
  await db
    .insertInto("item_alias")
    .values([
      { key: "K100", sku: "1AA01B", kind: "legacy", value: "K-100" },
      { key: "BIN7", sku: "1AA01B", kind: "customer", value: "BIN-7", account_number: "0801234567" },
    ])
    .execute();
});

test.each(["AB 12.34", "ab1234", "AB-12-34", "1aa01a"])(
  "%s finds the item it names, however it is punctuated",
  async (text) => {
    expect(await skusByIdentifier(db, null, text)).toEqual(["1AA01A"]);
  },
);

test("a customer's own number is found by that customer alone", async () => {
  const found = await Promise.all(
    ["0801234567", "0809999999", null].map(async (account) => skusByIdentifier(db, account, "bin 7")),
  );
  expect(found).toEqual([["1AA01B"], [], []]);
});

test("an item can't name a category, class or brand that does not exist, whoever writes it", async () => {
  for (const wrong of [{ category_code: "NO" }, { class_code: "no" }, { brand_code: "no" }]) {
    await expect(db.insertInto("item").values(item("1AA09Z", wrong)).execute()).rejects.toThrow("does not exist");
    await expect(db.updateTable("item").set(wrong).where("sku", "=", "1AA01A").execute()).rejects.toThrow(
      "does not exist",
    );
  }
});

test("what items name can't be deleted", async () => {
  await expect(db.deleteFrom("category").where("code", "=", "FAS").execute()).rejects.toThrow(
    "items name this category",
  );
  await expect(db.deleteFrom("brand").where("code", "=", "harbolt").execute()).rejects.toThrow("items name this brand");
  await expect(db.deleteFrom("item_class").where("code", "=", "screw").execute()).rejects.toThrow("items name this");
});

test("a relation is offered between its days only, in its order", async () => {
  await db.insertInto("item").values(item("1AA01C")).execute();
  await db
    .insertInto("item_relation")
    .values([
      { sku: "1AA01A", kind: "alternate", related_sku: "1AA01B", position: 2 },
      {
        sku: "1AA01A",
        kind: "alternate",
        related_sku: "1AA01C",
        position: 1,
        starts_on: "2026-06-01",
        ends_on: "2026-06-30",
      },
    ])
    .execute();
  const on = async (day: string) =>
    (await relationsOf(db, "1AA01A", day)).get("alternate")?.map((row) => row.related_sku);
  expect([await on("2026-05-31"), await on("2026-06-15"), await on("2026-07-01")]).toEqual([
    ["1AA01B"],
    ["1AA01C", "1AA01B"],
    ["1AA01B"],
  ]);
});

test("an item is read with its brand and its category", async () => {
  expect(await itemsBySku(db, ["1AA01A", "9ZZ99Z"])).toEqual([
    {
      sku: "1AA01A",
      name: "Screw 1AA01A",
      shortName: "SCREW",
      description: "",
      brand: { code: "harbolt", name: "Harbolt" },
      manufacturerPartNumber: "AB-12.34",
      category: { code: "FAS", name: "Fasteners", slug: "fasteners" },
      classCode: "screw",
      familyCode: null,
      attributes: {},
      unit: "EA",
      piecesPerUnit: 1,
      sellPackQuantity: 1,
      shipPackQuantity: 1,
      minimumQuantity: 1,
      lifecycle: "active",
      countryOfOrigin: null,
      restrictions: [],
    },
  ]);
  expect(await itemsBySku(db, [])).toEqual([]);
});

test("a list shows its items with the words of their families", async () => {
  const family = { class_code: "screw", category_code: "FAS", brand_code: null };
  await db
    .insertInto("document")
    .values([
      { code: "socket-sds", kind: "sds", language: "en", title: "Safety data", url: "https://docs.example/sds.pdf" },
      {
        code: "socket-sheet",
        kind: "datasheet",
        language: "en",
        title: "Socket screws",
        url: "https://docs.example/socket.pdf",
      },
    ])
    .execute();
  await db
    .insertInto("family")
    .values([
      {
        ...family,
        code: "socket",
        name: "Socket Screws",
        description: "Black.",
        documents: ["socket-sds", "socket-sheet"],
      },
      { ...family, code: "lag", name: "Lag Screws", description: "", documents: [] },
    ])
    .execute();
  const attributes = { length: 0.375, finish: "Zinc", isMetric: false, approvals: ["UL", "CSA"] };
  await db
    .insertInto("item")
    .values([item("1AA02A", { family_code: "socket", attributes: JSON.stringify(attributes) }), item("1AA02B")])
    .execute();
  const { listed } = await batchQuery(db, { listed: listedItems(["1AA02B", "1AA02A"]) });
  expect(new Map(listed.items.map(({ sku, ...rest }) => [sku, rest]))).toMatchObject(
    new Map([
      ["1AA02A", { familyCode: "socket", brand: { name: "Harbolt" }, attributes }],
      ["1AA02B", { familyCode: null, brand: { name: "Harbolt" }, attributes: {} }],
    ]),
  );
  const specSheetUrl = "https://docs.example/socket.pdf";
  expect(listed.families).toEqual([{ code: "socket", name: "Socket Screws", description: "Black.", specSheetUrl }]);
});
