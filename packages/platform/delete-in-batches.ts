import { setTimeout as pause } from "node:timers/promises";

const batchSize = 5_000;
/** Others write to the same table and the same disk: they get their turn between two batches. */
const betweenBatchesMs = 200;

/** Deletes again and again, until a batch is not full; how many rows that were. */
export async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  let deletedInAll = 0;
  for (let isLast = false; !isLast;) {
    const deleted = await deleteSome(batchSize);
    deletedInAll += deleted;
    isLast = deleted < batchSize;
    if (!isLast) await pause(betweenBatchesMs);
  }
  return deletedInAll;
}
