import { readCatalogFrame } from "@capstan/features/catalog/server";
import { bug } from "@capstan/platform/bug";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { takeChanges } from "./outbox.store.server.ts";
import { readDocuments } from "./index/read-documents.server.ts";
import { ensureProductsIndex, productsIndex } from "./products-index.server.ts";

const batchSize = 500;
/** After a load of this size the translog is emptied: a node that is killed then need not replay it. */
const flushFrom = 10_000;

export interface IndexDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  /** For whoever looks on while a large import is indexed. */
  readonly onBatch?: (done: number) => void;
}

/** Brings the index up to the changes in the outbox, batch by batch, until none is left. */
export async function indexChangedItems(deps: IndexDeps): Promise<number> {
  await ensureProductsIndex(deps.opensearch);
  const frame = await readCatalogFrame(deps.db);
  let changed = 0;
  for (let isLast = false; !isLast;) {
    const batch = await takeChanges(deps.db, "item", batchSize, async (tx, { versions }) => {
      await writeDocuments(deps.opensearch, versions, await readDocuments(tx, frame, [...versions.keys()]));
    });
    changed += batch.versions.size;
    isLast = batch.isLast;
    deps.onBatch?.(changed);
  }
  if (changed >= flushFrom) await flush(deps.opensearch);
  return changed;
}

/**
 * The outbox id is the document's version: two workers may write one item in the wrong order, and the older write is
 * then refused by the engine. That refusal (409) is the wanted outcome.
 */
async function writeDocuments(
  opensearch: OpensearchHandle,
  versions: ReadonlyMap<string, number>,
  documents: ReadonlyMap<string, object>,
): Promise<void> {
  const index = opensearch.index(productsIndex);
  const body = [...versions].flatMap(([sku, version]): object[] => {
    const target = { _index: index, _id: sku, version, version_type: "external_gte" };
    const document = documents.get(sku);
    return document ? [{ index: target }, document] : [{ delete: target }];
  });
  const answer = await opensearch.run("bulk", async (client) =>
    client.bulk({ body: body as never }, { requestTimeout: 30_000 }),
  );
  const refused = answer.body.items
    .flatMap((entry) => Object.values(entry))
    .filter((outcome) => outcome.error && outcome.status !== 409 && outcome.status !== 404);
  if (refused.length > 0)
    bug(`the index refused ${refused.length} documents, first: ${JSON.stringify(refused[0]?.error)}`);
}

async function flush(opensearch: OpensearchHandle): Promise<void> {
  const index = opensearch.index(productsIndex);
  await opensearch.run("flush", async (client) => client.indices.flush({ index }, { requestTimeout: 30_000 }));
}
