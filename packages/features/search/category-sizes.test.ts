import type { CategoryNode, CategoryTree, ClassAttribute } from "@capstan/features/catalog/server";
import { expect, test } from "vitest";
import { type CategorySizes, sizeRanges } from "./category-sizes.server.ts";

function attribute(code: string, changes: Partial<ClassAttribute> = {}): ClassAttribute {
  return {
    code,
    name: code,
    type: "text",
    unit: "",
    display: "decimal",
    isRequired: false,
    isFacet: true,
    gridColumn: 1,
    isPrimarySize: false,
    ...changes,
  };
}

const thread = attribute("threadSize", { name: "Thread Size", isPrimarySize: true });
const length = attribute("length", { name: "Length", type: "number", unit: "in" });
const lengthMm = attribute("lengthMm", { name: "Length (Metric)", type: "number", unit: "mm" });
const finish = attribute("finish", { name: "Finish" });

/** BOLTS holds HEX and SOCKET, of one class. */
const tree: CategoryTree = {
  categories: new Map(),
  classes: new Map([
    ["screw", { code: "screw", name: "Screws", drawing: null, attributes: [thread, length, lengthMm, finish] }],
    ["glove", { code: "glove", name: "Gloves", drawing: null, attributes: [finish] }],
  ]),
  pathTo: () => [],
  below: (code) => (code === "BOLTS" ? ["HEX", "SOCKET"].map((below) => ({ code: below }) as CategoryNode) : []),
};

const held = (values: Readonly<Record<string, readonly string[]>>, classCode = "screw") => ({
  classCode,
  values: new Map(Object.entries(values)),
});

const sizes: CategorySizes = new Map([
  ["HEX", held({ threadSize: ["3/8-16", "1/4-20", "M10-1.5", "M6-1"], length: ["12 in", "1/2 in"], finish: ["Zinc"] })],
  ["SOCKET", held({ threadSize: ["#4-40", "1/2-13"], length: ["1/4 in"], lengthMm: ["8 mm", "100 mm"] })],
  ["GLOVES", held({ finish: ["Black"] }, "glove")],
]);

test("a category has sizes from the least to the most, inch before metric, with the unit once", () => {
  expect(sizeRanges(tree, sizes, "HEX")).toEqual([
    { name: "Thread Size", text: "1/4-20 to 3/8-16, M6-1 to M10-1.5" },
    { name: "Length", text: "1/2 to 12 in" },
  ]);
});

test("what holds other categories has the sizes of them all", () => {
  expect(sizeRanges(tree, sizes, "BOLTS")).toEqual([
    { name: "Thread Size", text: "#4-40 to 1/2-13, M6-1 to M10-1.5" },
    { name: "Length", text: "1/4 to 12 in, 8 to 100 mm" },
  ]);
});

test("a category whose items have no size, or none in common, has no range", () => {
  expect(sizeRanges(tree, sizes, "GLOVES")).toEqual([]);
  expect(sizeRanges(tree, sizes, "NONE")).toEqual([]);
  const mixed = {
    ...tree,
    below: (code: string | null) =>
      code === "ALL" ? [{ code: "HEX" } as CategoryNode, { code: "GLOVES" } as CategoryNode] : [],
  };
  expect(sizeRanges(mixed, sizes, "ALL")).toEqual([]);
});
