import type { Attributes } from "./attributes.ts";
import type { CategoryIcon } from "./category-icons.ts";
import type { Packing } from "./packs.ts";

/** A category: a node of the tree that visitors browse. */
export interface Category {
  readonly code: string;
  readonly name: string;
  readonly slug: string;
  readonly icon: CategoryIcon;
  /** A few words of what lies on it, for the tile on the home page. */
  readonly summary: string;
}

export type Lifecycle = "planned" | "active" | "clearance" | "discontinued";

/** What can be bought. */
export interface Item extends Packing {
  readonly sku: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly brand: { readonly code: string; readonly name: string };
  readonly manufacturerPartNumber: string;
  readonly category: Pick<Category, "code" | "name" | "slug">;
  readonly classCode: string;
  readonly familyCode: string | null;
  readonly attributes: Attributes;
  /** The unit that is ordered and priced, and how many pieces it holds. */
  readonly unit: string;
  readonly piecesPerUnit: number;
  readonly lifecycle: Lifecycle;
  /** Two letters; null where it isn't known. */
  readonly countryOfOrigin: string | null;
  readonly restrictions: readonly string[];
}

/** What carts and orders have to know of it: neither its texts nor its attributes, which are most of an item. */
export interface OrderableItem
  extends Packing, Pick<Item, "sku" | "name" | "unit" | "piecesPerUnit" | "lifecycle" | "restrictions"> {
  readonly brandName: string;
  readonly categoryName: string;
  readonly manufacturerPartNumber: string;
}

/** What a row of a list shows of it. */
export type ListedItem = Packing &
  Pick<
    Item,
    | "sku"
    | "name"
    | "description"
    | "classCode"
    | "familyCode"
    | "attributes"
    | "unit"
    | "piecesPerUnit"
    | "countryOfOrigin"
    | "lifecycle"
  > & {
    readonly brand: Pick<Item["brand"], "name">;
    readonly category: Pick<Item["category"], "code">;
  };
