import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { deleteEvents } from "./analytics.store.server.ts";

export interface ForgetDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** As long as what was searched for: a season can be held against that of the year before. */
const keptDays = 400;
const batchSize = 5_000;
const betweenBatchesMs = 200;

/** Deletes what is too old to tell anybody anything; how many events that were. */
export async function forgetEvents({ db, clock }: ForgetDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - keptDays * dayMs);
  let forgotten = 0;
  for (let isLast = false; !isLast;) {
    const deleted = await deleteEvents(db, { before, most: batchSize });
    forgotten += deleted;
    isLast = deleted < batchSize;
    if (!isLast) await pause(betweenBatchesMs);
  }
  return forgotten;
}
