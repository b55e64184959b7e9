import { type CatalogFrame, readCatalogFrame } from "@capstan/features/catalog/server";
import { urls } from "@capstan/features/urls";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { dayOn } from "@capstan/platform/day";
import { createLastKnown } from "@capstan/platform/last-known";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Visitor, anonymous, reaches } from "@capstan/platform/visitor";
import type { CategoriesView, PageAsking, ResultsView } from "../results.ts";
import type { SearchRecorder } from "../selections/search-recorder.server.ts";
import { stockReader } from "../stock/stock-reader.server.ts";
import type { Looking } from "./item-rows.ts";
import { type ResultsDeps, loadSearch, loadShelf, shelfLink } from "./load-results.server.ts";

export interface ReaderDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  readonly frame: ResultsDeps["frame"];
  readonly synonyms: ResultsDeps["synonyms"];
  readonly clock: Clock;
  readonly origin: string;
  /** Left out where nobody counts searches. */
  readonly recordSearch?: SearchRecorder["record"];
}

const freshMs = 10_000;
const patienceMs = 1_000;

/** Everybody browses the same tree, so it is read at most every few seconds, and the last one outlives an outage. */
export function frameReader(db: Database): () => Promise<CatalogFrame | undefined> {
  const lastKnown = createLastKnown<CatalogFrame>({ load: async () => readCatalogFrame(db), freshMs, patienceMs });
  return async () => lastKnown("frame");
}

export function resultsReader({ clock, recordSearch = () => {}, ...handles }: ReaderDeps) {
  const deps: ResultsDeps = { ...handles, recordSearch, stock: stockReader(handles.db) };
  const lookingAs = (visitor: Visitor): Looking => ({
    accountNumber: visitor.accountNumber,
    isSignedIn: reaches(visitor, "rml-user"),
    on: dayOn(clock),
  });
  return {
    search: async (request: PageAsking, visitor: Visitor = anonymous): Promise<ResultsView> =>
      loadSearch(isAhead(request) ? { ...deps, recordSearch: () => {} } : deps, {
        url: new URL(request.url),
        looking: lookingAs(visitor),
      }),
    category: async (
      request: PageAsking,
      slug: string,
      visitor: Visitor = anonymous,
    ): Promise<ResultsView | undefined> =>
      loadShelf(deps, codeOfSlug(slug), { url: new URL(request.url), looking: lookingAs(visitor) }),
    categories: async (): Promise<CategoriesView> => {
      const frame = await deps.frame();
      const roots = frame?.below(null) ?? [];
      return {
        canonicalUrl: treeUrl(handles.origin),
        roots: roots.map((root) => ({ ...shelfLink(root), below: (frame?.below(root.code) ?? []).map(shelfLink) })),
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
function isAhead({ headers }: PageAsking): boolean {
  return [headers.get("sec-purpose"), headers.get("purpose")].some((purpose) => purpose?.includes("prefetch"));
}

/** An address ends with the shelf's code: hex-cap-screws-FAS-BOLTS-HEX. Codes are in capitals, words are not. */
function codeOfSlug(slug: string): string {
  return /(?:^|-)(?<code>[A-Z0-9]+(?:-[A-Z0-9]+)*)$/.exec(slug)?.groups?.["code"] ?? "";
}
