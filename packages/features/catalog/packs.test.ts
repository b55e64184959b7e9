import fc from "fast-check";
import { expect, test } from "vitest";
import { checkQuantity, minOrderQuantity, packQuantity, toOrderableQuantity } from "./packs.ts";

const runs = { numRuns: 10_000 };
const packings = fc.record({
  sellPackQuantity: fc.integer({ min: 1, max: 500 }),
  shipPackQuantity: fc.integer({ min: 1, max: 500 }),
  minimumQuantity: fc.integer({ min: 1, max: 1_000 }),
});
const quantities = fc.integer({ min: 1, max: 99_999 });
const ways = fc.constantFrom("pickup" as const, "ship" as const);

test("a quantity is accepted exactly if it is a multiple of the pack and reaches the minimum", () => {
  fc.assert(
    fc.property(packings, quantities, ways, (packing, quantity, way) => {
      const pack = way === "pickup" ? packing.sellPackQuantity : packing.shipPackQuantity;
      const isRight = quantity % pack === 0 && quantity >= packing.minimumQuantity;
      expect(checkQuantity(packing, quantity, way).ok).toBe(isRight);
    }),
    runs,
  );
});

test("the quantities that a refusal offers are themselves accepted, and are the nearest", () => {
  fc.assert(
    fc.property(packings, quantities, ways, (packing, quantity, way) => {
      const check = checkQuantity(packing, quantity, way);
      fc.pre(!check.ok);
      const offered = [check.above, ...(check.below === undefined ? [] : [check.below])];
      expect(offered.filter((offer) => !checkQuantity(packing, offer, way).ok)).toEqual([]);
      expect(check.above).toBeGreaterThan(quantity);
      // The next multiple below is a pack away; without one, the quantity was under the least that is sold.
      expect(check.above - (check.below ?? check.above - packQuantity(packing, way))).toBe(packQuantity(packing, way));
      expect(check.below ?? minOrderQuantity(packing, way)).toBe(check.below ?? check.above);
    }),
    runs,
  );
});

test("whatever is typed settles on a quantity that can be ordered, in at most five digits", () => {
  fc.assert(
    fc.property(packings, fc.oneof(fc.double(), fc.integer()), ways, (packing, typed, way) => {
      const settled = toOrderableQuantity(packing, typed, way);
      expect(checkQuantity(packing, settled, way).ok).toBe(true);
      expect(settled).toBeLessThanOrEqual(99_999);
    }),
    runs,
  );
});

test("settling what can be ordered changes nothing", () => {
  fc.assert(
    fc.property(packings, quantities, ways, (packing, typed, way) => {
      const settled = toOrderableQuantity(packing, typed, way);
      expect(toOrderableQuantity(packing, settled, way)).toBe(settled);
    }),
    runs,
  );
});

test("a quantity below one becomes the pack", () => {
  const packing = { sellPackQuantity: 5, shipPackQuantity: 25, minimumQuantity: 1 };
  expect([toOrderableQuantity(packing, 0, "ship"), toOrderableQuantity(packing, -3, "pickup")]).toEqual([25, 5]);
});
