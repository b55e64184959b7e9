import { dayOfYear } from "@capstan/platform/format-time";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { formatMoney } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import { accountsCsv } from "./accounts-csv.ts";
import {
  firstUsers,
  overviewAccounts,
  recentOrders,
  spendByCategory,
  spendByMonth,
  tasksWaitingFor,
} from "./overview.store.server.ts";
import {
  type OverviewView,
  type UserSummary,
  accountsPerPage,
  amountOf,
  barsOf,
  maxExportedAccounts,
  monthName,
  monthStarts,
  monthsShown,
  rowsOf,
  shortDollars,
  wholeDollars,
} from "./overview.ts";

const most = { tasks: 5, orders: 5, categories: 5, users: 3 };

export interface OverviewParams {
  readonly search: string;
  readonly page: number;
}

interface OverviewDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Six statements, whether a user holds one account or thousands. */
export async function readOverview(
  { db, clock }: OverviewDeps,
  { userId, accountNumber }: Visitor,
  { search, page }: OverviewParams,
): Promise<OverviewView> {
  const user = userId ?? "";
  const starts = monthStarts(clock.now(), monthsShown);
  const [from = new Date(0), until = new Date(0)] = [starts[0], starts.at(-1)];
  const month = { from: starts.at(-2) ?? from, until };
  const offset = (page - 1) * accountsPerPage;
  const [found, tasks, orders, months, categories, users] = await Promise.all([
    overviewAccounts(db, { userId: user, search, limit: accountsPerPage, offset, month }),
    tasksWaitingFor(db, user, most.tasks),
    recentOrders(db, user, most.orders),
    spendByMonth(db, user, { from, until }),
    spendByCategory(db, user, { ...month, limit: most.categories }),
    accountNumber === null ? undefined : firstUsers(db, { userId: user, accountNumber, limit: most.users }),
  ]);
  const byMonth = starts.slice(0, -1).map((start) => ({
    label: monthName(start, "short"),
    amount: amountOf(months.get(start.toISOString().slice(0, 7)) ?? "0"),
  }));
  const spent = byMonth.at(-1)?.amount ?? amountOf("0");
  return {
    search,
    page,
    total: found.total,
    pages: Math.max(1, Math.ceil(found.total / accountsPerPage)),
    accounts: rowsOf(found.accounts, spent),
    month: monthName(month.from),
    spent: wholeDollars(spent),
    waiting: {
      count: tasks[0]?.total ?? 0,
      tasks: tasks.map((task) => ({
        code: task.code,
        kind: task.kind,
        requestedBy: task.requested_by,
        companyName: task.company_name,
        accountNumber: task.account_number,
        requestedOn: dayOfYear(task.requested_at),
      })),
    },
    orders: orders.map((order) => ({
      number: order.number,
      lines: order.lines,
      status: order.status,
      accountNumber: order.account_number,
      placedOn: dayOfYear(order.placed_at),
      total: formatMoney(amountOf(order.total)),
    })),
    months: barsOf(byMonth, shortDollars),
    categories: barsOf(
      categories.map(({ name, spent: amount }) => ({ label: name, amount: amountOf(amount) })),
      wholeDollars,
    ),
    users: users ? { count: users.count, first: users.first.map(withShownLimit) } : null,
  };
}

function withShownLimit(user: UserSummary): UserSummary {
  return { ...user, orderLimit: user.orderLimit === null ? null : wholeDollars(amountOf(user.orderLimit)) };
}

/** The same accounts as a file for a spreadsheet. */
export async function exportOverview(
  { db, clock }: OverviewDeps,
  { userId }: Visitor,
  search: string,
): Promise<string> {
  const [from = new Date(0), until = from] = monthStarts(clock.now(), 1);
  const wanted = { userId: userId ?? "", search, limit: maxExportedAccounts, offset: 0, month: { from, until } };
  const { accounts } = await overviewAccounts(db, wanted);
  return accountsCsv(accounts, monthName(from));
}
