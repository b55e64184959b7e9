/** Spec 2.5: from which place in the search box a search began, as `suggestConfigId` says it on /search. */
export const suggestConfigIds = {
  recentSearch: 1,
  category: 2,
  categoryPanel: 3,
  brand: 4,
  brandPanel: 5,
  productSuggestion: 6,
  productShopAll: 7,
  productInPanel: 8,
  brandPanelProduct: 9,
} as const;

export type SuggestConfigId = (typeof suggestConfigIds)[keyof typeof suggestConfigIds];

/** Null for what is none of the nine: an address may say anything. */
export function suggestConfigIdOf(text: string | null): SuggestConfigId | null {
  return Object.values(suggestConfigIds).find((id) => String(id) === text) ?? null;
}
