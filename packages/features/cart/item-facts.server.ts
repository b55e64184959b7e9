import { type Buyer, buyerOf } from "@capstan/features/account/server";
import type { StockAt, StockReader } from "@capstan/features/availability/server";
import { type OrderableItem, type Warranty, orderableItems, warrantiesOf } from "@capstan/features/catalog/server";
import {
  type AskedRestriction,
  type Decision,
  decisionsOf,
  restrictionsOfItems,
} from "@capstan/features/compliance/server";
import { type PriceContext, type PriceFile, pricesOnFile } from "@capstan/features/pricing/server";
import type { Database } from "@capstan/platform/db";
import { batchQuery, constantQuery } from "@capstan/platform/json-query";
import { type StoredLine, linesSince } from "./cart.store.server.ts";
import { type CartOwner, deciderOf } from "./cart.ts";

/** All that decides what becomes of some items in somebody's cart, and at what price. */
export interface ItemFacts {
  readonly items: ReadonlyMap<string, OrderableItem>;
  readonly warranties: ReadonlyMap<string, Warranty>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly restrictions: ReadonlyMap<string, AskedRestriction>;
  readonly decisions: ReadonlyMap<string, readonly Decision[]>;
  readonly buyer: Buyer | null;
  readonly stock: ReadonlyMap<string, StockAt>;
  /** Since when each of them has been in the owner's cart. */
  readonly since: ReadonlyMap<string, Date>;
}

interface FactsDeps {
  readonly db: Database;
  /** Null for whoever knows by other means what is in stock: the facts tell nothing of it then. */
  readonly stock: StockReader | null;
}

interface WantedFacts extends Pick<PriceContext, "on"> {
  readonly skus: readonly string[];
  /** The cart's lines, where they are read already. */
  readonly lines?: readonly Pick<StoredLine, "sku" | "addedAt">[];
}

/** One statement, however many items. */
export async function readItemFacts(
  { db, stock }: FactsDeps,
  owner: CartOwner,
  { skus, on, lines }: WantedFacts,
): Promise<ItemFacts> {
  const { accountNumber, userId } = owner.kind === "user" ? owner : { accountNumber: null, userId: null };
  const found = await batchQuery(db, {
    items: orderableItems(skus),
    warranties: warrantiesOf(skus),
    prices: pricesOnFile(accountNumber, skus),
    restrictions: restrictionsOfItems(skus),
    decisions: decisionsOf(deciderOf(owner), skus),
    buyer: buyerOf({ accountNumber, userId }, skus),
    stock: stock ? await stock.quantities(skus, on) : constantQuery<ItemFacts["stock"]>(new Map()),
    since: lines ? constantQuery(sinceOf(lines)) : linesSince(owner, skus),
  });
  return {
    ...found,
    items: new Map(found.items.map((item) => [item.sku, item])),
    decisions: Map.groupBy(found.decisions, ({ sku }) => sku),
  };
}

function sinceOf(lines: readonly Pick<StoredLine, "sku" | "addedAt">[]): ItemFacts["since"] {
  return new Map(lines.map(({ sku, addedAt }) => [sku, addedAt]));
}
