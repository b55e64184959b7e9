import fc from "fast-check";
import { expect, test } from "vitest";
import { stockTaken } from "./take-stock.ts";

const shipment = (quantity: number, kind: "ship" | "pickup" = "ship") => ({
  kind,
  from: "DC1",
  lines: [{ line: 1, quantity }],
});

test("part of a line leaves: its reservation goes down by as much, and so does the stock", () => {
  const reserved = [{ line: 1, from: "DC1", quantity: 10 }];
  expect(stockTaken(shipment(4), reserved, new Map([[1, 6]]))).toEqual([
    { line: 1, from: "DC1", released: 4, taken: 4 },
  ]);
});

test("shipped from another place than was reserved: the stock leaves there, and the reservation ends where it was", () => {
  const reserved = [{ line: 1, from: "DC2", quantity: 4 }];
  expect(stockTaken(shipment(4), reserved, new Map([[1, 0]]))).toEqual([
    { line: 1, from: "DC2", released: 4, taken: 0 },
    { line: 1, from: "DC1", released: 0, taken: 4 },
  ]);
});

test("collected after a transfer: the stock leaves the center where it was reserved", () => {
  const reserved = [{ line: 1, from: "DC2", quantity: 4 }];
  expect(stockTaken(shipment(4, "pickup"), reserved, new Map([[1, 0]]))).toEqual([
    { line: 1, from: "DC2", released: 4, taken: 4 },
  ]);
});

test("what was backordered and reserved nowhere leaves the place that ships it", () => {
  expect(stockTaken(shipment(6), [], new Map([[1, 0]]))).toEqual([{ line: 1, from: "DC1", released: 0, taken: 6 }]);
});

test("as much leaves as was shipped, and no more stays reserved than is to be sent", () => {
  const any = fc.record({
    kind: fc.constantFrom("ship" as const, "pickup" as const),
    quantity: fc.integer({ min: 1, max: 20 }),
    open: fc.integer({ min: 0, max: 20 }),
    kept: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(any, ({ kind, quantity, open, kept }) => {
      const reserved = kept.map((many, at) => ({ line: 1, from: `DC${at}`, quantity: many }));
      const total = kept.reduce((sum, many) => sum + many, 0);
      fc.pre(total <= quantity + open);
      const changes = stockTaken(shipment(quantity, kind), reserved, new Map([[1, open]]));
      const sum = (of: "released" | "taken") => changes.reduce((all, change) => all + change[of], 0);
      expect(sum("taken")).toBe(quantity);
      expect(total - sum("released")).toBeLessThanOrEqual(open);
      for (const { from, released } of changes)
        expect(released).toBeLessThanOrEqual(reserved.find((one) => one.from === from)?.quantity ?? 0);
    }),
  );
});
