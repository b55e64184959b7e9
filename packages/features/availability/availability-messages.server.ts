import { checkQuantity, formatPackCheck, itemsBySku } from "@capstan/features/catalog/server";
import type { Clock } from "@capstan/platform/clock";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import { formatPromise, promiseNotes } from "./format-promise.ts";
import type { LinePromise } from "./line-promise.ts";
import type { PromiseReader } from "./promise-reader.server.ts";

export interface AvailabilityDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly promiseReader: PromiseReader;
}

export interface AvailabilityRequest {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly branchCode: string | null;
}

export interface AvailabilityMessage {
  readonly sku: string;
  readonly quantity: number;
  readonly packError: string | null;
  readonly promise: LinePromise | null;
  readonly text: string | null;
  readonly notes: readonly string[];
}

/** When each of the items comes, and whether its quantity is a whole number of packs. */
export async function availabilityMessages(
  { db, clock, promiseReader }: AvailabilityDeps,
  { lines, branchCode }: AvailabilityRequest,
): Promise<readonly AvailabilityMessage[]> {
  const fulfilment = branchCode === null ? "ship" : "pickup";
  const skus = lines.map(({ sku }) => sku);
  const [items, promises] = await Promise.all([
    itemsBySku(db, skus),
    promiseReader.promises(lines.map((line) => ({ ...line, fulfilment, branchCode }))),
  ]);
  const known = new Map(items.map((item) => [item.sku, item]));
  return lines.map(({ sku, quantity }, index) => {
    const item = known.get(sku);
    const check = item ? checkQuantity(item, quantity, fulfilment) : undefined;
    const isSold = item !== undefined && item.lifecycle !== "discontinued" && item.lifecycle !== "planned";
    const promise = isSold ? (promises[index] ?? null) : null;
    return {
      sku,
      quantity,
      packError: check?.ok === false ? formatPackCheck(check) : null,
      promise,
      text: promise && formatPromise(promise, dayOn(clock)),
      notes: promise ? promiseNotes(promise) : [],
    };
  });
}
