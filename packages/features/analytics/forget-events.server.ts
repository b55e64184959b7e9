import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { deleteInBatches } from "@capstan/platform/delete-in-batches";
import { deleteEvents } from "./analytics.store.server.ts";

export interface ForgetDeps {
  readonly db: Database;
  readonly clock: Clock;
}

const dayMs = 24 * 60 * 60 * 1_000;
/** As long as what was searched for: a season can be held against that of the year before. */
const keptDays = 400;

/** Deletes what is too old to tell anybody anything; how many events that were. */
export async function forgetEvents({ db, clock }: ForgetDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - keptDays * dayMs);
  return deleteInBatches(async (limit) => deleteEvents(db, { before, limit }));
}
