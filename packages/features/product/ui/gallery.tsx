import { ItemPicture } from "@capstan/features/pictures";
import type { ProductView } from "../product.ts";

/** How it looks and, where it can be drawn, the measures that a buyer checks before ordering. */
export function Gallery({ view }: { readonly view: Pick<ProductView, "sku" | "name" | "gallery"> }) {
  const { sku, name, gallery } = view;
  return (
    <div className="product-gallery">
      <div className="product-stage">
        <ItemPicture sku={sku} size={640} alt={name} photographUrl={gallery.photographUrl} isFirst />
      </div>
      {gallery.hasDimensions && (
        <figure className="product-drawing" aria-labelledby="product-drawing">
          <figcaption>
            <h2 id="product-drawing">Dimensions</h2>
          </figcaption>
          <ItemPicture sku={sku} size={640} view="dimensioned" alt={`Drawing of ${name} with its dimensions`} />
          <p>Nominal measures. Not to scale.</p>
        </figure>
      )}
    </div>
  );
}
