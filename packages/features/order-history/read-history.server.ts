import { type AccountSources, accountSources } from "@capstan/features/account/server";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import { shortDay } from "@capstan/platform/format-time";
import { type HistoryParams, statusesOf, timeRange } from "./history-params.ts";
import {
  type HistoryRow,
  type OrderFilter,
  buyersOf,
  categoryRows,
  countOrders,
  historyPage,
  openCounts,
  spendByMonthAndCategory,
} from "./history.store.server.ts";
import { type HistoryView, type OrderRow, maxCounted, ordersPerPage } from "./order-history.ts";
import { savedViews } from "./saved-views.store.server.ts";
import { spendMonths, spendView, topCategoryNames } from "./spend.ts";

export interface HistoryDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const maxBuyers = 200;

/** A fixed number of statements, however many orders the account has. */
export async function readHistory(
  { db, clock }: HistoryDeps,
  visitor: Visitor,
  params: HistoryParams,
): Promise<HistoryView | null> {
  const account = await accountOf(accountSources(db, visitor));
  if (!account) return null;
  const now = clock.now();
  const filter = filterOf(account.number, params, now);
  const { search, before, after } = params;
  const isFirstPage = before === null && after === null;
  // One more than are shown tells whether there is another page.
  const [found, open, buyers, views, count, spend] = await Promise.all([
    historyPage(db, { ...filter, search, before, after, limit: ordersPerPage + 1 }),
    openCounts(db, account.number),
    buyersOf(db, account.number, maxBuyers),
    visitor.userId === null ? [] : savedViews(db, { accountNumber: account.number, userId: visitor.userId }),
    search === "" ? countOrders(db, filter, maxCounted + 1) : null,
    isFirstPage && search === "" ? readSpend(db, account.number, now) : null,
  ]);
  const isBack = after !== null && before === null;
  const hasMore = found.length > ordersPerPage;
  // Going back, what is too much is the newest.
  const shown = isBack && hasMore ? found.slice(1) : found.slice(0, ordersPerPage);
  return {
    account,
    params,
    rows: shown.map((row) => orderRow(row, visitor, now)),
    total: count === null ? null : { count: Math.min(count, maxCounted), hasMore: count > maxCounted },
    waiting: open.get("awaiting-approval") ?? 0,
    open: [...open.values()].reduce((sum, each) => sum + each, 0),
    buyers,
    views,
    older: (isBack || hasMore) && shown.length > 0 ? cursorOf(shown.at(-1)) : null,
    newer: (isBack ? hasMore : before !== null) && shown.length > 0 ? cursorOf(shown[0]) : null,
    spend,
  };
}

async function readSpend(db: Database, accountNumber: string, now: Date) {
  const months = spendMonths(now);
  const [from = now, until = now] = [months[0], months.at(-1)];
  const [spent, categories] = await Promise.all([
    spendByMonthAndCategory(db, accountNumber, { from, until }),
    categoryRows(db),
  ]);
  const topOf = topCategoryNames(categories);
  return spendView(
    spent.map(({ categoryCode, ...row }) => ({ ...row, category: topOf(categoryCode) })),
    now,
  );
}

/** The account that the visitor works in, with its name. */
export async function accountOf(sources: AccountSources) {
  const account = (await sources.person())?.account;
  return account && { number: account.number, companyName: account.companyName };
}

export function filterOf(accountNumber: string, params: HistoryParams, now: Date): OrderFilter {
  return {
    accountNumber,
    range: timeRange(params, now),
    statuses: statusesOf(params.status),
    buyer: params.buyer,
  };
}

function cursorOf(row: HistoryRow | undefined) {
  return row ? { placedAt: row.placedAt, number: row.number } : null;
}

function orderRow(row: HistoryRow, visitor: Visitor, now: Date): OrderRow {
  return {
    number: row.number,
    placedOn: shortDay(row.placedAt, now),
    purchaseOrder: row.purchaseOrder,
    buyer: row.buyer,
    shipTo: shipToText(row),
    lines: row.lines,
    total: shownAmount(row.total),
    status: row.status,
    action: actionFor(row, visitor),
  };
}

/** Nobody approves their own order, and who only looks orders nothing. */
function actionFor({ status, userId }: HistoryRow, visitor: Visitor): OrderRow["action"] {
  const approves = visitor.role === "administrator" || visitor.role === "approver";
  if (status === "awaiting-approval" && approves && userId !== visitor.userId) return "review";
  return visitor.role === "viewer" ? null : "reorder";
}

export function shipToText({ shipToName, shipToCity, branchCode }: HistoryRow): string | null {
  if (shipToName !== null) return `${shipToName}, ${shipToCity}`;
  return branchCode === null ? null : `Pick-up at branch ${branchCode}`;
}

/** In whole cents: sums of the past have more places. */
export function shownAmount(text: string): string {
  return formatMoney(moneyOf(text.replace(/(?<=\.\d{4})\d+$/, "")) ?? bug(`${text} is no amount`));
}
