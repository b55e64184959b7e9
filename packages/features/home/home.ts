import type { Category } from "@capstan/features/catalog";
import { createContext } from "react-router";

export interface HomeView {
  readonly categories: readonly Category[];
  /** False while the catalog can't be read: the page then shows what it has and says so. */
  readonly isComplete: boolean;
  /** What customers order most, one of each kind. */
  readonly popular: readonly PopularItem[];
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly guides: readonly GuideCard[];
  readonly branchCount: number;
}

export interface PopularItem {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
}

export interface GuideCard {
  readonly code: string;
  readonly heading: string;
  /** Where the guide itself is. */
  readonly url: string;
  readonly subHeading: string;
  readonly description: string;
  /** To what the guide is about; null where there is nothing to buy. */
  readonly shop: { readonly text: string; readonly url: string } | null;
}

/** How the page gets its data: the server puts the reader there for each request. */
export const homeContext = createContext<{ load(): Promise<HomeView> }>();
