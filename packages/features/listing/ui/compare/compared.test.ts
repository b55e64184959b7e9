import { expect, test } from "vitest";
import { comparedRows } from "../../compared-rows.ts";
import { maxCompared } from "../../compare.ts";
import { type ComparedItem, readCompared, toggled } from "./compared.ts";

function item(sku: string, specs: Readonly<Record<string, string>> = {}): ComparedItem {
  return {
    sku,
    name: `Screw ${sku}`,
    url: `/product/Screw-${sku}`,
    specs: Object.entries(specs).map(([name, value]) => ({ name, value })),
  };
}

const four = ["4RN21A", "4RN23A", "4RN25A", "4RN27A"].map((sku) => item(sku));

test("an item that is compared already is taken out, another one is put at the end", () => {
  expect(toggled(four, item("4RN23A")).map(({ sku }) => sku)).toEqual(["4RN21A", "4RN25A", "4RN27A"]);
  expect(toggled(four.slice(0, 2), item("4RN31A")).at(-1)?.sku).toBe("4RN31A");
});

test("a fifth item changes nothing", () => {
  expect(four).toHaveLength(maxCompared);
  expect(toggled(four, item("4RN31A"))).toBe(four);
});

test("items of different classes are compared by all that any of them has", () => {
  const rows = comparedRows([item("A", { Length: "2 in", Grade: "5" }), item("B", { Length: "2 in", Drive: "Hex" })]);
  expect(rows).toEqual([
    { name: "Length", values: ["2 in", "2 in"], differs: false },
    { name: "Grade", values: ["5", ""], differs: true },
    { name: "Drive", values: ["", "Hex"], differs: true },
  ]);
});

test.each([null, "", "{", "{}", '["4RN21A"]', '[{"sku":1}]', "[null]"])(
  "what was kept as %j compares nothing",
  (kept) => {
    expect(readCompared(kept)).toEqual([]);
  },
);

test("what was kept is read back", () => {
  expect(readCompared(JSON.stringify(four))).toEqual(four);
});
