import { type Money, moneyOf } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { priceReasons } from "./price-reasons.ts";
import type { ContractPrice, PriceFile, WebPrice } from "./pricing.ts";

const money = (text: string) => moneyOf(text) as Money;
const always = { startsOn: "-infinity", endsOn: "infinity" } as const;
const web: WebPrice = { kind: "web", price: money("18.20"), strikePrice: null, needsSignIn: false, ...always };
const sale: WebPrice = { ...web, kind: "sale", price: money("11.95"), endsOn: "2026-11-30" };
const contract: ContractPrice = {
  minimumQuantity: 1,
  price: money("14.06"),
  referencePrice: money("16.54"),
  startsOn: "2026-01-01",
  endsOn: "2027-03-31",
};
const question = {
  quantity: 4,
  on: "2026-11-16",
  isSignedIn: true,
  hasAccount: true,
  container: null,
  orderable: (quantity: number) => quantity,
} as const;
const packs = { one: "pack", several: "packs" };

const file = (changes: Partial<PriceFile>): PriceFile => ({ web: [web], contract: [], ...changes });

test("a contract is named with its end, and compared with what everybody pays and with its reference price", () => {
  expect(priceReasons(file({ contract: [contract] }), question)).toEqual({
    rule: "contract",
    title: "Your contract price",
    detail: "Agreed for your account, to Mar 31, 2027.",
    rows: [
      { label: "Web Price", price: "$18.20", isChosen: false, why: "your contract comes first" },
      { label: "Contract Reference Price", price: "$16.54", isChosen: false, why: null },
      { label: "Your Price", price: "$14.06", isChosen: true, why: null },
    ],
    nextBreak: null,
    ends: null,
    saving: "You save $4.14 each",
  });
});

test("a sale that is lower than the contract says so, when it ends, and what comes then", () => {
  const reasons = priceReasons(file({ web: [web, sale], contract: [contract] }), question);
  expect(reasons).toMatchObject({
    rule: "sale",
    title: "The sale price is lower than your contract",
    ends: "Ends Nov 30, 2026. Then $14.06.",
  });
  expect(reasons.rows.find(({ label }) => label === "Your Price")?.why).toBe("the promotion is lower");
});

test("the next break is said with how many more, what each then costs less, and what it comes to", () => {
  const breaks = [contract, { ...contract, minimumQuantity: 10, price: money("13.08") }];
  expect(priceReasons(file({ contract: breaks }), question)).toMatchObject({
    title: "6 more, $0.98 off each",
    nextBreak: { quantity: 10, more: 6, price: "$13.08", savingEach: "$0.98", total: "$130.80" },
    rows: [
      {},
      {},
      { label: "Your Price, 1 to 9", isChosen: true },
      { label: "Your Price, 10 and up", why: "for larger quantities" },
    ],
  });
});

test("packs are called packs, and a break is named by the whole packs that reach it, at the price there", () => {
  const breaks = [
    contract,
    { ...contract, minimumQuantity: 10, price: money("13.08") },
    { ...contract, minimumQuantity: 12, price: money("12") },
  ];
  const inDozens = (quantity: number) => Math.ceil(quantity / 12) * 12;
  const reasons = priceReasons(file({ contract: breaks }), { ...question, container: packs, orderable: inDozens });
  expect(reasons).toMatchObject({
    title: "8 packs more, $2.06 off each",
    nextBreak: { quantity: 12, more: 8, price: "$12.00", total: "$144.00" },
    saving: "You save $4.14 a pack",
  });
  expect(reasons.rows.slice(2).map(({ label }) => label)).toEqual([
    "Your Price, 1 to 9 packs",
    "Your Price, 10 to 11 packs",
    "Your Price, 12 packs and up",
  ]);
});

test("a price for everyone says what would change it: a contract, an account or a sign-in", () => {
  const detail = (changes: object) => priceReasons(file({}), { ...question, ...changes }).detail;
  expect(detail({})).toBe("No contract of yours covers this item.");
  expect(detail({ hasAccount: false })).toBe("Work in an account to get its prices.");
  expect(detail({ hasAccount: false, isSignedIn: false })).toBe("Sign in to see the price of your account.");
});

test("without a contract it is the price for everyone; what begins later says when", () => {
  const later = { ...contract, startsOn: "2026-12-01" } as const;
  expect(priceReasons(file({ contract: [later] }), question)).toMatchObject({
    rule: "web",
    rows: [
      { label: "Web Price", isChosen: true },
      { label: "Your Price", why: "from Dec 1, 2026 on" },
    ],
  });
});

test("who has to sign in for a price is told none, whichever of them it is", () => {
  const hidden = { ...web, needsSignIn: true };
  const signedOut = { ...question, isSignedIn: false };
  expect(priceReasons(file({ web: [hidden] }), signedOut)).toMatchObject({ rule: "sign-in", rows: [] });
  expect(priceReasons(file({ web: [hidden, sale] }), signedOut).rows.map(({ label }) => label)).toEqual(["Sale"]);
  expect(JSON.stringify(priceReasons(file({ web: [hidden, sale] }), signedOut))).not.toContain("18.20");
});
