import { type Money, moneyOf } from "@capstan/platform/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type FreightRate, type ShippedPart, freightOf, maxParcelLb, shipmentsOf } from "./shipping-rates.ts";

const dollars = (text: string) => moneyOf(text) ?? (0n as Money);
const rates: readonly FreightRate[] = [
  { method: "parcel", upToLb: 150, price: dollars("18.40") },
  { method: "parcel", upToLb: 5, price: dollars("6.20") },
  { method: "hazmat-ground", upToLb: 150, price: dollars("31") },
  { method: "ltl", upToLb: 500, price: dollars("86.25") },
  { method: "ltl", upToLb: 2_000, price: dollars("190") },
];

function part(line: number, changes: Partial<ShippedPart> = {}): ShippedPart {
  return { line, quantity: 1, from: "DC1", weightLb: 2, shipsFreight: false, isHazardous: false, ...changes };
}

test("what leaves from one place by one method is one shipment", () => {
  const shipments = shipmentsOf(
    [part(1), part(2), part(3, { from: "DC2" }), part(4, { isHazardous: true }), part(5, { shipsFreight: true })],
    rates,
  );
  expect(shipments.map(({ from, method, lines, price }) => [from, method, lines, price])).toEqual([
    ["DC1", "hazmat-ground", [4], dollars("31")],
    ["DC1", "ltl", [5], dollars("86.25")],
    ["DC1", "parcel", [1, 2], dollars("6.20")],
    ["DC2", "parcel", [3], dollars("6.20")],
  ]);
  expect(freightOf(shipments)).toBe(dollars("129.65"));
});

test("what is heavier together than 150 lb goes by truck, 150 lb do not", () => {
  expect(shipmentsOf([part(1, { quantity: 75 })], rates)[0]).toMatchObject({ method: "parcel", weightLb: maxParcelLb });
  expect(shipmentsOf([part(1, { quantity: 75 }), part(2)], rates)[0]).toMatchObject({
    method: "ltl",
    weightLb: 152,
    price: dollars("86.25"),
  });
});

test("beyond the table the heaviest row counts, and without a table carrying is free", () => {
  expect(shipmentsOf([part(1, { quantity: 5_000 })], rates)[0]?.price).toBe(dollars("190"));
  expect(freightOf(shipmentsOf([part(1)], []))).toBe(0n);
});

test("every part is in a shipment from its own place, and none is carried by a method that it may not go by", () => {
  const anyPart = fc.record({
    line: fc.integer({ min: 1, max: 20 }),
    quantity: fc.integer({ min: 1, max: 400 }),
    from: fc.constantFrom("DC1", "DC2", "DC3"),
    weightLb: fc.option(fc.double({ min: 0.01, max: 300, noNaN: true })),
    shipsFreight: fc.boolean(),
    isHazardous: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 30 }), (parts) => {
      const shipments = shipmentsOf(parts, rates);
      for (const { line, from, shipsFreight, isHazardous } of parts) {
        const methods = shipsFreight ? ["ltl"] : isHazardous ? ["hazmat-ground", "ltl"] : ["parcel", "ltl"];
        expect(
          shipments.some((one) => one.from === from && one.lines.includes(line) && methods.includes(one.method)),
        ).toBe(true);
      }
      const parcels = shipments.filter(({ method }) => method !== "ltl");
      expect(Math.max(0, ...parcels.map(({ weightLb }) => weightLb))).toBeLessThanOrEqual(maxParcelLb);
    }),
  );
});
