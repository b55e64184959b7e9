import { lazyUrls } from "@capstan/features/lazy-urls";
import { DimensionedPicture } from "@capstan/features/pictures";
import { Download } from "lucide-react";
import type { ProductView } from "../product.ts";

const formats = ["PDF", "DXF"];

/** The measures that a buyer checks before ordering, where there are any. */
export function Drawing({ view }: { readonly view: Pick<ProductView, "sku" | "name" | "gallery"> }) {
  const { sku, name, gallery } = view;
  if (!gallery.hasDimensions) return null;
  return (
    <section className="product-drawing" aria-labelledby="product-drawing">
      <div className="product-drawing-head">
        <h2 id="product-drawing">Dimensions</h2>
        {formats.map((format) => (
          <a
            key={format}
            href={lazyUrls.itemDrawing({ name: `${sku}.${format.toLowerCase()}` })}
            download
            aria-label={`Download the drawing as ${format}`}
          >
            <Download size={16} />
            {format}
          </a>
        ))}
      </div>
      <DimensionedPicture sku={sku} alt={drawingAlt(name)} />
      <p>Nominal measures. Not to scale.</p>
    </section>
  );
}

export function drawingAlt(name: string): string {
  return `Drawing of ${name} with its dimensions`;
}
