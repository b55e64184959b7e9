import { brand as store } from "@capstan/features/brand";
import { suggestConfigIds } from "@capstan/features/search";
import { urls } from "@capstan/features/urls";
import { ButtonLink } from "@capstan/ui/button";
import type { BrandAnswer } from "../../typeahead.schema.ts";
import { taggedUrl } from "../list/tagged-url.ts";
import { ProductRow } from "./product-row.tsx";

interface BrandPanelProps {
  readonly headingId: string;
  readonly name: string;
  readonly answer: BrandAnswer;
}

export function BrandPanel({ headingId, name, answer: { categories, products } }: BrandPanelProps) {
  return (
    <>
      <div className="typeahead-panel-head">
        <h2 id={headingId}>Recommended Categories for {name}</h2>
        <ButtonLink
          kind="primary"
          href={urls.search({ searchQuery: name, suggestConfigId: suggestConfigIds.brandPanel })}
        >
          Shop {name}
        </ButtonLink>
      </div>
      {categories.length > 0 && (
        <ul className="typeahead-categories">
          {categories.map((category) => (
            <li key={category.key}>
              <ButtonLink size="small" href={taggedUrl(category.url, suggestConfigIds.brandPanel)}>
                {category.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      {products.length === 0 ? (
        <p className="typeahead-panel-text">
          See everything that {store.name} carries from {name}.
        </p>
      ) : (
        <ul className="typeahead-products">
          {products.map((product) => (
            <ProductRow
              key={product.item}
              product={product}
              size={60}
              suggestConfigId={suggestConfigIds.brandPanelProduct}
            />
          ))}
        </ul>
      )}
    </>
  );
}
