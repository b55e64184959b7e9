import { csvText } from "@capstan/platform/csv";
import type { OverviewAccount } from "./overview.ts";

/** For a spreadsheet. Amounts are plain numbers, so that it can add them up. */
export function accountsCsv(accounts: readonly OverviewAccount[], month: string): string {
  const head = [
    "Account",
    "Account #",
    "City",
    "State",
    "Country",
    "Your role",
    "Pending tasks",
    "Open orders",
    `${month} spend`,
    "Your limit an order",
  ];
  const rows = accounts.map((account) => [
    account.companyName,
    account.number,
    account.city,
    account.state,
    account.country,
    account.role,
    String(account.pendingTasks),
    String(account.openOrders),
    account.spent,
    account.orderLimit ?? "",
  ]);
  return csvText([head, ...rows]);
}
