import { urls } from "@capstan/features/urls";
import type { BrandAnswer, CategoryAnswer, GuideAnswer, ProductsAnswer, searchTypes } from "../../typeahead.schema.ts";
import { fetchAnswer, type Fetched } from "./fetch-answer.ts";
import type { Entry } from "../list/entries.ts";
import { readBrand, readCategory, readGuide, readProducts } from "./read-answers.ts";

/** What the panel beside the list shows of one line. */
export type Panel =
  | { readonly kind: "products"; readonly term: string; readonly answer: ProductsAnswer }
  | { readonly kind: "brand"; readonly name: string; readonly answer: BrandAnswer }
  | { readonly kind: "category"; readonly category: CategorySuggestion; readonly answer: CategoryAnswer }
  | { readonly kind: "guide"; readonly heading: string; readonly answer: GuideAnswer }
  | { readonly kind: "branch" };

/** What the list says of a category already. */
export interface CategorySuggestion {
  readonly name: string;
  readonly path: string | null;
  readonly href: string;
}

/** How a custom catalog restricts the suggested products, as the header knows it. */
export interface SearchCatalog {
  readonly filterName: string;
  readonly searchType: (typeof searchTypes)[number];
}

export interface PanelRequest {
  /** Tells one panel from another. */
  readonly key: string;
  /** Spec 8: what is reported when it fails. */
  readonly failure: string;
  readonly fetch: (signal: AbortSignal) => Promise<Fetched<Panel>>;
}

/** What is known within one catalog is not so within another. */
export function catalogKey(catalog: SearchCatalog | null): string {
  return catalog === null ? "" : `${catalog.searchType} ${catalog.filterName}`;
}

export function panelRequest(entry: Entry, catalog: SearchCatalog | null): PanelRequest {
  const { kind, text, path, href, panelKey: t } = entry;
  switch (kind) {
    case "general":
    case "recent":
      return requestTo("Product", addressOf(urls.typeaheadProducts(), { t, tae: "true", ...restriction(catalog) }), {
        read: readProducts,
        panel: (answer) => ({ kind: "products", term: text, answer }),
      });
    case "brand":
      return requestTo("Brand", addressOf(urls.typeaheadBrand(), { t }), {
        read: readBrand,
        panel: (answer) => ({ kind, name: text, answer }),
      });
    case "category":
      return requestTo("Category", addressOf(urls.typeaheadCategory(), { t }), {
        read: readCategory,
        panel: (answer) => ({ kind, category: { name: text, path, href }, answer }),
      });
    case "guide":
      return requestTo("Guide", addressOf(urls.typeaheadGuide(), { t }), {
        read: readGuide,
        panel: (answer) => ({ kind, heading: text, answer }),
      });
    default:
      return { key: kind, failure: "", fetch: async () => ({ answer: { kind } }) };
  }
}

interface Reading<Answer> {
  readonly read: (value: unknown) => Answer | undefined;
  readonly panel: (answer: Answer) => Panel;
}

function requestTo<Answer>(endpoint: string, url: string, { read, panel }: Reading<Answer>): PanelRequest {
  return {
    key: url,
    failure: `Error fetching from Type Ahead ${endpoint} endpoint`,
    fetch: async (signal) => {
      const fetched = await fetchAnswer(url, signal, read);
      return "error" in fetched ? fetched : { answer: panel(fetched.answer) };
    },
  };
}

function addressOf(path: string, query: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(query)}`;
}

function restriction(catalog: SearchCatalog | null): Readonly<Record<string, string>> {
  return catalog === null ? {} : { catalogFilterName: catalog.filterName, searchType: catalog.searchType };
}
