import { listedCategories, readCatalogScope } from "@capstan/features/account/server";
import { stockReader } from "@capstan/features/availability/server";
import { priceContextOf } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Visitor, anonymous } from "@capstan/platform/visitor";
import type { CategoriesView, PageRequest, ResultsView } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { loadCategory } from "./load-category.server.ts";
import { type ResultsDeps, loadSearch, categoryLink, isIn } from "./load-results.server.ts";

export interface ReaderDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  readonly categoryTree: ResultsDeps["categoryTree"];
  readonly synonyms: ResultsDeps["synonyms"];
  readonly vocabulary?: NonNullable<ResultsDeps["vocabulary"]>;
  readonly familySizes?: NonNullable<ResultsDeps["familySizes"]>;
  readonly categorySizes?: NonNullable<ResultsDeps["categorySizes"]>;
  readonly answers?: NonNullable<ResultsDeps["answers"]>;
  readonly guides?: NonNullable<ResultsDeps["guides"]>;
  readonly guideFacts?: NonNullable<ResultsDeps["guideFacts"]>;
  readonly isMeasured?: NonNullable<ResultsDeps["isMeasured"]>;
  readonly clock: Clock;
  readonly origin: string;
  /** Left out where nobody counts searches. */
  readonly recordSearch?: SearchRecorder["record"];
}

export function resultsReader({ clock, recordSearch = () => {}, ...handles }: ReaderDeps) {
  const deps: ResultsDeps = { ...handles, recordSearch, stock: stockReader(handles.db) };
  return {
    search: async (request: PageRequest, visitor: Visitor = anonymous): Promise<ResultsView> =>
      loadSearch(isAhead(request) ? { ...deps, recordSearch: () => {} } : deps, {
        url: new URL(request.url),
        priceContext: priceContextOf(visitor, clock),
        visitor,
      }),
    category: async (
      request: PageRequest,
      slug: string,
      visitor: Visitor = anonymous,
    ): Promise<ResultsView | undefined> =>
      loadCategory(deps, codeOfSlug(slug), {
        url: new URL(request.url),
        priceContext: priceContextOf(visitor, clock),
        visitor,
      }),
    categories: async (visitor: Visitor = anonymous): Promise<CategoriesView> => {
      const [categoryTree, scope] = await Promise.all([deps.categoryTree(), readCatalogScope(deps.db, visitor)]);
      const isListed = isIn(await listedCategories(deps.db, scope));
      const roots = (categoryTree?.below(null) ?? []).filter(isListed);
      return {
        canonicalUrl: treeUrl(handles.origin),
        roots: roots.map((root) => ({
          ...categoryLink(root),
          below: (categoryTree?.below(root.code) ?? []).filter(isListed).map(categoryLink),
        })),
      };
    },
  };
}

/** Where a visitor came from is no part of the page's own address. */
function treeUrl(origin: string): string {
  const url = new URL(urls.allCategories(), origin);
  url.search = "";
  return url.href;
}

/** Fetched before anybody asked for it: nobody has searched yet. */
function isAhead({ headers }: PageRequest): boolean {
  return [headers.get("sec-purpose"), headers.get("purpose")].some((purpose) => purpose?.includes("prefetch"));
}

/** An address ends with the category's code: hex-cap-screws-FAS-BOLTS-HEX. Codes are in capitals, words are not. */
function codeOfSlug(slug: string): string {
  return /(?:^|-)(?<code>[A-Z0-9]+(?:-[A-Z0-9]+)*)$/.exec(slug)?.groups?.["code"] ?? "";
}
