import "./product-page.css";
import "./product-narrow.css";
import { CompareBar, Trail } from "@capstan/features/listing";
import { memo, type ReactNode, startTransition, useEffect, useState } from "react";
import { NavigationType, useNavigationType } from "react-router";
import type { ProductView, RelatedRow } from "../product.ts";
import { BuyBox } from "./buy-box.tsx";
import { Choices } from "./choices.tsx";
import { Documents } from "./documents.tsx";
import { Drawing } from "./drawing.tsx";
import { Gallery } from "./gallery.tsx";
import { OtherSizes } from "./other-sizes.tsx";
import { ProductHead } from "./product-head.tsx";
import { RelatedItems } from "./related-items.tsx";
import { Specifications } from "./specifications.tsx";

/**
 * Everything about one item. Another item's page is made anew: what was typed for the last one is not for this one.
 * Remembered, since the router renders its routes anew with each step of a navigation.
 */
export const ProductPage = memo(function ProductPage({ view }: { readonly view: ProductView }) {
  return (
    <>
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
        <div className={detailsClass(view)}>
          <Drawing view={view} />
          <Specifications specifications={view.specifications} />
          <Documents view={view} />
        </div>
        <AfterPaint>
          <OtherSizes family={view.family} sku={view.sku} />
          <RelatedItems
            id="accessories"
            heading="Required accessories"
            caption="What this item needs"
            items={view.accessories}
          />
          <RelatedItems
            id="alternates"
            heading="Alternates"
            caption="Items that can stand in for this one"
            items={view.alternates}
            current={currentRow(view)}
          />
          <RelatedItems
            id="accessory-of"
            heading="Required by"
            caption="Items that this one is an accessory of"
            items={view.accessoryOf}
          />
          <RelatedItems id="related" heading="Related items" caption="Items that go along" items={view.related} />
        </AfterPaint>
      </div>
      <CompareBar />
    </>
  );
});

function detailsClass({ gallery, documents, notices, protectionPlan }: ProductView): string {
  if (gallery.hasDimensions) return "product-details product-details-drawn";
  const hasDocuments = documents.length > 0 || notices.length > 0 || protectionPlan !== null;
  return hasDocuments ? "product-details" : "product-details product-details-alone";
}

function currentRow({ sku, name, brand, packing, unitLabel, price, stock, ...view }: ProductView): RelatedRow {
  const { isPreviouslyPurchased } = view;
  const own = { sku, name, url: "", cells: [], packing, unitLabel, price, stock, isPreviouslyPurchased };
  return { ...own, brand: brand.name, changes: "This item" };
}

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
