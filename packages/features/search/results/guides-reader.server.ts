import { allGuides } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { AnswerPage } from "./pages-for.ts";

/** A guide to choosing a thing. */
export interface GuidePage extends AnswerPage {
  readonly summary: string;
}

/** The buying guides in memory, looked at every minute; the last ones outlive an outage. */
export function guidesReader(db: Database, { freshMs = 60_000 } = {}): () => Promise<readonly GuidePage[]> {
  const load = async () =>
    (await allGuides(db)).map(({ heading, headingUrl, subHeading, keywords }) => ({
      title: heading,
      url: headingUrl,
      phrases: keywords,
      summary: subHeading,
    }));
  const lastKnown = createLastKnown({ load, freshMs, patienceMs: 200 });
  return async () => (await lastKnown("guides")) ?? [];
}
