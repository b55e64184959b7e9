export type { Category, Item } from "./catalog.ts";
export { itemsBySku, topCategories } from "./catalog.store.server.ts";
