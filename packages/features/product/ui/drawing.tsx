import { DimensionedPicture } from "@capstan/features/pictures";
import type { ProductView } from "../product.ts";

/** The measures that a buyer checks before ordering, where there are any. */
export function Drawing({ view }: { readonly view: Pick<ProductView, "sku" | "name" | "gallery"> }) {
  const { sku, name, gallery } = view;
  if (!gallery.hasDimensions) return null;
  return (
    <section className="product-drawing" aria-labelledby="product-drawing">
      <h2 id="product-drawing">Dimensions</h2>
      <DimensionedPicture sku={sku} alt={drawingAlt(name)} />
      <p>Nominal measures. Not to scale.</p>
    </section>
  );
}

export function drawingAlt(name: string): string {
  return `Drawing of ${name} with its dimensions`;
}
