import { suggestConfigIds } from "@capstan/features/search";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import type { ProductItem } from "../../typeahead.schema.ts";
import { AddProduct } from "./add-product.tsx";
import { ProductRow } from "./product-row.tsx";

interface ProductsPanelProps {
  readonly headingId: string;
  readonly term: string;
  readonly products: readonly ProductItem[];
  /** What they are, where they are not for the term. */
  readonly instead?: string | undefined;
}

export function ProductsPanel({ headingId, term, products, instead }: ProductsPanelProps) {
  return (
    <>
      <div className="typeahead-panel-head">
        <h2 id={headingId}>{instead ?? `Recommended Products for ${term}`}</h2>
        {instead === undefined && (
          <ButtonLink href={urls.search({ searchQuery: term, suggestConfigId: suggestConfigIds.productShopAll })}>
            Shop All<span className="visually-hidden"> {term}</span>
          </ButtonLink>
        )}
      </div>
      <ul className="typeahead-products">
        {products.map((product, at) => (
          <ProductRow key={product.item} product={product} size={68} suggestConfigId={suggestConfigIds.productInPanel}>
            <AddProduct product={product} isFirst={at === 0} />
          </ProductRow>
        ))}
      </ul>
    </>
  );
}
