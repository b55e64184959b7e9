import { categoryIcons } from "@capstan/features/catalog/server";
import { type RowOf, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import type { departmentFolders } from "./department-folders.ts";

const columns = {
  code: text,
  /** Empty for a root. */
  parent: text,
  name: text,
  /** A few words of what it holds, for a tile. */
  summary: text,
  /** One or two sentences for the head of its page and for search engines. */
  seoText: text,
  unspsc: text,
  /** Roots carry one; the others show their root's. */
  icon: optional(oneOf(categoryIcons)),
};

/** A category and what stands below it. */
export interface Category extends RowOf<typeof columns> {
  readonly below: readonly Category[];
}

/** A department's roots, each with its tree. */
export function categoriesOf(folder: (typeof departmentFolders)[number]): readonly Category[] {
  const byParent = Map.groupBy(readCsv(`${folder}/categories.csv`, columns), ({ parent }) => parent);
  const below = (code: string): readonly Category[] =>
    (byParent.get(code) ?? []).map((row) => ({ ...row, below: below(row.code) }));
  return below("");
}
