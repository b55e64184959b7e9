import { urls } from "@capstan/features/urls";
import type { Level } from "@capstan/platform/visitor";
import type { AccountLinks } from "./header-parts.ts";
import type { PersonAccount } from "./person.ts";

type Row = readonly [label: string, url: string, count?: string | undefined];

const preferenceRows: readonly Row[] = [
  ["Profile", urls.preferences()],
  ["Password", urls.security()],
  ["Notifications", urls.accountPage({ name: "notifications" })],
];

/** Spec 6: the links of My Account, by what the user may do in the account. */
export function accountLinks(account: PersonAccount | null, level: Level): AccountLinks {
  const group = (rows: readonly Row[]) =>
    rows.map(([label, url, count]) => ({
      label,
      url,
      isActive: level === "fully-authenticated",
      count: count ?? null,
    }));
  const groups = account ? rowsOf(account) : { ...noRows, account: firstRows, preferences: preferenceRows };
  return {
    account: group(level === "anonymous" ? [] : groups.account),
    orders: group(groups.orders),
    insights: group(groups.insights),
    preferences: group(level === "anonymous" ? [] : groups.preferences),
    administration: group(groups.administration),
    keepStock: group(groups.keepStock),
    lists: group(groups.lists),
    quotes: group(groups.quotes),
    procurement: group(groups.procurement),
  };
}

type RowGroups = Readonly<Record<keyof AccountLinks, readonly Row[]>>;

const firstRows: readonly Row[] = [["My Account", urls.account()]];

const noRows: RowGroups = {
  account: [],
  orders: [],
  insights: [],
  preferences: [],
  administration: [],
  keepStock: [],
  lists: [],
  quotes: [],
  procurement: [],
};

function rowsOf({ role, hasOrders, isProcurement, pendingTasks }: PersonAccount): RowGroups {
  const buys = role !== "viewer";
  const approves = role === "administrator" || role === "approver";
  const approvals: Row = ["Pending Approvals", urls.accountPage({ name: "approvals" }), countOf(pendingTasks)];
  return {
    account: [...firstRows, ...(approves ? [approvals] : []), ...(buys ? paymentRows : [])],
    orders: hasOrders ? orderRows : [],
    insights: hasOrders ? insightRows : [],
    preferences: [...preferenceRows, ["Default Branch", urls.accountPage({ name: "default-branch" })]],
    administration: role === "administrator" ? administrationRows : [],
    keepStock: buys ? keepStockRows : [],
    lists: buys ? [...listRows, ["Create a List", urls.accountPage({ name: "new-list" })]] : listRows,
    quotes: buys ? quoteRows : [],
    procurement: isProcurement ? procurementRows : [],
  };
}

/** Nothing is not counted. */
function countOf(pendingTasks: number): string | undefined {
  return pendingTasks === 0 ? undefined : String(pendingTasks);
}

const paymentRows: readonly Row[] = [
  ["Payment Methods", urls.accountPage({ name: "payment-methods" })],
  ["Addresses", urls.accountPage({ name: "addresses" })],
  ["Tax Certificates", urls.accountPage({ name: "tax-certificates" })],
];

const orderRows: readonly Row[] = [
  ["Order History", urls.orderHistory()],
  ["Order Lookup", urls.orderLookup()],
  ["Auto-Reorder", urls.accountPage({ name: "auto-reorder" })],
  ["Returns", urls.policy({ name: "return-instructions" })],
  ["Invoices", urls.invoicing()],
];

const insightRows: readonly Row[] = [
  ["Spend Reports", urls.accountPage({ name: "spend-reports" })],
  ["Purchase Trends", urls.accountPage({ name: "purchase-trends" })],
  ["Savings Summary", urls.accountPage({ name: "savings" })],
];

const administrationRows: readonly Row[] = [
  ["Manage Users", urls.accountUsers()],
  ["Approval Rules", urls.accountPage({ name: "approval-rules" })],
  ["Spending Limits", urls.accountPage({ name: "spending-limits" })],
  ["Company Sign-In", urls.companySettings()],
  ["Account Audit", urls.accountAudit()],
];

const keepStockRows: readonly Row[] = [
  ["Inventory Dashboard", urls.keepStock()],
  ["Bins Below Minimum", urls.accountPage({ name: "bins" })],
  ["Scan to Order", urls.accountPage({ name: "scan" })],
];

const listRows: readonly Row[] = [
  ["My Lists", urls.accountPage({ name: "lists" })],
  ["Shared Lists", urls.accountPage({ name: "shared-lists" })],
];

const quoteRows: readonly Row[] = [
  ["Open Quotes", urls.accountPage({ name: "quotes" })],
  ["Request a Quote", urls.accountPage({ name: "quote-request" })],
];

const procurementRows: readonly Row[] = [
  ["Order History", urls.orderHistory()],
  ["Order Lookup", urls.orderLookup()],
  ["My Lists", urls.accountPage({ name: "lists" })],
  ["Help", urls.help()],
];
