import { openBranches } from "@capstan/features/branches/server";
import type { Fulfilment } from "@capstan/features/catalog";
import type { Clock } from "@capstan/platform/clock";
import { type Day, dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { batchQuery } from "@capstan/platform/json-query";
import { createLastKnown } from "@capstan/platform/last-known";
import { centersInOrder, nearestTo } from "./center-order.ts";
import { type ItemStock, itemStocks } from "./availability.store.server.ts";
import {
  type LinePromise,
  type LineSource,
  type PromiseRequest,
  linePromise,
  lineSources,
  sum,
} from "./line-promise.ts";
import { shippingDayFrom, shippingDaysAfter } from "./shipping-days.ts";

const freshMs = 60_000;
const patienceMs = 600;
/** Five in the afternoon in Chicago's winter: the day's last carriers have left the distribution centers. */
const cutoffHour = 23;

export interface PromisedLine {
  readonly sku: string;
  readonly quantity: number;
  readonly fulfilment: Fulfilment;
  /** Where it is picked up; null where it ships. */
  readonly branchCode: string | null;
}

/** A promise with what it rests on. */
export interface PromisePlan {
  readonly promise: LinePromise;
  /** Where it comes from; a backordered part comes from nowhere yet. */
  readonly sources: readonly LineSource[];
  /** How many the distribution centers have together; null where nothing is known of the item there. */
  readonly atCenters: number | null;
}

/** Where it goes, so that what is near sends it. */
export interface ShipToState {
  readonly state: string | null;
}

export interface PromiseReader {
  /** The same as `promises`, with where each line comes from, for whoever reserves it. */
  plans(lines: readonly PromisedLine[], shipTo?: ShipToState): Promise<readonly (PromisePlan | null)[]>;
  /** In the lines' order; null for items that are not sold here, and while the branches are not known. */
  promises(lines: readonly PromisedLine[]): Promise<readonly (LinePromise | null)[]>;
}

/** The branches are kept in memory and the stock is read in one statement, however many lines there are. */
export function promiseReader({ db, clock }: { readonly db: Database; readonly clock: Clock }): PromiseReader {
  const branches = createLastKnown({ load: async () => openBranches(db), freshMs, patienceMs });
  const plans: PromiseReader["plans"] = async (lines, { state } = { state: null }) => {
    const known = await branches("all");
    if (!known || lines.length === 0) return lines.map(() => null);
    const centers = nearestTo(state, known);
    const at = [...new Set([...centers, ...lines.flatMap(({ branchCode }) => branchCode ?? [])])];
    const skus = [...new Set(lines.map(({ sku }) => sku))];
    const { found } = await batchQuery(db, { found: itemStocks(skus, { at }) });
    const stocks = new Map(found.map((stock) => [stock.sku, stock]));
    const now = { today: dayOn(clock), isAfterCutoff: isAfterCutoff(clock) };
    const isCenter = new Set(centers);
    const requests = lines.map((line) => {
      const stock = stocks.get(line.sku);
      return stock ? requestOf(line, { stock, centers: isCenter, now }) : null;
    });
    const shipped = requests.flatMap((request) => (request?.fulfilment === "ship" ? [request] : []));
    const ranks = new Map(centersInOrder(shipped, centers).map((code, place) => [code, place]));
    return requests.map(
      (request) =>
        request && {
          promise: linePromise(request),
          sources: lineSources(request, ranks),
          atCenters: request.centers.length > 0 ? sum(request.centers) : null,
        },
    );
  };
  return { plans, promises: async (lines) => (await plans(lines)).map((plan) => plan?.promise ?? null) };
}

/** When what lies at a branch can be picked up there. */
export function firstPickupDay(clock: Clock): Day {
  return isAfterCutoff(clock) ? shippingDaysAfter(dayOn(clock), 1) : shippingDayFrom(dayOn(clock));
}

function isAfterCutoff(clock: Clock): boolean {
  return clock.now().getUTCHours() >= cutoffHour;
}

function requestOf(
  { quantity, fulfilment, branchCode }: PromisedLine,
  {
    stock: { places, shipsFreight, hazardClass },
    centers,
    now,
  }: {
    readonly stock: ItemStock;
    readonly centers: ReadonlySet<string>;
    readonly now: Pick<PromiseRequest, "today" | "isAfterCutoff">;
  },
): PromiseRequest {
  return {
    quantity,
    fulfilment,
    branch: places.find(({ code }) => code === branchCode) ?? null,
    centers: places.filter(({ code }) => centers.has(code)),
    shipsFreight,
    hazardClass,
    ...now,
  };
}
