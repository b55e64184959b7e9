import { isBranchTerm } from "./branch-terms.ts";
import type { Suggestion, TypeaheadAnswer } from "./typeahead.schema.ts";

/** One line of the search box. What it says stands under the heading of its kind. */
export type MixedSuggestion =
  | { readonly kind: "guide" | "category" | "brand"; readonly suggestion: Suggestion }
  | { readonly kind: "general"; readonly text: string }
  | { readonly kind: "branch"; readonly text: string };

// Spec 9: the figures of the mixture.
export const maxSuggestions = 9;
const maxBrands = 2;
const maxCategories = 3;
const maxCategoriesWithFewBrands = 5;

/**
 * What the search box shows of an answer, in the order of its headings: Guides, Branch, Suggestions, Product
 * Categories, Brands. They are nine at most, the guide among them: it takes a general one's place where none is free.
 * However many words lead to the branch locator, it is one entry.
 */
export function mixSuggestions(answer: TypeaheadAnswer): readonly MixedSuggestion[] {
  const guides = answer.selectionGuideSuggestionResult.slice(0, 1);
  const brands = answer.brandSuggestionResults.slice(0, maxBrands);
  const categories = answer.categorySuggestionResults.slice(
    0,
    brands.length < maxBrands ? maxCategoriesWithFewBrands : maxCategories,
  );
  const general = withOneBranchEntry(answer.generalSuggestionResults).slice(
    0,
    maxSuggestions - guides.length - brands.length - categories.length,
  );
  return [
    ...guides.map((suggestion) => ({ kind: "guide", suggestion }) as const),
    ...general.filter(({ kind }) => kind === "branch"),
    ...general.filter(({ kind }) => kind === "general"),
    ...categories.map((suggestion) => ({ kind: "category", suggestion }) as const),
    ...brands.map((suggestion) => ({ kind: "brand", suggestion }) as const),
  ];
}

/** The line whose panel opens while somebody types: the first suggestion's. A guide's is opened by who goes there, unless it is alone. */
export function opensByItself(lines: readonly { readonly kind: string }[]): number | null {
  const suggested = lines.findIndex(({ kind }) => kind !== "guide" && kind !== "recent");
  if (suggested !== -1) return suggested;
  return lines[0]?.kind === "guide" ? 0 : null;
}

function withOneBranchEntry(texts: readonly string[]): readonly MixedSuggestion[] {
  const first = texts.findIndex(isBranchTerm);
  return texts
    .filter((text, at) => at === first || !isBranchTerm(text))
    .map((text) => ({ kind: isBranchTerm(text) ? "branch" : "general", text }) as const);
}
