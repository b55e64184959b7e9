import { type Money, sumOf } from "@capstan/platform/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BilledOrder, billShipment } from "./bill-shipment.ts";
import { partOf, splitAmount } from "./split-amount.ts";

const money = (amount: number) => BigInt(amount) as Money;
const anyCents = (max: number) => fc.integer({ min: 0, max }).map((cents) => money(cents * 100));

test("what is left by rounding goes to those that lost most by it", () => {
  expect(splitAmount(money(10_000), [1n, 1n, 1n])).toEqual([money(3_400), money(3_300), money(3_300)]);
  expect(splitAmount(money(10_000), [0n, 0n])).toEqual([money(5_000), money(5_000)]);
  expect(splitAmount(money(10_001), [2n, 1n])).toEqual([money(6_667), money(3_334)]);
});

test("18 of 24 pairs are three quarters of the line, and the 6 that follow are the rest of it", () => {
  const total = money(1_483_200);
  expect([partOf(total, 24, 0, 18), partOf(total, 24, 18, 24)]).toEqual([money(1_112_400), money(370_800)]);
});

const anyOrder = fc
  .array(
    fc.record({
      parts: fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 }),
      lineTotal: anyCents(5_000_000),
      tax: anyCents(400_000),
      group: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      prices: fc.array(anyCents(90_000), { minLength: 3, maxLength: 3 }),
      freightTax: anyCents(9_000),
    }),
  );

test("the invoices of 10,000 orders, however their lines are split over shipments, add up to the order to the cent", () => {
  const { failed, counterexample } = fc.check(
    fc.property(anyOrder, ({ lines, prices, freightTax }) => {
      const freight = prices.flatMap((price, group) => {
        const together = lines.flatMap((line, at) => (line.group === group ? [at + 1] : []));
        return together.length > 0 ? [{ lines: together, price }] : [];
      });
      const billed = lines.map(() => 0);
      const totals: Money[] = [];
      let isInCents = true;
      for (let shipment = 0; shipment < 4; shipment += 1) {
        const order: BilledOrder = {
          freight,
          freightTax,
          lines: lines.map(({ parts, lineTotal, tax }, at) => ({
            line: at + 1,
            quantity: parts.reduce((sum, part) => sum + part, 0),
            lineTotal,
            tax,
            billed: billed[at] ?? 0,
          })),
        };
        const shipped = lines.flatMap(({ parts }, at) => {
          const quantity = parts[shipment];
          return quantity === undefined ? [] : [{ line: at + 1, quantity }];
        });
        const bill = billShipment(order, shipped);
        isInCents &&= [bill.goods, bill.freight, bill.tax].every((amount) => amount >= 0n && amount % 100n === 0n);
        totals.push(bill.total);
        for (const { line, quantity } of shipped) billed[line - 1] = (billed[line - 1] ?? 0) + quantity;
      }
      const whole = sumOf([
        ...lines.flatMap(({ lineTotal, tax }) => [lineTotal, tax]),
        ...freight.map(({ price }) => price),
        freightTax,
      ]);
      return isInCents && sumOf(totals) === whole;
    }),
    { numRuns: 10_000 },
  );
  expect([failed, counterexample]).toEqual([false, null]);
}, 120_000);
