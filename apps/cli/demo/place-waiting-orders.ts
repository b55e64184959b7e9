import { randomUUID } from "node:crypto";
import { addItems, cartOnFile, newIdempotencyKey } from "@capstan/features/cart/server";
import {
  type OrderBuyer,
  type QuoteDeps,
  cartOwnerOf,
  placeOrder,
  quoteDeps,
  quoteOrder,
  shownOf,
} from "@capstan/features/orders/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { sql } from "kysely";
import type { WaitingOrders } from "./load-demo.ts";

const linesEach = 3;

/**
 * Orders over a buyer's limit, placed as the buyer would place them: an approver of the demo has something to decide from
 * the first day on. Those that were decided, or that nobody decided in time, are followed by new ones when it runs again.
 */
export async function placeWaitingOrders(
  deps: { readonly db: Database; readonly clock: Clock },
  waiting: readonly WaitingOrders[],
): Promise<number> {
  const quoting = quoteDeps(deps);
  let placed = 0;
  for (const wanted of waiting) {
    const items = await usualItems(deps.db, wanted);
    for (let at = await waitingNow(deps.db, wanted); at < wanted.orders; at += 1) {
      const bought = [...items, ...items].slice(at, at + Math.min(linesEach, items.length));
      if (await placeOne(quoting, wanted, bought)) placed += 1;
    }
  }
  return placed;
}

async function placeOne(
  deps: QuoteDeps,
  { userId, accountNumber, purchaseOrder, references, packs }: WaitingOrders,
  items: readonly UsualItem[],
): Promise<boolean> {
  const buyer: OrderBuyer = { userId, accountNumber, agentId: null };
  const { db, clock } = deps;
  await addItems(
    { ...deps, newId: randomUUID },
    {
      owner: cartOwnerOf(buyer),
      priceContext: { accountNumber, isSignedIn: true, on: dayOn(clock) },
      wanted: items.map(({ sku, pack }) => ({ sku, quantity: pack * packs })),
      foundBy: { addToCartMethod: null, findingMethod: null },
      agreed: new Set(),
    },
  );
  const { cart } = await batchQuery(db, { cart: cartOnFile(buyer) });
  const choices = { shipTo: null, pickup: null, purchaseOrder, references };
  const quoted = await quoteOrder(deps, { buyer, choices, lines: cart?.lines ?? [] });
  if (!quoted.ok || quoted.value.obstacles.length > 0) return false;
  const shown = shownOf(quoted.value.order);
  return (await placeOrder(deps, { buyer, choices, shown, idempotencyKey: newIdempotencyKey() })).ok;
}

interface UsualItem {
  readonly sku: string;
  readonly pack: number;
}

/** What the account has ordered most often, may order again without a question, and lies there for all of its orders. */
async function usualItems(
  db: Database,
  { accountNumber, orders, packs }: WaitingOrders,
): Promise<readonly UsualItem[]> {
  const { rows } = await sql<UsualItem>`
    select item.sku, item.ship_pack_quantity as pack from sales_order_line as line join item using (sku)
    where line.account_number = ${accountNumber} and item.lifecycle = 'active' and item.restrictions = '{}'
      and item.ship_pack_quantity * ${packs * orders} <= (
        select sum(stock.quantity - stock.reserved) from stock join distribution_center as center on center.code = stock.location_code
        where stock.sku = item.sku
      )
    group by item.sku order by count(*) desc, item.sku limit ${orders * linesEach}
  `.execute(db);
  return rows;
}

async function waitingNow(db: Database, { accountNumber, userId }: WaitingOrders): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order
    where account_number = ${accountNumber} and user_id = ${userId} and status = 'awaiting-approval'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
