import type { Database } from "@capstan/platform/db";
import { publishChanges } from "./changes.store.server.ts";

const batch = 500;

/** Brings the feed up to what is committed. Any number of these may run: one publishes at a time. */
export async function publishWaitingChanges(db: Database): Promise<number> {
  let published = 0;
  for (;;) {
    const some = await publishChanges(db, batch);
    published += some;
    if (some < batch) return published;
  }
}
