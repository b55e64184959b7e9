import type { StockLabel } from "@capstan/features/availability";
import type { Packing } from "@capstan/features/catalog";
import type { PriceLabel } from "@capstan/features/pricing";

/** A step of the way from the home page down to a page. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** A family's spec grid. */
export interface FamilyGroup {
  /** Of all that have its class and its title: suppliers keep one for each thread and each brand. */
  readonly key: string;
  readonly name: string;
  readonly description: string;
  /** Its own page, with all that is sold of it; null where it is that page, or where none is known. */
  readonly url: string | null;
  /** How many of its items match; the rows may be fewer. */
  readonly itemCount: number;
  readonly pictureSku: string;
  /** The first item's, with its measures. */
  readonly drawingUrl: string | null;
  /** What its maker says of it at length. */
  readonly specSheetUrl: string | null;
  /** What all its items share, worth saying once. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly columns: readonly SpecColumn[];
  /** The first column is drawn once for the rows that share it, as their heading. */
  readonly isGrouped: boolean;
  readonly rows: readonly ItemRow[];
  /** Its items lack something that was asked. A family may have a grid of those that match and one of these. */
  readonly isClose?: boolean;
  /**
   * Where all that match are, and how many of them are not among the rows: none where the rows are only too many for a
   * phone. Null where everybody sees all.
   */
  readonly more: FamilyLink | null;
  /** Where its other items are, which lack something that was asked. */
  readonly others: FamilyLink | null;
}

/** A column of a family's table: what its items differ by. */
export interface SpecColumn {
  readonly code: string;
  readonly name: string;
  /** What all its figures are counted in: said once, in its head. */
  readonly unit: string;
  /** Its texts are never broken. */
  readonly isShort: boolean;
  /** Of the room for all columns, in parts of 24, on a wide screen and on a tablet; 0 leaves it out there. */
  readonly share: number;
  readonly narrowShare: number;
}

export interface FamilyLink {
  readonly url: string;
  readonly count: number;
}

/** An item among those of other families and makers. */
export interface BrandedRow extends ItemRow {
  readonly brand: string;
}

export interface ItemRow {
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  /** One for each column, in order. */
  readonly cells: readonly string[];
  readonly packing: Packing;
  /** "each", "pack of 50". */
  readonly unitLabel: string;
  readonly price: PriceLabel;
  /** What can be shipped; null where nothing is known of it. */
  readonly stock?: StockLabel | null;
  readonly isPreviouslyPurchased: boolean;
  /** It is not sold any more, and what took its place, if something did. */
  readonly discontinued?: { readonly successor: { readonly sku: string; readonly url: string } | null };
  /** "Outside Millbrook Approved": the account's own catalog leaves it out, and it is sold all the same. */
  readonly outside?: string;
}
