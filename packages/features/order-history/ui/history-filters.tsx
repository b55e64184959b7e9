import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { Select } from "@capstan/ui/select";
import { TextField } from "@capstan/ui/text-field";
import { orderStatuses } from "@capstan/features/account";
import { type Period, historyQuery, isFiltered, periods } from "../history-params.ts";
import type { HistoryView } from "../order-history.ts";
import { filterName } from "../order-status.ts";

const periodNames: Readonly<Record<Period, string>> = {
  "12m": "Last 12 months",
  "30d": "Last 30 days",
  "90d": "Last 90 days",
  "this-year": "This year",
  "last-year": "Last year",
  all: "Any date",
};

interface ViewProps {
  readonly view: HistoryView;
}

/** The views that most people want; each is an address. */
export function HistoryTabs({ view: { params, waiting, open, views } }: ViewProps) {
  const shown = lazyUrls.orderHistoryView(historyQuery({ ...params, before: null, after: null }));
  const saved = views.map((one) => ({
    ...one,
    href: lazyUrls.orderHistoryView(Object.fromEntries(new URLSearchParams(one.query))),
  }));
  const isSaved = saved.some(({ href }) => href === shown);
  const tabs = [
    { name: "All orders", status: null, count: null },
    { name: "Waiting for approval", status: "awaiting-approval", count: waiting },
    { name: "Open", status: "open", count: open },
  ] as const;
  return (
    <nav aria-label="Views" className="orders-tabs">
      {tabs.map(({ name, status, count }) => (
        <a
          key={name}
          href={lazyUrls.orderHistoryView(historyQuery({ status, period: status === null ? "12m" : "all" }))}
          aria-current={params.status === status && !isSaved ? "page" : undefined}
        >
          {name}
          {count !== null && <span className="num"> {count}</span>}
        </a>
      ))}
      {saved.map(({ id, name, href }) => (
        <a key={id} href={href} aria-current={href === shown ? "page" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

export function HistoryFilters({ view: { params, buyers } }: ViewProps) {
  const hasDays = params.from !== null || params.to !== null;
  return (
    <form action={lazyUrls.orderHistoryView()} role="search" aria-label="Orders" className="orders-filters">
      <TextField
        name="q"
        id="orders-q"
        type="search"
        className="orders-search"
        label="Find an order"
        optionalLabel={null}
        placeholder="PO, order, item # or buyer"
        defaultValue={params.search}
        maxLength={80}
        autoComplete="off"
      />
      <Select name="status" id="orders-status" label="Status" defaultValue={params.status ?? ""}>
        <option value="">Any status</option>
        {(["open", ...orderStatuses] as const)
          .filter((status) => status !== "draft")
          .map((status) => (
            <option key={status} value={status}>
              {filterName(status)}
            </option>
          ))}
      </Select>
      <Select name="date" id="orders-date" label="Date" defaultValue={params.period}>
        {periods.map((period) => (
          <option key={period} value={period}>
            {periodNames[period]}
          </option>
        ))}
      </Select>
      <Select name="buyer" id="orders-buyer" label="Buyer" defaultValue={params.buyer ?? ""}>
        <option value="">Anyone</option>
        {buyers.map(({ id, fullName }) => (
          <option key={id} value={id}>
            {fullName}
          </option>
        ))}
      </Select>
      <Button type="submit" kind="marine">
        Show Orders
      </Button>
      <details className="orders-days" open={hasDays}>
        <summary>From one day to another</summary>
        <div>
          <TextField
            name="from"
            id="orders-from"
            type="date"
            label="From"
            optionalLabel={null}
            defaultValue={params.from ?? ""}
          />
          <TextField
            name="to"
            id="orders-to"
            type="date"
            label="To"
            optionalLabel={null}
            defaultValue={params.to ?? ""}
          />
        </div>
      </details>
      {isFiltered(params) && (
        <a href={lazyUrls.orderHistoryView()} className="orders-clear">
          Clear filters
        </a>
      )}
    </form>
  );
}
