import fc from "fast-check";
import { expect, test } from "vitest";
import { type StockedLine, centersInOrder, nearestTo } from "./center-order.ts";

function line(quantity: number, stock: Readonly<Record<string, number>>): StockedLine {
  return {
    quantity,
    centers: Object.entries(stock).map(([code, there]) => ({ code, quantity: there, nextOn: null })),
  };
}

const centers = ["A", "B", "C"];

test("the center that fills the most lines comes first, then the one that fills the most of the rest", () => {
  const lines = [
    line(1, { A: 9, C: 9 }),
    line(1, { B: 9, C: 9 }),
    line(1, { B: 9, C: 9 }),
    line(5, { A: 5, B: 4, C: 4 }),
  ];
  expect(centersInOrder(lines, centers)).toEqual(["C", "A", "B"]);
});

test("among equals the nearer one comes first, and what fills nothing last", () => {
  expect(centersInOrder([line(2, { A: 2, B: 2 })], ["B", "A", "C"])).toEqual(["B", "A", "C"]);
  expect(centersInOrder([line(2, { A: 1, C: 2 })], centers)).toEqual(["C", "A", "B"]);
  expect(centersInOrder([], centers)).toEqual(centers);
});

test("each center is there once, whatever lies where", () => {
  const stock = fc.dictionary(fc.constantFrom(...centers, "elsewhere"), fc.nat(9));
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), stock)), (wanted) => {
      const lines = wanted.map(([quantity, there]) => line(quantity, there));
      expect(centersInOrder(lines, centers).toSorted()).toEqual(centers);
    }),
  );
});

test("near is who serves the most branches of the state", () => {
  const branch = (state: string, distributionCenterCode: string | null) => ({ state, distributionCenterCode });
  const branches = [branch("IL", "B"), branch("IL", "B"), branch("IL", "C"), branch("WI", "A"), branch("IL", null)];
  expect(nearestTo("IL", branches)).toEqual(["B", "C", "A"]);
  expect(nearestTo("WI", branches)).toEqual(["A", "B", "C"]);
  expect(nearestTo(null, branches)).toEqual(["A", "B", "C"]);
});
