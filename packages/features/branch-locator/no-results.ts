import { maxMiles } from "./distances.ts";

/** Spec 8: what is said in place of a list, or above it; null where there are branches near. */
export function noResultsMessage(branches: readonly { readonly distance: number }[]): string | null {
  if (branches.length < 2) return "No results found";
  return branches.slice(1).every(({ distance }) => distance >= maxMiles) ? "No branches found within 250 miles" : null;
}
