import type { Brand } from "../brands.ts";
import type { Shelf } from "./category.ts";
import type { ItemClass } from "./item-class.ts";

/** One department of the catalogue: its makers, its shelves and what stands on them. */
export interface Department {
  readonly brands: readonly Brand[];
  readonly shelves: readonly Shelf[];
  readonly classes: readonly ItemClass[];
}
