import { PageAccountField } from "@capstan/features/account";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { Button } from "@capstan/ui/button";
import { Link } from "@capstan/ui/link";
import { CircleAlert, Download, TriangleAlert, UserCheck } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { CheckoutView } from "../checkout.ts";
import { countOf } from "@capstan/features/orders";
import { EarlyPress } from "./early-press.tsx";
import { useSaving } from "./saving.tsx";
import { Totals } from "./totals.tsx";

interface OrderSummaryProps {
  readonly view: CheckoutView;
  readonly isRefused: boolean;
}

/** What it comes to, and Place Order. On phones the bar at the bottom has the button. */
export function OrderSummary({ view, isRefused }: OrderSummaryProps) {
  const { summary, problems, approval } = view;
  const isGrey = isRefused && problems.length > 0;
  return (
    <>
      <aside id="order-summary" tabIndex={-1} className="checkout-summary" aria-labelledby="order-summary-title">
        <header>
          <h2 id="order-summary-title">Order summary</h2>
          <Link href={urls.cart()}>Edit cart</Link>
        </header>
        <Totals summary={summary} groups={summary.groups} totalLabel={summary.isPartial ? "Total so far" : "Total"} />
        <div className="checkout-place">
          <Open view={view} isGrey={isGrey} />
          <PlaceForm view={view} isGrey={isGrey} />
        </div>
        {approval && (
          <div className="checkout-approval">
            <UserCheck size={20} />
            <div>
              <p>
                <b>Needs approval:</b> over your {approval.limit} limit
              </p>
              <p className="checkout-quiet">
                {approval.by} gets it when you place the order. Prices and stock are held until {approval.until}.
              </p>
            </div>
          </div>
        )}
        <footer>
          <Link href={lazyUrls.cartFile()} download>
            <Download size={16} /> Export CSV
          </Link>
        </footer>
      </aside>
      <div className="checkout-bar">
        <Open view={view} isGrey={isGrey} />
        <p>
          <b>{summary.total}</b>
          <span className="checkout-quiet">{summary.lines}</span>
        </p>
        <Button kind="primary" size="large" type="submit" form="place-order" disabled={isGrey}>
          Place Order
        </Button>
      </div>
    </>
  );
}

function Open({ view: { problems }, isGrey }: { readonly view: CheckoutView; readonly isGrey: boolean }) {
  const [first] = problems;
  if (!first) return null;
  return isGrey ? (
    <p className="checkout-status-wrong">
      <CircleAlert size={16} />
      <span>
        <a href="#checkout-problems">Fix {countOf(problems.length, "thing")}</a> to place the order.
      </span>
    </p>
  ) : (
    <p className="checkout-status-open">
      <TriangleAlert size={16} />
      <span>
        {problems.length} open: <a href={`#${first.target}`}>go to the first</a>
      </span>
    </p>
  );
}

const totalChanged = "The order changed while it was saved. Look at it, and press Place Order again.";

/** Waits for what is being saved. Should that change the order, it is shown first. */
function PlaceForm({
  view: { idempotencyKey, shown, chosen, payment },
  isGrey,
}: {
  readonly view: CheckoutView;
  readonly isGrey: boolean;
}) {
  const { idle, prefix } = useSaving();
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState("");
  const isWaiting = useRef(false);
  const ownForm = useRef<HTMLFormElement>(null);
  const place = async (form: HTMLFormElement) => {
    const before = shownIn(form);
    await idle();
    isWaiting.current = false;
    if (shownIn(form) === before) return form.submit();
    setIsBusy(false);
    setNotice(totalChanged);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    setIsBusy(true);
    void place(event.currentTarget);
  };
  return (
    <>
      <form ref={ownForm} id="place-order" action={lazyUrls.placeCheckout({ prefix })} method="post" onSubmit={submit}>
        <PageAccountField />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="shown" value={shown} />
        <input type="hidden" name="chosen" value={chosen} />
        <Button kind="primary" size="large" block type="submit" busy={isBusy} disabled={isGrey}>
          Place Order
        </Button>
        {payment.method === "card" && <p className="checkout-quiet checkout-next">Next: your card, on a secure page</p>}
        <p role="status" className="checkout-quiet">
          {notice}
        </p>
      </form>
      <EarlyPress form={ownForm} />
    </>
  );
}

function shownIn(form: HTMLFormElement): string {
  const field = form.elements.namedItem("shown");
  return field instanceof HTMLInputElement ? field.value : "";
}
