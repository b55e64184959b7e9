import type { Guide } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { popularItemsNamed } from "./home.store.server.ts";

/** By the guide's address, the item that is ordered most of what it is about; a guide without one is left out. */
export async function guideSubjects(
  db: Database,
  guides: readonly Pick<Guide, "headingUrl" | "keywords" | "buttons">[],
): Promise<ReadonlyMap<string, string>> {
  const subjects = guides.flatMap((guide) => subjectsOf(guide).map((words) => ({ url: guide.headingUrl, words })));
  const skus = await popularItemsNamed(
    db,
    subjects.map(({ words }) => words),
  );
  const found = subjects.flatMap(({ url }, at) => (skus[at] ? [{ url, sku: skus[at] }] : []));
  // The first that is found counts, so it is put in last.
  return new Map(found.toReversed().map(({ url, sku }) => [url, sku]));
}

/** What its button searches for, then what leads to it, the plainest word first. An item is named in the singular. */
function subjectsOf({ keywords, buttons }: Pick<Guide, "keywords" | "buttons">): readonly (readonly string[])[] {
  const searches = buttons.flatMap(({ url }) => new URLSearchParams(url.split("?")[1]).get("searchQuery") ?? []);
  return [...searches, ...keywords].map((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word)),
  );
}
