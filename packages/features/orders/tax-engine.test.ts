import type { Day } from "@capstan/platform/day";
import { type Money, moneyOf, sumOf } from "@capstan/platform/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type TaxTables, decideTax, rateOf } from "./tax-engine.ts";

const on: Day = "2026-11-16";
const always = { startsOn: "-infinity", endsOn: "infinity" } as const;
const amount = (text: string) => moneyOf(text) ?? (0n as Money);
const rate = (state: string, zip: string, text: string) => ({
  state,
  zip,
  rate: rateOf(text),
  jurisdiction: `${state} ${zip}`.trim(),
  ...always,
});

const tables: TaxTables = {
  nexus: new Map([
    ["IL", { taxesFreight: false }],
    ["WI", { taxesFreight: true }],
    ["TX", { taxesFreight: false }],
  ]),
  rates: [rate("IL", "", "0.0625"), rate("IL", "61104", "0.0875"), rate("WI", "", "0.05"), rate("OH", "", "0.0575")],
  certificates: [{ state: "WI", number: "ES-84418", reason: "resale", startsOn: "2026-01-01", endsOn: "2027-03-31" }],
};

function decided(state: string, zip: string, text: string, day: Day = on) {
  const lines = [{ place: { state, zip }, amount: amount(text) }];
  const { lines: answers, freight } = decideTax({ accountNumber: "1", on: day, lines, freight: lines }, tables);
  return { line: answers[0], freight: freight[0] };
}

test("tax is by where it goes: the ZIP code's own rate, then the state's", () => {
  // The figures of the design: 2,502.62 at 8.75 %.
  expect(decided("IL", "61104-2201", "2502.62").line).toEqual({
    tax: amount("218.98"),
    decision: { reason: "taxed", state: "IL", rate: "0.0875", jurisdiction: "IL 61104" },
  });
  expect(decided("IL", "60601", "100").line?.tax).toBe(amount("6.25"));
});

test("a certificate exempts in its own state, on its own days, and nowhere else", () => {
  expect(decided("WI", "53202", "824.63").line?.decision).toEqual({
    reason: "exempt",
    state: "WI",
    certificate: "ES-84418",
    because: "resale",
  });
  expect(decided("WI", "53202", "824.63", "2027-04-01").line).toMatchObject({ tax: amount("41.23") });
  expect(decided("IL", "60601", "824.63").line?.decision.reason).toBe("taxed");
});

test("no tax without nexus; with nexus and without a rate nobody guesses", () => {
  expect(decided("OH", "43604", "100").line).toEqual({ tax: 0n, decision: { reason: "no-nexus", state: "OH" } });
  expect(decided("TX", "75001", "100").line?.decision.reason).toBe("no-rate");
});

test("freight is taxed where the state does so", () => {
  expect(decided("IL", "60601", "100").freight?.decision.reason).toBe("freight-untaxed");
  expect(decided("WI", "53202", "100", "2027-04-01").freight?.tax).toBe(amount("5"));
});

test("each line's tax is the exact product rounded once to the cent, halves to even", () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 99_999_999_9999n }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (size, parts) => {
        const one: TaxTables = { ...tables, rates: [{ ...rate("IL", "", "0"), rate: BigInt(parts) }] };
        const lines = [{ place: { state: "IL", zip: "60601" }, amount: size as Money }];
        const [answer] = decideTax({ accountNumber: "1", on, lines, freight: [] }, one).lines;
        const exact = size * BigInt(parts);
        const tax = (answer?.tax ?? -1n) * 1_000_000n;
        const off = tax > exact ? tax - exact : exact - tax;
        expect((answer?.tax ?? 1n) % 100n).toBe(0n);
        expect(off <= 50_000_000n).toBe(true);
        const isOddTie = off === 50_000_000n && ((answer?.tax ?? 0n) / 100n) % 2n === 1n;
        expect(isOddTie).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

test("a tie goes to the even cent", () => {
  expect(decided("WI", "53202", "0.10", "2027-04-01").line?.tax).toBe(0n);
  expect(decided("WI", "53202", "0.30", "2027-04-01").line?.tax).toBe(amount("0.02"));
  expect(sumOf([amount("0.02")])).toBe(200n);
});
