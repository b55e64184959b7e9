import { type IndexDeps, indexChangedItems } from "./index-items.server.ts";
import { isMostWaiting } from "./outbox.store.server.ts";
import { needsRebuild, rebuildProducts } from "./rebuild-products.server.ts";

/** Brings the index up to date in whichever way is quicker: after a large import it is made anew. How many items were written. */
export async function refreshIndex(deps: IndexDeps): Promise<number> {
  const isQuicker = (await isMostWaiting(deps.db)) || (await needsRebuild(deps.opensearch));
  if (!isQuicker) return indexChangedItems(deps);
  const rebuilt = await rebuildProducts(deps);
  // Somebody else is at it: what is waiting is among what they read.
  if (rebuilt === undefined) return 0;
  return rebuilt + (await indexChangedItems(deps));
}
