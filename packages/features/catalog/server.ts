export { type ClassAttribute, valueBreach } from "./attributes.ts";
export { type Brand, allBrands, brandCalled } from "./brands.store.server.ts";
export type { Category, Item, ListedItem } from "./catalog.ts";
export { type CategoryIcon, categoryIcons } from "./category-icons.ts";
export {
  type RelationKind,
  brandToDraw,
  itemDetails,
  itemToDraw,
  itemsBySku,
  listedItems,
  skusByIdentifier,
  topCategories,
} from "./catalog.store.server.ts";
export {
  type CatalogFrame,
  type CategoryNode,
  type ClassTemplate,
  type Family,
  aliasKeys,
  documentsByCode,
  familiesByCode,
  familySkus,
  itemsOnShelf,
  readCatalogFrame,
  relationsOf,
  skusAfter,
  successorOf,
} from "./frame.store.server.ts";
export { type AttributeValue, type Attributes, displayValue } from "./attributes.ts";
export { type Guide, allGuides, guideByCode } from "./guides.store.server.ts";
export { identifierKey, isSku } from "./identifier-key.ts";
export { catalogRecords } from "./import/records.server.ts";
export { formatPacks } from "./format-packs.ts";
export { frameReader } from "./frame-reader.server.ts";
export { compareSizes, sizeOf } from "./size-order.ts";
export { unitLabel } from "./unit-label.ts";
