import { Art } from "./art.ts";
import { type Attributes, type Given, given } from "./attributes.ts";

/** `plain` is the picture on a shelf; `dimensioned` adds the measures that a buyer checks. */
export type View = "plain" | "dimensioned";

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
  draw(art: Art, item: Given, view: View): void;
}

export function defineDrawing(drawing: Drawing): Drawing {
  return drawing;
}

export function drawingSvg(drawing: Drawing, attributes: Attributes, view: View = "plain"): string {
  const art = new Art();
  drawing.draw(art, given(attributes), view);
  return art.svg(drawing.title);
}
