import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { Synonyms } from "../query/synonyms.ts";
import { synonymsFrom } from "./synonym-group.ts";
import { synonymGroups, synonymsStamp } from "./synonyms.store.server.ts";

const patienceMs = 1_000;
const none = synonymsFrom([]);

/**
 * The merchandisers' table in memory. It is looked at every few seconds and read only where it has changed, so that an
 * edit is live without anything being indexed again; the last one outlives an outage.
 */
export function synonymsReader(db: Database, { freshMs = 10_000 } = {}): () => Promise<Synonyms> {
  let known = { stamp: "", synonyms: none };
  const load = async () => {
    const stamp = await synonymsStamp(db);
    if (stamp !== known.stamp) known = { stamp, synonyms: synonymsFrom(await synonymGroups(db)) };
    return known;
  };
  const lastKnown = createLastKnown({ load, freshMs, patienceMs });
  return async () => (await lastKnown("synonyms"))?.synonyms ?? none;
}
