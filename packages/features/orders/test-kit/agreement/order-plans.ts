/** Orders as buyers and warehouses may make them, for the test that all papers about one agree. */
import type { DatabaseHandle } from "@capstan/platform/db";
import fc from "fast-check";
import { reporterFor, shipmentReport } from "../../fulfilment/test-kit/report-kit.ts";
import { placeOrder } from "../../place-order.server.ts";
import type { OrderBuyer } from "../../quote-order.server.ts";
import { returnReasonCodes } from "../../returns/return-reasons.ts";
import { photo, returnReport, returner } from "../../returns/test-kit/return-kit.ts";
import { fillCart, newKey, noChoices, quoteDeps, shownNow, skus } from "../order-store.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

export interface OrderPlan {
  readonly lines: readonly {
    readonly quantity: number;
    /** How much of it is in the first of two shipments. */
    readonly first: number;
    /** How much of what is left comes back, in each of two returns. */
    readonly back: readonly number[];
    readonly reason: (typeof returnReasonCodes)[number];
    readonly refused: number;
  }[];
  readonly method: "label" | "branch";
}

export const anyPlan: fc.Arbitrary<OrderPlan> = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 400 }),
      first: share,
      back: fc.array(share, { minLength: 2, maxLength: 2 }),
      reason: fc.constantFrom(...returnReasonCodes),
      refused: share,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  method: fc.constantFrom("label" as const, "branch" as const),
});

export function ordersOf(database: DatabaseHandle) {
  const deps = quoteDeps(database.db);
  const report = reporterFor(database);
  const start = returner(database);
  /** Quotes the cart and orders it; what the quote said that it comes to. */
  const place = async (buyer: OrderBuyer, { lines }: OrderPlan) => {
    await fillCart(database, buyer, Object.fromEntries(lines.map(({ quantity }, at) => [skus[at] ?? "", quantity])));
    const shown = await shownNow(deps, buyer);
    const request = { buyer, choices: noChoices, shown, idempotencyKey: newKey() };
    const placed = await placeOrder(deps, request);
    if (!placed.ok) throw new Error(JSON.stringify(placed.failure));
    return { orderNumber: placed.value.orderNumber, quoted: shown.total };
  };
  const ship = async (orderNumber: string, { lines }: OrderPlan) => {
    const firsts = lines.map(({ quantity, first }) => Math.round(quantity * first));
    const rests = lines.map(({ quantity }, at) => quantity - (firsts[at] ?? 0));
    for (const [at, quantities] of [firsts, rests].entries()) {
      const sent = quantities.map((quantity, line) => ({ line: line + 1, quantity })).filter((one) => one.quantity > 0);
      if (sent.length > 0) await report(orderNumber, shipmentReport("delivered", { shipment: `W${at}`, lines: sent }));
    }
  };
  const takeBack = async (buyer: OrderBuyer, orderNumber: string, { lines, method }: OrderPlan) => {
    const left = lines.map(({ quantity }) => quantity);
    for (const round of [0, 1]) {
      const units = lines.flatMap(({ back, reason }, at) => {
        const quantity = Math.ceil((left[at] ?? 0) * (back[round] ?? 0));
        return quantity > 0 ? [{ line: at + 1, quantity, reason, photos: reason === "damaged" ? [photo] : [] }] : [];
      });
      if (units.length === 0) continue;
      const started = await start(buyer, orderNumber, units, { method });
      if (!started.ok) throw new Error(JSON.stringify(started.failure));
      const found = units.map(({ line, quantity }) => {
        const accepted = quantity - Math.floor(quantity * (lines[line - 1]?.refused ?? 0));
        left[line - 1] = (left[line - 1] ?? 0) - accepted;
        return { line, quantity, accepted };
      });
      const told = await report(orderNumber, returnReport("return-inspected", started.value.number, found));
      if (!told.ok) throw new Error(JSON.stringify(told.failure));
    }
  };
  return async (buyer: OrderBuyer, plan: OrderPlan) => {
    const { orderNumber, quoted } = await place(buyer, plan);
    await ship(orderNumber, plan);
    await takeBack(buyer, orderNumber, plan);
    return { orderNumber, quoted };
  };
}
