import { reasonOf } from "@capstan/features/orders";
import { Badge } from "@capstan/ui/badge";
import { FileText, Image } from "lucide-react";
import type { OrderView } from "../order-view.ts";

type ReturnView = OrderView["returns"][number];

const looks: Readonly<Record<string, "caution" | "info" | "plain">> = {
  requested: "caution",
  refused: "plain",
  refunded: "plain",
};

/** What comes back of the order, and how far it has come. */
export function OrderReturns({ view: { returns } }: { readonly view: OrderView }) {
  if (returns.length === 0) return null;
  return (
    <section className="orders-panel" aria-labelledby="returns-heading">
      <div className="orders-panel-head">
        <h2 id="returns-heading">Returns</h2>
      </div>
      {returns.map((one) => (
        <Return key={one.number} one={one} />
      ))}
    </section>
  );
}

function Return({ one }: { readonly one: ReturnView }) {
  const { number, status, statusName, detail, amount, slipUrl, creditNote, creditNoteUrl, lines, photos } = one;
  return (
    <div className="orders-panel-body order-return">
      <h3>
        <span className="mono">{number}</span> <Badge kind={looks[status] ?? "info"}>{statusName}</Badge>
      </h3>
      <p className="orders-quiet">{detail}</p>
      <ul>
        {lines.map(({ line, sku, quantity, accepted, reason, finding }) => (
          <li key={line}>
            {quantity} × <span className="mono">{sku}</span>, {reasonOf(reason).label.toLowerCase()}
            {accepted !== null && accepted < quantity && `, ${accepted} refunded`}
            {finding !== "" && <span className="orders-quiet"> {finding}</span>}
          </li>
        ))}
      </ul>
      {slipUrl !== null && (
        <p className="order-return-row">
          <FileText size={16} /> <a href={slipUrl}>Print return slip</a>
        </p>
      )}
      {creditNote !== null && (
        <p className="order-return-row">
          <FileText size={16} />{" "}
          {creditNoteUrl === null ? <span>Credit note {creditNote}</span> : <a href={creditNoteUrl}>{creditNote}</a>}{" "}
          <b className="num">{amount}</b>
        </p>
      )}
      {photos.map(({ url, label }) => (
        <p key={url} className="order-return-row">
          <Image size={16} /> <a href={url}>{label}</a>
        </p>
      ))}
    </div>
  );
}
