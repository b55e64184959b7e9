import { StockStatus } from "@capstan/features/availability";
import { urls } from "@capstan/features/urls";
import { Store, Truck } from "lucide-react";
import type { ProductView } from "../product.ts";

/** When it ships, and when it is ready at the visitor's own branch. */
export function Delivery({ stock, delivery }: Pick<ProductView, "stock" | "delivery">) {
  const { ship, pickup } = delivery;
  if (!stock && !ship) return null;
  return (
    <dl className="buy-box-delivery">
      <div>
        <dt>
          <Truck size={20} />
          Ship
        </dt>
        <dd>
          {ship && <b>{ship.text}</b>}
          {stock && <StockStatus stock={stock} />}
          {ship?.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </dd>
      </div>
      <div>
        <dt>
          <Store size={20} />
          Pick up
        </dt>
        {pickup ? (
          <dd>
            <b>{pickup.promise.text}</b>
            <span>{pickup.branch}</span>
            {pickup.hasCurbside && <span>Curbside Pickup Available</span>}
            <a href={urls.preferences()}>
              Change<span className="visually-hidden"> your branch</span>
            </a>
          </dd>
        ) : (
          <dd>
            <a href={urls.findBranch()}>Find a branch</a>
          </dd>
        )}
      </div>
    </dl>
  );
}
