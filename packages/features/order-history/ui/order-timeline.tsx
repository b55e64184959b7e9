import { CircleX, Clock, Package, Store, Truck } from "lucide-react";
import type { ComponentType } from "react";
import type { OrderGroup, OrderView } from "../order-view.ts";
import { StatusBadge } from "./status-badge.tsx";

const icons: Readonly<Record<OrderGroup["kind"], ComponentType<{ size?: number; className?: string }>>> = {
  ship: Truck,
  pickup: Store,
  backorder: Clock,
  cancelled: CircleX,
  past: Package,
};

/** How each part of the order gets to the buyer, and how far it has come. */
export function OrderTimelines({ view: { groups } }: { readonly view: OrderView }) {
  return (
    <section className="orders-panel" aria-labelledby="shipments-heading">
      <div className="orders-panel-head">
        <h2 id="shipments-heading">Shipments</h2>
      </div>
      {groups.map((group) => (
        <Group key={group.key} group={group} />
      ))}
    </section>
  );
}

function Group({ group }: { readonly group: OrderGroup }) {
  const { kind, title, detail, status, day, isLate, promised, steps } = group;
  const Icon = icons[kind];
  return (
    <div className="order-group">
      <div className="order-group-head">
        <Icon size={24} className="order-group-icon" />
        <div>
          <h3>
            {kind === "past" ? "All lines" : title} {status !== null && <StatusBadge status={status} />}
          </h3>
          {detail !== "" && <p className="orders-quiet">{detail}</p>}
        </div>
        {day !== null && (
          <p className="order-group-day">
            <b className={isLate ? "order-late" : undefined}>
              {isLate && <span className="visually-hidden">Late: </span>}
              {day}
            </b>
            {promised !== null && (
              <span className="orders-quiet">
                promised <s>{promised}</s>
              </span>
            )}
          </p>
        )}
      </div>
      {steps.length > 0 && (
        <ol className="order-steps">
          {steps.map(({ name, when, isDone, note }) => (
            <li key={name} data-done={isDone || undefined}>
              <b>{name}</b>
              {isDone && <span className="visually-hidden"> done</span>}
              {when !== null && <span className="orders-quiet">{when}</span>}
              {note !== null && <span className="mono">{note}</span>}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
