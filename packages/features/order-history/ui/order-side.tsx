import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { FileText } from "lucide-react";
import type { OrderView } from "../order-view.ts";
import type { ReorderSummary } from "../reorder.ts";
import { OrderReturns } from "./order-returns.tsx";
import { ReorderChanges } from "./reorder-changes.tsx";

const maxChanges = 5;

export function OrderSide({ view }: { readonly view: OrderView }) {
  const { reorder, number, idempotencyKey } = view;
  return (
    <div className="orders-side">
      {reorder !== null && <Reorder orderNumber={number} reorder={reorder} idempotencyKey={idempotencyKey} />}
      <Totals view={view} />
      <OrderReturns view={view} />
      <Documents view={view} />
      <Events view={view} />
    </div>
  );
}

interface ReorderProps {
  readonly orderNumber: string;
  readonly reorder: ReorderSummary;
  readonly idempotencyKey: string;
}

/** What would be added stands there before the button that adds it. */
function Reorder({ orderNumber, reorder: { addable, total, seen, changes }, idempotencyKey }: ReorderProps) {
  return (
    <section className="orders-panel" aria-labelledby="reorder-heading">
      <div className="orders-panel-head">
        <h2 id="reorder-heading">Reorder {addable === 1 ? "1 line" : `${addable} lines`}</h2>
        <b className="num">{total}</b>
      </div>
      <div className="orders-panel-body">
        <p className="orders-quiet">
          {changes.length === 0
            ? "Today’s prices are those of this order."
            : `${changes.length === 1 ? "1 line is" : `${changes.length} lines are`} not as in this order. Before freight and tax.`}
        </p>
        <ReorderChanges changes={changes.slice(0, maxChanges)} />
        {changes.length > maxChanges ? (
          <ButtonLink block href={lazyUrls.reorderPage({ orderNumber })} kind="primary">
            See all {changes.length} changes
          </ButtonLink>
        ) : (
          <form action={lazyUrls.reorder()} method="post">
            <PageAccountField />
            <input type="hidden" name="orderNumber" value={orderNumber} />
            <input type="hidden" name="seen" value={seen} />
            <input type="hidden" name="scope" value="all" />
            <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
            <Button type="submit" kind="primary" block disabled={addable === 0}>
              Reorder All
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}

function Totals({ view: { amounts, facts, total, lineCount } }: { readonly view: OrderView }) {
  return (
    <section className="orders-panel" aria-labelledby="total-heading">
      <div className="orders-panel-head">
        <h2 id="total-heading">Total</h2>
        <span className="orders-quiet">{lineCount === 1 ? "1 line" : `${lineCount} lines`}</span>
      </div>
      <div className="orders-panel-body">
        <dl className="orders-amounts num">
          {amounts.map(({ name, amount }) => (
            <Row key={name} name={name} value={amount} />
          ))}
          <dt className="orders-sum">Total</dt>
          <dd className="orders-sum">{total}</dd>
        </dl>
        {facts.length > 0 && (
          <dl className="orders-facts">
            {facts.map(({ name, amount }) => (
              <Row key={name} name={name} value={amount} />
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Documents({ view: { documents } }: { readonly view: OrderView }) {
  if (documents.length === 0) return null;
  return (
    <section className="orders-panel" aria-labelledby="documents-heading">
      <div className="orders-panel-head">
        <h2 id="documents-heading">Invoices and slips</h2>
      </div>
      <ul className="orders-panel-body order-documents">
        {documents.map(({ name, url, detail, amount }) => (
          <li key={name}>
            <FileText size={20} />
            <div>
              {url === null ? <span className="code">{name}</span> : <a href={url}>{name}</a>}
              <p className="orders-quiet">{detail}</p>
            </div>
            <b className="num">{amount ?? "PDF"}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Events({ view: { events } }: { readonly view: OrderView }) {
  if (events.length === 0) return null;
  return (
    <section className="orders-panel" aria-labelledby="events-heading">
      <div className="orders-panel-head">
        <h2 id="events-heading">Who did what</h2>
      </div>
      <ol className="orders-panel-body order-events">
        {events.map(({ who, what, when, note, changes }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- events are only ever added at the end
          <li key={at}>
            <p>
              <b>{who}</b> {what}
            </p>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
            {note !== null && <p>“{note}”</p>}
            <p className="orders-quiet">{when}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
