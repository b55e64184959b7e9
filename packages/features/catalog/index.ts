export { type AttributeValue, type Attributes, type ClassAttribute, displayValue, valueBreach } from "./attributes.ts";
export type { Category, Item, Lifecycle, ListedItem } from "./catalog.ts";
export { type CategoryIcon, categoryIcons } from "./category-icons.ts";
export { identifierKey, isSku } from "./identifier-key.ts";
export {
  type Fulfilment,
  type PackCheck,
  type Packing,
  checkQuantity,
  leastQuantity,
  packQuantity,
  settleQuantity,
} from "./packs.ts";
