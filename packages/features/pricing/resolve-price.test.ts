import { type Day, isBefore, periodStateOn } from "@capstan/platform/day";
import type { Money } from "@capstan/platform/money";
import { lineTotal } from "@capstan/platform/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContractPrice, PriceFile, Verdict, WebPrice } from "./pricing.ts";
import { resolvePrice } from "./resolve-price.ts";

const runs = { numRuns: 10_000 };
const money = fc.bigInt({ min: 1n, max: 5_000_000n }).map((amount) => amount as Money);
// Few days, so that ranges touch, overlap and miss each other often.
const days = fc.constantFrom<Day>(
  "-infinity",
  "2026-01-01",
  "2026-03-01",
  "2026-06-01",
  "2026-06-02",
  "2026-11-15",
  "2027-01-01",
  "infinity",
);
const ranges = fc
  .tuple(days, days)
  .map(([one, other]) => (isBefore(other, one) ? { startsOn: other, endsOn: one } : { startsOn: one, endsOn: other }));
const realDays = fc.constantFrom<Day>(
  "2026-01-01",
  "2026-02-11",
  "2026-06-01",
  "2026-06-02",
  "2026-11-15",
  "2026-12-31",
);

const contractRows = fc.uniqueArray(
  fc.record({
    range: ranges,
    minimumQuantity: fc.constantFrom(1, 5, 10, 50, 100),
    price: money,
    referencePrice: fc.option(money),
  }),
  { maxLength: 12, selector: (row) => `${row.range.startsOn}/${row.minimumQuantity}` },
);
const webRows = fc.uniqueArray(
  fc.record({
    range: ranges,
    kind: fc.constantFrom("web" as const, "sale" as const, "clearance" as const),
    price: money,
    strikePrice: fc.option(money),
    needsSignIn: fc.boolean(),
  }),
  { maxLength: 8, selector: (row) => `${row.range.startsOn}/${row.kind}` },
);
const files: fc.Arbitrary<PriceFile> = fc.record({ contract: contractRows, web: webRows }).map(({ contract, web }) => ({
  contract: contract.map(({ range, ...row }): ContractPrice => ({ ...range, ...row })),
  web: web.map(({ range, ...row }): WebPrice => ({ ...range, ...row })),
}));
const isTaken = (verdict: Verdict) => verdict === "chosen" || verdict === "hidden-until-sign-in";
const minQuantityOf = (row: ContractPrice | WebPrice) => ("minimumQuantity" in row ? row.minimumQuantity : 1);
const questions = fc.record({ quantity: fc.integer({ min: 1, max: 200 }), on: realDays, isSignedIn: fc.boolean() });

test("only what holds on the day, at the quantity, is ever chosen", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const { why } = resolvePrice(file, question);
      const wrong = why
        .filter(({ verdict }) => isTaken(verdict))
        .filter(({ row }) => periodStateOn(row, question.on) !== "now" || minQuantityOf(row) > question.quantity);
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});

test("the explanation names every price on file once, and exactly one as chosen if there is an answer", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const { answer, why } = resolvePrice(file, question);
      expect(why.every(({ row }, at) => row === [...file.contract, ...file.web][at])).toBe(true);
      const taken = why.filter(({ verdict }) => isTaken(verdict));
      expect(taken).toHaveLength(answer.kind === "none" ? 0 : 1);
      expect("price" in answer ? taken[0]?.row.price : undefined).toBe("price" in answer ? answer.price : undefined);
    }),
    runs,
  );
});

test("the order of the rows on file makes no difference", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const turned = { contract: file.contract.toReversed(), web: file.web.toReversed() };
      expect(resolvePrice(turned, question).answer).toEqual(resolvePrice(file, question).answer);
    }),
    runs,
  );
});

test("a contract comes before the web price, and a promotion wins over it only by being lower", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const { answer } = resolvePrice(file, question);
      const contractOnly = resolvePrice({ ...file, web: [] }, question).answer;
      fc.pre(contractOnly.kind === "contract");
      const isPromotion = answer.kind === "sale" || answer.kind === "clearance";
      const isLower = isPromotion && answer.price < contractOnly.price;
      const isTheContract = answer.kind === "contract" && answer.price === contractOnly.price;
      // A promotion may need signing in; it then goes before the contract without being told.
      expect(isLower || isTheContract || answer.kind === "sign-in").toBe(true);
    }),
    runs,
  );
});

test("without a contract, clearance comes before sale and sale before the web price", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const { answer } = resolvePrice({ ...file, contract: [] }, { ...question, isSignedIn: true });
      const standing = new Set(
        file.web.filter((row) => periodStateOn(row, question.on) === "now").map((row) => row.kind),
      );
      const first = (["clearance", "sale", "web"] as const).find((kind) => standing.has(kind)) ?? "none";
      expect(answer.kind).toBe(first);
    }),
    runs,
  );
});

test("buying more from the same agreement takes its largest break reached", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const { answer, why } = resolvePrice({ ...file, web: [] }, question);
      fc.pre(answer.kind === "contract");
      const chosen = why.find(({ verdict }) => verdict === "chosen");
      const reached = file.contract.filter(
        (row) =>
          row.startsOn === chosen?.row.startsOn &&
          periodStateOn(row, question.on) === "now" &&
          row.minimumQuantity <= question.quantity,
      );
      const largest = Math.max(...reached.map((row) => row.minimumQuantity));
      expect(chosen?.source === "contract" && chosen.row.minimumQuantity).toBe(largest);
    }),
    runs,
  );
});

test("the next break is one that the buyer would get: asking for its quantity gives its price, and no smaller one is cheaper", () => {
  fc.assert(
    fc.property(contractRows, fc.integer({ min: 1, max: 60 }), (rows, quantity) => {
      const one = { startsOn: "2026-01-01", endsOn: "infinity" } as const;
      const breaks = new Map(rows.map((row) => [row.minimumQuantity, { ...row, ...one }]));
      const contract: readonly ContractPrice[] = [...breaks.values()];
      const at = (ordered: number) =>
        resolvePrice({ contract, web: [] }, { quantity: ordered, on: "2026-11-15", isSignedIn: true }).answer;
      const answer = at(quantity);
      const promised = answer.kind === "contract" ? answer.nextBreak : null;
      const there = promised && at(promised.minimumQuantity);
      expect(there && "price" in there ? there.price : null).toBe(promised?.price ?? null);
      const between = contract.filter(
        (row) => row.minimumQuantity > quantity && row.minimumQuantity < (promised?.minimumQuantity ?? 0),
      );
      expect(between.filter((row) => "price" in answer && row.price < answer.price)).toEqual([]);
    }),
    runs,
  );
});

test("a price that needs signing in is never told to somebody who has not", () => {
  fc.assert(
    fc.property(files, questions, (file, question) => {
      const hidden: PriceFile = { contract: [], web: file.web.map((row) => ({ ...row, needsSignIn: true })) };
      const { answer } = resolvePrice(hidden, { ...question, isSignedIn: false });
      expect(["sign-in", "none"]).toContain(answer.kind);
    }),
    runs,
  );
});

test("a line at a price under a cent is rounded once, not piece by piece", () => {
  const file: PriceFile = {
    web: [],
    contract: [
      { startsOn: "-infinity", endsOn: "infinity", minimumQuantity: 1, price: 49n as Money, referencePrice: null },
    ],
  };
  const { answer } = resolvePrice(file, { quantity: 1_000, on: "2026-11-15", isSignedIn: true });
  // $0.0049 a piece: rounded by the piece it would be free.
  expect("price" in answer && lineTotal(answer.price, 1_000)).toBe(49_000n);
});
