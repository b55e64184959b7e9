import { openBranches } from "@capstan/features/branches/server";
import { type Category, type Guide, allGuides, topCategories } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { GuideCard, HomeView } from "./home.ts";
import { popularBrands, popularItems } from "./home.store.server.ts";

const freshMs = 5_000;
/** What sells changes slowly, and counting it is work. */
const extrasFreshMs = 10 * 60_000;
const patienceMs = 600;
const most = { items: 6, brands: 12, guides: 4 };

type Extras = Omit<HomeView, "categories" | "isComplete">;

const noExtras: Extras = { popular: [], brands: [], guides: [], branchCount: 0 };

/** Every visitor sees the same shelves, so they are read at most every few seconds, and the last ones outlive an outage. */
export function homeReader({ db }: { db: Database }): { load(): Promise<HomeView> } {
  const shelves = createLastKnown<readonly Category[]>({ load: async () => topCategories(db), freshMs, patienceMs });
  const extras = createLastKnown<Extras>({ load: async () => readExtras(db), freshMs: extrasFreshMs, patienceMs });
  return {
    load: async () => {
      const [categories, more] = await Promise.all([shelves("top"), extras("all")]);
      return { categories: categories ?? [], isComplete: categories !== undefined, ...(more ?? noExtras) };
    },
  };
}

async function readExtras(db: Database): Promise<Extras> {
  const [popular, brands, guides, branches] = await Promise.all([
    popularItems(db, most.items),
    popularBrands(db, most.brands),
    allGuides(db),
    openBranches(db),
  ]);
  return { popular, brands, guides: guides.slice(0, most.guides).map(guideCard), branchCount: branches.length };
}

function guideCard({ code, heading, headingUrl, subHeading, description, buttons }: Guide): GuideCard {
  return {
    code,
    heading,
    url: headingUrl,
    subHeading,
    description,
    shop: buttons.find(({ url }) => url !== headingUrl) ?? null,
  };
}
