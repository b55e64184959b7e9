import type { Money } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { type HoldFacts, holdSentence, holdsOf } from "./hold-rules.ts";

const dollars = (amount: number) => BigInt(amount * 10_000) as Money;
const fine: HoldFacts = {
  total: dollars(400),
  credit: { used: dollars(900), reviewLimit: null, flag: null },
  address: { lines: ["2250 Harrison Ave"], zip: "61104", isKnown: true, isUndeliverable: false },
  unlicensed: [],
};
const reasonsOf = (changes: Partial<HoldFacts>) => holdsOf({ ...fine, ...changes }).map(({ reason }) => reason);
const at = (changes: Partial<NonNullable<HoldFacts["address"]>>) => ({
  address: { lines: ["2250 Harrison Ave"], zip: "61104", isKnown: true, isUndeliverable: false, ...changes },
});
const owing = (used: number, reviewLimit: number | null, flag: string | null = null) => ({
  credit: { used: dollars(used), reviewLimit: reviewLimit === null ? null : dollars(reviewLimit), flag },
});

test("an order that nothing speaks against waits for nobody", () => {
  expect(holdsOf(fine)).toEqual([]);
});

test("credit: above the review limit, not at it; a flag on the account comes first and needs no limit", () => {
  expect(reasonsOf(owing(1_000, 1_000))).toEqual([]);
  expect(holdsOf({ ...fine, ...owing(1_001, 1_000) })).toEqual([
    { kind: "credit", reason: "over-review-limit", details: { over: "1.0000", limit: "1000.0000" } },
  ]);
  expect(reasonsOf(owing(1_001, 1_000, "INV-771930 is overdue"))).toEqual(["account-flagged"]);
  expect(reasonsOf(owing(0, null, "INV-771930 is overdue"))).toEqual(["account-flagged"]);
  expect(reasonsOf({ credit: null })).toEqual([]);
});

test("address: a first order waits only above the amount, and where something ships", () => {
  expect(reasonsOf({ ...at({ isKnown: false }), total: dollars(500) })).toEqual([]);
  expect(reasonsOf({ ...at({ isKnown: false }), total: dollars(501) })).toEqual(["new-address"]);
  expect(reasonsOf({ ...at({ isKnown: true }), total: dollars(50_000) })).toEqual([]);
  expect(reasonsOf({ address: null, total: dollars(50_000) })).toEqual([]);
  expect(reasonsOf(at({ isUndeliverable: true }))).toEqual(["undeliverable-zip"]);
});

test.each([
  "PO Box 88412",
  "P.O. Box 7",
  "p o box 12",
  "Post Office Box 3",
  "POBox 9",
  "Box 114",
  "Suite 4, P.O.Box 8",
])("%s is a PO box", (line) => expect(reasonsOf(at({ lines: ["Plant 2", line] }))).toEqual(["po-box"]));
test.each(["12 Box Elder Road", "4 Popbox Lane", "Boxwood Ct 7", "1 Post Office Square", "Mailbox Plaza 3"])(
  "%s is a street",
  (line) => expect(reasonsOf(at({ lines: [line] }))).toEqual([]),
);

test("restricted: the buyer reads which license, each once; three kinds hold one order at once", () => {
  const unlicensed = [
    { line: 1, description: "Ant bait", license: "Pesticide applicator" },
    { line: 4, description: "Weed killer", license: "Pesticide applicator" },
  ];
  const holds = holdsOf({ ...fine, ...owing(2, 1), ...at({ lines: ["PO Box 1"] }), unlicensed });
  expect(holds.map(({ kind }) => kind)).toEqual(["credit", "address", "restricted"]);
  expect(holds.map(holdSentence)[2]).toBe(
    "It waits for a license on file: Pesticide applicator. Send us a copy, and it ships.",
  );
});
