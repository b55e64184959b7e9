import type { CategoryIcon } from "./category-icons.ts";

/** A shelf of the store: a node of the tree that visitors browse. */
export interface Category {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly icon: CategoryIcon;
  /** A few words of what lies on it, for the tile on the home page. */
  readonly summary: string;
}

/** What can be bought. */
export interface Item {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly manufacturerPartNumber: string;
  readonly shipPackQuantity: number;
  readonly category: Pick<Category, "code" | "name" | "slug">;
}
