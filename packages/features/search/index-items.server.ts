import { readCategoryTree } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { readDocuments } from "./index/read-documents.server.ts";
import { writeChanges } from "./index/write-documents.server.ts";
import { takeChanges } from "./outbox.store.server.ts";
import { recordOutcome } from "./rejections.store.server.ts";
import { ensureProductsIndex, productsIndex } from "./products-index.server.ts";

const batchSize = 500;
/** After a load of this size the translog is emptied: a node that is killed then need not replay it. */
const flushFrom = 10_000;

export interface IndexDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  /** For whoever looks on while a large import is indexed. */
  readonly onBatch?: (done: number) => void;
  /** Nobody is searching yet. */
  readonly isHasty?: boolean;
}

/** Brings the index up to the changes in the outbox, batch by batch, until none is left. */
export async function indexChangedItems(deps: IndexDeps): Promise<number> {
  await ensureProductsIndex(deps.opensearch);
  let changed = 0;
  for (let isLast = false; !isLast;) {
    const batch = await takeChanges(deps.db, "item", batchSize, async (tx, { versions }) => {
      // Read with each batch: an item may stand in a category that came a moment before it.
      const categoryTree = await readCategoryTree(tx);
      const skus = [...versions.keys()];
      const rejections = await writeChanges(deps.opensearch, versions, await readDocuments(tx, categoryTree, skus));
      await recordOutcome(tx, skus, rejections);
    });
    changed += batch.versions.size;
    isLast = batch.isLast;
    deps.onBatch?.(changed);
  }
  if (changed >= flushFrom) await flush(deps.opensearch);
  return changed;
}

async function flush(opensearch: OpensearchHandle): Promise<void> {
  const index = opensearch.index(productsIndex);
  await opensearch.run("flush", async (client) => client.indices.flush({ index }, { requestTimeout: 30_000 }));
}
