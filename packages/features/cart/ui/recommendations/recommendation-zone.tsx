import "./recommendations.css";
import { Carousel } from "@capstan/ui/carousel";
import type { AddQuietly, AddRequest } from "../../add-to-cart.ts";
import { type AddToCartData, isAdded } from "../../flow/add-answer.ts";
import { offersAlternates } from "../../flow/surface.ts";
import { recommendationHeadings } from "../../recommendations/pick-recommendations.ts";
import { trackedLink } from "../../recommendations/tracked-link.ts";
import { RecommendationCard } from "./recommendation-card.tsx";
import { ReplaceCard } from "./replace-card.tsx";
import { type ShownRecommendations, useRecommendations } from "./use-recommendations.ts";

interface ZoneProps {
  readonly data: AddToCartData;
  readonly request: AddRequest;
  readonly onAdd: AddQuietly;
}

/** Spec 2.9: below what was added, what goes with it. Nothing while it is not known, and where there is nothing. */
export function RecommendationZone(props: ZoneProps) {
  const shown = useRecommendations(props.data);
  return shown ? <Recommended {...props} shown={shown} /> : null;
}

/** As the zone shows what it has fetched. */
export function Recommended({ data, request, onAdd, shown }: ZoneProps & { readonly shown: ShownRecommendations }) {
  const { kind, items, info } = shown;
  const [entry] = data.addToCartEntries;
  const originalSku = data.addToCartEntries.find(isAdded)?.cartItem.resource ?? entry?.cartItem.resource ?? "";
  const [first] = items;
  const hrefOf = (sku: string, source: string | null | undefined) => {
    const productDetailUrl = info[sku]?.product.productDetailUrl;
    return productDetailUrl ? trackedLink({ productDetailUrl, kind, source: source ?? null, originalSku }) : null;
  };
  const similar = first && info[first.sku];
  const isReplacement = offersAlternates(data) || (kind === "sns" && items.length === 1);
  if (isReplacement && data.addToCartEntries.length === 1 && entry && similar) {
    return (
      <ReplaceCard
        entry={entry}
        similar={similar}
        href={hrefOf(first.sku, first.source)}
        request={request}
        isModernCart={data.modernizedCartFeatureEnabled === true}
      />
    );
  }
  return (
    <div className="recs">
      <Carousel title={recommendationHeadings[kind]} headingLevel={3}>
        {items.map(({ sku, source }) => {
          const product = info[sku];
          return (
            product && (
              <RecommendationCard
                key={sku}
                info={product}
                href={hrefOf(sku, source)}
                pageAccount={request.pageAccount}
                onAdd={onAdd}
              />
            )
          );
        })}
      </Carousel>
    </div>
  );
}
