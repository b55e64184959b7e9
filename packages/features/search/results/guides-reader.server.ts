import { allGuides } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { AnswerPage } from "./pages-for.ts";

/** The buying guides in memory, looked at every minute; the last ones outlive an outage. */
export function guidesReader(db: Database, { freshMs = 60_000 } = {}): () => Promise<readonly AnswerPage[]> {
  const load = async () =>
    (await allGuides(db)).map(({ heading, headingUrl, keywords }) => ({
      title: heading,
      url: headingUrl,
      phrases: keywords,
    }));
  const lastKnown = createLastKnown({ load, freshMs, patienceMs: 200 });
  return async () => (await lastKnown("guides")) ?? [];
}
