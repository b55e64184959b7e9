import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { deleteInBatches } from "@capstan/platform/delete-in-batches";
import { deleteFeedback } from "./feedback.store.server.ts";

export interface ForgetDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly feedbackKeptDays: number;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Deletes what was written longer ago than the operator keeps it, with the addresses in it; how much that was. */
export async function forgetFeedback({ db, clock, feedbackKeptDays }: ForgetDeps): Promise<number> {
  const before = new Date(clock.now().getTime() - feedbackKeptDays * dayMs);
  return deleteInBatches(async (limit) => deleteFeedback(db, { before, limit }));
}
