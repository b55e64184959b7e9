import fc from "fast-check";
import { expect, test } from "vitest";
import { applyInOrder } from "./apply-in-order.ts";
import { type OrderFulfilment, hasLeft, quantityIn } from "./fulfilment-state.ts";
import { promisedDay } from "./promised-day.ts";
import type { LineQuantity, ShipmentReport } from "./report.ts";
import { anyShipmentPlan, reportsOf } from "./test-kit/shipment-plans.ts";

const nothing = {
  carrier: null,
  method: null,
  trackingNumbers: null,
  boxes: null,
  weightLb: null,
  expectedOn: null,
} as const;

function orderOf(...quantities: readonly number[]): OrderFulfilment {
  const lines = quantities.map((quantity, at) => ({
    line: at + 1,
    sku: `SKU${at}`,
    quantity,
    status: "placed" as const,
    fulfilment: "ship" as const,
    promise: [
      { quantity: 1, kind: "ship" as const, on: "2026-11-17" as const },
      { quantity: 1_000, kind: "backorder" as const, on: "2026-11-27" as const },
    ],
  }));
  return { status: "placed", lines, shipments: [] };
}

function report(kind: ShipmentReport["kind"], hour: number, lines: readonly LineQuantity[] | null): ShipmentReport {
  const contents = lines && { from: "DC1", lines };
  return {
    kind,
    at: `2026-11-17T${String(hour).padStart(2, "0")}:00:00.000Z`,
    shipment: "W1",
    contents,
    details: nothing,
  };
}

/** All of them, one after the other; what waits is kept as the store keeps it. */
function afterAll(order: OrderFulfilment, reports: readonly ShipmentReport[]) {
  let state = order;
  let waiting: { readonly report: ShipmentReport }[] = [];
  const refused: string[] = [];
  for (const one of reports) {
    const applied = applyInOrder(state, one, waiting);
    if (!applied.ok) refused.push(applied.failure.code);
    else if (applied.value === "waiting") waiting.push({ report: one });
    else {
      const { ended } = applied.value;
      state = applied.value.order;
      waiting = waiting.filter((kept) => !ended.includes(kept));
    }
  }
  return { state, waiting, refused };
}

test("delivered before shipped waits for what is in the shipment, and then holds with the real times", () => {
  const lines = [{ line: 1, quantity: 2 }];
  const { state, waiting } = afterAll(orderOf(2), [
    report("delivered", 18, null),
    report("shipped", 12, lines),
    report("packed", 9, lines),
  ]);
  expect(waiting).toEqual([]);
  expect(state).toMatchObject({ status: "delivered", lines: [{ status: "delivered" }] });
  expect(state.shipments).toMatchObject([
    {
      status: "delivered",
      packedAt: "2026-11-17T09:00:00.000Z",
      shippedAt: "2026-11-17T12:00:00.000Z",
      deliveredAt: "2026-11-17T18:00:00.000Z",
    },
  ]);
});

test("less may be shipped than was packed; once it has left, its contents stay", () => {
  const packed = report("packed", 9, [{ line: 1, quantity: 5 }]);
  const shipped = report("shipped", 10, [{ line: 1, quantity: 3 }]);
  const other = report("shipped", 11, [{ line: 1, quantity: 4 }]);
  const { state, refused } = afterAll(orderOf(5), [packed, shipped, other]);
  expect(state.shipments[0]?.lines).toEqual([{ line: 1, quantity: 3 }]);
  expect(state.status).toBe("in-fulfilment");
  expect(refused).toEqual(["REPORT_NOT_APPLICABLE"]);
});

test("more than is left of a line, an unknown line and a pickup's report are refused", () => {
  const { refused } = afterAll(orderOf(5), [
    report("packed", 9, [{ line: 1, quantity: 6 }]),
    report("packed", 9, [{ line: 2, quantity: 1 }]),
    report("picked-up", 9, [{ line: 1, quantity: 1 }]),
  ]);
  expect(refused).toEqual(["QUANTITY_EXCEEDED", "LINE_UNKNOWN", "REPORT_NOT_APPLICABLE"]);
});

test.each([["cancelled"], ["on-hold"], ["awaiting-approval"]] as const)(
  "nothing is reported of an order that is %s",
  (status) => {
    const { refused } = afterAll({ ...orderOf(5), status }, [report("packed", 9, [{ line: 1, quantity: 1 }])]);
    expect(refused).toEqual(["ORDER_STATE_REFUSED"]);
  },
);

test("a shipment's day is that of the part of the promise that its last unit is of", () => {
  const { state } = afterAll(orderOf(5), [report("packed", 9, [{ line: 1, quantity: 1 }])]);
  expect(promisedDay(state, state.shipments[0]!)).toBe("2026-11-17");
  const second = afterAll(state, [{ ...report("packed", 9, [{ line: 1, quantity: 4 }]), shipment: "W2" }]).state;
  expect(promisedDay(second, second.shipments[1]!)).toBe("2026-11-27");
});

test("however the reports of an order come, twice and in any order, it ends in the same state", () => {
  fc.assert(
    fc.property(
      anyShipmentPlan.chain((plan) => {
        const reports = reportsOf(plan);
        return fc.record({
          plan: fc.constant(plan),
          sent: fc.shuffledSubarray([...reports, ...reports], { minLength: reports.length * 2 }),
        });
      }),
      ({ plan, sent }) => {
        const { state, waiting, refused } = afterAll({ status: "placed", lines: plan.lines, shipments: [] }, sent);
        expect(refused).toEqual([]);
        expect(waiting).toEqual([]);
        for (const { line, quantity } of plan.lines)
          expect(quantityIn(state.shipments.filter(hasLeft), line)).toBe(quantity);
        const isPickup = plan.lines.every(({ fulfilment }) => fulfilment === "pickup");
        expect(state.status).toBe(isPickup ? "picked-up" : "delivered");
        const inTurn = afterAll({ status: "placed", lines: plan.lines, shipments: [] }, reportsOf(plan)).state;
        const facts = ({ shipments }: OrderFulfilment) =>
          shipments
            .map((shipment) => ({ ...shipment, shipment: 0 }))
            .toSorted((one, other) => (one.reference < other.reference ? -1 : 1));
        expect(facts(state)).toEqual(facts(inTurn));
      },
    ),
    { numRuns: 500 },
  );
});
