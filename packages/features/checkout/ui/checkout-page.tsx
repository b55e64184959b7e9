import "./checkout.css";
import { brand } from "@capstan/features/brand";
import { urls } from "@capstan/features/urls";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { ButtonLink } from "@capstan/ui/button";
import { ErrorSummary } from "@capstan/ui/error-summary";
import { Link } from "@capstan/ui/link";
import { Notification } from "@capstan/ui/notification";
import { ArrowLeft } from "lucide-react";
import type { Barrier, CheckoutOutcome, CheckoutView } from "../checkout.ts";
import { countOf } from "@capstan/features/orders";
import { Compliance } from "./compliance.tsx";
import { Delivery } from "./delivery.tsx";
import { GuestDelivery } from "./guest-delivery.tsx";
import { LineGroups } from "./line-groups.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Payment } from "./payment.tsx";
import { Review } from "./review.tsx";
import { SavingProvider } from "./saving.tsx";
import { Section } from "./section.tsx";
import { Tax } from "./tax.tsx";

interface CheckoutPageProps {
  /** Null where the visitor works in no account. */
  readonly view: CheckoutView | null;
  readonly outcome: CheckoutOutcome | null;
  readonly isGuest: boolean;
}

export function CheckoutPage({ view, outcome, isGuest }: CheckoutPageProps) {
  const barrier = view ? view.barrier : isGuest ? "empty" : "no-account";
  return (
    <div className="wrap checkout-page">
      <header className="checkout-head">
        <div>
          <h1>Checkout</h1>
          {view && <Whose view={view} />}
        </div>
        <ButtonLink href={urls.cart()}>
          <ArrowLeft size={20} /> Back to Cart
        </ButtonLink>
      </header>
      {barrier !== null && <BarrierNotice barrier={barrier} />}
      {view && barrier === null && <Form view={view} outcome={outcome} />}
    </div>
  );
}

function Whose({ view: { guest, lineCount, companyName, accountNumber } }: { readonly view: CheckoutView }) {
  const lines = countOf(lineCount, "line");
  if (!guest)
    return (
      <p className="checkout-quiet">
        {lines} for {companyName}, Account # {accountNumber}
      </p>
    );
  return (
    <p className="checkout-quiet">
      {lines}, as a guest. <Link href={urls.signIn({ from: lazyUrls.checkout() })}>Sign in</Link> for your company's
      prices and terms.
    </p>
  );
}

function Form({ view, outcome }: { readonly view: CheckoutView; readonly outcome: CheckoutOutcome | null }) {
  const isRefused = outcome !== null;
  const shared = { problems: view.problems, isRefused };
  return (
    <SavingProvider shown={view} announcement={announcementOf(view)} isGuest={view.guest !== null}>
      <div className="checkout-columns">
        <div className="checkout-main">
          {outcome !== null && <Refused view={view} outcome={outcome} />}
          <Section name="delivery" number={1} title="Delivery" {...shared}>
            {view.guest ? (
              <GuestDelivery view={view} guest={view.guest} isRefused={isRefused} />
            ) : (
              <Delivery view={view} />
            )}
            <LineGroups view={view} />
          </Section>
          <Section name="payment" number={2} title="Payment" {...shared}>
            <Payment view={view} isRefused={isRefused} />
          </Section>
          <Section name="tax" number={3} title="Tax" {...shared}>
            <Tax rows={view.taxRows} isGuest={view.guest !== null} />
          </Section>
          <Section name="compliance" number={4} title="Compliance" {...shared}>
            <Compliance view={view} />
          </Section>
          <Section
            name="review"
            number={5}
            title="Review"
            {...shared}
            note="Nothing is ordered until you press Place Order"
          >
            <Review view={view} />
          </Section>
        </div>
        <OrderSummary view={view} isRefused={isRefused} />
      </div>
    </SavingProvider>
  );
}

function announcementOf({ summary, problems }: CheckoutView): string {
  const open = problems.length === 0 ? "" : `, ${problems.length} still open`;
  return `Saved. ${summary.isPartial ? "Total so far" : "Total"} ${summary.total}${open}.`;
}

const refusals: Readonly<Record<Exclude<CheckoutOutcome, "open" | "changed">, string>> = {
  credit: "The order is more than your account's credit allows. Take something out, or call us.",
  busy: "Too many want the same at this moment. Press Place Order again.",
  unpaid: "No card was charged, and your cart is as it was. Place the order again when you are ready.",
  checking: "We could not confirm your payment yet. Do not pay again: we e-mail you as soon as it is confirmed.",
  cards: "Cards can't be taken right now. Try again in a few minutes, or call us.",
  role: "You may not order for this account any more. Ask its administrator.",
};

/** Why Place Order was refused. It takes the focus and leads to each thing, with old and new of what changed. */
function Refused({ view, outcome }: { readonly view: CheckoutView; readonly outcome: CheckoutOutcome }) {
  const problems = view.problems.map(({ target, text }) => ({ field: target, text }));
  const changes = outcome === "changed" ? view.changes.map(({ target, text }) => ({ field: target, text })) : [];
  // One row of a line may have more to tell than one thing.
  const all = [...Map.groupBy([...problems, ...changes], ({ field }) => field)].map(([field, rows]) => ({
    field,
    text: rows.map(({ text }) => text).join(". "),
  }));
  if (outcome === "checking") return <Checking />;
  const told = refusals[outcome as keyof typeof refusals] as string | undefined;
  return (
    <div id="checkout-problems">
      {told !== undefined && (
        <Notification kind="error" title="Your order was not placed." live>
          {told}
        </Notification>
      )}
      {(told === undefined || all.length > 0) && (
        <ErrorSummary
          title={
            problems.length > 0
              ? `Your order was not placed: ${countOf(problems.length, "thing")} to fix`
              : "Your order was not placed: something changed. Look at it, and press Place Order again"
          }
          problems={all}
        />
      )}
    </div>
  );
}

function Checking() {
  return (
    <div id="checkout-problems">
      <Notification kind="caution" title="Your payment is being checked." live>
        {refusals.checking}
      </Notification>
    </div>
  );
}

const barriers: Readonly<Record<Barrier | "no-account", { readonly title: string; readonly advice: string }>> = {
  "no-account": {
    title: "Orders are placed for a company's account.",
    advice: "You work in none. Ask your company's administrator to invite you, or register your company.",
  },
  empty: { title: "Your cart is empty.", advice: "Add something, and come back to order it." },
  viewer: {
    title: "Your role may look at this account and not order for it.",
    advice: "Share the cart with a buyer, or ask the account's administrator for another role.",
  },
  "no-terms": {
    title: "This account does not buy on account yet.",
    advice: `Call us at ${brand.phone} to set up its credit.`,
  },
};

function BarrierNotice({ barrier }: { readonly barrier: Barrier | "no-account" }) {
  const { title, advice } = barriers[barrier];
  return (
    <Notification kind={barrier === "empty" ? "info" : "caution"} title={title}>
      {advice}
    </Notification>
  );
}
