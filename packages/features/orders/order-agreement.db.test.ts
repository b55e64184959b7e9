import { testEngines } from "@capstan/platform/test-kit";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { changesAfter } from "./changes/changes.store.server.ts";
import { publishWaitingChanges } from "./changes/publish-changes.server.ts";
import { createPdfRenderer } from "./invoices/render-pdf.server.ts";
import type { OrderBuyer } from "./quote-order.server.ts";
import { type OrderPlan, anyPlan, ordersOf } from "./test-kit/agreement/order-plans.ts";
import { centsOf, plain, sumOf, amountsReportedBy } from "./test-kit/agreement/reported-amounts.ts";
import { brokenRules, seedOrderStore, skus, stockUp } from "./test-kit/order-store.ts";

const { database } = testEngines();
const { db, pool } = database;
/** 10,000 in `npm run soak`. */
const orders = Number(process.env["AGREEMENT_ORDERS"] ?? 100);
const everyPdf = Math.max(20, Math.floor(orders / 10));
const order = ordersOf(database);
const reported = amountsReportedBy(database, { pdf: createPdfRenderer(), everyPdf });

/** Each has an account of its own, so that none waits for another's credit; every other one is exempt. */
const buyers = Array.from({ length: 6 }, (_, at): OrderBuyer => {
  const accountNumber = String(884_000_000 + at);
  return { userId: `buyer-${at}`, accountNumber, agentId: null };
});

beforeAll(async () => {
  await seedOrderStore(database);
  await stockUp(database, Object.fromEntries(skus.map((sku) => [sku, 100_000_000])));
  const accounts = buyers.map(({ accountNumber }) => accountNumber);
  await pool.query(
    `insert into account (number, company_name, customer_kind, address1, city, state, zip)
     select number, 'Works ' || number, 'business', '1 Road', 'Milwaukee', 'WI', '53202' from unnest($1::text[]) as number`,
    [accounts],
  );
  await pool.query(
    `with held as (select * from unnest($1::text[], $2::text[]) as held (user_id, account)),
     users as (
       insert into store_user (id, email, full_name, short_name)
       select user_id, user_id || '@works.example', user_id, user_id from held
     ), credit as (
       insert into account_credit (account_number, credit_limit) select account, 1000000000 from held
     )
     insert into membership (user_id, account_number, role, is_current) select user_id, account, 'buyer', true from held`,
    [buyers.map(({ userId }) => userId), accounts],
  );
  // A price under a cent, breaks of a contract, freight that is taxed too, and certificates.
  await pool.query("update web_price set price = 0.0061 where sku = $1", [skus[0]]);
  await pool.query(
    `insert into contract_price (account_number, sku, minimum_quantity, price)
     select number, $2, tier.minimum, tier.price
     from unnest($1::text[]) as number, (values (1, 0.1649), (60, 0.1437), (250, 0.0931)) as tier (minimum, price)`,
    [accounts, skus[1]],
  );
  await pool.query(`
    insert into freight_rate (method, up_to_lb, price) values ('parcel', 150, 18.41), ('ltl', 9999999, 86.25);
    insert into tax_nexus (state, taxes_freight) values ('WI', true);
    insert into tax_rate (state, rate, jurisdiction) values ('WI', 0.0551, 'Wisconsin')`);
  await pool.query(
    `insert into tax_certificate (account_number, state, number, reason)
     select number, 'WI', 'C-' || number, 'Resale' from unnest($1::text[]) as number`,
    [accounts.filter((_, at) => at % 2 === 1)],
  );
});

/** What was billed and credited by the papers, by order, for the comparison with the feed. */
const papers = new Map<string, readonly string[]>();

async function checkOne(buyer: OrderBuyer, plan: OrderPlan): Promise<void> {
  const { orderNumber, quoted } = await order(buyer, plan);
  const key = { accountNumber: buyer.accountNumber, orderNumber };
  const documents = await reported.documents(key);
  for (const { name, amounts, addsUp } of documents)
    expect([name, new Set(amounts).size, addsUp]).toEqual([name, 1, true]);
  const invoiced = documents.filter(({ kind }) => kind === "invoice").map(({ amounts }) => centsOf(amounts[0] ?? ""));
  const { rows } = await pool.query<{ total: string }>("select total::text from sales_order where number = $1", [
    orderNumber,
  ]);
  const total = plain(quoted);
  expect([orderNumber, plain(rows[0]?.total ?? ""), await reported.mailed(key), sumOf(invoiced)]).toEqual([
    orderNumber,
    total,
    total,
    centsOf(total),
  ]);
  await reported.forgetJobs(key);
  papers.set(orderNumber, [total, ...documents.map(({ name, amounts }) => `${name} ${amounts[0]}`)].toSorted());
}

/** The feed's own words for every order. */
async function fed(): Promise<ReadonlyMap<string, readonly string[]>> {
  await publishWaitingChanges(db);
  const byOrder = new Map<string, Set<string>>();
  for (let after = 0n; ;) {
    const changes = await changesAfter(db, { onlyAccount: null, after, limit: 500 });
    for (const { orderNumber, orderTotal, document } of changes) {
      const said = byOrder.get(orderNumber) ?? new Set();
      said.add(plain(orderTotal ?? ""));
      if (document) said.add(`${document.number} ${plain(document.total)}`);
      byOrder.set(orderNumber, said);
    }
    if (changes.length === 0) break;
    after = BigInt(changes.at(-1)?.position ?? after);
  }
  return new Map([...byOrder].map(([orderNumber, said]) => [orderNumber, [...said].toSorted()]));
}

test(
  `of ${orders} generated orders in two shipments and two returns quote, order, invoices, credit notes, PDFs, mails and feed agree to the cent`,
  async () => {
    const plans = fc.sample(anyPlan, { numRuns: orders, seed: 20 });
    const next = plans.values();
    await Promise.all(
      buyers.map(async (buyer) => {
        for (const plan of next) await checkOne(buyer, plan);
      }),
    );
    expect(papers.size).toBe(orders);
    expect(await fed()).toEqual(papers);
    const { rows } = await pool.query<{ kind: string; count: number }>(
      "select kind, count(*)::int from invoice group by kind order by kind",
    );
    // The generator makes what is to be compared.
    for (const { count } of rows) expect(count).toBeGreaterThan(orders);
    expect(await brokenRules(db)).toEqual([]);
  },
  120_000 + orders * 1_000,
);
