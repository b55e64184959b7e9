import { type CatalogScope, checkCatalog, chosenBranch } from "@capstan/features/account/server";
import { readRows, rowOf } from "@capstan/features/listing/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { StockReader } from "@capstan/features/availability/server";
import { dayOfYear } from "@capstan/platform/format-time";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { type Visitor, reaches } from "@capstan/platform/visitor";
import type { BuyerView, OrderedItem } from "./home.ts";
import { lastOrders } from "./home.store.server.ts";

export interface BuyerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: Pick<StockReader, "question">;
}

const maxItems = 6;

/** Null for whoever works in no account, and while it can't be read: the page then is everybody's. */
export async function readBuyer(
  deps: BuyerDeps,
  visitor: Visitor,
  scope: CatalogScope | null,
): Promise<BuyerView | null> {
  const { userId, accountNumber } = visitor;
  if (!reaches(visitor, "rml-user") || userId === null || accountNumber === null) return null;
  return fallbackIfUnavailable(null, async () => {
    const [orderAgain, branch] = await Promise.all([
      orderedItems(deps, visitor, { accountNumber, scope }),
      chosenBranch(deps.db, { accountNumber, userId }),
    ]);
    return { orderAgain, branch };
  });
}

async function orderedItems(
  { db, clock, stock }: BuyerDeps,
  visitor: Visitor,
  { accountNumber, scope }: { readonly accountNumber: string; readonly scope: CatalogScope | null },
): Promise<readonly OrderedItem[]> {
  const orders = await lastOrders(db, accountNumber, { limit: maxItems, scope });
  const priceContext = priceContextOf(visitor, clock);
  const skus = orders.map(({ sku }) => sku);
  const [rows, check] = await Promise.all([readRows({ db, stock }, skus, priceContext), checkCatalog(db, scope, skus)]);
  const known = new Map(rows.items.map((item) => [item.sku, item]));
  return orders.flatMap(({ sku, quantity, orderedAt }) => {
    const item = known.get(sku);
    if (!item) return [];
    const row = rowOf(item, [], { ...rows, priceContext });
    const outside = check.mark(sku);
    const mark = outside === null ? {} : { outside };
    return [{ ...row, ...mark, lastQuantity: quantity, lastOrdered: dayOfYear(orderedAt) }];
  });
}
