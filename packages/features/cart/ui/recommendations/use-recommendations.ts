import { track } from "@capstan/features/analytics";
import { useEffect, useState } from "react";
import { type AddToCartData, isAdded } from "../../flow/add-answer.ts";
import { offersAlternates, showsRecommendations } from "../../flow/surface.ts";
import {
  type PickedRecommendations,
  pickBasket,
  pickRecommendations,
  recommendationHeadings,
} from "../../recommendations/pick-recommendations.ts";
import {
  type InfoBySku,
  fetchBasket,
  fetchProductInfo,
  fetchRecommendations,
} from "../../recommendations/recommendation-calls.ts";

export interface ShownRecommendations extends PickedRecommendations {
  readonly info: InfoBySku;
}

/** What goes with an addition, once it is all there; undefined until then, and where there is nothing. */
export function useRecommendations(data: AddToCartData): ShownRecommendations | undefined {
  const [shown, setShown] = useState<ShownRecommendations>();
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const picked = await pickFor(data);
      if (!picked) return;
      const info = await fetchProductInfo(picked.items.map(({ sku }) => sku));
      // Spec 4: only what the store has information on.
      const items = picked.items.filter(({ sku }) => info[sku]);
      if (isOver || items.length === 0) return;
      setShown({ ...picked, items, info });
      track({
        event: "productImpressions",
        list: recommendationHeadings[picked.kind],
        skus: items.map(({ sku }) => sku),
      });
    };
    void show();
    return () => {
      isOver = true;
    };
  }, [data]);
  return shown;
}

/** Spec 4: of one item its own recommendations, of several those of the basket. */
async function pickFor(data: AddToCartData): Promise<PickedRecommendations | undefined> {
  const entries = data.addToCartEntries;
  const skus = entries.map(({ cartItem }) => cartItem.resource);
  const [first] = skus;
  if (first === undefined) return undefined;
  if (offersAlternates(data)) {
    const { alternates } = await fetchRecommendations(first);
    return pickRecommendations({ alternates }, skus);
  }
  if (!showsRecommendations(data)) return undefined;
  if (skus.length === 1) return pickRecommendations(await fetchRecommendations(first), skus);
  const added = entries.filter(isAdded).map(({ cartItem }) => cartItem.resource);
  const { basket } = await fetchBasket(added.length > 0 ? added : skus);
  return pickBasket(basket ?? [], skus);
}
