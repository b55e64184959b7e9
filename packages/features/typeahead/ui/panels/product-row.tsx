import { Badge } from "@capstan/ui/badge";
import { History } from "lucide-react";
import type { ReactNode } from "react";
import type { ProductItem } from "../../typeahead.schema.ts";
import { taggedUrl } from "../list/tagged-url.ts";

interface ProductRowProps {
  readonly product: ProductItem;
  /** Spec 9: 68 pixels beside suggestions, 60 beside a brand. */
  readonly size: 60 | 68;
  readonly suggestConfigId: number;
  readonly children?: ReactNode;
}

export function ProductRow({ product, size, suggestConfigId, children }: ProductRowProps) {
  const { shortDesc, displayImage, url, item, previouslyPurchasedProduct, brand } = product;
  return (
    <li className={`typeahead-product typeahead-product-${size}`} data-product="">
      <img className="item-picture" src={displayImage} width={size} height={size} alt="" decoding="async" />
      <div className="typeahead-product-facts">
        <a href={taggedUrl(url, suggestConfigId)}>{shortDesc}</a>
        <span className="typeahead-product-number">
          {brand !== undefined && <span className="typeahead-product-brand">{brand}</span>}
          Item # <span className="mono">{item}</span>
        </span>
        <ProductPrice product={product} />
        {previouslyPurchasedProduct && (
          <Badge kind="info" icon={<History size={14} />}>
            Previously Purchased
          </Badge>
        )}
      </div>
      {children}
    </li>
  );
}

function ProductPrice({ product: { price, priceLabel, pack } }: Pick<ProductRowProps, "product">) {
  if (priceLabel === undefined) return null;
  return (
    <span className="typeahead-product-price">
      {price === undefined ? (
        priceLabel
      ) : (
        <>
          <span className="visually-hidden">{priceLabel} </span>
          <b>{price}</b> {pack}
        </>
      )}
    </span>
  );
}
