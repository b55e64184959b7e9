import { outsideReason } from "@capstan/features/account/server";
import { type StockReader, stockReader } from "@capstan/features/availability/server";
import { unitLabel } from "@capstan/features/catalog/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { priceContextOf } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { dayOn } from "@capstan/platform/day";
import { formatMoney, sumOf } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import { isOutsideCatalog } from "../assess-item.server.ts";
import { ownerOf } from "../cart.ts";
import { readItemFacts } from "../item-facts.server.ts";
import { priceLine } from "../price-line.server.ts";
import type { ShareSummary, SharedCartView } from "./cart-share.ts";
import { type StoredShare, sharesOf } from "./cart-share.store.server.ts";
import { openShare } from "./open-share.server.ts";

interface ShareReaderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly origin: string;
}

export function cartShareReader(deps: ShareReaderDeps) {
  const { db, clock } = deps;
  const stock = stockReader(db);
  return {
    open: async (token: string, visitor: Visitor): Promise<SharedCartView | undefined> => {
      const share = await openShare(deps, token);
      return share && viewOf({ ...deps, stock }, { share, token, visitor });
    },
    list: async ({ userId, accountNumber }: Visitor): Promise<readonly ShareSummary[]> => {
      if (userId === null) return [];
      const found = await sharesOf(db, { userId, accountNumber }, clock.now());
      return found.map(({ createdAt, expiresAt, ...share }) => ({
        ...share,
        createdOn: dayAt(createdAt),
        expiresOn: dayAt(expiresAt),
      }));
    },
  };
}

interface Opened {
  readonly share: StoredShare;
  readonly token: string;
  readonly visitor: Visitor;
}

/** Priced by whoever looks, never by whoever shared. */
async function viewOf(
  { db, clock, origin, stock }: ShareReaderDeps & { readonly stock: StockReader },
  { share, token, visitor }: Opened,
): Promise<SharedCartView> {
  const priceContext = priceContextOf(visitor, clock);
  const skus = [...new Set(share.lines.map(({ sku }) => sku))];
  const facts = await readItemFacts({ db, stock }, ownerOf(visitor, undefined), { skus, on: priceContext.on });
  const priced = share.lines.flatMap(({ sku, quantity, note }) => {
    const item = facts.items.get(sku);
    if (!item) return [];
    const isSold = item.lifecycle !== "discontinued";
    const line = { item, quantity, lineQuantity: quantity, hasWarranty: false };
    const { label, total } = priceLine(line, { ...facts, ...priceContext });
    const { buyer } = facts;
    const refusal = buyer?.scope && isOutsideCatalog(buyer, sku) ? `This item ${outsideReason(buyer.scope)}` : null;
    const amount = isSold && refusal === null ? total : null;
    const view = {
      sku,
      quantity,
      note,
      name: item.name,
      brand: item.brandName,
      url: urls.product(item),
      unitLabel: unitLabel(item),
      price: label,
      total: amount === null ? null : formatMoney(amount),
      isSold,
      refusal,
    };
    return [{ view, amount }];
  });
  const amounts = priced.flatMap(({ amount }) => amount ?? []);
  const isOwn = share.userId === visitor.userId && share.accountNumber === visitor.accountNumber;
  return {
    token,
    own: isOwn ? { id: share.id, url: origin + lazyUrls.sharedCart({ token }) } : null,
    expiresOn: dayAt(share.expiresAt),
    lines: priced.map(({ view }) => view),
    subtotal: formatMoney(sumOf(amounts)),
    leftOut: priced.length - amounts.length,
  };
}

function dayAt(at: Date): string {
  return dayOn({ now: () => at });
}
