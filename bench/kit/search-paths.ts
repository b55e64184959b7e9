import { urls } from "../../packages/features/urls.ts";

export function pagePath(text: string): string {
  return urls.search({ searchQuery: text });
}

/** What the browser fetches when somebody searches from a page that is open. */
export function dataPath(text: string): string {
  return pagePath(text).replace("/search?", "/search.data?");
}
