import type { Category } from "./category.ts";
import type { ItemClass } from "./item-class.ts";
import type { Brand } from "./makers.ts";

/** One department of the catalog: its makers, its categories and what stands on them. */
export interface Department {
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly classes: readonly ItemClass[];
}
