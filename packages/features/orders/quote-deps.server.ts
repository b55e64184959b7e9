import { promiseReader, stockReader } from "@capstan/features/availability/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { QuoteDeps } from "./quote-order.server.ts";
import { freightTable, taxTables } from "./tax-and-freight.store.server.ts";

/** What orders are quoted by, with the engines that are built in. */
export function quoteDeps({ db, clock }: { readonly db: Database; readonly clock: Clock }): QuoteDeps {
  return {
    db,
    clock,
    stock: stockReader(db),
    promises: promiseReader({ db, clock }),
    tax: taxTables(db),
    shipping: freightTable(db),
  };
}
