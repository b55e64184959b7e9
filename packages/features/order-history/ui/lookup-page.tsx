import "./lookup.css";
import { brand } from "@capstan/features/brand";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Button, ButtonLink } from "@capstan/ui/button";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";
import type { FoundOrder, LookupOutcome } from "../lookup.ts";
import { StatusBadge } from "./status-badge.tsx";

interface LookupPageProps {
  readonly found: FoundOrder | null;
  readonly outcome: LookupOutcome | null;
  /** From the link of a mail. */
  readonly orderNumber: string;
}

export function LookupPage({ found, outcome, orderNumber }: LookupPageProps) {
  return (
    <div className="wrap orders-page lookup-page">
      <h1>Order Lookup</h1>
      <p className="orders-lead">Track and check the status of an order. No sign-in needed.</p>
      {outcome === "none" && (
        <Notification kind="error" title="No order has this number with this e-mail or ZIP.">
          Check both, or use the billing ZIP, not the delivery one.
        </Notification>
      )}
      {outcome === "paused" && (
        <Notification kind="caution" title="Lookup of this order is paused for up to 10 minutes.">
          There were too many tries. Open the link in your confirmation mail, or call {brand.phone}.
        </Notification>
      )}
      {found === null ? <LookupForm orderNumber={orderNumber} /> : <Found order={found} />}
    </div>
  );
}

function LookupForm({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <form action={urls.orderLookup()} method="post" className="lookup-form">
      <TextField
        name="orderNumber"
        label="Order number"
        hint="In the confirmation mail and on the packing slip, like 1048-22829"
        required
        maxLength={40}
        autoComplete="off"
        defaultValue={orderNumber}
      />
      <fieldset>
        <legend>And one of these</legend>
        <TextField
          name="email"
          type="email"
          label="E-mail on the order"
          optionalLabel={null}
          maxLength={254}
          autoComplete="email"
        />
        <TextField
          name="zip"
          label="Billing ZIP code"
          optionalLabel={null}
          inputMode="numeric"
          maxLength={10}
          autoComplete="billing postal-code"
        />
      </fieldset>
      <div>
        <Button type="submit" kind="primary">
          Find Order
        </Button>
      </div>
    </form>
  );
}

function Found({ order: { number, status, placedOn, lines, arrives, isGuest } }: { readonly order: FoundOrder }) {
  return (
    <section className="orders-panel" aria-labelledby="found-heading">
      <div className="orders-panel-head">
        <h2 id="found-heading">
          Order <span className="mono">{number}</span>
        </h2>
        <StatusBadge status={status} />
      </div>
      <div className="orders-panel-body">
        <p>
          Placed {placedOn}, {lines === 1 ? "1 line" : `${lines} lines`}
        </p>
        {arrives !== null && (
          <p>
            <b>{arrives}</b>
          </p>
        )}
        <p className="lookup-links">
          {isGuest ? (
            <ButtonLink href={lazyUrls.claimOrder({ order: number })}>Add it to an account for details</ButtonLink>
          ) : (
            <ButtonLink href={lazyUrls.order({ orderNumber: number })}>Sign in for details</ButtonLink>
          )}{" "}
          <ButtonLink kind="quiet" href={urls.orderLookup()}>
            Look up another order
          </ButtonLink>
        </p>
        <p className="orders-quiet">Names, addresses, items and prices stay hidden until you sign in.</p>
      </div>
    </section>
  );
}
