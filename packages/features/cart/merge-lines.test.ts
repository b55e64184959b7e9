import fc from "fast-check";
import { expect, test } from "vitest";
import { type MergeLine, mergePlan, noticeSentences } from "./merge-lines.ts";

const limits = { maxLines: 4, maxQuantity: 100 };
const cart = fc
  .dictionary(fc.constantFrom("A", "B", "C", "D", "E", "F"), fc.integer({ min: 1, max: 100 }), { maxKeys: 4 })
  .map((lines) => Object.entries(lines).map(([sku, quantity]): MergeLine => ({ sku, quantity })));

const piecesOf = (lines: readonly MergeLine[], sku: string) =>
  lines.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);

test("of every item there are afterwards as many as both carts had, in the cart or saved for later, and no limit is passed", () => {
  fc.assert(
    fc.property(cart, cart, (guest, own) => {
      const { moved, saved } = mergePlan(guest, own, limits);
      const skus = new Set([...own, ...moved].map(({ sku }) => sku));
      expect(skus.size).toBeLessThanOrEqual(limits.maxLines);
      for (const { sku, quantity } of guest) {
        expect(piecesOf(moved, sku) + piecesOf(saved, sku)).toBe(quantity);
        expect(piecesOf(own, sku) + piecesOf(moved, sku)).toBeLessThanOrEqual(limits.maxQuantity);
      }
    }),
  );
});

test("nothing is told where the buyer finds what they left in this browser", () => {
  expect(mergePlan([{ sku: "A", quantity: 2 }], [], limits).notice).toBeNull();
  expect(mergePlan([], [{ sku: "A", quantity: 2 }], limits).notice).toBeNull();
});

test("what changed is told in sentences, of many items the first few", () => {
  const combined = ["A", "B", "C", "D", "E", "F", "G"].map((sku) => ({ sku, quantity: 1_200 }));
  expect(noticeSentences({ added: 2, combined, saved: [{ sku: "H", quantity: 1 }] })).toEqual([
    "2 products from before you signed in were added.",
    "In your cart already, and now the sum of both: 1,200 of A, 1,200 of B, 1,200 of C, 1,200 of D, 1,200 of E and 2 products more.",
    "Saved for later, as the cart has no room for it: 1 of H.",
  ]);
});
