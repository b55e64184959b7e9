import { weekdayAndDay } from "@capstan/platform/format-time";
import { countOf } from "./count-of.ts";
import { type GroupKind, daysOf } from "./group-lines.ts";

interface GroupedLine {
  readonly fulfilment: "ship" | "pickup";
  readonly promise: { readonly parts: readonly { readonly kind: string; readonly on: string | null }[] };
  readonly sources: readonly { readonly code: string }[];
}

interface Group {
  readonly kind: GroupKind;
  readonly lines: readonly GroupedLine[];
}

interface Names {
  readonly places: ReadonlyMap<string, string>;
  readonly branch: { readonly code: string; readonly city: string } | null;
  readonly on: string;
}

/** "Ships from Joliet Distribution Center today". */
export function groupTitle(group: Group, { places, branch, on }: Names): string {
  const when = whenText(group, on);
  if (group.kind === "pickup") return `Pick up at ${branch ? `${branch.city} #${branch.code}` : "the branch"}, ${when}`;
  if (group.kind === "backorder") return `Ships later: backordered, ${when}`;
  const centers = [...new Set(group.lines.flatMap(({ sources }) => sources.map(({ code }) => code)))];
  return `${shipsFrom(centers.map((code) => places.get(code) ?? code))} ${when}`;
}

/** "Ships from Joliet Distribution Center"; of more than two, only how many they are. */
export function shipsFrom(centers: readonly string[]): string {
  return `Ships from ${centers.length > 2 ? `${centers.length} distribution centers` : new Intl.ListFormat("en-US").format(centers)}`;
}

/** "today", "Wed, Nov 18", "Wed, Nov 18 to Fri, Nov 20", "date not known". */
export function whenText({ kind, lines }: Group, on: string): string {
  const days = daysOf(lines.map((line) => (kind === "backorder" ? backordered(line) : line)));
  const known = days.filter((day) => day !== null);
  const first = known[0];
  if (first === undefined) return "date not known";
  const last = known.at(-1) ?? first;
  const ready = kind === "pickup" ? "ready " : "";
  if (days.includes(null)) return `${ready}from ${dayText(first, on)}, some dates not known`;
  return ready + (first === last ? dayText(first, on) : `${dayText(first, on)} to ${dayText(last, on)}`);
}

function backordered(line: GroupedLine): GroupedLine {
  return { ...line, promise: { parts: line.promise.parts.filter(({ kind }) => kind === "backorder") } };
}

function dayText(day: string, on: string): string {
  return day === on ? "today" : weekdayAndDay(day);
}

const methodNames = { parcel: "Parcel", "hazmat-ground": "Hazmat ground", ltl: "Truck freight" } as const;

export interface ShipmentFacts {
  readonly method: keyof typeof methodNames;
  readonly weightLb: number;
}

/** Of more, a buyer wants to know how many they are. */
const maxListed = 3;

/** "Parcel, 12.4 lb; Truck freight, 310 lb", or "9 shipments: 8 × Parcel, 92.4 lb; 1 × Truck freight, 310 lb". */
export function shipmentsText(shipments: readonly ShipmentFacts[]): string {
  if (shipments.length <= maxListed) return shipments.map(shipmentText).join("; ");
  const byMethod = [...Map.groupBy(shipments, ({ method }) => method)].map(
    ([method, some]) => `${some.length} × ${shipmentText({ method, weightLb: weightOf(some) })}`,
  );
  return `${shipments.length} shipments: ${byMethod.join("; ")}`;
}

function weightOf(shipments: readonly ShipmentFacts[]): number {
  return shipments.reduce((sum, { weightLb }) => sum + weightLb, 0);
}

function shipmentText({ method, weightLb }: ShipmentFacts): string {
  return `${methodNames[method]}, ${weightText(weightLb)}`;
}

/** "241.4 lb". */
export function weightText(pounds: number): string {
  return `${pounds.toLocaleString("en-US", { maximumFractionDigits: 1 })} lb`;
}

export function freightLabel(shipments: readonly ShipmentFacts[]): string {
  const pallets = shipments.filter(({ method }) => method === "ltl").length;
  const boxes = shipments.length - pallets;
  const parts = [
    ...(boxes === 0 ? [] : [countOf(boxes, "parcel shipment")]),
    ...(pallets === 0 ? [] : [countOf(pallets, "pallet")]),
  ];
  return ["Freight", ...parts].join(", ");
}
