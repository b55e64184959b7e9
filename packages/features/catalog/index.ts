export type { Category } from "./catalog.ts";
export { type CategoryIcon, categoryIcons } from "./category-icons.ts";
