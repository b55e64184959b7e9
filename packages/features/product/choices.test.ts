import type { ClassAttribute } from "@capstan/features/catalog";
import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

const attribute = (code: string, name: string, type: ClassAttribute["type"] = "text"): ClassAttribute => ({
  code,
  name,
  type,
  unit: type === "number" ? "in" : "",
  display: "fraction",
  isRequired: true,
  isFacet: true,
  gridColumn: null,
  isPrimarySize: false,
});
const attributes = [
  attribute("thread", "Thread"),
  attribute("length", "Length", "number"),
  attribute("finish", "Finish"),
];
const screw = (sku: string, thread: string, length: number) => ({
  sku,
  name: `Screw ${sku}`,
  attributes: { thread, length, finish: "Zinc" },
});
const family = [
  screw("1AA10A", "3/8-16", 10),
  screw("1AA11A", "3/8-16", 2),
  screw("1AA12A", "1/4-20", 1),
  screw("1AA13A", "1/4-20", 2),
];
const choose = (sku: string, unitLabel = (_sku: string) => "each") => {
  const item = family.find((one) => one.sku === sku);
  return item ? choicesOf({ item, family, attributes, unitLabel }) : [];
};

test("only what the family differs by is a choice, and sizes stand in their order", () => {
  const choices = choose("1AA11A");
  expect(choices.map(({ name, value }) => [name, value])).toEqual([
    ["Thread", "3/8-16"],
    ["Length", "2 in"],
  ]);
  expect(choices[1]?.options.map(({ label }) => label)).toEqual(["1 in", "2 in", "10 in"]);
});

test("another value leads to the sibling that is otherwise the same, and the own value to the item itself", () => {
  const [thread, length] = choose("1AA11A");
  expect(thread?.options.map(({ url, isChosen }) => [url, isChosen])).toEqual([
    ["/product/Screw-1AA13A-1AA13A", false],
    ["/product/Screw-1AA11A-1AA11A", true],
  ]);
  expect(length?.options.map(({ url }) => url.slice(-6))).toEqual(["1AA12A", "1AA11A", "1AA10A"]);
});

test("where only the pack differs, the pack is the choice", () => {
  const twice = [screw("1AA10A", "3/8-16", 2), screw("1AA11A", "3/8-16", 2)];
  const [first] = twice;
  const unitLabel = (sku: string) => (sku === "1AA10A" ? "box of 50" : "box of 100");
  const choices = first ? choicesOf({ item: first, family: twice, attributes, unitLabel }) : [];
  expect(choices.map(({ name }) => name)).toEqual(["Sold as"]);
  expect(choices[0]?.options.map(({ label }) => label)).toEqual(["box of 50", "box of 100"]);
});

interface Bearing {
  readonly sku: string;
  readonly number: string;
  readonly bore: number;
  readonly closure: string;
}

const bearingAttributes = [
  attribute("number", "Trade Number"),
  attribute("bore", "Bore", "number"),
  attribute("closure", "Closure"),
];

function bearingChoices(bearings: readonly Bearing[]) {
  const siblings = bearings.map(({ sku, ...values }) => ({ sku, name: `Bearing ${sku}`, attributes: values }));
  const [item] = siblings;
  return item
    ? choicesOf({ item, family: siblings, attributes: bearingAttributes, unitLabel: () => "each" }).map(
        ({ name }) => name,
      )
    : [];
}

test("a choice whose value follows from another one is left out, the first of them stays", () => {
  const names = bearingChoices([
    { sku: "1AA20A", number: "6000", bore: 10, closure: "Open" },
    { sku: "1AA21A", number: "6000", bore: 10, closure: "Sealed" },
    { sku: "1AA22A", number: "6001", bore: 12, closure: "Open" },
  ]);
  expect(names).toEqual(["Trade Number", "Closure"]);
});

test("a coarse choice that a finer one tells is left out, unless buyers begin with it", () => {
  const bearings = [
    { sku: "1AA20A", number: "6000", bore: 1, closure: "Open" },
    { sku: "1AA21A", number: "6000", bore: 2, closure: "Open" },
    { sku: "1AA22A", number: "6001", bore: 3, closure: "Open" },
  ];
  expect(bearingChoices(bearings)).toEqual(["Bore"]);
  const [number, ...others] = bearingAttributes;
  const [item, ...siblings] = bearings.map(({ sku, ...values }) => ({ sku, name: sku, attributes: values }));
  const sized = number ? [{ ...number, isPrimarySize: true }, ...others] : [];
  const choices = item
    ? choicesOf({ item, family: [item, ...siblings], attributes: sized, unitLabel: () => "each" })
    : [];
  expect(choices.map(({ name }) => name)).toEqual(["Trade Number", "Bore"]);
});

test("what leaves nothing to choose is no choice", () => {
  const siblings = [
    { sku: "1AA20A", name: "One", attributes: { number: "6000" } },
    { sku: "1AA21A", name: "Other", attributes: {} },
  ];
  const [item] = siblings;
  const choices = item
    ? choicesOf({ item, family: siblings, attributes: bearingAttributes, unitLabel: () => "each" })
    : [];
  expect(choices).toEqual([]);
});
