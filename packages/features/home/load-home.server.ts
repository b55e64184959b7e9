import { listedCategories, readCatalogScope } from "@capstan/features/account/server";
import { openBranches } from "@capstan/features/branches/server";
import { type Category, type Guide, allGuides, topCategories } from "@capstan/features/catalog/server";
import type { Database } from "@capstan/platform/db";
import { createLastKnown } from "@capstan/platform/last-known";
import type { Visitor } from "@capstan/platform/visitor";
import type { GuideCard, HomeView } from "./home.ts";
import { popularBrands, popularItems, popularItemsNamed } from "./home.store.server.ts";
import { type BuyerDeps, readBuyer } from "./read-buyer.server.ts";

const freshMs = 5_000;
/** What sells changes slowly. */
const extrasFreshMs = 10 * 60_000;
/** What cannot be read is asked for again after this, and not for each visitor. */
const extrasRetryMs = 5_000;
const patienceMs = 600;
const most = { items: 6, brands: 12, guides: 4 };

/**
 * Every visitor sees the same but for what is a known buyer's own, so it is read at most every few seconds, and the last
 * of it outlives an outage. Each part is read by itself: one that cannot be read takes no other with it.
 */
export function homeReader(deps: BuyerDeps): { load(visitor: Visitor): Promise<HomeView> } {
  const { db } = deps;
  const categoryReader = createLastKnown<readonly Category[]>({
    load: async () => topCategories(db),
    freshMs,
    patienceMs,
  });
  const popularReader = extra(async () => popularItems(db, most.items));
  const brandReader = extra(async () => popularBrands(db, most.brands));
  const guideReader = extra(async () => guideCards(db));
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

async function guideCards(db: Database): Promise<readonly GuideCard[]> {
  const guides = (await allGuides(db)).slice(0, most.guides);
  const subjects = guides.flatMap(({ keywords }) => keywords);
  const pictures = await popularItemsNamed(db, subjects.map(wordsOf));
  const pictureOf = new Map(subjects.map((subject, index) => [subject, pictures[index] ?? null]));
  return guides.map((guide) => {
    // What leads to a guide is what it is about, the plainest word first.
    const subject = guide.keywords.find((keyword) => typeof pictureOf.get(keyword) === "string");
    return guideCard(guide, pictureOf.get(subject ?? "") ?? null);
  });
}

function wordsOf(subject: string): readonly string[] {
  return subject.toLowerCase().split(/\s+/);
}

function guideCard(guide: Guide, pictureSku: string | null): GuideCard {
  const { code, heading, headingUrl, subHeading, description, buttons } = guide;
  return {
    code,
    heading,
    url: headingUrl,
    subHeading,
    description,
    pictureSku,
    shop: buttons.find(({ url }) => url !== headingUrl) ?? null,
  };
}
