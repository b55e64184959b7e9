import { accountsOfUser } from "@capstan/features/account/server";
import {
  type PromiseReader,
  type StockReader,
  promiseReader,
  stockReader,
} from "@capstan/features/availability/server";
import { auditOf } from "@capstan/features/audit/server";
import { type CartView, readCart } from "@capstan/features/cart/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { formatMoney } from "@capstan/platform/money";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import { agentName, customerById, findCustomers, recentOrders } from "./customer.store.server.ts";
import { loadReviewQueue } from "./review-queue.server.ts";
import type { CustomerCart, CustomerView, PortalParams, PortalReader, PortalView, ReviewsView } from "./portal.ts";

interface PortalDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly stock: StockReader;
  readonly promises: PromiseReader;
}

const [shownLines, shownOrders, shownEvents] = [5, 5, 10];

export function portalReader(handles: Omit<PortalDeps, "stock" | "promises">): PortalReader {
  const deps = { ...handles, stock: stockReader(handles.db), promises: promiseReader(handles) };
  return {
    load: async (visitor, params) => loadPortal(deps, visitor, params),
    reviews: async (visitor) => loadReviews(deps.db, visitor),
  };
}

/** The right to be here is read from the database each time, not from what the session remembers. */
async function agentOf(db: Database, { userId, level, agentId }: Visitor): Promise<string | undefined> {
  if (userId === null || level !== "fully-authenticated" || agentId !== null) return undefined;
  return agentName(db, userId);
}

async function loadPortal(deps: PortalDeps, visitor: Visitor, params: PortalParams): Promise<PortalView | undefined> {
  const name = await agentOf(deps.db, visitor);
  if (name === undefined) return undefined;
  const { term } = params;
  const [found, customer] = await Promise.all([
    term === "" ? null : findCustomers(deps.db, term),
    params.userId === null ? null : loadCustomer(deps, params.userId, params.before),
  ]);
  return { agentName: name, term, found, customer };
}

async function loadReviews(db: Database, visitor: Visitor): Promise<ReviewsView | undefined> {
  const name = await agentOf(db, visitor);
  return name === undefined ? undefined : { agentName: name, reviews: await loadReviewQueue(db) };
}

async function loadCustomer(
  { db, clock, stock, promises }: PortalDeps,
  userId: string,
  before: number | undefined,
): Promise<CustomerView | null> {
  const [row, accounts] = await Promise.all([customerById(db, userId), accountsOfUser(db, userId)]);
  if (!row) return null;
  const current = accounts.find(({ isCurrent }) => isCurrent);
  const accountNumber = current?.number ?? null;
  const customer: Visitor = { ...anonymous, level: "fully-authenticated", userId, accountNumber };
  const owner = { kind: "user", userId, accountNumber, agentId: null } as const;
  const [cart, orders, audit] = await Promise.all([
    readCart({ db, stock, promises }, { owner, ...priceContextOf(customer, clock) }),
    accountNumber === null ? [] : recentOrders(db, accountNumber, shownOrders),
    accountNumber === null ? null : auditOf(db, accountNumber, { before, limit: shownEvents }),
  ]);
  return {
    userId,
    fullName: row.full_name,
    email: row.email,
    title: row.title,
    refusal: refusalOf(row),
    accounts: accounts.map(({ number, companyName, city, state, role, isCurrent }) => ({
      number,
      companyName,
      city,
      state,
      role,
      isCurrent,
    })),
    branch: row.branch,
    catalog: row.catalog,
    cart: cartOf(cart),
    orders: orders.map(({ placedAt, total, ...order }) => ({
      ...order,
      placedAt: placedAt.toISOString(),
      total: formatMoney(total),
    })),
    audit,
  };
}

function refusalOf(row: { readonly is_enabled: boolean; readonly is_service_agent: boolean }): CustomerView["refusal"] {
  if (row.is_service_agent) return "agent";
  return row.is_enabled ? null : "disabled";
}

function cartOf({ lines, subtotal }: CartView): CustomerCart {
  return {
    subtotal,
    lines: lines.slice(0, shownLines).map(({ sku, name, quantity, unitLabel, isSold }) => ({
      sku,
      name,
      quantity: unitLabel === "each" ? String(quantity) : `${quantity}, ${unitLabel}`,
      isSold,
    })),
    moreLines: Math.max(0, lines.length - shownLines),
  };
}
