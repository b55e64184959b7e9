import { type CatalogScope, checkCatalog, chosenBranch } from "@capstan/features/account/server";
import { readRows, rowOf } from "@capstan/features/listing/server";
import { statusNames } from "@capstan/features/order-history/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { StockReader } from "@capstan/features/availability/server";
import { dayOfYear } from "@capstan/platform/format-time";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { fallbackIfUnavailable } from "@capstan/platform/guard";
import { formatCount } from "@capstan/ui/digits";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import { type Visitor, reaches } from "@capstan/platform/visitor";
import type { BuyerView, OrderedItem, WaitingView } from "./home.ts";
import { type Member, lastOrders, ordersToApprove, ordersUnderWay } from "./home.store.server.ts";

export interface BuyerDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: Pick<StockReader, "question">;
}

const maxItems = 6;
const maxOrders = 2;
const dayMs = 86_400_000;

/** Null for whoever works in no account, and while it can't be read: the page then is everybody's. */
export async function readBuyer(
  deps: BuyerDeps,
  visitor: Visitor,
  scope: CatalogScope | null,
): Promise<BuyerView | null> {
  const { userId, accountNumber } = visitor;
  if (!reaches(visitor, "rml-user") || userId === null || accountNumber === null) return null;
  return fallbackIfUnavailable(null, async () => {
    const [orderAgain, branch, waiting] = await Promise.all([
      orderedItems(deps, visitor, { accountNumber, scope }),
      chosenBranch(deps.db, { accountNumber, userId }),
      waitingFor(deps, { accountNumber, userId }, visitor.role),
    ]);
    return { orderAgain, branch, waiting };
  });
}

async function waitingFor({ db, clock }: BuyerDeps, member: Member, role: Visitor["role"]): Promise<WaitingView> {
  const approves = role === "administrator" || role === "approver";
  const [requests, orders] = await Promise.all([
    approves ? ordersToApprove(db, member) : null,
    ordersUnderWay(db, member, maxOrders),
  ]);
  return {
    approvals: requests?.oldestAt
      ? {
          count: requests.count,
          total: amountText(requests.total),
          oldest: ageText(clock.now().getTime() - requests.oldestAt.getTime()),
        }
      : null,
    orders: orders.map(({ number, status, lines, total }) => ({
      number,
      status,
      statusName: statusNames[status],
      summary: `${formatCount(lines, "line", "lines")}, ${amountText(total)}`,
    })),
  };
}

function amountText(amount: string): string {
  return formatMoney(moneyOf(amount) ?? (0n as Money));
}

function ageText(ms: number): string {
  const days = Math.floor(ms / dayMs);
  return days < 1 ? "less than a day" : formatCount(days, "day", "days");
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
