import type { CategoryIcon } from "@capstan/features/catalog";

/** A shelf and what stands below it. The code says where it is: FAS, FAS-BOLTS, FAS-BOLTS-HEX. */
export interface Shelf {
  readonly code: string;
  readonly name: string;
  /** A few words of what lies on it, for a tile. */
  readonly summary: string;
  /** One or two sentences for the head of its page and for search engines. */
  readonly seoText: string;
  readonly unspsc: string;
  /** Roots carry one; the others show their root's. */
  readonly icon?: CategoryIcon;
  readonly below?: readonly Shelf[];
}
