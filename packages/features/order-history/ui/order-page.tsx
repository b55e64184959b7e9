import "./order.css";
import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Breadcrumb } from "@capstan/ui/breadcrumb";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { OrderView } from "../order-view.ts";
import { Undo2 } from "lucide-react";
import { OrderLines } from "./order-lines.tsx";
import { OrderMessages } from "./order-messages.tsx";
import { OrderSide } from "./order-side.tsx";
import { OrderTimelines } from "./order-timeline.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface OrderPageProps {
  readonly view: OrderView;
  /** What the visitor has just done. */
  readonly outcome: string | null;
}

export function OrderPage({ view, outcome }: OrderPageProps) {
  const { number, status, placedOn, buyer, agent, purchaseOrder, lineCount, total } = view;
  return (
    <div className="wrap orders-page">
      <Breadcrumb
        trail={[
          { label: "Home", href: urls.home() },
          { label: "My Account", href: urls.account() },
          { label: "Order History", href: lazyUrls.orderHistoryView() },
        ]}
        current={number}
      />
      <div className="orders-head">
        <div>
          <h1 className="order-title">
            <span>
              Order <span className="mono">{number}</span>
            </span>{" "}
            <StatusBadge status={status} />
          </h1>
          <p className="orders-lead">
            Placed {placedOn}
            {buyer !== null && ` by ${buyer}`}
            {agent !== null && `, through ${agent}`}.{" "}
            {purchaseOrder !== null && (
              <>
                PO <span className="mono">{purchaseOrder}</span>,{" "}
              </>
            )}
            {lineCount === 1 ? "1 line" : `${lineCount} lines`}, {total}
          </p>
        </div>
        {view.canReview && (
          <ButtonLink kind="primary" href={lazyUrls.approvals({ order: number })}>
            Review
          </ButtonLink>
        )}
        {view.canReturn && (
          <ButtonLink href={lazyUrls.returnPage({ orderNumber: number })}>
            <Undo2 size={18} /> Return items
          </ButtonLink>
        )}
      </div>
      {outcome === "return-approved" && (
        <Notification kind="ok" title="The return is approved.">
          Its slip is among the returns of this order in a moment, and we mail it to you. The refund follows the
          inspection.
        </Notification>
      )}
      {outcome === "return-requested" && (
        <Notification kind="info" title="We have your request.">
          Somebody looks at it first. Please send nothing yet: we answer by mail.
        </Notification>
      )}
      {outcome === "canceled" && status === "cancelled" && (
        <Notification kind="ok" title="The order is canceled.">
          Its stock and credit are free again.
        </Notification>
      )}
      {view.approveBy !== null && (
        <Notification kind="caution" title="This order waits for approval.">
          Prices and stock are held until {view.approveBy}. After that it is canceled.
        </Notification>
      )}
      {view.status === "on-hold" && (
        <Notification kind="caution" title="This order is on hold. Its prices and stock are kept for you.">
          {view.holds.join(" ")}
        </Notification>
      )}
      <div className="orders-columns">
        <div>
          <OrderTimelines view={view} />
          <OrderLines view={view} />
          <OrderMessages view={view} wasSent={outcome === "sent"} />
          {view.canCancel && <CancelForm orderNumber={number} />}
        </div>
        <OrderSide view={view} />
      </div>
    </div>
  );
}

function CancelForm({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <details className="orders-cancel">
      <summary>Cancel this order</summary>
      <form action={lazyUrls.cancelOrderForm()} method="post">
        <PageAccountField />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <p>All of it is canceled. What is not packed yet is free for others, and nothing is charged.</p>
        <TextField name="reason" label="Why, for your colleagues" maxLength={200} autoComplete="off" />
        <div>
          <Button type="submit" kind="danger">
            Cancel Order
          </Button>
        </div>
      </form>
    </details>
  );
}
