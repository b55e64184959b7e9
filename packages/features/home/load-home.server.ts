import { listedCategories, readCatalogScope } from "@capstan/features/account/server";
import { openBranches } from "@capstan/features/branches/server";
import { type Category, allGuides, topCategories } from "@capstan/features/catalog/server";
import { createLastKnown } from "@capstan/platform/last-known";
import type { Visitor } from "@capstan/platform/visitor";
import type { GuideCard, HomeView } from "./home.ts";
import { guideSubjects } from "./guide-subjects.server.ts";
import { popularBrands, popularItems } from "./home.store.server.ts";
import { type BuyerDeps, readBuyer } from "./read-buyer.server.ts";

const freshMs = 5_000;
/** What sells changes slowly. */
const extrasFreshMs = 10 * 60_000;
/** What cannot be read is asked for again after this, and not for each visitor. */
const extrasRetryMs = 5_000;
const patienceMs = 600;
const most = { items: 6, brands: 12, guides: 4 };

export interface HomeDeps extends BuyerDeps {
  /** How long the guide at an address takes to read. */
  readonly guideMinutes?: (url: string) => number | undefined;
}

/**
 * Every visitor sees the same but for what is a known buyer's own, so it is read at most every few seconds, and the last
 * of it outlives an outage. Each part is read by itself: one that cannot be read takes no other with it.
 */
export function homeReader(deps: HomeDeps): { load(visitor: Visitor): Promise<HomeView> } {
  const { db } = deps;
  const categoryReader = createLastKnown<readonly Category[]>({
    load: async () => topCategories(db),
    freshMs,
    patienceMs,
  });
  const popularReader = extra(async () => popularItems(db, most.items));
  const brandReader = extra(async () => popularBrands(db, most.brands));
  const guideReader = extra(async () => guideCards(deps));
  const branchReader = extra(async () => openBranches(db));
  return {
    load: async (visitor) => {
      const scope = await readCatalogScope(db, visitor);
      const [categories, listed, popular = [], brands = [], guides = [], branches = [], buyer] = await Promise.all([
        categoryReader("top"),
        listedCategories(db, scope),
        scope?.isRestricting ? popularItems(db, most.items, scope) : popularReader(),
        brandReader(),
        guideReader(),
        branchReader(),
        readBuyer(deps, visitor, scope),
      ]);
      return {
        categories: (categories ?? []).filter(({ code }) => listed === null || listed.has(code)),
        isComplete: categories !== undefined,
        popular,
        brands,
        guides,
        branchCount: branches.length,
        buyer,
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

async function guideCards({ db, guideMinutes }: HomeDeps): Promise<readonly GuideCard[]> {
  const guides = (await allGuides(db)).slice(0, most.guides);
  const subjects = await guideSubjects(db, guides, 1);
  return guides.map(({ code, heading, headingUrl, subHeading }) => ({
    code,
    heading,
    url: headingUrl,
    subHeading,
    pictureSku: subjects.get(headingUrl)?.[0] ?? null,
    minutes: guideMinutes?.(headingUrl) ?? null,
  }));
}
