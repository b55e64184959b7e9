import type { SpecColumn } from "../../listing.ts";

/** What all tables of a page have or have not, so that what they all show stands in line. */
export interface SharedColumns {
  readonly hasEach: boolean;
  readonly hasStock: boolean;
}

/** The class of a column's cells. The first of a row's own is the heading of a phone's card. */
export function columnClass({ isShort, share, narrowShare }: SpecColumn, isLead: boolean): string {
  const names = [
    "spec-grid-spec",
    isLead && "spec-grid-lead",
    isShort && "spec-grid-short",
    share === 0 && "spec-grid-narrow-only",
    narrowShare === 0 && "spec-grid-wide-only",
  ];
  return names.filter((name) => name !== false).join(" ");
}
