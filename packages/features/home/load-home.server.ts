import { openBranches } from "@capstan/features/branches/server";
import { type Category, type Guide, allGuides, topCategories } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { GuideCard, HomeView } from "./home.ts";
import { popularBrands, popularItems } from "./home.store.server.ts";

const freshMs = 5_000;
/** What sells changes slowly. */
const extrasFreshMs = 10 * 60_000;
/** What cannot be read is asked for again after this, and not for each visitor. */
const extrasRetryMs = 5_000;
const patienceMs = 600;
const most = { items: 6, brands: 12, guides: 4 };

/** Every visitor sees the same, so it is read at most every few seconds, and the last of it outlives an outage. Each part is read by itself: one that cannot be read takes no other with it. */
export function homeReader({ db }: { db: Database }): { load(): Promise<HomeView> } {
  const categoryReader = createLastKnown<readonly Category[]>({
    load: async () => topCategories(db),
    freshMs,
    patienceMs,
  });
  const popularReader = extra(async () => popularItems(db, most.items));
  const brandReader = extra(async () => popularBrands(db, most.brands));
  const guideReader = extra(async () => (await allGuides(db)).slice(0, most.guides).map(guideCard));
  const branchReader = extra(async () => openBranches(db));
  return {
    load: async () => {
      const [categories, popular = [], brands = [], guides = [], branches = []] = await Promise.all([
        categoryReader("top"),
        popularReader(),
        brandReader(),
        guideReader(),
        branchReader(),
      ]);
      return {
        categories: categories ?? [],
        isComplete: categories !== undefined,
        popular,
        brands,
        guides,
        branchCount: branches.length,
      };
    },
  };
}

function extra<Row>(load: () => Promise<readonly Row[]>): () => Promise<readonly Row[] | undefined> {
  const read = createLastKnown<readonly Row[]>({
    load,
    freshMs: extrasFreshMs,
    patienceMs,
    retryAfterMs: extrasRetryMs,
  });
  return async () => read("all");
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
