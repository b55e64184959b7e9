import type { ItemClass, ItemDraft } from "./item-class.ts";

export type Lifecycle = "planned" | "active" | "clearance" | "discontinued";

/** One item of the generated catalog, with its number and where it belongs. */
export interface CatalogItem {
  readonly sku: string;
  readonly itemClass: ItemClass;
  readonly brandCode: string;
  readonly familyCode: string;
  readonly lifecycle: Lifecycle;
  readonly draft: ItemDraft;
}
