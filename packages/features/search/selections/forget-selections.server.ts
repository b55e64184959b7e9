import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { dayOn } from "@capstan/platform/day";
import { deleteInBatches } from "@capstan/platform/delete-in-batches";
import { deleteSelections } from "./selections.store.server.ts";

export interface ForgetDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** A season can be held against that of the year before, with a month to spare. */
const keptDays = 400;

/** Deletes what is too old to tell anybody anything; how many rows that were. */
export async function forgetSelections({ db, clock }: ForgetDeps): Promise<number> {
  const on = dayOn(clock);
  return deleteInBatches(async (limit) => deleteSelections(db, { on, olderThanDays: keptDays, limit }));
}
