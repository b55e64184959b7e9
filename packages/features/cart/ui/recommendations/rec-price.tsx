import type { ProductInfo } from "../../recommendations/recommendation-calls.ts";

/** The price that counts, and beside it the one that it was reduced from. */
export function RecPrice({ info: { price, product } }: { readonly info: ProductInfo }) {
  const isReduced = price?.type === "SALE" || price?.type === "CLEARANCE";
  const formatted = price?.priceData?.formattedPrice;
  if (!formatted) return null;
  return (
    <p className={isReduced ? "rec-price rec-price-reduced" : "rec-price"}>
      {isReduced && price.sell?.label && <span>{price.sell.label} </span>}
      <b>{formatted}</b>
      {product.uomLabel && <span className="flow-quiet"> / {product.uomLabel}</span>}
      {isReduced && price.strike?.formattedPrice && (
        <s>
          <span className="visually-hidden">{price.strike.label} </span>
          {price.strike.formattedPrice}
        </s>
      )}
    </p>
  );
}
