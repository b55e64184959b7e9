import type { Guide } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { popularItemsNamed } from "./home.store.server.ts";

export type SubjectWords = Pick<Guide, "headingUrl" | "keywords" | "buttons"> & {
  /** The number of the trade that it takes apart, "6204-2RS C3": an item with it in its name shows best what it says. */
  readonly number?: string | undefined;
};

/** By the guide's address, the items that are ordered most of what it is about; a guide without any is left out. */
export async function guideSubjects(
  db: Database,
  guides: readonly SubjectWords[],
  limit: number,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const subjects = guides.flatMap((guide) => subjectsOf(guide).map((words) => ({ url: guide.headingUrl, words })));
  const skus = await popularItemsNamed(
    db,
    subjects.map(({ words }) => words),
    limit,
  );
  const found = new Map<string, readonly string[]>();
  for (const [at, { url }] of subjects.entries()) {
    const all = new Set([...(found.get(url) ?? []), ...(skus[at] ?? [])]);
    if (all.size > 0) found.set(url, [...all].slice(0, limit));
  }
  return found;
}

/** Its number, what its button searches for, then what leads to it, the plainest word first. An item is named in the singular. */
function subjectsOf({ number, keywords, buttons }: SubjectWords): readonly (readonly string[])[] {
  const searches = buttons.flatMap(({ url }) => new URLSearchParams(url.split("?")[1]).get("searchQuery") ?? []);
  return [...(number === undefined ? [] : [number]), ...searches, ...keywords].map((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word)),
  );
}
