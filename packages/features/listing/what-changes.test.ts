import type { Money } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { comparedRows } from "./compared-rows.ts";
import { whatChanges } from "./what-changes.ts";

interface Given {
  readonly price?: bigint | null;
  readonly piecesPerUnit?: number;
  readonly classCode?: string;
  readonly specs?: Readonly<Record<string, string>>;
}

function words(...given: readonly Given[]): readonly string[] {
  const items = given.map(({ price = 100n, piecesPerUnit = 1, classCode = "GLOVES" }, at) => {
    return { sku: `4RN2${at}A`, price: price as Money | null, piecesPerUnit, classCode };
  });
  const rows = comparedRows(
    given.map(({ specs = {} }) => ({ specs: Object.entries(specs).map(([name, value]) => ({ name, value })) })),
  );
  return whatChanges(items, rows).map((change) => change.words);
}

test("each item is held against the first, by what it has and what it costs", () => {
  expect(
    words(
      { specs: { Size: "M", Cuff: "Knit" } },
      { specs: { Size: "L", Cuff: "Knit" }, price: 112n },
      { specs: { Size: "XL" }, price: 50n },
    ),
  ).toEqual([
    "has Size L instead of M, and costs 12% more",
    "has Size XL instead of M and no Cuff, and costs 50% less",
  ]);
});

test("a value that begins with its name is not named twice", () => {
  expect(words({ specs: { Grade: "Grade 5" } }, { specs: { Grade: "Grade 8" } })).toEqual([
    "has Grade 8 instead of Grade 5, and costs the same",
  ]);
});

test("packs are compared by the piece", () => {
  expect(words({ price: 1_000n, piecesPerUnit: 100 }, { price: 300n, piecesPerUnit: 25 })).toEqual([
    "costs 20% more a piece",
  ]);
});

test("three differences are named and the rest counted", () => {
  const all = (value: string) => ({ specs: { A: value, B: value, C: value, D: value, E: value } });
  expect(words(all("1"), all("2"))).toEqual([
    "has A 2 instead of 1, B 2 instead of 1, C 2 instead of 1, and 2 other differences, and costs the same",
  ]);
});

test("nothing is said of a price that is not shown", () => {
  expect(words({ price: null }, { specs: { Size: "L" } })).toEqual(["has Size L"]);
  expect(words({}, { price: null })).toEqual(["has the same attributes"]);
});

test("an item of another class is not measured by attributes that it cannot have", () => {
  expect(words({ specs: { Size: "M" } }, { classCode: "BEARINGS", specs: { Bore: "10 mm" } })).toEqual([
    "is another kind of item",
  ]);
});
