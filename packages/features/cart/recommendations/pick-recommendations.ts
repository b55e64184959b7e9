import type { Recommendations, Recommended } from "./recommendation-calls.ts";

/** Spec 9. */
const maxRecommendations = 6;

export type RecommendationKind = "sns" | "requiredAccessories" | "related" | "b2b" | "alternates" | "basket";

export interface PickedRecommendations {
  readonly kind: RecommendationKind;
  readonly items: readonly Recommended[];
}

/** What the zone is headed by. */
export const recommendationHeadings: Readonly<Record<RecommendationKind, string>> = {
  sns: "Similar Products",
  requiredAccessories: "Required Accessories",
  related: "Related Products",
  b2b: "Frequently Bought Together",
  alternates: "Alternate Products",
  basket: "Recommended for Your Cart",
};

/** Spec 4: sns, then required accessories with what is related, then b2b, then alternates; at most six. */
export function pickRecommendations(
  answer: Recommendations,
  inCart: readonly string[],
): PickedRecommendations | undefined {
  const ranked: readonly (readonly [RecommendationKind, readonly Recommended[]])[] = [
    ["sns", answer.sns ?? []],
    [answer.requiredAccessories?.length ? "requiredAccessories" : "related", withRelated(answer)],
    ["b2b", answer.b2b ?? []],
    ["alternates", answer.alternates ?? []],
  ];
  return firstFilled(ranked, inCart);
}

export function pickBasket(basket: readonly Recommended[], inCart: readonly string[]) {
  return firstFilled([["basket", basket]], inCart);
}

function withRelated({ requiredAccessories, related }: Recommendations): readonly Recommended[] {
  return [...(requiredAccessories ?? []), ...(related ?? [])];
}

function firstFilled(
  ranked: readonly (readonly [RecommendationKind, readonly Recommended[]])[],
  inCart: readonly string[],
): PickedRecommendations | undefined {
  for (const [kind, found] of ranked) {
    const items = [...new Map(found.map((item) => [item.sku, item])).values()].filter(
      ({ sku }) => !inCart.includes(sku),
    );
    if (items.length > 0) return { kind, items: items.slice(0, maxRecommendations) };
  }
  return undefined;
}
