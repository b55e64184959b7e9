import type { Money } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { priceTiers } from "./price-tiers.ts";
import type { ContractPrice, WebPrice } from "./pricing.ts";

const money = (dollars: number) => BigInt(dollars * 10_000) as Money;
const always = { startsOn: "-infinity", endsOn: "infinity" } as const;
const web = (price: number, more: Partial<WebPrice> = {}): WebPrice => ({
  kind: "web",
  price: money(price),
  strikePrice: null,
  needsSignIn: false,
  ...always,
  ...more,
});
const contract = (minimumQuantity: number, price: number, more: Partial<ContractPrice> = {}): ContractPrice => ({
  minimumQuantity,
  price: money(price),
  referencePrice: null,
  ...always,
  ...more,
});
const question = { on: "2026-11-17", isSignedIn: true } as const;

test("each quantity at which the price changes is a tier, with the price that is paid there", () => {
  const file = { web: [web(10)], contract: [contract(1, 9), contract(20, 7), contract(5, 8)] };
  expect(priceTiers(file, question).tiers).toEqual([
    { from: 1, price: money(9) },
    { from: 5, price: money(8) },
    { from: 20, price: money(7) },
  ]);
});

test("a break that a sale undercuts is no tier, and one that is over or still to come is none either", () => {
  const file = {
    web: [web(10), web(7.5, { kind: "sale" })],
    contract: [
      contract(1, 9),
      contract(5, 8),
      contract(20, 7),
      contract(50, 6, { startsOn: "2027-01-01" }),
      contract(40, 5, { endsOn: "2025-12-31" }),
    ],
  };
  expect(priceTiers(file, question)).toEqual({
    tiers: [
      { from: 1, price: money(7.5) },
      { from: 20, price: money(7) },
    ],
    isContract: false,
    contractEndsOn: null,
  });
});

test("a contract that begins at a quantity leaves the web price below it", () => {
  const { tiers, isContract } = priceTiers({ web: [web(10)], contract: [contract(10, 8)] }, question);
  expect(tiers).toEqual([
    { from: 1, price: money(10) },
    { from: 10, price: money(8) },
  ]);
  expect(isContract).toBe(false);
});

test("the contract's last day is told where it has one", () => {
  const until = (endsOn: ContractPrice["endsOn"]) =>
    priceTiers({ web: [web(10)], contract: [contract(1, 9, { endsOn })] }, question);
  expect(until("2027-03-31")).toMatchObject({ isContract: true, contractEndsOn: "2027-03-31" });
  expect(until("infinity")).toMatchObject({ isContract: true, contractEndsOn: null });
});

test("a price that is hidden until sign-in has no tiers", () => {
  const file = { web: [web(10, { needsSignIn: true })], contract: [] };
  expect(priceTiers(file, { ...question, isSignedIn: false }).tiers).toEqual([]);
});
