import { expect, test } from "vitest";
import type { CompareColumn } from "./compare.ts";
import { comparisonCsv } from "./compare-csv.ts";

const price = { kind: "price", label: "Your Price", each: null, strike: null, reference: null, endsOn: null } as const;
const bearing: CompareColumn = {
  sku: "2KD94A",
  name: "Ball Bearing, 20 mm Bore",
  url: "/product/2KD94A",
  cells: [],
  packing: { sellPackQuantity: 1, shipPackQuantity: 1, minimumQuantity: 1 },
  unitLabel: "each",
  price: { ...price, price: "$1,009.37" },
  stock: { kind: "in", words: "In stock" },
  isPreviouslyPurchased: false,
  brand: "Rolvanta",
  manufacturerPartNumber: "6204-2RS",
  documents: [],
  isSold: true,
};

test("a row an attribute, a column an item; amounts are numbers and spaces are plain", () => {
  const gone: CompareColumn = { ...bearing, sku: "2KE03A", isSold: false, price: { kind: "call" } };
  const rows = [{ name: "Bore", values: ["20\u00A0mm", "3/4-\u206010"], differs: true }];
  expect(comparisonCsv({ columns: [bearing, gone], rows }).split("\r\n")).toEqual([
    "Item #,2KD94A,2KE03A",
    'Product,"Ball Bearing, 20 mm Bore","Ball Bearing, 20 mm Bore"',
    "Brand,Rolvanta,Rolvanta",
    "Mfr. model #,6204-2RS,6204-2RS",
    "Price (USD),1009.37,",
    "Unit,each,each",
    "Availability,In stock,Not sold",
    "Bore,20 mm,3/4-10",
    "",
  ]);
});
