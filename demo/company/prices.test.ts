import { describe, expect, test } from "vitest";
import { customers } from "./accounts.ts";
import { assortments } from "./assortments.ts";
import { contractPriceRecord, contractPrices, hiddenPriceAccount } from "./contract-prices.ts";
import { decimalText, fromDollars, roundPrice } from "./money.ts";
import { priceLookup } from "./price-lookup.ts";
import { needsSignInFor, webPriceOf, webPrices } from "./prices.ts";
import { sampleItems } from "./sample-items.ts";

const seed = "test";
const asOf = "2026-11-15";
const items = sampleItems();
const bySku = new Map(items.map((item) => [item.sku, item]));
const web = [...webPrices(seed, asOf, items)];
const buyers = customers(seed);
const contracts = [
  ...contractPrices({ seed, asOf, customers: buyers, assortments: assortments(seed, buyers, items), items }),
];

describe("money", () => {
  test("has at least two decimals and at most four", () => {
    expect([12, 12.3, 12.34, 0.0425, 0.1].map((dollars) => decimalText(fromDollars(dollars)))).toEqual([
      "12.00",
      "12.30",
      "12.34",
      "0.0425",
      "0.10",
    ]);
  });

  test("is rounded to cents from a dollar up, and kept to a hundredth of a cent below", () => {
    expect(decimalText(roundPrice(fromDollars(3.4567)))).toBe("3.46");
    expect(decimalText(roundPrice(fromDollars(0.0567)))).toBe("0.0567");
  });
});

describe("web prices", () => {
  test("every item has one", () => {
    expect(web.filter(({ kind }) => kind === "web").map(({ sku }) => sku)).toEqual(items.map(({ sku }) => sku));
  });

  test("a sale or clearance costs less than the price that it strikes", () => {
    const offers = web.filter(({ kind }) => kind !== "web");
    expect(offers.length).toBeGreaterThan(20);
    expect(offers.filter(({ price, strikePrice }) => Number(price) >= Number(strikePrice))).toEqual([]);
    expect(offers.filter(({ startsOn = "", endsOn = "" }) => startsOn === "" || startsOn > endsOn)).toEqual([]);
  });

  test("about 4 percent of what is sold is on sale, mostly today", () => {
    const sales = web.filter(({ kind }) => kind === "sale");
    const active = items.filter(({ lifecycle }) => lifecycle === "active");
    expect(sales.length / active.length).toBeGreaterThan(0.02);
    expect(sales.length / active.length).toBeLessThan(0.06);
    const running = sales.filter(({ startsOn = "", endsOn = "" }) => startsOn <= asOf && asOf <= endsOn);
    expect(running.length / sales.length).toBeGreaterThan(0.4);
  });

  test("everything that is being sold off has a clearance price", () => {
    const cleared = new Set(web.filter(({ kind }) => kind === "clearance").map(({ sku }) => sku));
    expect(items.filter(({ sku, lifecycle }) => (lifecycle === "clearance") !== cleared.has(sku))).toEqual([]);
  });

  test("some need signing in, and then every item of that maker and class does", () => {
    const hidden = web.filter(({ needsSignIn }) => needsSignIn);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.length / web.length).toBeLessThan(0.25);
    const wrong = web.filter(({ sku, needsSignIn }) => {
      const item = bySku.get(sku);
      return item !== undefined && needsSignInFor(seed, item) !== needsSignIn;
    });
    expect(wrong).toEqual([]);
  });
});

describe("contract prices", () => {
  test("every account has some, below the web price", () => {
    expect(new Set(contracts.map(({ accountNumber }) => accountNumber)).size).toBe(buyers.length);
    const dear = contracts.filter(({ sku, price }) => {
      const item = bySku.get(sku);
      return item === undefined || price > webPriceOf(item) * 1.03;
    });
    expect(dear).toEqual([]);
  });

  test("an account has one discount on everything of a class", () => {
    const current = contracts.filter(
      ({ startsOn, minimumQuantity }) => startsOn === "2026-01-01" && minimumQuantity === 1,
    );
    const rates = Map.groupBy(
      current,
      ({ accountNumber, sku }) => `${accountNumber}/${bySku.get(sku)?.classCode ?? ""}`,
    );
    const uneven = [...rates.values()].filter((rows) => {
      const percents = rows.map(({ sku, price }) => price / webPriceOf(bySku.get(sku) ?? { price: 1 }));
      return Math.max(...percents) - Math.min(...percents) > 0.01;
    });
    expect(uneven).toEqual([]);
  });

  test("some have run out, some are to come, some fall with the quantity", () => {
    expect(contracts.some(({ endsOn }) => endsOn < asOf)).toBe(true);
    expect(contracts.some(({ startsOn }) => startsOn > asOf)).toBe(true);
    expect(contracts.some(({ minimumQuantity }) => minimumQuantity > 1)).toBe(true);
  });

  test("small pieces keep fractions of a cent", () => {
    expect(contracts.map(contractPriceRecord).some(({ price }) => /^0\.\d{3,4}$/.test(price))).toBe(true);
  });

  test("a larger quantity never costs more a piece", () => {
    const terms = Map.groupBy(contracts, ({ accountNumber, sku, startsOn }) => `${accountNumber}/${sku}/${startsOn}`);
    const rising = [...terms.values()].filter((steps) =>
      steps.some((step, at) => at > 0 && step.price > (steps[at - 1]?.price ?? 0)),
    );
    expect(rising).toEqual([]);
  });

  test("Northfork has agreed prices on what others must sign in to see", () => {
    const hidden = contracts.filter(({ accountNumber, sku }) => {
      const item = bySku.get(sku);
      return accountNumber === hiddenPriceAccount && item !== undefined && needsSignInFor(seed, item);
    });
    expect(hidden.length).toBeGreaterThan(20);
  });
});

test("an order is charged the best step of the contract of its day, and the web price without one", () => {
  const item = items.find(({ lifecycle }) => lifecycle === "active") ?? items[0];
  if (item === undefined) throw new Error("no items");
  const row = {
    accountNumber: "800000001",
    sku: item.sku,
    startsOn: "2026-01-01",
    endsOn: "2026-06-30",
    referencePrice: null,
  };
  const priceOn = priceLookup(seed, asOf, [
    { ...row, minimumQuantity: 1, price: 900 },
    { ...row, minimumQuantity: 10, price: 800 },
  ]);
  const ask = (day: string, quantity: number) => priceOn({ accountNumber: row.accountNumber, item, day, quantity });
  expect([ask("2026-03-01", 9), ask("2026-03-01", 10), ask("2026-07-01", 10)]).toEqual([900, 800, webPriceOf(item)]);
});
