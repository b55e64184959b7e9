import "./checkout.css";
import "./confirmation.css";
import { ItemPicture } from "@capstan/features/pictures";
import { Badge } from "@capstan/ui/badge";
import { Link } from "@capstan/ui/link";
import { Notification } from "@capstan/ui/notification";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { inDigits } from "@capstan/ui/digits";
import { Table, TableFrame } from "@capstan/ui/table";
import { CircleCheck, Clock, Store, Truck } from "lucide-react";
import type { ReactNode } from "react";
import type { ConfirmationGroup, ConfirmationLine, ConfirmationView } from "../checkout.ts";
import { countOf } from "@capstan/features/orders";
import { Unbroken } from "@capstan/ui/unbroken";
import { Hazmat } from "./line-row.tsx";
import { PrintButton } from "./print-button.tsx";
import { Steps } from "./steps.tsx";
import { Totals } from "./totals.tsx";

/** The order as it was placed. */
export function ConfirmationPage({ view }: { readonly view: ConfirmationView }) {
  const { orderNumber, status, isAwaitingApproval, mailedTo, approvers, summary, groups, facts, lines } = view;
  return (
    <div className="wrap checkout-page">
      <header className="checkout-head">
        <div className="confirmation-title">
          <CircleCheck size={36} />
          <div>
            <h1>
              Order <span className="mono">{orderNumber}</span> placed
            </h1>
            <p className="checkout-quiet">
              {isAwaitingApproval && `Sent to ${approvers} for approval. `}
              {status === "On hold" && "It is on hold until we have looked at it; the e-mail says why. "}
              Confirmation e-mailed to {mailedTo}.
            </p>
          </div>
        </div>
        <PrintButton />
      </header>
      {view.isGuest && (
        <Notification kind="info" title="Keep this order in an account.">
          <Link href={lazyUrls.claimOrder({ order: orderNumber })}>Sign in or register, and claim it</Link> with a code
          that we e-mail to {mailedTo}.
        </Notification>
      )}
      <OrderFacts view={view} />
      <div className="checkout-columns">
        <div className="checkout-main">
          <section className="checkout-section" aria-labelledby="dates">
            <header className="checkout-section-head">
              <h2 id="dates">Ship and pick-up dates</h2>
              {view.approveBy !== null && <p className="checkout-quiet">Held until {view.approveBy}</p>}
            </header>
            {groups.map((group) => (
              <Group key={group.kind} group={group} />
            ))}
          </section>
          <section className="checkout-section" aria-labelledby="next">
            <header className="checkout-section-head">
              <h2 id="next">What happens next</h2>
            </header>
            <Steps done={isAwaitingApproval ? 2 : 1} steps={stepsOf(view)} />
          </section>
          <section className="checkout-section" aria-labelledby="lines">
            <header className="checkout-section-head">
              <h2 id="lines">Lines</h2>
            </header>
            <Lines lines={lines} />
          </section>
        </div>
        <aside className="checkout-summary" aria-labelledby="total-title">
          <header>
            <h2 id="total-title">Total</h2>
            <span className="checkout-quiet">{summary.lines}</span>
          </header>
          <Totals summary={summary} />
          <dl className="confirmation-facts">
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </div>
  );
}

function OrderFacts({ view }: { readonly view: ConfirmationView }) {
  const { status, isAwaitingApproval, orderNumber, purchaseOrder, placedAt, payment, summary } = view;
  const badge =
    isAwaitingApproval || status === "On hold" ? (
      <Badge kind="caution" icon={<Clock size={14} />}>
        {status}
      </Badge>
    ) : (
      <Badge kind="stock">{status}</Badge>
    );
  return (
    <dl className="confirmation-strip">
      <Fact name="Status">{badge}</Fact>
      <Fact name="Order #">
        <span className="mono">{orderNumber}</span>
      </Fact>
      <Fact name="PO number">
        <span className="mono">{purchaseOrder ?? "None"}</span>
      </Fact>
      <Fact name="Placed">{placedAt}</Fact>
      <Fact name="Payment">{payment}</Fact>
      <Fact name="Total">{summary.total}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const icons = { ship: Truck, pickup: Store, backorder: Clock } as const;
const shownPictures = 9;

function Group({ group: { kind, day, title, detail, total, lines } }: { readonly group: ConfirmationGroup }) {
  const Icon = icons[kind];
  const more = lines.length - shownPictures;
  return (
    <div className="confirmation-group">
      <h3>{day}</h3>
      <div>
        <p className="confirmation-group-title">
          <Icon size={20} /> <b>{title}</b>
        </p>
        <p className="checkout-quiet">{detail}</p>
        <ul className="confirmation-pictures">
          {lines.slice(0, shownPictures).map(({ sku, name, url }) => (
            <li key={sku}>
              <a href={url}>
                <ItemPicture sku={sku} size={48} alt={name} />
              </a>
            </li>
          ))}
          {more > 0 && <li className="checkout-quiet">{more} more</li>}
        </ul>
      </div>
      <p className="checkout-group-total">
        <b>{total}</b> <span className="checkout-quiet">{countOf(lines.length, "line")}</span>
      </p>
    </div>
  );
}

function stepsOf({ isAwaitingApproval, placedAt, approveBy, approvers, groups }: ConfirmationView) {
  return [
    { title: "You placed the order", text: placedAt },
    ...(isAwaitingApproval
      ? [{ title: `${approvers} approves`, text: `Prices and stock are held until ${approveBy ?? "then"}` }]
      : []),
    { title: "We pack", text: "You get tracking for each shipment" },
    { title: "You get it", text: groups.map(({ step }) => step).join("; ") },
  ];
}

const shownLines = 6;

function Lines({ lines }: { readonly lines: readonly ConfirmationLine[] }) {
  const rest = lines.slice(shownLines);
  return (
    <>
      <LinesTable label="Lines" lines={lines.slice(0, shownLines)} />
      {rest.length > 0 && (
        <details className="checkout-more checkout-more-lines">
          <summary>Show {countOf(rest.length, "more line", "more lines")}</summary>
          <LinesTable label="The other lines" lines={rest} />
        </details>
      )}
    </>
  );
}

function LinesTable({ label, lines }: { readonly label: string; readonly lines: readonly ConfirmationLine[] }) {
  return (
    <TableFrame label={label} className="confirmation-lines">
      <Table>
        <thead>
          <tr>
            <th scope="col" className="confirmation-wide">
              Line
            </th>
            <th scope="col" className="confirmation-wide">
              Item #
            </th>
            <th scope="col">Product</th>
            <th scope="col" className="table-num confirmation-wide">
              Qty
            </th>
            <th scope="col" className="confirmation-wide">
              Sold as
            </th>
            <th scope="col" className="table-num confirmation-wide">
              Your Price
            </th>
            <th scope="col" className="table-num">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className="confirmation-wide">{line.line}</td>
              <td className="confirmation-wide">
                <a href={line.url} className="mono">
                  {line.sku}
                </a>
              </td>
              <td>
                <Unbroken text={line.name} /> {line.isHazardous && <Hazmat />}
                <span className="confirmation-line-facts">
                  <a href={line.url} className="mono">
                    {line.sku}
                  </a>{" "}
                  {inDigits(line.quantity)} × {line.price}, {line.unit}
                </span>
              </td>
              <td className="table-num confirmation-wide">{inDigits(line.quantity)}</td>
              <td className="confirmation-wide">{line.unit}</td>
              <td className="table-num confirmation-wide">
                {line.strike !== null && <s className="checkout-quiet">{line.strike}</s>} {line.price}
              </td>
              <td className="table-num">
                <b>{line.total}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
