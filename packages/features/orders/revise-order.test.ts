import type { Money } from "@capstan/platform/money";
import { expect, test } from "vitest";
import { type FrozenLine, type FrozenOrder, lowerLines, refusalOfLines, revisedOrder } from "./revise-order.ts";

const dollars = (amount: number) => BigInt(Math.round(amount * 10_000)) as Money;
const taxed = { reason: "taxed", state: "IL", rate: "0.0875", jurisdiction: "Rockford" } as const;

function frozenLine(line: number, changes: Partial<FrozenLine> = {}): FrozenLine {
  return {
    line,
    sku: `1AA0${line}A`,
    description: `Screw ${line}`,
    quantity: 10,
    unitPrice: dollars(0.0825),
    minimumQuantity: null,
    warranty: null,
    lineTotal: dollars(0.82),
    tax: dollars(0.07),
    taxDecision: taxed,
    promise: {
      fulfilment: "ship",
      carrier: "parcel",
      isHazardous: false,
      parts: [
        { quantity: 6, kind: "ship", on: "2026-11-18" },
        { quantity: 4, kind: "backorder", on: null },
      ],
    },
    fulfilment: "ship",
    sources: [
      { code: "DC1", quantity: 2 },
      { code: "DC2", quantity: 4 },
    ],
    ...changes,
  };
}

const parcel = (price: number, lines: readonly number[] = [1, 2]) =>
  ({ from: "DC2", method: "parcel", lines, weightLb: 2, price: dollars(price) }) as const;
const order: FrozenOrder = {
  lines: [frozenLine(1), frozenLine(2)],
  shipments: [parcel(10)],
  subtotal: dollars(1.64),
  freight: dollars(10),
  freightTax: dollars(0.88),
  tax: dollars(1.02),
  total: dollars(12.66),
};

test("a lowered line is rounded and taxed once more from its own price and rate, and gives up what comes last first", () => {
  const [line] = lowerLines(order.lines, new Map([[1, 5]]));
  // 5 × 0.0825 = 0.4125; 8.75 percent of 0.41 is 0.035875.
  expect([line?.lineTotal, line?.tax]).toEqual([dollars(0.41), dollars(0.04)]);
  expect(line?.promise.parts).toEqual([{ quantity: 5, kind: "ship", on: "2026-11-18" }]);
  expect(line?.sources).toEqual([
    { code: "DC2", quantity: 4 },
    { code: "DC1", quantity: 1 },
  ]);
});

test("the protection plan goes with the units", () => {
  const warranty = { name: "Plan", price: dollars(3), total: dollars(30) };
  const [line] = lowerLines([frozenLine(1, { warranty, lineTotal: dollars(30.82) })], new Map([[1, 4]]));
  expect([line?.warranty?.total, line?.lineTotal]).toEqual([dollars(12), dollars(12.33)]);
});

test("carrying less costs what the table says, with its tax, and never more than was agreed", () => {
  const lines = lowerLines(order.lines, new Map([[2, 0]]));
  const cheaper = revisedOrder(order, lines, [parcel(6, [1])]);
  expect([cheaper.freight, cheaper.freightTax, cheaper.total]).toEqual([dollars(6), dollars(0.52), dollars(7.41)]);
  const dearer = revisedOrder(order, lines, [parcel(40, [1])]);
  expect([dearer.freight, dearer.shipments]).toEqual([dollars(10), [parcel(10, [1])]]);
  expect(dearer.total).toBe(dearer.subtotal + dearer.freight + dearer.tax);
});

test.each([
  [new Map([[1, 11]]), "quantity"],
  [new Map([[1, -1]]), "quantity"],
  [new Map([[1, 1.5]]), "quantity"],
  [new Map([[1, Number.NaN]]), "quantity"],
  [new Map([[2, 4]]), "price-break"],
  [
    new Map([
      [1, 0],
      [2, 0],
    ]),
    "empty",
  ],
] as const)("%j is refused as %s", (quantities, kind) => {
  const lines = [frozenLine(1), frozenLine(2, { minimumQuantity: 5 })];
  expect(refusalOfLines({ lines }, quantities)?.kind).toBe(kind);
});

test("a line at its price's quantity, or taken out, is no break of it", () => {
  const lines = [frozenLine(1), frozenLine(2, { minimumQuantity: 5 })];
  expect(refusalOfLines({ lines }, new Map([[2, 5]]))).toBeNull();
  expect(refusalOfLines({ lines }, new Map([[2, 0]]))).toBeNull();
});
