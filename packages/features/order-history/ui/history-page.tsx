import "./history.css";
import { AccountTrail } from "@capstan/features/account-trail";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { historyQuery, isFiltered } from "../history-params.ts";
import type { HistoryView } from "../order-history.ts";
import { HistoryFilters, HistoryTabs } from "./history-filters.tsx";
import { OrderTable } from "./order-table.tsx";
import { SavedViews } from "./saved-views.tsx";
import { SpendChart } from "./spend-chart.tsx";

const exportFormats = [
  ["csv", "CSV"],
  ["xlsx", "XLSX"],
] as const;

export function HistoryPage({ view }: { readonly view: HistoryView }) {
  const { account, params, total, spend, rows } = view;
  const query = historyQuery({ ...params, before: null, after: null });
  return (
    <div className="wrap orders-page">
      <AccountTrail current="Order History" />
      <div className="orders-head">
        <div>
          <h1>Order History</h1>
          <p className="orders-lead">
            {total !== null && `${countText(total)} ${isFiltered(params) ? "match" : "in 12 months"}, `}
            {account.companyName}, <span className="num">Account # {account.number}</span>
          </p>
        </div>
        <p className="orders-exports">
          {exportFormats.map(([format, name]) => (
            <ButtonLink key={format} href={lazyUrls.orderExport({ format, ...query })} download>
              <Download size={16} /> Export {name}
            </ButtonLink>
          ))}
        </p>
      </div>
      {spend !== null && <SpendChart spend={spend} />}
      <section id="orderHistory" aria-label="Orders" className="orders-list">
        <HistoryTabs view={view} />
        <SavedViews view={view} />
        <HistoryFilters key={JSON.stringify(query)} view={view} />
        {rows.length === 0 ? <NoOrders view={view} /> : <OrderTable rows={rows} />}
        <HistoryPager view={view} />
      </section>
    </div>
  );
}

function countText({ count, hasMore }: { readonly count: number; readonly hasMore: boolean }): string {
  if (hasMore) return `More than ${inDigits(count)} orders`;
  return count === 1 ? "1 order" : `${inDigits(count)} orders`;
}

function NoOrders({ view: { params } }: { readonly view: HistoryView }) {
  return (
    <p className="orders-none">
      {isFiltered(params) ? (
        <>
          No order matches. A search finds whole order and item numbers, the beginning of a PO, and parts of a
          buyer&rsquo;s name. <a href={lazyUrls.orderHistoryView()}>Show all orders</a>.
        </>
      ) : (
        <>
          Nothing was ordered in 12 months. <a href={lazyUrls.orderHistoryView({ date: "all" })}>Look further back</a>,
          or <a href={urls.allCategories()}>browse products</a>.
        </>
      )}
    </p>
  );
}

function HistoryPager({ view: { params, older, newer } }: { readonly view: HistoryView }) {
  if (older === null && newer === null) return null;
  const base = { ...params, before: null, after: null };
  return (
    <nav aria-label="Orders, pages" className="orders-pager">
      {newer !== null && (
        <ButtonLink href={lazyUrls.orderHistoryView(historyQuery({ ...base, after: newer }))}>
          <ChevronLeft size={16} /> Newer orders
        </ButtonLink>
      )}
      {older !== null && (
        <ButtonLink href={lazyUrls.orderHistoryView(historyQuery({ ...base, before: older }))}>
          Older orders <ChevronRight size={16} />
        </ButtonLink>
      )}
    </nav>
  );
}

/** For who is signed in and works in no account. */
export function NoAccount({ title }: { readonly title: string }) {
  return (
    <div className="wrap orders-page">
      <AccountTrail current={title} />
      <h1>{title}</h1>
      <Notification kind="caution" title="You work in no account.">
        Orders belong to accounts. Choose one in the <a href={urls.accountsOverview()}>accounts overview</a>, or{" "}
        <a href={urls.orderLookup()}>look an order up by its number</a>.
      </Notification>
    </div>
  );
}

export function SignedOut({ from }: { readonly from: string }) {
  return (
    <div className="wrap orders-page">
      <h1 id="orderHistory">Order History</h1>
      <p>
        Everything that your account ordered: where it is, what it cost, and a way to order it again. Search it by
        order, PO, item or buyer, and take it to a spreadsheet.
      </p>
      <p className="orders-exports">
        <ButtonLink kind="primary" href={urls.signIn({ from })}>
          Sign In
        </ButtonLink>
        <ButtonLink href={urls.orderLookup()}>Look up one order</ButtonLink>
      </p>
    </div>
  );
}
