import { createHash } from "node:crypto";
import type { StockReader } from "@capstan/features/availability/server";
import {
  type ItemFacts,
  type Reason,
  isLine,
  isOutsideCatalog,
  ownerOf,
  readItemFacts,
  validateEntry,
} from "@capstan/features/cart/server";
import { successorsOf } from "@capstan/features/catalog/server";
import { type PriceContext, priceContextOf, resolvePrice } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Money, formatMoney, lineTotal, moneyOf, sumOf } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import type { StoredOrderLine } from "./order.store.server.ts";
import type { ReorderLine, ReorderPlan } from "./reorder.ts";

export interface ReorderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
}

const reasons: Readonly<Record<Reason, string>> = {
  unknown: "We no longer carry it.",
  discontinued: "It is discontinued, and nothing replaces it.",
  "not-yet-sold": "It is not sold yet.",
  "outside-catalog": "It is not in your company's catalog.",
  quantity: "This quantity can't be ordered.",
  "too-few": "Fewer are left than you ordered.",
  "too-much": "More than one cart holds.",
  restricted: "It can't be sold to this account.",
};

/** What ordering some lines again would add today: today's prices, and successors of what is gone. Nothing is added. */
export async function planReorder(
  deps: ReorderDeps,
  visitor: Visitor,
  lines: readonly StoredOrderLine[],
): Promise<ReorderPlan> {
  const { db, clock } = deps;
  const context = priceContextOf(visitor, clock);
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const successors = await successorsOf(db, skus, context.on);
  const facts = await readItemFacts(deps, ownerOf(visitor, undefined), {
    skus: [...new Set([...skus, ...successors.values()])],
    on: context.on,
  });
  const planned = lines.map((line) => plannedLine(line, { facts, successors, context }));
  const total = sumOf(planned.flatMap(({ amount }) => amount ?? []));
  const seen = planned.map(({ view }) => [view.line, view.now?.sku, view.now?.price, view.reason]);
  return {
    lines: planned.map(({ view }) => view),
    total: formatMoney(total),
    seen: createHash("sha256").update(JSON.stringify(seen)).digest("hex").slice(0, 32),
  };
}

interface Today {
  readonly facts: ItemFacts;
  readonly successors: ReadonlyMap<string, string>;
  readonly context: PriceContext;
}

function plannedLine(line: StoredOrderLine, today: Today): { view: ReorderLine; amount: Money | null } {
  const { facts, successors, context } = today;
  const own = entryOf(line.sku, line.quantity, facts);
  const successor = successors.get(line.sku);
  const isGone = !isLine(own) && (own.reason === "discontinued" || own.reason === "unknown");
  const entry = isGone && successor !== undefined ? entryOf(successor, line.quantity, facts) : own;
  const oldUnit = moneyOf(line.unitPrice) ?? (0n as Money);
  const base = {
    line: line.line,
    sku: line.sku,
    name: line.description,
    quantity: line.quantity,
    oldPrice: formatMoney(oldUnit),
  };
  if (!isLine(entry)) {
    const view = { ...base, change: "gone" as const, now: null, reason: reasons[entry.reason], difference: null };
    return { view, amount: null };
  }
  const { sku, quantity } = entry;
  const item = facts.items.get(sku);
  const { answer } = resolvePrice(facts.prices.get(sku) ?? { web: [], contract: [] }, { quantity, ...context });
  const unit = "price" in answer ? answer.price : null;
  const amount = unit === null ? null : lineTotal(unit, quantity);
  const difference = amount === null ? null : ((amount - lineTotal(oldUnit, quantity)) as Money);
  const name = item?.name ?? sku;
  const hasOtherPrice = unit !== oldUnit;
  return {
    amount,
    view: {
      ...base,
      change: sku === line.sku ? (hasOtherPrice ? "price" : "same") : "successor",
      now: {
        sku,
        name,
        url: urls.product({ sku, name }),
        price: unit === null ? null : formatMoney(unit),
        total: amount === null ? null : formatMoney(amount),
      },
      reason: null,
      difference: difference === null || difference === 0n ? null : signed(difference),
    },
  };
}

/** What the cart would say of it, but for questions that it asks itself. */
function entryOf(sku: string, quantity: number, { items, buyer, stock }: ItemFacts) {
  return validateEntry(
    { sku, quantity },
    {
      item: items.get(sku),
      isOutsideCatalog: isOutsideCatalog(buyer, sku),
      left: stock.get(sku)?.quantity ?? null,
      restriction: null,
    },
  );
}

function signed(amount: Money): string {
  return amount < 0n ? formatMoney(amount).replace("-", "−") : `+${formatMoney(amount)}`;
}
