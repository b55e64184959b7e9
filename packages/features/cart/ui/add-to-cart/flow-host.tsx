import "./flow.css";
import { Loading } from "@capstan/ui/loading";
import { Fragment, type ReactNode } from "react";
import { type Root, createRoot } from "react-dom/client";

type Layer = "dialog" | "overlay";

let root: Root | undefined;
let layers: Readonly<Record<Layer, ReactNode>> = { dialog: null, overlay: null };

/** Shows a layer of the add-to-cart flow over any page. A root of its own: no page carries it from its first load. */
export function showLayer(layer: Layer, node: ReactNode): void {
  layers = { ...layers, [layer]: node };
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <>
      <Fragment key="dialog">{layers.dialog}</Fragment>
      <Fragment key="overlay">{layers.overlay}</Fragment>
    </>,
  );
}

export function isDialogOpen(): boolean {
  return layers.dialog !== null;
}

/** Spec 4: while the call runs. What is over before it is seen is not shown: the style sheet waits a moment. */
export function LoadingOverlay() {
  return (
    <div className="flow-overlay">
      <Loading variant="page" title="Adding to Cart" />
    </div>
  );
}
