export { type AttributeValue, type Attributes, type ClassAttribute, displayValue, valueBreach } from "./attributes.ts";
export type { Category, Item, Lifecycle, ListedItem, OrderableItem } from "./catalog.ts";
export { type CategoryIcon, categoryIcons } from "./category-icons.ts";
export { familyKey } from "./family-key.ts";
export { formatMeasures } from "./format-measures.ts";
export { formatPackCheck } from "./format-pack-check.ts";
export { formatPacks } from "./format-packs.ts";
export { identifierKey, isSku } from "./identifier-key.ts";
export { isSold } from "./is-sold.ts";
export { namedValue } from "./named-value.ts";
export {
  type Fulfilment,
  type PackCheck,
  type Packing,
  checkQuantity,
  maxQuantity,
  minOrderQuantity,
  packQuantity,
  toOrderableQuantity,
} from "./packs.ts";
export { hasNaturalOrder, meaningOf, naturalOrder, sizeOf } from "./size-order.ts";
export { standardFacets, standardValues } from "./standard-attributes.ts";
export { unitLabel } from "./unit-label.ts";
