import "./reorder.css";
import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Button } from "@capstan/ui/button";
import { Checkbox } from "@capstan/ui/checkbox";
import { inDigits } from "@capstan/ui/digits";
import { Notification } from "@capstan/ui/notification";
import type { ReorderLine, ReorderView } from "../reorder.ts";
import { ChangeText } from "./reorder-changes.tsx";

interface ReorderPageProps {
  readonly view: ReorderView;
  readonly outcome: string | null;
}

/** Nothing is added before old and new were seen side by side. */
export function ReorderPage({ view, outcome }: ReorderPageProps) {
  const { orderNumber, lines, total, seen, idempotencyKey } = view;
  const changed = lines.filter(({ change }) => change !== "same").length;
  return (
    <div className="wrap orders-page">
      <Breadcrumb
        trail={[
          { label: "Home", href: urls.home() },
          { label: "Order History", href: lazyUrls.orderHistoryView() },
          { label: orderNumber, href: lazyUrls.order({ orderNumber }) },
        ]}
        current="Reorder"
      />
      <h1>
        Reorder <span className="mono">{orderNumber}</span>
      </h1>
      <p className="orders-lead">
        Today&rsquo;s prices, before freight and tax.{" "}
        {changed === 0
          ? "Nothing has changed."
          : `${changed === 1 ? "1 line is" : `${changed} lines are`} not as ordered.`}
      </p>
      {outcome === "changed" && (
        <Notification kind="caution" title="Something changed since you looked, so nothing was added.">
          Look at the lines as they are now, and add them again.
        </Notification>
      )}
      {outcome === "none" && (
        <Notification kind="error" title="No line was chosen, so nothing was added.">
          Choose at least one line that is still sold.
        </Notification>
      )}
      <form action={lazyUrls.reorder()} method="post" className="reorder">
        <PageAccountField />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="scope" value="some" />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <ul className="reorder-lines">
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
        <div className="reorder-foot">
          <p>
            All lines that are still sold: <b className="num">{total}</b>
          </p>
          <Button type="submit" kind="primary">
            Add to Cart
          </Button>
        </div>
      </form>
    </div>
  );
}

function Line({ line }: { readonly line: ReorderLine }) {
  const { now, sku, name, quantity, difference } = line;
  return (
    <li data-change={line.change === "same" ? undefined : ""}>
      <Checkbox
        name={`line-${line.line}`}
        value="on"
        defaultChecked={now !== null}
        disabled={now === null}
        label={
          <>
            {name} <span className="mono">{sku}</span>
          </>
        }
      />
      <p className="reorder-quantity num">
        {inDigits(quantity)}
        <span className="visually-hidden"> of them</span>
      </p>
      <p className="reorder-change">
        <ChangeText change={line} />
      </p>
      <p className="reorder-total num">
        <b>{now?.total}</b> {difference !== null && <span className="orders-quiet">{difference}</span>}
      </p>
    </li>
  );
}
