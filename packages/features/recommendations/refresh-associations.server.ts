import type { Database } from "@capstan/platform/db";
import { countOrders, refreshAssociations, staleAssociations } from "./recommendations.store.server.ts";

const batchSize = 200;

/** Refreshes every item whose sales have grown by a step, a batch a transaction; says how many it were. */
export async function refreshStaleAssociations(db: Database): Promise<number> {
  const orderCount = await countOrders(db);
  let refreshed = 0;
  let after = "";
  for (;;) {
    const skus = await staleAssociations(db, after, batchSize);
    if (skus.length === 0) return refreshed;
    await refreshAssociations(db, skus, orderCount);
    refreshed += skus.length;
    after = skus.at(-1) ?? after;
  }
}
