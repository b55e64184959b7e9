import type { Attributes } from "@capstan/features/catalog";
import type { PictureView } from "./pictures.ts";

/** A kind of thing that can be drawn, with examples for the contact sheet. */
export interface DrawingFamily {
  readonly name: string;
  readonly title: string;
  readonly examples: readonly { readonly label: string; readonly attributes: Attributes }[];
}

/**
 * What draws items that have no photograph. The store works without one: the package `@capstan/drawings` fits it, and
 * the app hands it in where it is installed.
 */
export interface Drawings {
  readonly drawings: readonly DrawingFamily[];
  /** Undefined: no drawing has this name. `figureSize` is that of the dimensions' figures, of 600 units a side. */
  svgNamed(
    name: string,
    attributes: Attributes,
    view: PictureView,
    options?: { readonly figureSize?: number },
  ): string | undefined;
  /** The view with dimensions for CAD programs, with a line that names the item. Undefined: no drawing has this name. */
  dxfNamed(name: string, attributes: Attributes, item: string): string | undefined;
  /** Whether the view with dimensions has any. */
  isMeasuredNamed(name: string, attributes: Attributes): boolean;
  brandMarkSvg(mark: { readonly name: string; readonly color?: `#${string}`; readonly shape?: string }): string;
}
