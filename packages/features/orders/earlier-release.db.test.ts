import { amountsJson } from "@capstan/platform/money";
import { testEngines } from "@capstan/platform/test-kit";
import { beforeAll, expect, test } from "vitest";
import { brokenRules, buyers, fillCart, newKey, seedOrderStore, skus, stockUp } from "./test-kit/order-store.ts";

const { database } = testEngines();
const { pool, db } = database;
const [ann] = buyers as [(typeof buyers)[number]];

beforeAll(async () => seedOrderStore(database));

/** As the release before this one writes a line: with all that it keeps. */
function wholeLine(line: number, warranty: object | null) {
  return {
    line,
    sku: skus[line - 1],
    quantity: line,
    description: `Screw ${line}`,
    pack: { unit: "EA", piecesPerUnit: 1, label: "each" },
    unitPrice: "0.0825",
    priceReason: { rule: "web", startsOn: "-infinity", endsOn: "infinity", minimumQuantity: null, against: null },
    warranty,
    lineTotal: "1.0000",
    fulfilment: "ship",
    branchCode: null,
    promise: { fulfilment: "ship", parts: [{ quantity: line, kind: "ship", on: "2026-11-23" }], carrier: "parcel" },
    compliance: { told: [`RULE-${line}`], agreed: [] },
    tax: "0.0000",
    taxDecision: { reason: "no-nexus", state: "WI" },
    note: line === 1 ? null : "Dock 3",
    reference: null,
  };
}

test("while a new release starts, the one before still places orders, and keeps all that they say", async () => {
  await stockUp(database, { [skus[0]]: 10, [skus[1]]: 10 });
  await fillCart(database, ann, { [skus[0]]: 1, [skus[1]]: 2 });
  const { rows: carts } = await pool.query("select id, version from cart where user_id = $1", [ann.userId]);
  const plan = { name: "Two years", price: "0.5000", total: "0.5000" };
  const lines = [wholeLine(1, null), wholeLine(2, plan)];
  const place = { name: "Works", city: "Milwaukee", state: "WI", zip: "53202" };
  const header = { purchaseOrder: null, branchCode: null, references: {}, shipTo: place, billTo: place, shipments: [] };
  const amounts = { subtotal: "2.0000", freight: "0.0000", freightTax: "0.0000", tax: "0.0000", total: "2.0000" };
  const { rows: answers } = await pool.query<{ number: string }>(
    `select answer ->> 'orderNumber' as number
     from place_order($1, $2, null, $3, 'hash', $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, now(), 48, '{"method": "account"}'::jsonb)`,
    [
      ann.accountNumber,
      ann.userId,
      newKey(),
      carts[0].id,
      carts[0].version,
      amountsJson({ ...header, ...amounts }),
      JSON.stringify(lines),
      JSON.stringify(lines.map(({ line, sku, quantity }) => ({ line, sku, quantity, location_code: "DC1" }))),
    ],
  );
  const { rows: kept } = await pool.query(
    `select line, sku, quantity, description, pack, unit_price::text as "unitPrice", price_reason as "priceReason", warranty,
       line_total::text as "lineTotal", fulfilment, branch_code as "branchCode", promise, compliance, tax::text,
       tax_decision as "taxDecision", note, reference
     from sales_order_line where order_number = $1 order by line`,
    [answers[0]?.number],
  );
  expect(kept).toEqual(lines);
  expect(await brokenRules(db)).toEqual([]);
});
