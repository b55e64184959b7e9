import { urls } from "@capstan/features/urls";
import type { ResultsView } from "../results.ts";
import { verbatimName, withParameters } from "./address.ts";

interface StoreQuestion {
  readonly origin: string;
  readonly url: URL;
  readonly text: string;
  readonly pages: ResultsView["guides"];
}

export function titleOf(text: string): string {
  return text === "" ? "Search" : `Results for \u{201C}${text}\u{201D}`;
}

/** No items answer a question about the store: its pages do, and whoever meant items can still search for them. */
export function storeAnswer({ origin, url, text, pages }: StoreQuestion): ResultsView {
  return {
    title: titleOf(text),
    query: text,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: origin + urls.search({ searchQuery: text }),
    total: 0,
    isMore: false,
    familyCount: 0,
    categories: [],
    applied: [],
    clearUrl: withParameters(url, () => {}),
    facets: [],
    sorts: [],
    families: [],
    pages: null,
    corrected: null,
    exact: null,
    answer: null,
    isAboutStore: true,
    guides: pages,
    nearest: [
      {
        label: text,
        url: withParameters(url, (given) => given.set(verbatimName, "true")),
        why: "Search the items for it",
      },
    ],
    isLimited: false,
  };
}
