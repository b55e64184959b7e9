import "./lookup.css";
import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { Button } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { Notification } from "@capstan/ui/notification";
import { TextField } from "@capstan/ui/text-field";

interface ClaimPageProps {
  readonly orderNumber: string;
  readonly outcome: "sent" | "refused" | null;
}

/** A guest's order comes into an account: first a code is mailed, then it is entered. */
export function ClaimPage({ orderNumber, outcome }: ClaimPageProps) {
  return (
    <div className="wrap orders-page lookup-page">
      <h1>Claim an Order</h1>
      <p className="orders-lead">Add an order that you placed as a guest to this account.</p>
      {outcome === "sent" && (
        <Notification kind="info" title="If the number and the e-mail are right, a code is on its way.">
          It holds for 30 minutes.
        </Notification>
      )}
      {outcome === "refused" && (
        <Notification kind="error" title="This code is not right for this order, or it is too old." live>
          After five wrong tries a code is used up. Ask for a new one.
        </Notification>
      )}
      {outcome === null ? <CodeRequest orderNumber={orderNumber} /> : <CodeEntry orderNumber={orderNumber} />}
    </div>
  );
}

function OrderNumber({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <TextField
      name="orderNumber"
      label="Order number"
      required
      maxLength={40}
      autoComplete="off"
      defaultValue={orderNumber}
    />
  );
}

function CodeRequest({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <form action={lazyUrls.claimCode()} method="post" className="lookup-form">
      <PageAccountField />
      <OrderNumber orderNumber={orderNumber} />
      <TextField
        name="email"
        type="email"
        label="E-mail on the order"
        hint="The code goes there"
        required
        maxLength={254}
        autoComplete="email"
      />
      <div>
        <Button type="submit" kind="primary">
          E-mail a Code
        </Button>
      </div>
    </form>
  );
}

function CodeEntry({ orderNumber }: { readonly orderNumber: string }) {
  return (
    <form action={lazyUrls.claimOrder()} method="post" className="lookup-form">
      <PageAccountField />
      <OrderNumber orderNumber={orderNumber} />
      <TextField
        name="code"
        label="Code"
        hint="Eight digits, from the mail"
        required
        maxLength={20}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <div>
        <Button type="submit" kind="primary">
          Claim Order
        </Button>
      </div>
      <p>
        <Link href={lazyUrls.claimOrder(orderNumber === "" ? {} : { order: orderNumber })}>E-mail a new code</Link>
      </p>
    </form>
  );
}
