import { type Money, lineTotal, sumOf } from "@capstan/platform/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type BilledOrder, type Bill, billShipment } from "../invoices/bill-shipment.ts";
import { type Refund, refundOf } from "./refund.ts";
import { reasonOf, returnReasonCodes } from "./return-reasons.ts";

const money = (amount: number) => BigInt(amount) as Money;

/** Prices below the cent with breaks, taxed or exempt, in up to three shipments, of which parts come back in up to three returns. */
const anyLine = fc.record({
  unitPrice: fc.integer({ min: 1, max: 2_000_000 }).map(money),
  breakAt: fc.integer({ min: 1, max: 200 }),
  sent: fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 3, maxLength: 3 }),
  isExempt: fc.boolean(),
  group: fc.integer({ min: 0, max: 1 }),
  back: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(...returnReasonCodes)), {
    minLength: 3,
    maxLength: 3,
  }),
});

const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 5 }),
  rate: fc.integer({ min: 0, max: 1_200 }),
  freight: fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 })),
  taxesFreight: fc.boolean(),
  label: fc.constantFrom(0, 75_000),
});

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Value> ? Value : never;

function soldOf({ lines, rate, freight, taxesFreight }: AnyOrder) {
  const stored = lines.map(({ unitPrice, breakAt, sent, isExempt }, at) => {
    const quantity = Math.max(
      sent.reduce((sum, part) => sum + part, 0),
      1,
    );
    const price = quantity >= breakAt ? (((unitPrice * 9n) / 10n) as Money) : unitPrice;
    const total = lineTotal(price, quantity);
    const tax = isExempt ? money(0) : cents((total * BigInt(rate)) / 10_000n);
    return { line: at + 1, quantity, lineTotal: total, tax };
  });
  const groups = [0, 1].flatMap((group) => {
    const together = lines.flatMap((line, at) => (line.group === group ? [at + 1] : []));
    return together.length > 0 ? [{ lines: together, price: money((freight[group] ?? 0) * 100) }] : [];
  });
  const carried = sumOf(groups.map(({ price }) => price));
  return { stored, groups, freightTax: taxesFreight ? cents((carried * BigInt(rate)) / 10_000n) : money(0) };
}

function cents(amount: bigint): Money {
  return ((amount / 100n) * 100n) as Money;
}

function billsOf(order: AnyOrder, { stored, groups, freightTax }: ReturnType<typeof soldOf>): readonly Bill[] {
  const billed = stored.map(() => 0);
  return [0, 1, 2].map((shipment) => {
    const own: BilledOrder = {
      freight: groups,
      freightTax,
      lines: stored.map((line, at) => ({ ...line, billed: billed[at] ?? 0 })),
    };
    const parts = stored.flatMap(({ line, quantity }, at) => {
      const rest = quantity - (billed[at] ?? 0);
      const part = shipment === 2 ? rest : Math.min(order.lines[at]?.sent[shipment] ?? 0, rest);
      return part > 0 ? [{ line, quantity: part }] : [];
    });
    const bill = billShipment(own, parts);
    for (const { line, quantity } of parts) billed[line - 1] = (billed[line - 1] ?? 0) + quantity;
    return bill;
  });
}

function refundsOf(order: AnyOrder, { stored }: ReturnType<typeof soldOf>, bills: readonly Bill[]): readonly Refund[] {
  const done = stored.map(() => ({ all: 0, fault: 0 }));
  const freightOf = (line: number) => bills.flatMap(({ lines }) => lines.filter((part) => part.line === line));
  return [0, 1, 2].map((round) => {
    const sold = stored.map((line, at) => ({
      ...line,
      freight: sumOf(freightOf(line.line).map(({ freight }) => freight)),
      freightTax: sumOf(freightOf(line.line).map(({ freightTax }) => freightTax)),
      refunded: done[at]?.all ?? 0,
      refundedFault: done[at]?.fault ?? 0,
    }));
    const units = sold.flatMap(({ line, quantity, refunded }, at) => {
      const [share, reason] = order.lines[at]?.back[round] ?? [0, "too-many" as const];
      // The last round brings back all that is left where the share is over a half.
      const left = quantity - refunded;
      const part = round === 2 && share > 0.5 ? left : Math.floor(left * share);
      return part > 0 ? [{ line, quantity: part, reason }] : [];
    });
    const refund = refundOf(sold, units, money(order.label));
    for (const { line, quantity, reason } of units) {
      const own = done[line - 1] ?? { all: 0, fault: 0 };
      done[line - 1] = { all: own.all + quantity, fault: own.fault + (reasonOf(reason).isOurFault ? quantity : 0) };
    }
    return refund;
  });
}

test("order, invoices, credit notes and refunds of 10,000 orders agree to the cent", () => {
  const { failed, counterexample } = fc.check(
    fc.property(anyOrder, (order) => {
      const sold = soldOf(order);
      const bills = billsOf(order, sold);
      const refunds = refundsOf(order, sold, bills);
      const whole = sumOf([
        ...sold.stored.flatMap(({ lineTotal: total, tax }) => [total, tax]),
        ...sold.groups.map(({ price }) => price),
        sold.freightTax,
      ]);
      if (sumOf(bills.map(({ total }) => total)) !== whole) return false;
      const isSound = refunds.every(
        ({ goods, freight, tax, fee, total }) =>
          [goods, freight, tax, fee, total].every((amount) => amount >= 0n) &&
          [goods, freight, tax].every((amount) => amount % 100n === 0n) &&
          total === goods + freight + tax - fee,
      );
      const agrees = sold.stored.every(({ line, quantity, lineTotal: total, tax }) => {
        const billed = bills.flatMap(({ lines }) => lines.filter((part) => part.line === line));
        const back = refunds.flatMap(({ lines }) => lines.filter((part) => part.line === line));
        const units = back.reduce((sum, part) => sum + part.quantity, 0);
        const goods = sumOf(back.map(({ amount }) => amount));
        const taxes = sumOf(back.map((part) => part.tax));
        const carried = sumOf(back.flatMap((part) => [part.freight, part.freightTax]));
        const isWhole = units < quantity || (goods === total && taxes === tax);
        return (
          isWhole &&
          goods <= total &&
          taxes <= tax &&
          carried <= sumOf(billed.flatMap((part) => [part.freight, part.freightTax]))
        );
      });
      return isSound && agrees;
    }),
    { numRuns: 10_000 },
  );
  expect([failed, counterexample]).toEqual([false, null]);
}, 120_000);

test("a label is paid by what comes back for the buyer's own reasons, and by no more than that", () => {
  const sold = { line: 1, quantity: 4, lineTotal: money(40_000), tax: money(4_000), refunded: 0, refundedFault: 0 };
  const line = { ...sold, freight: money(20_000), freightTax: money(0) };
  const of = (reason: "too-many" | "defective") => refundOf([line], [{ line: 1, quantity: 2, reason }], money(75_000));
  expect(of("too-many")).toMatchObject({ goods: 20_000n, tax: 2_000n, freight: 0n, fee: 22_000n, total: 0n });
  expect(of("defective")).toMatchObject({ goods: 20_000n, tax: 2_000n, freight: 10_000n, fee: 0n, total: 32_000n });
});
