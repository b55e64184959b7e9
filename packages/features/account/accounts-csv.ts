import type { OverviewAccount } from "./overview.ts";

/** For a spreadsheet, by RFC 4180. Amounts are plain numbers, so that it can add them up. */
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
  return [head, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A spreadsheet runs what begins like a formula: a quote before it makes it a text again. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
