import { setTimeout as pause } from "node:timers/promises";
import { type CategoryTree, readCategoryTree, skusAfter } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createGeneration, deleteLeftovers, hasShape, swapGeneration } from "@capstan/platform/index-alias";
import { withAdvisoryLock } from "@capstan/platform/advisory-lock";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import type { ProductDocument } from "./index/product-document.ts";
import { readDocuments } from "./index/read-documents.server.ts";
import { writeGeneration } from "./index/write-documents.server.ts";
import { recordOutcome } from "./rejections.store.server.ts";
import { forgetChanges, waitingChanges } from "./outbox.store.server.ts";
import { nextProductsIndex, productsIndex, productsShape } from "./products-index.server.ts";

const batchSize = 250;
const hastyBatchSize = 1_000;
/** Few segments search faster than many; a handful can still be searched side by side. */
const segments = 4;
const pollMs = 500;
const patient = { requestTimeout: 60_000 };

export interface RebuildDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  readonly onBatch?: (done: number) => void;
  readonly graceMs?: number;
  /** Nobody is searching yet: the engine may be kept as busy as it can be. */
  readonly isHasty?: boolean;
}

/**
 * Makes the whole index anew from PostgreSQL beside the living one, and lets it take its place in one step. Searches
 * go on meanwhile; changes of items are written to both. Undefined if another rebuild is running.
 */
export async function rebuildProducts(deps: RebuildDeps): Promise<number | undefined> {
  return withAdvisoryLock(deps.db, "search:rebuild-products", async () => rebuild(deps));
}

/** Whether the index was made by an older version of the store, or not at all. */
export async function needsRebuild(opensearch: OpensearchHandle): Promise<boolean> {
  return !(await hasShape(opensearch, productsIndex, productsShape));
}

async function rebuild(deps: RebuildDeps): Promise<number> {
  const { db, opensearch, graceMs } = deps;
  await deleteLeftovers(opensearch, productsIndex);
  const index = await createGeneration(opensearch, productsIndex, productsShape, {
    settings: whileFilled,
    alias: nextProductsIndex,
  });
  // From here on every change reaches the new index too; those that are waiting now are read with the items.
  const covered = [...(await waitingChanges(db, "item")), ...(await waitingChanges(db, "rebuild"))];
  const categoryTree = await readCategoryTree(db);
  const done = await fill(deps, index, categoryTree);
  await settle(opensearch, index);
  await swapGeneration(opensearch, productsIndex, index, {
    also: nextProductsIndex,
    ...(graceMs === undefined ? {} : { graceMs }),
  });
  await forgetChanges(db, covered);
  return done;
}

/** Nothing is searched in it yet: no refreshes, no copies, few flushes. */
const whileFilled = {
  refresh_interval: "-1",
  auto_expand_replicas: "false",
  number_of_replicas: 0,
  "translog.flush_threshold_size": "512mb",
};

const afterwards = {
  ...Object.fromEntries(Object.keys(whileFilled).map((name) => [name, null])),
  ...Object.fromEntries(Object.entries(productsShape.settings).filter(([name]) => Object.hasOwn(whileFilled, name))),
};

/**
 * One batch is written while the next is read. Between two batches the engine gets as much time for those who search as
 * the batch took: a rebuild in haste makes their answers late.
 */
async function fill(
  { db, opensearch, onBatch, isHasty = false }: RebuildDeps,
  index: string,
  categoryTree: CategoryTree,
): Promise<number> {
  const size = isHasty ? hastyBatchSize : batchSize;
  const write = async (documents: ReadonlyMap<string, ProductDocument>) => {
    const { busyMs, rejections } = await writeGeneration(opensearch, index, documents);
    await recordOutcome(db, [...documents.keys()], rejections);
    if (!isHasty) await pause(busyMs);
  };
  let done = 0;
  let writing: Promise<void> = Promise.resolve();
  for (let skus = await skusAfter(db, "", size); skus.length > 0;) {
    const documents = await db.transaction().execute(async (tx) => readDocuments(tx, categoryTree, skus));
    await writing;
    writing = write(documents);
    // Awaited a batch later: without this a refusal would end the process before anybody looks.
    writing.catch(() => {});
    done += documents.size;
    onBatch?.(done);
    skus = await skusAfter(db, skus.at(-1) ?? "", size);
  }
  await writing;
  return done;
}

/** Merged and refreshed before the first search. */
async function settle(opensearch: OpensearchHandle, index: string): Promise<void> {
  await opensearch.run("refresh", async (client) => client.indices.refresh({ index }, patient));
  const started = await opensearch.run("merge", async (client) =>
    client.indices.forcemerge({ index, max_num_segments: segments, wait_for_completion: false } as never, patient),
  );
  await endOfTask(opensearch, (started.body as unknown as { task?: string }).task);
  await opensearch.run("settings", async (client) =>
    client.indices.putSettings({ index, body: { index: afterwards } }, patient),
  );
  await opensearch.run("flush", async (client) => client.indices.flush({ index }, patient));
}

async function endOfTask(opensearch: OpensearchHandle, task: string | undefined): Promise<void> {
  for (let isDone = task === undefined; !isDone;) {
    await pause(pollMs);
    const answer = await opensearch.run("task", async (client) =>
      client.tasks.get({ task_id: task ?? "" }, { ...patient, ignore: [404] }),
    );
    // A finished task may be forgotten at once: no news is the end of it.
    isDone = answer.statusCode === 404 || answer.body.completed;
  }
}
