import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { deleteInBatches } from "@capstan/platform/delete-in-batches";
import { escalateRequests } from "./escalate-requests.server.ts";
import { deleteOldDrafts } from "./draft.store.server.ts";
import { deleteOldGuests } from "./guest.store.server.ts";
import { deleteOldTokens } from "./registration-token.store.server.ts";
import { deleteExpired, expireRegistrations } from "./registration.store.server.ts";

/** So long an expired registration tells support what became of it. */
const expiredKeptMs = 30 * 24 * 60 * 60 * 1_000;

/** Ends what nobody confirmed, deletes what is over, and gives staff what nobody else is left to decide; how much of each. */
export async function forgetRegistrations({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const before = clock.now();
  const longAgo = new Date(before.getTime() - expiredKeptMs);
  return {
    escalated: await escalateRequests(db),
    expired: await deleteInBatches(async (limit) => expireRegistrations(db, { before, limit })),
    deleted: await deleteInBatches(async (limit) => deleteExpired(db, { before: longAgo, limit })),
    drafts: await deleteInBatches(async (limit) => deleteOldDrafts(db, { before, limit })),
    tokens: await deleteInBatches(async (limit) => deleteOldTokens(db, { before, limit })),
    guests: await deleteInBatches(async (limit) => deleteOldGuests(db, { before, limit })),
  };
}
