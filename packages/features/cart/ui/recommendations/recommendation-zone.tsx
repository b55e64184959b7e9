import "./recommendations.css";
import { Carousel } from "@capstan/ui/carousel";
import type { AddQuietly, AddRequest } from "../../add-to-cart.ts";
import { type AddEntry, type AddToCartData, isAdded } from "../../flow/add-answer.ts";
import { recommendationHeadings } from "../../recommendations/pick-recommendations.ts";
import type { Recommended as RecommendedItem } from "../../recommendations/recommendation-calls.ts";
import { savingOn } from "../../recommendations/saving.ts";
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
  const hrefOf = ({ sku, source }: RecommendedItem) => {
    const productDetailUrl = info[sku]?.product.productDetailUrl;
    return productDetailUrl ? trackedLink({ productDetailUrl, kind, source: source ?? null, originalSku }) : null;
  };
  const replacement = entry && data.addToCartEntries.length === 1 ? replacementFor(entry, shown) : undefined;
  const similar = replacement && info[replacement.sku];
  const others = items.filter((item) => item !== replacement);
  return (
    <>
      {entry && replacement && similar && (
        <ReplaceCard
          entry={entry}
          similar={similar}
          href={hrefOf(replacement)}
          request={request}
          isModernCart={data.modernizedCartFeatureEnabled === true}
        />
      )}
      {others.length > 0 && (
        <div className="recs">
          <Carousel title={recommendationHeadings[kind]} headingLevel={3}>
            {others.map((item) => {
              const product = info[item.sku];
              return (
                product && (
                  <RecommendationCard
                    key={item.sku}
                    info={product}
                    href={hrefOf(item)}
                    pageAccount={request.pageAccount}
                    onAdd={onAdd}
                  />
                )
              );
            })}
          </Carousel>
        </div>
      )}
    </>
  );
}

/** The first similar product that costs less than what was added; a single one in any case. */
function replacementFor(entry: AddEntry, { kind, items, info }: ShownRecommendations): RecommendedItem | undefined {
  if (kind !== "sns" || !isAdded(entry)) return undefined;
  const current = entry.cartItem.productCartData;
  const cheaper = items.find(({ sku }) => current && info[sku] && savingOn(current, info[sku], 1) !== null);
  return cheaper ?? (items.length === 1 ? items[0] : undefined);
}
