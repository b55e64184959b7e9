import type { ItemRow } from "../../listing.ts";
import { expect, test } from "vitest";
import { gridLayout, priceHeading } from "./grid-layout.ts";

const columns = ["Thread", "Length", "Finish"].map((name) => ({ code: name.toLowerCase(), name, isNumber: false }));

function row(sku: string, cells: string[], price: ItemRow["price"] = { kind: "call" }): ItemRow {
  const packing = { sellPackQuantity: 1, shipPackQuantity: 1, minimumQuantity: 1 };
  const rest = { packing, unitLabel: "each", price, isPreviouslyPurchased: false };
  return { sku, name: `Screw ${sku}`, url: `/product/Screw-${sku}`, cells, ...rest };
}

function priced(label: string, strikeLabel?: string): ItemRow["price"] {
  const strike = strikeLabel === undefined ? null : { label: strikeLabel, price: "$10.85" };
  return { kind: "price", label, price: "$9.27", each: null, strike, reference: null, endsOn: null };
}

const screws = [
  row("4RN21A", ["3/8-16", "3/4 in", "Zinc"]),
  row("4RN23A", ["3/8-16", "1 in", "Zinc"]),
  row("4RN42A", ["3/8-24", "1 in", "Zinc"]),
];

test("repeats in the first column are one group, in the order of the rows", () => {
  const { groupColumn, groups } = gridLayout(columns, screws);
  expect(groupColumn?.name).toBe("Thread");
  expect(groups.map(({ label, rows }) => [label, rows.map(({ sku }) => sku)])).toEqual([
    ["3/8-16", ["4RN21A", "4RN23A"]],
    ["3/8-24", ["4RN42A"]],
  ]);
});

test("a value that comes back after another one is a group of its own: no row moves", () => {
  const mixed = [screws[2], screws[0], screws[1], screws[2]].filter((screw) => screw !== undefined);
  expect(gridLayout(columns, mixed).groups.map(({ label }) => label)).toEqual(["3/8-24", "3/8-16", "3/8-24"]);
});

test("where every row has its own first value there are no groups and no column is lost", () => {
  const { groupColumn, columns: shown } = gridLayout(columns, screws.slice(1));
  expect(groupColumn).toBeNull();
  expect(shown.map(({ name, at }) => [name, at])).toEqual([
    ["Thread", 0],
    ["Length", 1],
    ["Finish", 2],
  ]);
});

test("a family with one column keeps it as a column", () => {
  const sizes = [row("5AB01A", ["Large"]), row("5AB02A", ["Large"])];
  const { groupColumn, columns: shown } = gridLayout([{ code: "size", name: "Size", isNumber: false }], sizes);
  expect([groupColumn, shown.length]).toEqual([null, 1]);
});

test("what all rows say alike is said once", () => {
  expect(gridLayout(columns, screws).sameWords).toBe("Zinc");
  const graded = screws.map((screw) => ({ ...screw, cells: [...screw.cells.slice(0, 2), "5"] }));
  expect(gridLayout(columns, graded).sameWords).toBe("Finish 5");
  expect(gridLayout(columns, [...screws, row("4RN50A", ["3/8-24", "2 in", "Plain"])]).sameWords).toBe("");
});

test("where there are too many columns, what all rows say alike is left to the family's words", () => {
  const many = ["Thread", "Length", "Finish", "Grade", "Head", "Drive"].map((name) => ({
    code: name.toLowerCase(),
    name,
    isNumber: false,
  }));
  const rows = ["1 in", "2 in"].map((length, at) =>
    row(`4RN2${at}A`, ["3/8-16", length, "Zinc", "5", `${at} mm`, "Hex"]),
  );
  const { columns: shown, leftOut } = gridLayout(many, rows);
  expect(shown.map(({ name }) => name)).toEqual(["Length", "Grade", "Head", "Drive"]);
  expect(leftOut).toEqual([{ name: "Finish", value: "Zinc" }]);
});

test("a unit that all of a column's figures share is its head's, and only that", () => {
  const measured = ["Thread", "Length", "Torque", "Finish"].map((name) => ({
    code: name.toLowerCase(),
    name,
    isNumber: name === "Length" || name === "Torque",
  }));
  const rows = [
    row("4RN21A", ["3/8-16", "1-1/4 in", "300 in-lb", "2 Coats"]),
    row("4RN23A", ["3/8-16", "", "1,450 in-lb", "2 Coats"]),
  ];
  const [length, torque, finish] = gridLayout(measured, rows).columns;
  expect([length?.unit, torque?.unit, finish?.unit]).toEqual(["in", "in-lb", ""]);
  expect([length?.isWhole, torque?.isWhole, finish?.isWhole]).toEqual([false, true, false]);
  const mixed = rows.map((screw, at) => ({ ...screw, cells: ["3/8-16", at === 0 ? "1 in" : "25 mm", "", ""] }));
  expect(gridLayout(measured, mixed).columns.map(({ name, unit }) => [name, unit])).toEqual([["Length", ""]]);
});

test("a column that no row fills is not drawn, and the first that is filled makes the groups", () => {
  const cylinders = ["Bore", "Bore (Metric)", "Stroke"].map((name) => ({ code: name, name, isNumber: true }));
  const rows = ["10 mm", "20 mm"].map((stroke, at) => row(`3WK5${at}A`, ["", "32 mm", stroke]));
  const { groupColumn, groups, columns: shown, leftOut } = gridLayout(cylinders, rows);
  expect(groupColumn?.name).toBe("Bore (Metric)");
  expect(groups.map(({ label }) => label)).toEqual(["32 mm"]);
  expect(shown.map(({ name, at }) => [name, at])).toEqual([["Stroke", 2]]);
  expect(leftOut).toEqual([]);
});

test("a grid with more columns than its page has room for says so", () => {
  expect(gridLayout(columns, screws).isCrowded).toBe(false);
  const six = ["A", "B", "C", "D", "E", "F"].map((name) => ({ code: name, name, isNumber: false }));
  const rows = ["1", "2"].map((digit) =>
    row(`4RN2${digit}A`, ["same", ...["b", "c", "d", "e", "f"].map((l) => l + digit)]),
  );
  expect(gridLayout(six, rows).isCrowded).toBe(true);
});

test("the head names the kind of price that all rows have", () => {
  expect(priceHeading([row("A", [], priced("Your Price")), row("B", [], priced("Sale", "Your Price"))])).toBe(
    "Your Price",
  );
  expect(priceHeading([row("A", [], priced("Web Price")), row("B", [], priced("Clearance"))])).toBe("Price");
  expect(priceHeading([row("A", [], { kind: "sign-in" })])).toBe("Price");
});
