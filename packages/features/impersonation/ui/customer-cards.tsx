import { CircleAlert } from "lucide-react";
import type { CustomerCart, CustomerOrder } from "../portal.ts";

export function CustomerCartCard({ cart: { lines, subtotal, moreLines } }: { readonly cart: CustomerCart }) {
  const notSold = lines.filter(({ isSold }) => !isSold).length;
  return (
    <section className="portal-card" aria-labelledby="portal-cart">
      <div className="portal-head">
        <h2 id="portal-cart">Cart now</h2>
        {lines.length > 0 && <b>{subtotal}</b>}
      </div>
      {lines.length === 0 && <p className="portal-empty">The cart is empty.</p>}
      <ul className="portal-rows">
        {lines.map(({ sku, name, quantity }) => (
          <li key={sku}>
            <span>
              <span className="mono">{sku}</span> <span className="portal-name">{name}</span>
            </span>
            <span>{quantity}</span>
          </li>
        ))}
        {moreLines > 0 && <li>{moreLines === 1 ? "1 more line" : `${moreLines} more lines`}</li>}
      </ul>
      {notSold > 0 && (
        <p className="portal-problem">
          <CircleAlert size={16} /> {notSold === 1 ? "1 line is discontinued" : `${notSold} lines are discontinued`}
        </p>
      )}
    </section>
  );
}

const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric", timeZone: "UTC" });

export function RecentOrdersCard({ orders }: { readonly orders: readonly CustomerOrder[] }) {
  return (
    <section className="portal-card" aria-labelledby="portal-orders">
      <h2 id="portal-orders">Recent orders</h2>
      {orders.length === 0 && <p className="portal-empty">There are no orders.</p>}
      <ul className="portal-rows">
        {orders.map(({ number, placedAt, status, total }) => (
          <li key={number}>
            <span>
              <span className="mono">{number}</span>{" "}
              <span className="portal-name">
                <time dateTime={placedAt}>{day.format(new Date(placedAt))}</time>, {status}
              </span>
            </span>
            <b>{total}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
