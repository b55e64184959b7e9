import { electricalDrawings } from "./families/electrical/index.ts";
import { fastenersDrawings } from "./families/fasteners/index.ts";
import { flowDrawings } from "./families/flow/index.ts";
import { motionDrawings } from "./families/motion/index.ts";
import { safetyDrawings } from "./families/safety/index.ts";
import { toolsDrawings } from "./families/tools/index.ts";
import type { Attributes } from "./kit/attributes.ts";
import { type Drawing, type DrawnOptions, type View, drawingDxf, drawingSvg, isMeasured } from "./kit/drawing.ts";

export type { AttributeValue, Attributes } from "./kit/attributes.ts";
export { type Drawing, type Example, type View, drawingSvg } from "./kit/drawing.ts";

export { type BrandMark, brandMarkSvg } from "./brand-mark.ts";

/** Every family of drawing, in the order of the contact sheet. */
export const drawings: readonly Drawing[] = [
  ...fastenersDrawings,
  ...motionDrawings,
  ...flowDrawings,
  ...safetyDrawings,
  ...toolsDrawings,
  ...electricalDrawings,
];

const byName = new Map(drawings.map((drawing) => [drawing.name, drawing]));

export function drawingNamed(name: string): Drawing | undefined {
  return byName.get(name);
}

/** Undefined where no drawing has this name. */
export function svgNamed(name: string, attributes: Attributes, view: View, options?: DrawnOptions): string | undefined {
  const drawing = drawingNamed(name);
  return drawing && drawingSvg(drawing, attributes, view, options);
}

/** Undefined where no drawing has this name. */
export function dxfNamed(name: string, attributes: Attributes, item: string): string | undefined {
  const drawing = drawingNamed(name);
  return drawing && drawingDxf(drawing, attributes, item);
}

/** Whether the view with dimensions has any. */
export function isMeasuredNamed(name: string, attributes: Attributes): boolean {
  const drawing = drawingNamed(name);
  return drawing !== undefined && isMeasured(drawing, attributes);
}
