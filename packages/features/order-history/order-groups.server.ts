import { countOf } from "@capstan/features/orders/server";
import { promiseText } from "@capstan/features/availability/server";
import { formatMoney, moneyOf } from "@capstan/platform/money";
import { urls } from "@capstan/features/urls";
import { dayAndTime, longDay, shortDay } from "@capstan/platform/format-time";
import type { Delay, ReportedShipment, StoredOrder, StoredOrderLine } from "./order.store.server.ts";
import { statusNames } from "./order-status.ts";
import type { OrderGroup, OrderLineView, TimelineStep } from "./order-view.ts";

interface GroupFacts {
  readonly order: StoredOrder;
  readonly lines: readonly StoredOrderLine[];
  readonly shipments: readonly ReportedShipment[];
  readonly delays: ReadonlyMap<number, Delay>;
  readonly places: ReadonlyMap<string, string>;
  readonly now: Date;
}

/** What was reported first, as it happened; then what is still to come, by how it gets to the buyer. */
export function orderGroups(facts: GroupFacts): readonly OrderGroup[] {
  const { order, lines } = facts;
  if (order.total === null)
    return [
      {
        ...emptyGroup("past", "past", "Lines"),
        status: order.status,
        lines: lines.map((line) => lineView(line, line.quantity, facts)),
      },
    ];
  if (order.status === "cancelled")
    return [
      {
        ...emptyGroup("cancelled", "cancelled", "Canceled"),
        detail: "Nothing of this order ships, and nothing is charged.",
        lines: lines.map((line) => lineView(line, line.quantity, facts)),
      },
    ];
  const live = facts.shipments.filter(({ status }) => status !== "cancelled");
  const sent = (line: number) => live.reduce((sum, { quantities }) => sum + (quantities[line] ?? 0), 0);
  const left = lines.map((line) => ({ line, here: line.quantity - sent(line.line) })).filter(({ here }) => here > 0);
  return [...live.map((shipment) => reportedGroup(shipment, facts)), ...plannedGroups(left, facts)];
}

interface Left {
  readonly line: StoredOrderLine;
  readonly here: number;
}

function plannedGroups(left: readonly Left[], facts: GroupFacts): readonly OrderGroup[] {
  const { order, places } = facts;
  const isWaiting = (line: StoredOrderLine) =>
    line.promise?.parts.every(({ kind }) => kind === "backorder") === true || facts.delays.has(line.line);
  const later = left.filter(({ line }) => isWaiting(line));
  const pickups = left.filter(({ line }) => !isWaiting(line) && line.fulfilment === "pickup");
  const parcels = left.filter(({ line }) => !isWaiting(line) && line.fulfilment !== "pickup");
  const shipmentOf = ({ line }: Left) => (order.shipments ?? []).findIndex(({ lines }) => lines.includes(line.line));
  const branch = order.branchCode ?? "";
  return [
    ...[...Map.groupBy(parcels, shipmentOf)].map(([at, held]) => {
      const planned = order.shipments?.[at];
      const from = planned ? `from ${places.get(planned.from) ?? planned.from}` : "";
      return plannedGroup(`ship-${at}`, "ship", "To ship", {
        held,
        facts,
        detail: planned ? `${methodNames[planned.method] ?? planned.method} ${from}` : "",
      });
    }),
    ...(pickups.length === 0
      ? []
      : [
          plannedGroup("pickup", "pickup", `Pick-up at ${places.get(branch) ?? "the branch"} #${branch}`, {
            held: pickups,
            facts,
            detail: "",
          }),
        ]),
    ...(later.length === 0
      ? []
      : [plannedGroup("backorder", "backorder", "Backordered", { held: later, facts, detail: "Waits for stock." })]),
  ];
}

const methodNames: Readonly<Record<string, string>> = {
  parcel: "Parcel",
  "hazmat-ground": "Ground, hazardous material",
  ltl: "Truck freight",
};

interface Planned {
  readonly held: readonly Left[];
  readonly facts: GroupFacts;
  readonly detail: string;
}

function plannedGroup(
  key: string,
  kind: "ship" | "pickup" | "backorder",
  title: string,
  { held, facts, detail }: Planned,
): OrderGroup {
  const { order } = facts;
  const days = held.map(({ line }) => dueOn(line, facts)).filter((day) => day !== null);
  const last = days.toSorted().at(-1) ?? null;
  const due = last === null ? null : longDay(last);
  const isLate = held.some(({ line }) => facts.delays.has(line.line));
  return {
    ...emptyGroup(key, kind, title),
    detail: [detail, countOf(held.length, "line")].filter(Boolean).join(". "),
    status: order.status,
    day: due,
    isLate,
    steps: [
      step(order.status === "awaiting-approval" ? "Requested" : "Ordered", dayAndTime(order.placedAt), true),
      ...(order.status === "awaiting-approval" ? [step("Approved", null, false)] : []),
      step(kind === "pickup" ? "Ready for pickup" : "Ships", due, false),
    ],
    lines: held.map(({ line, here }) => lineView(line, here, facts)),
  };
}

/** The last day on which something of the line is due. */
function dueOn(line: StoredOrderLine, { delays }: GroupFacts): string | null {
  const delay = delays.get(line.line);
  if (delay) return delay.expectedOn;
  return (line.promise?.parts ?? []).map(({ on }) => on as string | null).at(-1) ?? null;
}

function reportedGroup(shipment: ReportedShipment, facts: GroupFacts): OrderGroup {
  const { kind, place, quantities } = shipment;
  const held = facts.lines.filter(({ line }) => (quantities[line] ?? 0) > 0);
  const isPickup = kind === "pickup";
  const boxes = shipment.boxes === null ? "" : `, ${shipment.boxes === 1 ? "1 box" : `${shipment.boxes} boxes`}`;
  const carried = [shipment.carrier, shipment.method].filter((part) => part !== null).join(" ");
  const end = isPickup ? shipment.pickedUpAt : shipment.deliveredAt;
  const expected = shipment.expectedOn ?? shipment.promisedOn;
  const isLate =
    shipment.promisedOn !== null &&
    expected !== null &&
    expected > shipment.promisedOn &&
    shipment.deliveredAt === null;
  return {
    ...emptyGroup(
      `shipment-${shipment.shipment}`,
      kind,
      isPickup ? `Pick-up at ${place}` : `Shipment ${shipment.shipment}${boxes}`,
    ),
    detail: [isPickup ? "" : `${carried === "" ? "Ships" : carried} from ${place}`, countOf(held.length, "line")]
      .filter(Boolean)
      .join(". "),
    status: shipment.status,
    day: end ? longDay(end.toISOString()) : expected && longDay(expected),
    isLate,
    promised: isLate && shipment.promisedOn ? shortDay(shipment.promisedOn, facts.now) : null,
    steps: [
      step("Ordered", dayAndTime(facts.order.placedAt), true),
      step(isPickup ? "Ready for pickup" : "Packed", dayAndTime(shipment.packedAt.toISOString()), true),
      ...(isPickup
        ? []
        : [{ ...timed("Shipped", shipment.shippedAt), note: shipment.trackingNumbers.join(", ") || null }]),
      end
        ? timed(isPickup ? "Picked up" : "Delivered", end)
        : step(isPickup ? "Picked up" : "Delivery", expected && longDay(expected), false),
    ],
    lines: held.map((line) => lineView(line, quantities[line.line] ?? 0, facts, shipment)),
  };
}

function timed(name: string, at: Date | null): TimelineStep {
  return step(name, at && dayAndTime(at.toISOString()), at !== null);
}

function step(name: string, when: string | null, isDone: boolean): TimelineStep {
  return { name, when, isDone, note: null };
}

function emptyGroup(key: string, kind: OrderGroup["kind"], title: string): OrderGroup {
  return { key, kind, title, detail: "", status: null, day: null, isLate: false, promised: null, steps: [], lines: [] };
}

function lineView(line: StoredOrderLine, here: number, facts: GroupFacts, shipment?: ReportedShipment): OrderLineView {
  const delay = shipment ? undefined : facts.delays.get(line.line);
  const amount = (text: string) => formatMoney(moneyOf(text) ?? (0n as never));
  return {
    line: line.line,
    sku: line.sku,
    name: line.description,
    url: urls.product({ sku: line.sku, name: line.description }),
    quantity: line.quantity,
    here,
    unitPrice: amount(line.unitPrice),
    total: amount(line.lineTotal),
    where: whereIs(line, facts, { shipment, delay }),
    before: delay?.previousOn ? shortDay(delay.previousOn, facts.now) : null,
    tax: taxText(line),
    notes: [
      ...(line.note ? [`Note: ${line.note}`] : []),
      ...(line.reference ? [`Your reference: ${line.reference}`] : []),
      ...(delay?.reason ? [delay.reason] : []),
    ],
  };
}

interface Whereabouts {
  readonly shipment: ReportedShipment | undefined;
  readonly delay: Delay | undefined;
}

function whereIs(line: StoredOrderLine, { order, now }: GroupFacts, { shipment, delay }: Whereabouts): string {
  if (shipment)
    return shipment.kind === "pickup" && shipment.status === "in-fulfilment" ? "Ready" : statusNames[shipment.status];
  if (line.status === "cancelled" || order.status === "cancelled") return statusNames.cancelled;
  if (delay)
    return delay.expectedOn === null
      ? "Backordered, date not known"
      : `Backordered until ${shortDay(delay.expectedOn, now)}`;
  if (line.promise === null) return statusNames[line.status ?? order.status];
  // The end of time is no day that anything ships on, so every day is named.
  return promiseText(line.promise, "infinity").text;
}

function taxText({ taxDecision: decided }: StoredOrderLine): string | null {
  if (decided?.reason === "exempt") return `Tax exempt in ${decided.state}, certificate ${decided.certificate}`;
  if (decided?.reason === "taxed") return `${decided.jurisdiction} tax ${percentOf(decided.rate)}`;
  return null;
}

/** "8.75%" of "0.0875". */
export function percentOf(rate: string): string {
  return `${Number((Number(rate) * 100).toFixed(4))}%`;
}
