import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { dayOn } from "@capstan/platform/day";
import { deleteSelections } from "./selections.store.server.ts";

export interface ForgetDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A season can be held against that of the year before, with a month to spare. */
const keptDays = 400;
const batchSize = 5_000;
/** Others write to the same table and the same disk: they get their turn between two batches. */
const betweenBatchesMs = 200;

/** Deletes what is too old to tell anybody anything; how many rows that were. */
export async function forgetSelections({ db, clock }: ForgetDeps): Promise<number> {
  const on = dayOn(clock);
  let forgotten = 0;
  for (let isLast = false; !isLast;) {
    const deleted = await deleteSelections(db, { on, olderThanDays: keptDays, most: batchSize });
    forgotten += deleted;
    isLast = deleted < batchSize;
    if (!isLast) await pause(betweenBatchesMs);
  }
  return forgotten;
}
