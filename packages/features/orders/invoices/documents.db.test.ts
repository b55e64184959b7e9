import { systemClock } from "@capstan/platform/clock";
import { testEngines } from "@capstan/platform/test-kit";
import { pdfText } from "@capstan/platform/test-kit/pdf-text";
import { beforeAll, expect, test } from "vitest";
import { placedOrder, reporterFor, shipmentReport } from "../fulfilment/test-kit/report-kit.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { accounts, brokenRules, buyers, seedOrderStore, skus, stockUp } from "../test-kit/order-store.ts";
import { documentBytes } from "./document.store.server.ts";
import { renderDocumentFile } from "./render-document.server.ts";
import { createPdfRenderer } from "./render-pdf.server.ts";

const { database } = testEngines();
const { db, pool } = database;
const report = reporterFor(database);
const [ann] = buyers as [OrderBuyer];
const deps = { db, clock: systemClock, pdf: createPdfRenderer() };
const origin = "https://store.example";

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, { [skus[0]]: 1_000, [skus[1]]: 1_000 });
  await pool.query(
    "insert into freight_rate (method, up_to_lb, price) values ('parcel', 150, 18.41), ('ltl', 9999, 86.25)",
  );
  await pool.query(`
    insert into tax_nexus (state, taxes_freight) values ('WI', true);
    insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.0551, 'Wisconsin')`);
});

test("a line that leaves in two shipments has two invoices that add up to the order, and PDFs that say the stored amounts", async () => {
  const number = await placedOrder(database, ann, { [skus[0]]: 7, [skus[1]]: 60 });
  await report(
    number,
    shipmentReport("shipped", {
      carrier: "UPS",
      lines: [
        { line: 1, quantity: 3 },
        { line: 2, quantity: 60 },
      ],
    }),
  );
  await report(number, shipmentReport("shipped", { shipment: "W2", lines: [{ line: 1, quantity: 4 }] }));
  const { rows } = await pool.query<{ number: string; total: string; freight: string; ordered: string; due: boolean }>(
    `select invoice.number, invoice.total::text, invoice.freight::text, sales_order.total::text as ordered,
       due_on = (issued_at at time zone 'America/Chicago')::date + 30 as due
     from invoice join sales_order on sales_order.number = order_number where order_number = $1 order by shipment`,
    [number],
  );
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  expect(rows.map(({ due }) => due)).toEqual([true, true]);
  expect(rows.reduce((sum, { total }) => sum + cents(total), 0)).toBe(cents(rows[0]!.ordered));
  // Nobody pays for carrying twice because a line came in two parts.
  expect(cents(rows[1]!.freight)).toBe(0);
  for (const { number: name, total } of rows) {
    await renderDocumentFile(deps, { accountNumber: accounts[0], name, origin });
    const pdf = (await documentBytes(db, { accountNumber: accounts[0], name }))!;
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe("%PDF-");
    const text = await pdfText(pdf);
    if (text === undefined) continue;
    expect(text).toContain(name);
    expect(text).toMatch(new RegExp(`Amount due +\\$${(cents(total) / 100).toFixed(2).replace(".", "\\.")}`));
    expect(text).toContain("Works 0884512907");
  }
  expect(await brokenRules(db)).toEqual([]);
}, 60_000);

test("the same document made again has the same bytes, is kept once and mailed once; another account has none of it", async () => {
  const { rows } = await pool.query<{ name: string }>("select name from order_document where kind = 'invoice' limit 1");
  const key = { accountNumber: accounts[0], name: rows[0]!.name };
  const before = await documentBytes(db, key);
  await renderDocumentFile(deps, { ...key, origin });
  expect(await documentBytes(db, key)).toEqual(before);
  const mails = await pool.query("select key from job_effect where key like 'mail:invoice:' || $1 || '%'", [key.name]);
  expect(mails.rows).toHaveLength(1);
  expect(await documentBytes(db, { ...key, accountNumber: accounts[1] })).toBeUndefined();
});

test("a packing slip has quantities and no price", async () => {
  const { rows } = await pool.query<{ name: string }>(
    "select name from order_document where kind = 'packing-slip' order by name limit 1",
  );
  const key = { accountNumber: accounts[0], name: rows[0]!.name };
  await renderDocumentFile(deps, { ...key, origin });
  const text = await pdfText((await documentBytes(db, key))!);
  if (text === undefined) return;
  expect(text).toMatch(/Packing Slip/);
  expect(text).toMatch(/1AA01A .* 7 +3 +4/);
  expect(text).not.toContain("$");
});
