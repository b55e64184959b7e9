export { type ClassAttribute, valueBreach } from "./attributes.ts";
export { type Brand, allBrands, brandCalled } from "./brands.store.server.ts";
export type { Category, Item, ListedItem, OrderableItem } from "./catalog.ts";
export { type CategoryIcon, categoryIcons } from "./category-icons.ts";
export {
  type RelationKind,
  type Warranty,
  brandToDraw,
  itemDetails,
  type ItemToDraw,
  itemToDraw,
  itemsBySku,
  itemsOnFile,
  listedItems,
  skusByIdentifier,
  topCategories,
  warrantiesOf,
} from "./catalog.store.server.ts";
export {
  type CategoryTree,
  type CategoryNode,
  type ClassTemplate,
  type Family,
  type MutualRelation,
  aliasKeys,
  documentsByCode,
  familiesByCode,
  familySkus,
  itemsInCategory,
  readCategoryTree,
  alternatesOf,
  relationsBothWays,
  relationsOf,
  skusAfter,
  successorOf,
} from "./category-tree.store.server.ts";
export { type AttributeValue, type Attributes, displayValue } from "./attributes.ts";
export { skusByKeys, successorsOf } from "./identifiers.store.server.ts";
export { type Guide, allGuides, guideByCode } from "./guides.store.server.ts";
export { identifierKey, isSku } from "./identifier-key.ts";
export { catalogRecords } from "./import/records.server.ts";
export { formatMeasures } from "./format-measures.ts";
export { isSold } from "./is-sold.ts";
export { familyKey } from "./family-key.ts";
export { orderableItems } from "./orderable-items.store.server.ts";
export { type NamePart, namePartsIn, partNumbersOf } from "./name-parts.store.server.ts";
export { formatPackCheck } from "./format-pack-check.ts";
export { formatPacks } from "./format-packs.ts";
export { checkQuantity, maxQuantity, minOrderQuantity, toOrderableQuantity } from "./packs.ts";
export { categoryTreeReader } from "./category-tree-reader.server.ts";
export { standardFacets } from "./standard-attributes.ts";
export { hasNaturalOrder, meaningOf, naturalOrder, sizeOf } from "./size-order.ts";
export { isStandardAttribute, standardSpecifications, standardValues } from "./standard-attributes.ts";
export { containerOf, unitLabel } from "./unit-label.ts";
