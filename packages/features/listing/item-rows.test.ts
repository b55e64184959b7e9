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
  isPrimarySize: false,
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
    countryOfOrigin: null,
    lifecycle: "active",
    category: { code: "DRILLS" },
    brand: { name: "Trentham" },
  };
}

function factsOf(items: readonly ListedItem[], attributes: readonly ClassAttribute[]) {
  const [family] = familyGroups({
    items,
    attributesOf: () => attributes,
    familyNames: new Map([["JOBBER-HSS", { name: "Jobber Drills", description: "" }]]),
    prices: new Map(),
    purchased: new Set(),
    priceContext: { accountNumber: null, isSignedIn: false, on: "2026-11-15" },
  });
  return family?.facts;
}

test("a family says where it is made if all of its items are made there", () => {
  const made = (...countries: readonly (string | null)[]) =>
    factsOf(
      countries.map((countryOfOrigin, at) => ({ ...drill(`1AB0${at}`, "1/4 in"), countryOfOrigin })),
      [size],
    );
  const origin = { name: "Country of origin", value: "Germany" };
  expect(made("DE", "DE")).toContainEqual(origin);
  for (const mixed of [made("DE", "US"), made("DE", null), made(null, "DE")]) expect(mixed).not.toContainEqual(origin);
});

test("where it is made comes after what its class says, and takes the place of none of it", () => {
  const codes = ["point", "shank", "finish", "material"];
  const template = codes.map((code) => ({ ...size, code, name: code, gridColumn: null, isPrimarySize: false }));
  const attributes = Object.fromEntries(codes.map((code) => [code, "Same"]));
  const one = { ...drill("1AB00", "1/4 in"), attributes, countryOfOrigin: "DE" };
  expect(factsOf([one], template)?.map(({ name }) => name)).toEqual(codes);
  expect(factsOf([one], template.slice(1))?.map(({ name }) => name)).toEqual([
    "shank",
    "finish",
    "material",
    "Country of origin",
  ]);
});

test("sizes in a grid stand as on a rack, and not by their digits", () => {
  const sizes = ["1/4 in", "1/8 in", "3/8 in", "3/16 in", "1-1/2 in", "M6", "#7"];
  const [family] = familyGroups({
    items: sizes.map((text, at) => drill(`1AB0${at}`, text)),
    attributesOf: () => [size],
    familyNames: new Map([["JOBBER-HSS", { name: "Jobber Drills", description: "" }]]),
    prices: new Map(),
    purchased: new Set(),
    priceContext: { accountNumber: null, isSignedIn: false, on: "2026-11-15" },
  });
  expect(family?.rows.map(({ cells }) => cells[0]?.replace("\u00A0", " "))).toEqual([
    "1/8 in",
    "3/16 in",
    "#7",
    "1/4 in",
    "3/8 in",
    "1-1/2 in",
    "M6",
  ]);
});
