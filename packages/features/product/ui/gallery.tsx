import { ItemPicture } from "@capstan/features/pictures";
import type { ProductView } from "../product.ts";

/** How it looks, and the measures that a buyer checks before ordering. */
export function Gallery({ view }: { readonly view: ProductView }) {
  return (
    <div className="product-gallery">
      <div className="product-stage">
        <ItemPicture sku={view.sku} size={640} alt={view.name} isFirst />
      </div>
      <figure className="product-drawing" aria-labelledby="product-drawing">
        <figcaption>
          <h2 id="product-drawing">Dimensions</h2>
        </figcaption>
        <ItemPicture sku={view.sku} size={640} view="dimensioned" alt={`Drawing of ${view.name} with its dimensions`} />
        <p>Nominal measures. Not to scale.</p>
      </figure>
    </div>
  );
}
