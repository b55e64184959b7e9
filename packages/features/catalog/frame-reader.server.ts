import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import { type CatalogFrame, readCatalogFrame } from "./frame.store.server.ts";

const freshMs = 10_000;
const patienceMs = 1_000;

/** Everybody browses the same tree, so it is read at most every few seconds, and the last one outlives an outage. */
export function frameReader(db: Database): () => Promise<CatalogFrame | undefined> {
  const lastKnown = createLastKnown<CatalogFrame>({ load: async () => readCatalogFrame(db), freshMs, patienceMs });
  return async () => lastKnown("frame");
}
