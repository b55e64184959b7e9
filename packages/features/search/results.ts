import type { BrandedRow, Crumb, FamilyGroup } from "@capstan/features/listing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { Swatch } from "./results/swatches.ts";

/** A page of results: of a search, or of a category. Everything a reader sees is words and links by now. */
export interface ResultsView {
  readonly title: string;
  /** What was searched for; null on a category's page. */
  readonly query: string | null;
  readonly summary: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly canonicalUrl: string;
  /** Items found. Beyond a limit nobody counts on: `isMore` says that there are at least so many. */
  readonly total: number;
  readonly isMore: boolean;
  /** What comes close stands after what matches, with a count of its own and in no facet. */
  readonly close?: { readonly count: number; readonly isMore: boolean };
  readonly familyCount: number;
  /** Categories below this one, or those that the results stand on. */
  readonly categories: readonly CategoryLink[];
  /** What a category that holds others is searched by. */
  readonly sizes?: readonly SizeRow[];
  /** What the account orders most of in a category that holds others. */
  readonly popular?: readonly PurchasedRow[];
  /** What a category that holds others leads on to. */
  readonly end?: CategoryEnd;
  readonly applied: readonly { readonly label: string; readonly removeUrl: string }[];
  readonly clearUrl: string;
  readonly facets: readonly Facet[];
  /** The facets' and categories' counts are estimates: of a very large result only a sample is counted. */
  readonly isEstimated?: boolean;
  readonly sorts: readonly { readonly label: string; readonly url: string; readonly isChosen: boolean }[];
  readonly families: readonly FamilyGroup[];
  /** Where the page stands among the others; null where it is the only one. */
  readonly pages: Pages | null;
  /** Shown instead of what was typed, which finds nothing; the other address searches for that. */
  readonly corrected: { readonly text: string; readonly insteadUrl: string } | null;
  /** The one item that was named exactly. */
  readonly exact: { readonly sku: string; readonly name: string; readonly url: string } | null;
  /** What was asked in words, answered from an item's own attributes. */
  readonly answer: string | null;
  /** What was typed is a question about the store: the guides answer it, and no items are shown. */
  readonly isAboutStore: boolean;
  /** Pages of content that answer a question about the store, or about choosing a thing. */
  readonly guides: readonly { readonly title: string; readonly url: string }[];
  /** What may help where nothing was found. */
  readonly nearest: readonly { readonly label: string; readonly url: string; readonly why: string }[];
  /** The engine is away: exact numbers and categories still work, and the page says so. */
  readonly isLimited: boolean;
  /** The account's custom catalog, and how it limits the page; left out where there is none. */
  readonly catalog?: {
    readonly label: string;
    readonly lists: "in" | "outside" | "all";
    /** What the user may switch to; null where there is no choice. */
    readonly otherLabel: string | null;
  };
}

export interface Pages {
  /** What is counted: whole families, or the items of the one that is looked through. */
  readonly of: "families" | "items";
  readonly from: number;
  readonly to: number;
  /** Null where nobody has counted to the end. */
  readonly total: number | null;
  /** How many items the page's families have that match, and how many there are on all pages. */
  readonly items?: { readonly shown: number; readonly total: number | null };
  readonly current: number;
  /** This page, those beside it, the first and the last. */
  readonly links: readonly { readonly number: number; readonly url: string }[];
  readonly previousUrl: string | null;
  readonly nextUrl: string | null;
}

export interface CategoryLink {
  readonly name: string;
  readonly url: string;
  readonly icon: string;
  readonly count: number | null;
  /** A few words of what it holds. */
  readonly summary?: string;
  /** An item that shows what it holds. */
  readonly pictureSku?: string | null;
  /** From the least to the most that it has. */
  readonly sizes?: readonly { readonly name: string; readonly text: string }[];
}

/** What a size chip leads to: a filtered page. */
export interface SizeChip {
  readonly label: string;
  readonly count: number;
  readonly url: string;
}

export interface SizeRow {
  readonly name: string;
  readonly inch: readonly SizeChip[];
  readonly metric: readonly SizeChip[];
}

export interface CategoryEnd {
  /** Those with the most items first. */
  readonly brands: readonly { readonly name: string; readonly count: number; readonly url: string }[];
  readonly guides: readonly GuideCard[];
  /** Those beside it, below the same category. Null at the top. */
  readonly beside: { readonly parent: Crumb; readonly categories: readonly CategoryLink[] } | null;
}

export interface GuideCard {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly minutes: number | null;
  readonly pictureSku: string | null;
}

export interface PurchasedRow extends BrandedRow {
  /** Units of the last twelve months. */
  readonly quantity: number;
  /** "Oct 29". */
  readonly lastOrdered: string;
}

export type Facet =
  | {
      readonly kind: "choice";
      readonly code: string;
      readonly name: string;
      readonly choices: readonly FacetChoice[];
      /** Short values (sizes) are set as a grid of buttons, long ones as a list of links. */
      readonly look: "grid" | "list";
    }
  | {
      readonly kind: "range";
      readonly code: string;
      readonly name: string;
      readonly unit: string;
      readonly min: number;
      readonly max: number;
      readonly from: string;
      readonly to: string;
    };

export interface FacetChoice {
  readonly value: string;
  readonly label: string;
  /** How a finish or a color looks. */
  readonly swatch?: Swatch;
  readonly count: number;
  readonly isChosen: boolean;
  /** The page with this choice made, or taken back: it works without script. */
  readonly url: string;
}

/** The tree that visitors browse, two steps deep; empty while it can't be read. */
export interface CategoriesView {
  readonly canonicalUrl: string;
  readonly roots: readonly (CategoryLink & { readonly below: readonly CategoryLink[] })[];
}

/** The request for a page. Its address is the page's own: that of its data is the router's. */
export interface PageRequest {
  readonly url: string | URL;
  readonly headers: Headers;
}

/** How a results page gets its data: the server puts the reader there for each request. */
export const resultsContext = createContext<{
  search(request: PageRequest, visitor: Visitor): Promise<ResultsView>;
  category(request: PageRequest, slug: string, visitor: Visitor): Promise<ResultsView | undefined>;
  categories(visitor: Visitor): Promise<CategoriesView>;
}>();
