import { Art } from "./art.ts";
import { type Attributes, type Given, given } from "./attributes.ts";
import { dxfOf } from "./dxf.ts";
import { LineRecorder } from "./line-recorder.ts";

/**
 * `plain` is the picture on a shelf; `dimensioned` has the measures that a buyer checks; `sides` is drawn as that one, from
 * the front and from the side, without the measures.
 */
export type View = "plain" | "dimensioned" | "sides";

export interface Example {
  readonly label: string;
  readonly attributes: Attributes;
}

/** A family of drawings: one kind of thing, drawn from its attributes. */
export interface Drawing {
  readonly name: string;
  readonly title: string;
  /** Things that show its range; they stand on the contact sheet. */
  readonly examples: readonly Example[];
  draw(art: Art, item: Given, view: Exclude<View, "sides">): void;
}

export function defineDrawing(drawing: Drawing): Drawing {
  return drawing;
}

export interface DrawnOptions {
  /** Of the figures of dimensions, in units; left out, the family's own. */
  readonly figureSize?: number;
}

export function drawingSvg(
  drawing: Drawing,
  attributes: Attributes,
  view: View = "plain",
  { figureSize }: DrawnOptions = {},
): string {
  const art = new Art({ figureSize, leavesOutMeasures: view === "sides" });
  drawing.draw(art, given(attributes), view === "plain" ? "plain" : "dimensioned");
  // What has no measures is drawn for nothing but the shelf.
  if (view === "sides" && art.dimensionCount === 0) return drawingSvg(drawing, attributes);
  return art.svg(drawing.title);
}

/** The view with dimensions, for CAD programs. */
export function drawingDxf(drawing: Drawing, attributes: Attributes, item: string): string {
  const recorder = new LineRecorder();
  drawing.draw(new Art({ recorder }), given(attributes), "dimensioned");
  return dxfOf(recorder.lineArt, `${item}, ${drawing.title}`);
}

/** A glove of a size has nothing that a line could measure. */
export function isMeasured(drawing: Drawing, attributes: Attributes): boolean {
  const art = new Art();
  drawing.draw(art, given(attributes), "dimensioned");
  return art.dimensionCount > 0;
}
