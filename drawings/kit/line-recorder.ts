import type { Ink, Placing, TextInk } from "./art.ts";
import {
  type Label,
  type Layer,
  type LineArt,
  type Matrix,
  type Stroke,
  combined,
  moved,
  strokesOf,
  turned,
  unmoved,
} from "./line-art.ts";
import type { Point } from "./shapes.ts";

/** Follows what is drawn and keeps its lines. Colors, shades and print are left out. */
export class LineRecorder {
  readonly #strokes: Stroke[] = [];
  readonly #labels: Label[] = [];
  readonly #clips = new Map<string, string>();
  #matrix: Matrix = unmoved;
  #layer: Layer = "outline";
  #isClipped = false;

  get lineArt(): LineArt {
    return { strokes: this.#strokes, labels: this.#labels };
  }

  path(d: string, { fill, stroke }: Ink): void {
    const isEdge = stroke !== undefined && stroke !== "none";
    // The heads of dimension lines have no edge.
    const isHead = this.#layer === "dimension" && fill !== undefined && fill !== "none" && fill !== "#ffffff";
    if (!this.#isClipped && (isEdge || isHead)) this.#strokes.push(...strokesOf(d, this.#matrix, this.#layer));
  }

  /** Only figures are text; what is printed on a thing is a part of its picture. */
  text([x, y]: Point, shift: number, text: string, { size, rotate = 0 }: TextInk): void {
    if (this.#layer !== "dimension" || text === "") return;
    const own = combined(combined(this.#matrix, [1, 0, 0, 1, x, y]), turned(rotate));
    const [a, b] = own;
    const rotation = (Math.atan2(b, a) * 180) / Math.PI;
    // Letters are about seven tenths of the size that type is named by. On the page a figure has a white plate that breaks
    // its dimension line; here it stands above the line.
    this.#labels.push({ text, at: moved(own, [shift, -size / 2]), height: size * 0.7, rotation });
  }

  clip(reference: string, path: string): void {
    this.#clips.set(reference, path);
  }

  /** Of what is cut off at an edge, the edge is kept. */
  group({ move = [0, 0], rotate = 0, scale = 1, clip }: Placing, draw: () => void): void {
    const before = { matrix: this.#matrix, isClipped: this.#isClipped };
    const [across, down] = typeof scale === "number" ? [scale, scale] : scale;
    const placed = combined(combined([1, 0, 0, 1, ...move], turned(rotate)), [across, 0, 0, down, 0, 0]);
    this.#matrix = combined(this.#matrix, placed);
    const edge = clip === undefined ? undefined : this.#clips.get(clip);
    if (edge !== undefined) {
      this.path(edge, { stroke: "#000000" });
      this.#isClipped = true;
    }
    draw();
    this.#matrix = before.matrix;
    this.#isClipped = before.isClipped;
  }

  dimension(draw: () => void): void {
    this.#layer = "dimension";
    draw();
    this.#layer = "outline";
  }
}
