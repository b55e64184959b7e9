import { type Money, formatMoney, moneyOf, roundToCents, sumOf } from "@capstan/platform/money";

/** The categories that are told apart; the rest is one. */
const maxCategories = 5;
const other = "All other";
const monthsShown = 12;

interface CategorySpend {
  readonly month: string;
  readonly category: string;
  readonly spent: string;
}

export interface SpendPart {
  readonly category: string;
  readonly amount: string;
  /** Of the largest month, in percent. */
  readonly size: number;
}

export interface SpendMonth {
  /** "Nov". */
  readonly label: string;
  /** "November 2026". */
  readonly name: string;
  readonly total: string;
  /** "$18.4k". */
  readonly short: string;
  /** In the order of the categories, from the foot of the bar. */
  readonly parts: readonly SpendPart[];
}

export interface SpendView {
  readonly total: string;
  readonly period: string;
  readonly categories: readonly { readonly name: string; readonly amount: string }[];
  readonly months: readonly SpendMonth[];
}

/** The first day of each of the twelve months up to this one, and of the next. */
export function spendMonths(now: Date): readonly Date[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return Array.from({ length: monthsShown + 1 }, (_, at) => new Date(Date.UTC(year, month - monthsShown + 1 + at, 1)));
}

interface Category {
  readonly code: string;
  readonly parentCode: string | null;
  readonly name: string;
}

/** From a category's code to the name of the one at the top of its branch. */
export function topCategoryNames(categories: readonly Category[]): (code: string | null) => string {
  const byCode = new Map(categories.map((category) => [category.code, category]));
  return (code) => {
    let category = byCode.get(code ?? "");
    // A tree is not as deep as it is large: a ring in the data ends too.
    for (let depth = 0; category?.parentCode && depth < byCode.size; depth += 1)
      category = byCode.get(category.parentCode);
    return category?.name ?? "No category";
  };
}

/** Null where nothing was spent. */
export function spendView(rows: readonly CategorySpend[], now: Date): SpendView | null {
  if (rows.length === 0) return null;
  const starts = spendMonths(now).slice(0, -1);
  const spent = rows.map(({ month, category, spent: text }) => ({ month, category, amount: amountOf(text) }));
  const byCategory = [...Map.groupBy(spent, ({ category }) => category)]
    .map(([name, all]) => ({ name, amount: totalOf(all) }))
    .toSorted((one, two) => compare(two.amount, one.amount) || one.name.localeCompare(two.name));
  const named = byCategory.slice(0, maxCategories).map(({ name }) => name);
  const rest = byCategory.slice(maxCategories);
  const names = rest.length === 0 ? named : [...named, other];
  const nameOf = (category: string) => (named.includes(category) ? category : other);
  const months = starts.map((start) => {
    const key = start.toISOString().slice(0, 7);
    const own = spent.filter(({ month }) => month === key);
    const parts = names.map((category) => ({
      category,
      amount: totalOf(own.filter((one) => nameOf(one.category) === category)),
    }));
    return { start, total: totalOf(own), parts };
  });
  const largest = months.reduce((most, { total }) => (total > most ? total : most), 1n as Money);
  return {
    total: wholeDollars(totalOf(spent)),
    period: `${monthName(starts[0] ?? now, "short")} to ${monthName(now, "short")}`,
    categories: names.map((name) => ({
      name,
      amount: wholeDollars(totalOf(spent.filter(({ category }) => nameOf(category) === name))),
    })),
    months: months.map(({ start, total, parts }) => ({
      label: new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" }).format(start),
      name: monthName(start, "long"),
      total: formatMoney(total),
      short: shortDollars(total),
      parts: parts.map(({ category, amount }) => ({
        category,
        amount: formatMoney(amount),
        size: Number((amount * 10_000n) / largest) / 100,
      })),
    })),
  };
}

function totalOf(all: readonly { readonly amount: Money }[]): Money {
  return sumOf(all.map(({ amount }) => amount));
}

/** Sums of the database have any number of digits after the point. */
function amountOf(text: string): Money {
  return roundToCents(moneyOf(text) ?? (0n as Money));
}

function compare(one: Money, two: Money): number {
  if (one === two) return 0;
  return one < two ? -1 : 1;
}

function monthName(at: Date, month: "short" | "long"): string {
  return new Intl.DateTimeFormat("en-US", { month, year: "numeric", timeZone: "UTC" }).format(at);
}

function wholeDollars(amount: Money): string {
  return `$${((amount + 5_000n) / 10_000n).toLocaleString("en-US")}`;
}

function shortDollars(amount: Money): string {
  const dollars = Number(amount / 10_000n);
  if (dollars < 1_000) return `$${dollars}`;
  if (dollars < 1_000_000) return `$${(dollars / 1_000).toFixed(1)}k`;
  return `$${(dollars / 1_000_000).toFixed(1)}M`;
}
