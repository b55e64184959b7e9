import "./gallery.css";
import { ItemPicture, type PictureView, pictureName } from "@capstan/features/pictures";
import { urls } from "@capstan/features/urls";
import { lazyComponent, useOnIntent } from "@capstan/ui/on-intent";
import { Maximize2 } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { ProductView } from "../product.ts";
import { drawingAlt } from "./drawing.tsx";

const dialog = lazyComponent(async () => (await import("./picture-dialog.tsx")).PictureDialog);

type GalleryView = Exclude<PictureView, "sides">;

/** How it looks: its picture and, where something of it can be measured, its drawing. */
export function Gallery({ view }: { readonly view: Pick<ProductView, "sku" | "name" | "gallery"> }) {
  const { sku, name, gallery } = view;
  const [shown, setShown] = useState<GalleryView>("plain");
  const { triggerProps, Open, close } = useOnIntent(dialog);
  const views: readonly GalleryView[] = gallery.hasDimensions ? ["plain", "dimensioned"] : ["plain"];
  const alts = { plain: name, dimensioned: drawingAlt(name) };
  const photographUrl = shown === "plain" ? gallery.photographUrl : null;
  const largest = (of: GalleryView) =>
    (of === "plain" ? gallery.photographUrl : null) ??
    urls.itemPicture({ name: pictureName(sku, { size: 640, scale: 2, view: of }) });

  function show(event: MouseEvent, next: GalleryView) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setShown(next);
  }

  return (
    <div className="product-gallery">
      <div className="product-stage">
        <ItemPicture sku={sku} size={640} view={shown} alt={alts[shown]} photographUrl={photographUrl} isFirst />
        <a href={largest(shown)} className="icon-button product-enlarge" aria-label="Enlarge picture" {...triggerProps}>
          <Maximize2 size={20} />
        </a>
        {Open && (
          <Open sku={sku} name={name} view={shown} alt={alts[shown]} photographUrl={photographUrl} onClose={close} />
        )}
      </div>
      {views.length > 1 && (
        <ul className="product-thumbs" aria-label="Pictures">
          {views.map((of) => (
            <li key={of}>
              <a
                href={largest(of)}
                aria-current={of === shown ? "true" : undefined}
                aria-label={of === "plain" ? "Picture" : "Drawing with dimensions"}
                onClick={(event) => show(event, of)}
              >
                <ItemPicture
                  sku={sku}
                  size={of === "plain" ? 60 : 240}
                  view={of}
                  alt=""
                  photographUrl={of === "plain" ? gallery.photographUrl : null}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
