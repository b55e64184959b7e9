import type { ClassAttribute, ListedItem } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { familyGroups } from "./item-rows.server.ts";

const size: ClassAttribute = {
  code: "drill_size",
  name: "Drill Size",
  type: "text",
  unit: "",
  display: "decimal",
  isRequired: true,
  isFacet: true,
  gridColumn: 1,
};

function drill(sku: string, drillSize: string): ListedItem {
  return {
    sku,
    name: `Drill, ${drillSize}`,
    description: "",
    classCode: "JOBBER",
    familyCode: "JOBBER-HSS",
    attributes: { drill_size: drillSize },
    unit: "EA",
    piecesPerUnit: 1,
    sellPackQuantity: 1,
    shipPackQuantity: 1,
    minimumQuantity: 1,
    brand: { name: "Trentham" },
  };
}

test("sizes in a grid stand as on a rack, and not by their digits", () => {
  const sizes = ["1/4 in", "1/8 in", "3/8 in", "3/16 in", "1-1/2 in", "M6", "#7"];
  const [family] = familyGroups({
    items: sizes.map((text, at) => drill(`1AB0${at}`, text)),
    attributesOf: () => [size],
    familyNames: new Map(),
    prices: new Map(),
    purchased: new Set(),
    priceContext: { accountNumber: null, isSignedIn: false, on: "2026-11-15" },
  });
  expect(family?.rows.map(({ cells }) => cells[0])).toEqual([
    "1/8 in",
    "#7",
    "3/16 in",
    "1/4 in",
    "3/8 in",
    "1-1/2 in",
    "M6",
  ]);
});
