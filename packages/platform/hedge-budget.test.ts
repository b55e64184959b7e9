import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { type HedgeBudget, createHedgeBudget } from "./hedge-budget.ts";

const never = 1_000_000;

function spendAll(budget: HedgeBudget): number {
  let spent = 0;
  while (budget.spend()) spent += 1;
  return spent;
}

test("calls earn hedges by their share, and no more are kept than the most", () => {
  const budget = createHedgeBudget({ share: 0.125, most: 5, oneEachMs: never });
  expect(spendAll(budget)).toBe(5);
  for (let call = 0; call < 24; call += 1) budget.earn();
  expect(spendAll(budget)).toBe(3);
  for (let call = 0; call < 1_000; call += 1) budget.earn();
  expect(spendAll(budget)).toBe(5);
});

test("without calls a hedge comes back from time to time, up to the most", async () => {
  const budget = createHedgeBudget({ most: 2, oneEachMs: 20 });
  expect(spendAll(budget)).toBe(2);
  await expect.poll(() => budget.spend()).toBe(true);
  await pause(200);
  expect(spendAll(budget)).toBe(2);
});
