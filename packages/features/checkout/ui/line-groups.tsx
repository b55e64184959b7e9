import "./line-groups.css";
import { Link } from "@capstan/ui/link";
import { urls } from "@capstan/features/urls";
import { Clock, Flame, Package, Store, Truck } from "lucide-react";
import type { BlockedLine, CheckoutView, LineGroup } from "../checkout.ts";
import { countOf } from "@capstan/features/orders";
import { LineRow } from "./line-row.tsx";
import { BlockedRow } from "./blocked-row.tsx";
import { SectionForm } from "./saving.tsx";

const icons = { ship: Truck, pickup: Store, backorder: Clock } as const;
/** As many as fit a screen; the rest is one press away. */
const shownLines = 8;

/** The lines by how they get there. */
export function LineGroups({ view }: { readonly view: CheckoutView }) {
  return (
    <>
      {view.blocked.length > 0 && <Blocked lines={view.blocked} />}
      {view.groups.map((group) => (
        <Group key={group.kind} group={group} view={view} />
      ))}
    </>
  );
}

function Group({ group, view }: { readonly group: LineGroup; readonly view: CheckoutView }) {
  const { kind, title, detail, total, lines, notes } = group;
  const Icon = icons[kind];
  const rest = lines.slice(shownLines);
  return (
    <section className="checkout-group" aria-labelledby={`group-${kind}`}>
      <div className="checkout-group-head">
        <Icon size={24} />
        <div>
          <h3 id={`group-${kind}`}>{title}</h3>
          <p className="checkout-quiet">
            {detail} {kind === "pickup" && <ChangeBranch />}
          </p>
        </div>
        <p className="checkout-group-total">
          <b>{total}</b> <span className="checkout-quiet">{countOf(lines.length, "line")}</span>
        </p>
      </div>
      {notes.length > 0 && (
        <ul className="checkout-notes">
          {notes.map((note) => (
            <li key={note.text}>
              {note.kind === "hazmat" ? <Flame size={16} /> : <Package size={16} />}
              <span>
                <b>{note.title}</b> {note.text}
              </span>
            </li>
          ))}
        </ul>
      )}
      <LineHead />
      <ul className="checkout-lines" aria-label={title}>
        {lines.slice(0, shownLines).map((line) => (
          <LineRow key={line.sku} line={line} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="checkout-more checkout-more-lines">
          <summary>Show {countOf(rest.length, "more line", "more lines")}</summary>
          <ul className="checkout-lines" aria-label={`${title}, the rest`}>
            {rest.map((line) => (
              <LineRow key={line.sku} line={line} />
            ))}
          </ul>
        </details>
      )}
      {kind === "ship" && view.couldPickUp.length > 0 && <MoveToPickup view={view} />}
    </section>
  );
}

/** Each line says by itself what its figures are. */
function LineHead() {
  return (
    <div className="checkout-line-head" aria-hidden="true">
      <span>Line</span>
      <span>Item #</span>
      <span>Product</span>
      <span>Qty</span>
      <span>Sold as</span>
      <span>Your Price</span>
      <span>Total</span>
      <span>How to get it</span>
    </div>
  );
}

function ChangeBranch() {
  return (
    <Link kind="inline" href={urls.findBranch()}>
      Change branch
    </Link>
  );
}

function MoveToPickup({ view: { couldPickUp, branch } }: { readonly view: CheckoutView }) {
  return (
    <SectionForm change="fulfilment" className="checkout-move">
      <input type="hidden" name="skus" value={couldPickUp.join(",")} />
      <span className="checkout-quiet">
        {countOf(couldPickUp.length, "of these lines is", "of these lines are")} also in stock at {branch?.name}.
      </span>
      <button
        type="submit"
        name="how"
        value="pickup"
        id="move-to-pickup"
        className="link link-plain checkout-link-button"
      >
        Move them to pick-up
      </button>
    </SectionForm>
  );
}

function Blocked({ lines }: { readonly lines: readonly BlockedLine[] }) {
  return (
    <section className="checkout-group" aria-labelledby="group-blocked">
      <div className="checkout-group-head">
        <Clock size={24} />
        <div>
          <h3 id="group-blocked">Not in the order yet</h3>
          <p className="checkout-quiet">The totals are without these lines.</p>
        </div>
        <p className="checkout-group-total checkout-quiet">{countOf(lines.length, "line")}</p>
      </div>
      <ul className="checkout-lines" aria-label="Not in the order yet">
        {lines.map((line) => (
          <BlockedRow key={line.sku} line={line} />
        ))}
      </ul>
    </section>
  );
}
