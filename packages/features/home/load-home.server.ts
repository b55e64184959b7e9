import { type Category, topCategories } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { HomeView } from "./home.ts";

const freshMs = 5_000;
const patienceMs = 600;

/** Every visitor sees the same shelves, so they are read at most every few seconds, and the last ones outlive an outage. */
export function homeReader({ db }: { db: Database }): { load(): Promise<HomeView> } {
  const lastKnown = createLastKnown<readonly Category[]>({ load: async () => topCategories(db), freshMs, patienceMs });
  return {
    load: async () => {
      const categories = await lastKnown("top");
      return { categories: categories ?? [], isComplete: categories !== undefined };
    },
  };
}
