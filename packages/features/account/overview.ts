import type { OrderStatus } from "./order-status.ts";
import { type Money, formatMoney, moneyOf, roundToCents } from "@capstan/platform/money";
import type { Role } from "./account.ts";

export const accountsPerPage = 50;
/** The panels beside the list add up so many of a user's accounts at most, the current one first. */
export const maxSummedAccounts = 500;
/** An export ends here. */
export const maxExportedAccounts = 10_000;
export const monthsShown = 6;

/** An account as the overview lists it. */
export interface OverviewAccount {
  readonly number: string;
  readonly companyName: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly role: Role;
  readonly isCurrent: boolean;
  /** What waits for the user there; 0 for those who approve nothing. */
  readonly pendingTasks: number;
  readonly openOrders: number;
  /** This month's orders, without those that were cancelled. */
  readonly spent: string;
  /** The most that one order of the user may come to; null where there is no limit. */
  readonly orderLimit: string | null;
}

/** The same as it is shown: amounts in words. */
export interface OverviewRow extends OverviewAccount {
  /** Its part of what all accounts spent this month, in percent. */
  readonly share: number;
}

export interface WaitingTask {
  readonly code: string;
  readonly kind: "order-approval" | "user-request";
  readonly requestedBy: string | null;
  readonly companyName: string;
  readonly accountNumber: string;
  readonly requestedOn: string;
}

export interface RecentOrder {
  readonly number: string;
  readonly placedOn: string;
  readonly lines: number;
  readonly status: OrderStatus;
  readonly accountNumber: string;
  readonly total: string;
}

export interface Bar {
  readonly label: string;
  readonly amount: string;
  /** Of the largest, in percent. */
  readonly size: number;
}

export interface UserSummary {
  readonly id: string;
  readonly fullName: string;
  readonly role: Role;
  readonly orderLimit: string | null;
}

export interface OverviewView {
  readonly search: string;
  readonly page: number;
  readonly pages: number;
  /** How many accounts match the search. */
  readonly total: number;
  readonly accounts: readonly OverviewRow[];
  readonly month: string;
  readonly spent: string;
  readonly waiting: { readonly count: number; readonly tasks: readonly WaitingTask[] };
  readonly orders: readonly RecentOrder[];
  readonly months: readonly Bar[];
  readonly categories: readonly Bar[];
  /** Of the current account; null for who does not manage them. */
  readonly users: { readonly count: number; readonly first: readonly UserSummary[] } | null;
}

/** The first moments of the months that are shown and of the one after them, in UTC; the oldest first. */
export function monthStarts(now: Date, count: number): readonly Date[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: count + 1 }, (_, at) => new Date(Date.UTC(year, month - count + 1 + at, 1)));
}

export function monthName(start: Date, length: "long" | "short" = "long"): string {
  return start.toLocaleDateString("en-US", { month: length, timeZone: "UTC" });
}

/** From a sum that the database wrote. */
export function amountOf(text: string): Money {
  return roundToCents(moneyOf(text) ?? (0n as Money));
}

const perDollar = 10_000n;

/** "$18,420": where amounts are compared, cents only blur them. */
export function wholeDollars(amount: Money): string {
  return formatMoney((((amount + perDollar / 2n) / perDollar) * perDollar) as Money).replace(/\.00$/, "");
}

const steps = [
  { from: 999_950n, per: 1_000_000n, unit: "M" },
  { from: 1_000n, per: 1_000n, unit: "k" },
] as const;

/** "$21.4k", over a bar. */
export function shortDollars(amount: Money): string {
  const dollars = (amount + perDollar / 2n) / perDollar;
  const step = steps.find(({ from }) => dollars >= from);
  if (!step) return wholeDollars(amount);
  const tenths = (dollars * 10n + step.per / 2n) / step.per;
  return `$${tenths / 10n}.${tenths % 10n}${step.unit}`;
}

/** A whole number of percent; what is not nothing is at least one. */
export function percentOf(part: Money, whole: Money): number {
  if (whole <= 0n || part <= 0n) return 0;
  return Math.max(1, Number((part * 100n + whole / 2n) / whole));
}

export interface Amount {
  readonly label: string;
  readonly amount: Money;
}

/** Bars beside each other, the largest as long as there is room. */
export function barsOf(amounts: readonly Amount[], format: (amount: Money) => string): readonly Bar[] {
  const largest = amounts.reduce((most, { amount }) => (amount > most ? amount : most), 0n as Money);
  return amounts.map(({ label, amount }) => ({ label, amount: format(amount), size: percentOf(amount, largest) }));
}

export function rowsOf(accounts: readonly OverviewAccount[], all: Money): readonly OverviewRow[] {
  return accounts.map((account) => ({
    ...account,
    spent: wholeDollars(amountOf(account.spent)),
    orderLimit: account.orderLimit === null ? null : wholeDollars(amountOf(account.orderLimit)),
    share: percentOf(amountOf(account.spent), all),
  }));
}
