import { createContext } from "react-router";
import type { Visitor } from "@capstan/platform/visitor";
import type { ComparedRow } from "./compared-rows.ts";
import type { Crumb, ItemRow } from "./listing.ts";
import type { Change } from "./what-changes.ts";

/** More columns than this are no longer read side by side. */
export const maxCompared = 4;

export interface CompareColumn extends ItemRow {
  readonly brand: string;
  readonly manufacturerPartNumber: string;
  readonly documents: readonly { readonly title: string; readonly url: string }[];
  /** Neither planned nor gone: it can be added. */
  readonly isSold: boolean;
}

/** Items side by side. */
export interface ComparisonView {
  readonly breadcrumbs: readonly Crumb[];
  /** "Ball Bearings", where all are of one kind. */
  readonly kind: string | null;
  /** The first is what the others are measured against. */
  readonly columns: readonly CompareColumn[];
  readonly rows: readonly ComparedRow[];
  /** One for each column but the first. */
  readonly changes: readonly Change[];
  /** Why something that was asked for is not among them. */
  readonly problems: readonly string[];
}

export interface CompareQuery {
  /** As they were asked for, each once, in order. */
  readonly skus: readonly string[];
  readonly showsAll: boolean;
  /** Which of them a phone shows beside the first. */
  readonly beside: string | null;
  /** Which of them the next item is to take the place of. */
  readonly replaced: string | null;
}

/** The items stand in the path; a form without script and the file have them in the query. */
export function compareQueryIn(params: URLSearchParams, path = ""): CompareQuery {
  const skus = [path, ...params.getAll("items")]
    .flatMap((list) => list.split(/[\s,]+/))
    .map(asSku)
    .filter((sku) => sku !== "");
  const one = (name: string) => asSku(params.get(name) ?? "") || null;
  return {
    skus: [...new Set(skus)].slice(0, maxRead),
    showsAll: params.get("show") === "all",
    beside: one("beside"),
    replaced: one("replace"),
  };
}

const maxLength = 30;
const asSku = (text: string) => text.toUpperCase().slice(0, maxLength);
/** Whoever asks for more is told of some that were left out, not of a thousand. */
const maxRead = 12;

/** How the page gets its data: the server puts the reader there for each request. */
export const compareContext = createContext<{
  load(query: Pick<CompareQuery, "skus">, visitor: Visitor): Promise<ComparisonView>;
}>();
