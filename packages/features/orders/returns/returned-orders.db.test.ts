import { testEngines } from "@capstan/platform/test-kit";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { placedOrder, reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { returnReasonCodes } from "./return-reasons.ts";
import { photo, returnReport, returner } from "./test-kit/return-kit.ts";

const { database } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const start = returner(database);
const [ann, , cara] = buyers as [OrderBuyer, OrderBuyer, OrderBuyer];
const orders = process.env["FULL_SIZE"] === "true" ? 400 : 40;

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 1_000_000, [skus[1]]: 1_000_000, [skus[2]]: 1_000_000 });
  // A price under a cent, freight that is taxed too, and a second account that is exempt.
  await pool.query(`
    update web_price set price = 0.0061 where sku = '${skus[0]}';
    insert into freight_rate (method, up_to_lb, price) values ('parcel', 150, 18.41), ('ltl', 9999999, 86.25);
    insert into tax_nexus (state, taxes_freight) values ('WI', true);
    insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.0551, 'Wisconsin');
    insert into tax_certificate (account_number, state, number, reason) values ('${accounts[1]}', 'WI', 'C-1', 'Resale')`);
});

const anyPlan = fc.record({
  isExempt: fc.boolean(),
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 400 }),
      first: fc.double({ min: 0, max: 1, noNaN: true }),
      back: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 2 }),
      reason: fc.constantFrom(...returnReasonCodes),
      refused: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  method: fc.constantFrom("label" as const, "branch" as const),
});

test(`the books of ${orders} generated orders in two shipments and two returns agree to the cent`, async () => {
  for (const { isExempt, lines, method } of fc.sample(anyPlan, { numRuns: orders, seed: 20 })) {
    const buyer = isExempt ? cara : ann;
    const wanted = Object.fromEntries(lines.map(({ quantity }, at) => [skus[at]!, quantity]));
    const orderNumber = await placedOrder(database, buyer, wanted);
    const firsts = lines.map(({ quantity, first }) => Math.round(quantity * first));
    const parts = (of: readonly number[]) =>
      of.map((quantity, at) => ({ line: at + 1, quantity })).filter(({ quantity }) => quantity > 0);
    const shipments = [parts(firsts), parts(lines.map(({ quantity }, at) => quantity - firsts[at]!))];
    for (const [at, sent] of shipments.entries())
      if (sent.length > 0) await report(orderNumber, shipmentReport("delivered", { shipment: `W${at}`, lines: sent }));
    const left = lines.map(({ quantity }) => quantity);
    for (const round of [0, 1]) {
      const units = lines.flatMap(({ back, reason }, at) => {
        const quantity = Math.ceil(left[at]! * back[round]!);
        return quantity > 0 ? [{ line: at + 1, quantity, reason, photos: reason === "damaged" ? [photo] : [] }] : [];
      });
      if (units.length === 0) continue;
      const started = await start(buyer, orderNumber, units, { method });
      if (!started.ok) throw new Error(JSON.stringify(started.failure));
      const found = units.map(({ line, quantity }) => {
        const accepted = quantity - Math.floor(quantity * lines[line - 1]!.refused);
        left[line - 1] = left[line - 1]! - accepted;
        return { line, quantity, accepted };
      });
      const told = await report(orderNumber, returnReport("return-inspected", started.value.number, found));
      expect(told).toMatchObject({ ok: true });
    }
  }
  const { rows } = await pool.query<{ notes: number }>(
    "select count(*)::int as notes from invoice where kind = 'credit-note'",
  );
  expect(rows[0]!.notes).toBeGreaterThan(orders);
  expect(await brokenRules(db)).toEqual([]);
}, 900_000);
