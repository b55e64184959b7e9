import type { Fulfilment } from "@capstan/features/catalog";
import { type Day, isBefore } from "@capstan/platform/day";
import { shippingDayFrom, shippingDaysAfter } from "./shipping-days.ts";

/** What lies at a place. */
export interface PlaceStock {
  readonly code: string;
  readonly quantity: number;
  /** When the next delivery is due there, if one is. */
  readonly nextOn: Day | null;
}

export interface PromiseRequest {
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** Where it is picked up; null where the line ships. */
  readonly branch: PlaceStock | null;
  /** The distribution centers that ship it, the first to be asked first. */
  readonly centers: readonly PlaceStock[];
  /** Too large or too heavy for a parcel. */
  readonly shipsFreight: boolean;
  /** The class of dangerous goods, where it is one: "3", "2.1". */
  readonly hazardClass: string | null;
  readonly today: Day;
  /** The day's last carrier has left. */
  readonly isAfterCutoff: boolean;
}

/** So much of a line, and when. */
export interface PromisePart {
  readonly quantity: number;
  /** A backorder waits for a delivery that is due on a day, or on none that is known. */
  readonly kind: "pickup" | "ship" | "backorder";
  /** The day on which it ships or is ready at the branch. */
  readonly on: Day | null;
}

/** How a line gets to the buyer and when: cart, checkout, order, mail and document all say this. */
export interface LinePromise {
  readonly fulfilment: Fulfilment;
  /** In the order of their days; more than one where the line is split. */
  readonly parts: readonly PromisePart[];
  readonly carrier: "parcel" | "freight";
  readonly isHazardous: boolean;
}

/** A transfer from a distribution center is at the branch this many shipping days after it leaves. */
const transferDays = 1;

export function linePromise(request: PromiseRequest): LinePromise {
  const { fulfilment, shipsFreight, hazardClass } = request;
  return {
    fulfilment,
    parts: fulfilment === "pickup" ? pickupParts(request) : shipParts(request),
    carrier: shipsFreight ? "freight" : "parcel",
    isHazardous: hazardClass !== null,
  };
}

/** So much of a line from a place. */
export interface LineSource {
  readonly code: string;
  readonly quantity: number;
}

/**
 * Where a line's parts that are not backordered come from: the branch first, then the first center that has the rest, and
 * where none has it, the centers in their order. `ranks` is that order, where it is another than the request's.
 */
export function lineSources(
  { quantity, fulfilment, branch, centers }: PromiseRequest,
  ranks: ReadonlyMap<string, number> = new Map(),
): readonly LineSource[] {
  const here = fulfilment === "pickup" && branch ? taken(quantity, [branch]) : [];
  const missing = quantity - sum(here);
  if (missing === 0) return here;
  const rankOf = ({ code }: PlaceStock) => ranks.get(code) ?? ranks.size;
  // Nearly every line comes from one center: the centers of 500 lines are not sorted for that.
  let whole: PlaceStock | undefined;
  for (const center of centers)
    if (center.quantity >= missing && (!whole || rankOf(center) < rankOf(whole))) whole = center;
  const places = whole ? [whole] : centers.toSorted((one, other) => rankOf(one) - rankOf(other));
  return [...here, ...taken(missing, places)];
}

function taken(quantity: number, places: readonly PlaceStock[]): readonly LineSource[] {
  let missing = quantity;
  return places.flatMap(({ code, quantity: there }) => {
    const some = Math.min(missing, there);
    missing -= some;
    return some > 0 ? [{ code, quantity: some }] : [];
  });
}

function shipParts(request: PromiseRequest): readonly PromisePart[] {
  const { quantity, centers } = request;
  const inStock = Math.min(quantity, sum(centers));
  const shipped = { quantity: inStock, kind: "ship" as const, on: firstShipping(request) };
  if (inStock === quantity) return [shipped];
  return partsOf([shipped, { quantity: quantity - inStock, kind: "backorder", on: nextDelivery(request, centers) }]);
}

/** What lies at the branch is ready there; the rest is brought from the distribution centers. */
function pickupParts(request: PromiseRequest): readonly PromisePart[] {
  const { quantity, branch, centers } = request;
  const here = Math.min(quantity, branch?.quantity ?? 0);
  const brought = Math.min(quantity - here, sum(centers));
  const due = nextDelivery(request, branch ? [branch, ...centers] : centers);
  return partsOf([
    { quantity: here, kind: "pickup", on: firstShipping(request) },
    { quantity: brought, kind: "pickup", on: shippingDaysAfter(firstShipping(request), transferDays) },
    { quantity: quantity - here - brought, kind: "backorder", on: due },
  ]);
}

function partsOf(parts: readonly PromisePart[]): readonly PromisePart[] {
  return parts.filter(({ quantity }) => quantity > 0);
}

function firstShipping({ today, isAfterCutoff }: PromiseRequest): Day {
  return isAfterCutoff ? shippingDaysAfter(today, 1) : shippingDayFrom(today);
}

/** A day that is past promises nothing. */
function nextDelivery(request: PromiseRequest, places: readonly PlaceStock[]): Day | null {
  const due = places.flatMap(({ nextOn }) => (nextOn !== null && !isBefore(nextOn, request.today) ? [nextOn] : []));
  const [first] = due.toSorted();
  if (first === undefined) return null;
  const ready = shippingDayFrom(first);
  return isBefore(ready, firstShipping(request)) ? firstShipping(request) : ready;
}

export function sum(places: readonly Pick<PlaceStock, "quantity">[]): number {
  return places.reduce((total, { quantity }) => total + quantity, 0);
}
