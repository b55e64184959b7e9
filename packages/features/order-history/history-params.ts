import { startOfStoreDay } from "@capstan/platform/store-time";
import { type OrderStatus, orderStatuses } from "@capstan/features/account";

/** The statuses of orders that are still under way. */
const openStatuses = ["awaiting-approval", "placed", "on-hold", "in-fulfilment", "shipped"] as const;

/** One status, or all that are under way. */
export type StatusFilter = OrderStatus | "open";

export const periods = ["12m", "30d", "90d", "this-year", "last-year", "all"] as const;
export type Period = (typeof periods)[number];

/** Where a page begins: after an order that is known by its time, to the microsecond, and its number. */
export interface Cursor {
  readonly placedAt: string;
  readonly number: string;
}

/** What the address of the order history says. */
export interface HistoryParams {
  readonly search: string;
  readonly status: StatusFilter | null;
  readonly period: Period;
  /** Days as typed, both included; where one is given the period does not count. */
  readonly from: string | null;
  readonly to: string | null;
  readonly buyer: string | null;
  /** Orders older than this one. */
  readonly before: Cursor | null;
  /** Orders newer than this one, for the way back. */
  readonly after: Cursor | null;
}

const maxSearch = 80;
const cursorPattern = /^(?<placedAt>\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z),(?<number>[\w-]{1,40})$/;

/** Whatever can't be read is as if it were not there. */
export function historyParams({ searchParams }: Pick<URL, "searchParams">): HistoryParams {
  const value = (name: string) => (searchParams.get(name) ?? "").trim();
  const status = value("status");
  const period = value("date");
  return {
    search: value("q").replaceAll("\0", "").slice(0, maxSearch),
    status: isStatusFilter(status) ? status : null,
    period: periods.find((one) => one === period) ?? "12m",
    from: dayIn(value("from")),
    to: dayIn(value("to")),
    buyer: /^[\w.@-]{1,80}$/.test(value("buyer")) ? value("buyer") : null,
    before: cursorIn(value("before")),
    after: cursorIn(value("after")),
  };
}

/** The same as the address has it; what is usual stays out. */
export function historyQuery(params: Partial<HistoryParams>): Readonly<Record<string, string | undefined>> {
  const { search, status, period, from, to, buyer, before, after } = params;
  return {
    q: search,
    status: status ?? undefined,
    date: period === "12m" ? undefined : period,
    from: from ?? undefined,
    to: to ?? undefined,
    buyer: buyer ?? undefined,
    before: before ? `${before.placedAt},${before.number}` : undefined,
    after: after ? `${after.placedAt},${after.number}` : undefined,
  };
}

/** What an address may keep as a view: its filters, and not the page that was looked at. */
export function viewQuery(searchParams: URLSearchParams): Readonly<Record<string, string>> {
  const query = historyQuery({ ...historyParams({ searchParams }), before: null, after: null });
  return Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Whether something is chosen beside what everybody sees first. */
export function isFiltered({ search, status, period, from, to, buyer }: HistoryParams): boolean {
  return search !== "" || status !== null || period !== "12m" || from !== null || to !== null || buyer !== null;
}

export interface TimeRange {
  readonly from: Date | null;
  /** No longer in it. */
  readonly until: Date | null;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The times that an address asks for. Days, months and years are those of the store. */
export function timeRange({ period, from, to }: Pick<HistoryParams, "period" | "from" | "to">, now: Date): TimeRange {
  if (from !== null || to !== null)
    return {
      from: from === null ? null : startOfStoreDay(from),
      until: to === null ? null : startOfStoreDay(dayText(new Date(Date.parse(to) + dayMs))),
    };
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const startOf = (monthOfYear: number, ofYear = year) =>
    startOfStoreDay(dayText(new Date(Date.UTC(ofYear, monthOfYear, 1))));
  const starts: Readonly<Record<Period, TimeRange>> = {
    "12m": { from: startOf(month - 11), until: null },
    "30d": { from: new Date(now.getTime() - 30 * dayMs), until: null },
    "90d": { from: new Date(now.getTime() - 90 * dayMs), until: null },
    "this-year": { from: startOf(0), until: null },
    "last-year": { from: startOf(0, year - 1), until: startOf(0) },
    all: { from: null, until: null },
  };
  return starts[period];
}

function dayText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Null for every status. */
export function statusesOf(filter: StatusFilter | null): readonly OrderStatus[] | null {
  if (filter === null) return null;
  return filter === "open" ? openStatuses : [filter];
}

function isStatusFilter(text: string): text is StatusFilter {
  return text === "open" || orderStatuses.some((status) => status === text);
}

function dayIn(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : null;
}

function cursorIn(text: string): Cursor | null {
  const { placedAt, number } = cursorPattern.exec(text)?.groups ?? {};
  if (placedAt === undefined || number === undefined || Number.isNaN(Date.parse(placedAt))) return null;
  return { placedAt, number };
}
