import "./product-page.css";
import "./product-narrow.css";
import { Trail } from "@capstan/features/listing";
import { memo, type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { ProductView } from "../product.ts";
import { Alternates } from "./alternates.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Choices } from "./choices.tsx";
import { Documents } from "./documents.tsx";
import { Gallery } from "./gallery.tsx";
import { ItemCards } from "./item-cards.tsx";
import { OtherSizes } from "./other-sizes.tsx";
import { ProductHead } from "./product-head.tsx";
import { Specifications } from "./specifications.tsx";

/**
 * Everything about one item. Another item's page is made anew: what was typed for the last one is not for this one.
 * Remembered, since the router renders its routes anew with each step of a navigation.
 */
export const ProductPage = memo(function ProductPage({ view }: { readonly view: ProductView }) {
  const hasDocuments = view.documents.length > 0 || view.notices.length > 0 || view.protectionPlan !== null;
  return (
    <div key={view.sku} className="product">
      <Trail breadcrumbs={view.breadcrumbs} current={view.sku} />
      <div className="product-top">
        <ProductHead view={view} />
        <Gallery view={view} />
        <BuyBox view={view} />
        <div className="product-facts">
          {view.description !== "" && <p className="product-description">{view.description}</p>}
          <Choices choices={view.choices} />
        </div>
      </div>
      <div className={hasDocuments ? "product-details" : "product-details product-details-alone"}>
        <Specifications specifications={view.specifications} />
        <Documents view={view} />
      </div>
      <AfterPaint>
        <OtherSizes family={view.family} sku={view.sku} />
        <ItemCards heading="Required accessories" id="accessories" items={view.accessories} />
        <Alternates items={view.alternates} />
        <ItemCards heading="Related items" id="related" items={view.related} />
      </AfterPaint>
    </div>
  );
});

/**
 * What lies below the fold of a page that somebody goes to comes after the first paint, so that the paint is at once. A
 * page that is loaded, or gone back to where it was scrolled, has all of it from the start.
 */
function AfterPaint({ children }: { readonly children: ReactNode }) {
  const isAtStart = useNavigationType() !== NavigationType.Push;
  const [isShown, setShown] = useState(isAtStart);

  useEffect(() => {
    if (isShown) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(true)));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);

  return isShown ? children : null;
}
