import { SpecGrid } from "@capstan/features/listing";
import type { ProductView } from "../product.ts";

/** The family's other sizes, in the same grid as in the category, with this item marked. */
export function OtherSizes({ family, sku }: { readonly family: ProductView["family"]; readonly sku: string }) {
  if (family === null || family.rows.length < 2) return null;
  return (
    <section className="product-section" aria-labelledby="other-sizes">
      <div className="section-head">
        <h2 id="other-sizes">Other sizes, {family.name}</h2>
        {family.more && (
          <a href={family.more.url}>
            All {family.more.count + family.rows.length}
            <span className="visually-hidden"> sizes</span>
          </a>
        )}
      </div>
      <SpecGrid
        family={family}
        currentSku={sku}
        hasEach={family.rows.some(hasEach)}
        hasStock={family.rows.some(({ stock }) => stock)}
      />
    </section>
  );
}

function hasEach({ price }: NonNullable<ProductView["family"]>["rows"][number]): boolean {
  return price.kind === "price" && price.each !== null;
}
