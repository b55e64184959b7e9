import { urls } from "@capstan/features/urls";

const root = urls.allCategories().replace(/\?.*$/, "");

/** Spec 2.2: a category's search URL with the part before `/category` cut off, plus `?analytics=nav`. */
export function categoryLink(searchUrl: string): string {
  const path = searchUrl.slice(Math.max(0, searchUrl.indexOf(root)));
  return `${path}${path.includes("?") ? "&" : "?"}analytics=nav`;
}
