import type { Attributes, ClassAttribute, ListedItem } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { shareCount } from "./column-shares.ts";
import { textIn } from "./family-columns.ts";
import { familyTable, withShares } from "./family-table.ts";

const page = { hasEach: true };

function attribute(code: string, gridColumn: number | null, more: Partial<ClassAttribute> = {}): ClassAttribute {
  const name = `${code.charAt(0).toUpperCase()}${code.slice(1)}`;
  const rest = { display: "fraction", isRequired: true, isFacet: true, isPrimarySize: false } as const;
  return { code, name, type: "text", unit: "", gridColumn, ...rest, ...more };
}

const thread = attribute("thread", 1, { isPrimarySize: true });
const length = attribute("length", 2, { type: "number", unit: "in" });
const finish = attribute("finish", 3);
const point = attribute("point", null);
const template = [thread, length, finish, point];

let made = 0;
function item(attributes: Attributes, brand = "Harbolt"): ListedItem {
  made += 1;
  return {
    sku: `1AB${made}`,
    name: "Screw",
    description: "",
    classCode: "SCREW",
    familyCode: "SCREWS",
    attributes,
    unit: "EA",
    piecesPerUnit: 1,
    sellPackQuantity: 1,
    shipPackQuantity: 1,
    minimumQuantity: 1,
    countryOfOrigin: null,
    lifecycle: "active",
    category: { code: "SCREWS" },
    brand: { name: brand },
  };
}

function names(attributes: readonly ClassAttribute[], items: readonly ListedItem[]) {
  const { columns, isGrouped, shared } = familyTable(attributes, items, { hasEach: false });
  return {
    columns: columns.map(({ name }) => name),
    isGrouped,
    shared: shared.map(({ name }) => name),
  };
}

const screws = [
  item({ thread: "3/8-16", length: 1, finish: "Zinc", point: "Flat" }),
  item({ thread: "3/8-16", length: 2, finish: "Zinc", point: "Flat" }),
  item({ thread: "3/8-24", length: 1, finish: "Zinc", point: "Flat" }),
];

test("what differs is a column, what all share is said once", () => {
  expect(names(template, screws)).toEqual({
    columns: ["Thread", "Length"],
    isGrouped: true,
    shared: ["Finish", "Brand"],
  });
});

test("the size that a class is looked for by heads its rows, even where all have the same one", () => {
  expect(names(template, screws.slice(0, 2))).toMatchObject({ columns: ["Thread", "Length"], isGrouped: true });
});

test("where every row has its own first value there are no groups", () => {
  expect(names([length, finish], screws.slice(0, 2))).toMatchObject({ columns: ["Length"], isGrouped: false });
});

test("brands that differ are a column after the sizes", () => {
  const bought = [...screws, item({ thread: "3/8-16", length: 1, finish: "Plain" }, "Ironmere")];
  expect(names(template, bought).columns).toEqual(["Thread", "Length", "Brand", "Finish"]);
});

test("a single item shows what its class has columns for", () => {
  expect(names(template, screws.slice(0, 1))).toMatchObject({ columns: ["Thread", "Length", "Finish", "Brand"] });
});

test("inches and millimetres share a column", () => {
  const bore = attribute("bore", 1, { type: "number", unit: "in" });
  const boreMm = attribute("boreMm", 2, { name: "Bore (Metric)", type: "number", unit: "mm" });
  const items = [item({ bore: 0.5, finish: "Zinc" }), item({ boreMm: 20, finish: "Zinc" })];
  const { columns } = familyTable([bore, boreMm, finish], items, page);
  expect(columns.map(({ name, unit }) => [name, unit])).toEqual([["Bore", ""]]);
  expect(columns.map(({ column }) => items.map((one) => textIn(one, column).replace("\u00A0", " ")))).toEqual([
    ["1/2 in", "20 mm"],
  ]);
});

test("no two rows read the same on a tablet, whatever there is room for", () => {
  const codes = ["material", "coating", "standard", "markings", "packaging"];
  const words = codes.map((code, at) => attribute(code, at + 1));
  const items = Array.from({ length: 16 }, (_, number) =>
    item(
      Object.fromEntries(
        codes.map((code, at) => [code, `Hot Galvanized ${at === 4 ? number >> 3 : (number >> at) & 1}`]),
      ),
    ),
  );
  const { columns } = familyTable(words, items, page);
  const onTablet = columns.filter(({ isWideOnly }) => !isWideOnly);
  const rows = items.map((one) => onTablet.map(({ column }) => textIn(one, column)).join("|"));
  expect(new Set(rows).size).toBe(items.length);
  expect(onTablet.at(-1)?.name).toBe("Coating, Standard, Markings");
});

test("the columns of a table take all the room, and tables with the same columns have them at the same places", () => {
  const longer = screws.map(({ attributes, ...rest }) => ({
    ...rest,
    attributes: { ...attributes, length: 1.25 + Number(attributes["length"]) },
  }));
  const tables = [screws, longer].map((items) => familyTable(template, items, page));
  const [one, other] = withShares(tables, page);
  expect(one).toEqual(other);
  expect(one?.reduce((sum, { share }) => sum + share, 0)).toBe(shareCount);
  expect(one?.reduce((sum, { narrowShare }) => sum + narrowShare, 0)).toBe(shareCount);
});
