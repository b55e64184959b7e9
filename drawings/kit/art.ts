import { escapeMarkup } from "@capstan/platform/escape-markup";
import type { Color, Finish } from "./colors.ts";
import { type DimensionOptions, dimensionMarkup, measureInk } from "./dimension.ts";
import type { LineRecorder } from "./line-recorder.ts";
import { inkMarkup, stopMarkup } from "./markup.ts";
import { round } from "./round.ts";
import { type Point, ellipsePath, polyline } from "./shapes.ts";
import { type Face, letters, textOutlines, textWidth } from "./text.ts";

export { type Point, corners, ellipsePath, polyline } from "./shapes.ts";

export type Stop = readonly [offset: number, color: Color, opacity?: number];
/** A colour, or what `linear`, `radial`, `metal` and `hatch` give. */
export type Fill = Color | `url(#${string})` | "none";
export type Direction = "down" | "across" | "diagonal";

export interface Ink {
  readonly fill?: Fill;
  readonly stroke?: Fill;
  readonly width?: number;
  readonly opacity?: number;
  readonly strokeOpacity?: number;
  readonly fillOpacity?: number;
  readonly dash?: string;
  readonly cap?: "round" | "butt";
  /** For paths with holes. */
  readonly evenOdd?: boolean;
}

export interface TextInk {
  readonly size: number;
  readonly fill?: Fill;
  readonly face?: Face;
  readonly anchor?: "start" | "middle" | "end";
  readonly spacing?: number;
  readonly rotate?: number;
  readonly opacity?: number;
}

export interface Placing {
  readonly move?: Point;
  readonly rotate?: number;
  readonly scale?: number | Point;
  readonly opacity?: number;
  /** What `clip` gave. */
  readonly clip?: string;
}

/** Pictures are square, so that they fit any tile; the drawing plans for this many units each way. */
export const side = 600;

interface ArtOptions {
  /** How large the figures of dimensions are, where the family's own size would not be read. */
  readonly figureSize?: number | undefined;
  /** It is told of every line. */
  readonly recorder?: LineRecorder;
  /** Dimensions are counted and not drawn, nor the notes beside them, which are in their ink. */
  readonly leavesOutMeasures?: boolean;
}

/** Collects what is drawn. Ids are counted anew in each picture: the same attributes give the same bytes. */
export class Art {
  readonly #defs: string[] = [];
  #body: string[] = [];
  #ids = 0;
  #dimensionCount = 0;
  readonly #options: ArtOptions;

  constructor(options: ArtOptions = {}) {
    this.#options = options;
  }

  get dimensionCount(): number {
    return this.#dimensionCount;
  }

  linear(stops: readonly Stop[], direction: Direction = "down"): Fill {
    const end = { down: [0, 1], across: [1, 0], diagonal: [1, 1] }[direction];
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${end[0]}" y2="${end[1]}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  /** The centre and radius are shares of the shape that is filled. */
  radial(stops: readonly Stop[], [x, y]: Point = [0.5, 0.5], radius = 0.5): Fill {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopMarkup(stops)}</radialGradient>`,
    );
  }

  /** Light on a round bar of that finish, its axis lying across the direction. */
  metal({ dark, mid, light, shine }: Finish, direction: Direction = "down"): Fill {
    const stops: Stop[] = [
      [0, dark],
      [0.08, mid],
      [0.24, light],
      [0.32, shine],
      [0.42, light],
      [0.62, mid],
      [0.88, dark],
      [0.95, mid],
      [1, dark],
    ];
    return this.linear(stops, direction);
  }

  /** Light on a flat or gently bent face of that finish. */
  sheen({ mid, light, shine }: Finish, direction: Direction = "diagonal"): Fill {
    return this.linear(
      [
        [0, shine],
        [0.45, light],
        [1, mid],
      ],
      direction,
    );
  }

  /** A ball: light from the upper left. */
  ball({ dark, mid, light, shine }: Finish): Fill {
    return this.radial(
      [
        [0, shine],
        [0.25, light],
        [0.6, mid],
        [1, dark],
      ],
      [0.36, 0.3],
      0.75,
    );
  }

  /** Shade and highlight to lay over a printed cylinder, whatever its colours. */
  cylinderShade(direction: Direction = "across"): Fill {
    const stops: Stop[] = [
      [0, "#000000", 0.52],
      [0.1, "#000000", 0.2],
      [0.22, "#ffffff", 0.15],
      [0.3, "#ffffff", 0.55],
      [0.38, "#ffffff", 0.1],
      [0.7, "#000000", 0.1],
      [0.9, "#000000", 0.42],
      [0.96, "#000000", 0.3],
      [1, "#000000", 0.5],
    ];
    return this.linear(stops, direction);
  }

  /** The cut face of a section view. */
  hatch(line: Color = "#44505c", ground: Color = "#eef1f4"): Fill {
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
        `<rect width="7" height="7" fill="${ground}"/><path d="M0 0V7" stroke="${line}" stroke-width="1.3"/></pattern>`,
    );
  }

  /** A tile that repeats: knit, mesh, grit. Draw it in units of the tile. */
  pattern(width: number, height: number, draw: (tile: Art) => void, rotate = 0): Fill {
    const tile = new Art();
    draw(tile);
    return this.#define(
      (id) =>
        `<pattern id="${id}" width="${round(width)}" height="${round(height)}" patternUnits="userSpaceOnUse" ` +
        `patternTransform="rotate(${round(rotate)})">${tile.#body.join("")}</pattern>`,
    );
  }

  clip(path: string): string {
    const reference = this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
    this.#options.recorder?.clip(reference, path);
    return reference;
  }

  path(d: string, ink: Ink): void {
    if (this.#options.leavesOutMeasures && ink.stroke === measureInk) return;
    this.#options.recorder?.path(d, ink);
    this.#body.push(`<path d="${d}"${inkMarkup(ink)}/>`);
  }

  polygon(points: readonly Point[], ink: Ink): void {
    this.path(`${polyline(points)}Z`, ink);
  }

  line(from: Point, to: Point, ink: Ink): void {
    this.path(polyline([from, to]), { fill: "none", ...ink });
  }

  rect(x: number, y: number, width: number, height: number, ink: Ink, radius = 0): void {
    this.#options.recorder?.path(`M${x} ${y}h${width}v${height}h${-width}Z`, ink);
    const corner = radius > 0 ? ` rx="${round(radius)}"` : "";
    this.#body.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}"${corner}${inkMarkup(ink)}/>`,
    );
  }

  circle([x, y]: Point, radius: number, ink: Ink): void {
    this.#options.recorder?.path(ellipsePath([x, y], radius, radius), ink);
    this.#body.push(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${inkMarkup(ink)}/>`);
  }

  ellipse([x, y]: Point, rx: number, ry: number, ink: Ink): void {
    this.#options.recorder?.path(ellipsePath([x, y], rx, ry), ink);
    this.#body.push(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${inkMarkup(ink)}/>`,
    );
  }

  /** The soft shadow on the table that a thing stands on. */
  shadow([x, y]: Point, rx: number, ry = 14): void {
    const fill = this.radial([
      [0, "#000000", 0.28],
      [0.6, "#000000", 0.1],
      [1, "#000000", 0],
    ]);
    this.ellipse([x, y], rx, ry, { fill });
  }

  /** Text as outlines, on a baseline. */
  text([x, y]: Point, text: string, ink: TextInk): void {
    const { size, fill = "#15181b", face = "body", anchor = "middle", spacing = 0, rotate = 0, opacity } = ink;
    if (this.#options.leavesOutMeasures && fill === measureInk) return;
    const width = textWidth(text, size, face, spacing);
    const shift = { start: 0, middle: -width / 2, end: -width }[anchor];
    this.#options.recorder?.text([x, y], shift, text, ink);
    const turn = rotate === 0 ? "" : ` rotate(${round(rotate)})`;
    this.#body.push(
      `<g transform="translate(${round(x)} ${round(y)})${turn} translate(${round(shift)})"${inkMarkup({ fill, ...(opacity === undefined ? {} : { opacity }) })}>` +
        `${textOutlines(text, size, face, spacing)}</g>`,
    );
  }

  /** Text round a circle, its middle at the top; `squash` below 1 for a circle that is seen from the side. */
  textOnArc([x, y]: Point, radius: number, text: string, ink: TextInk & { readonly squash?: number }): void {
    const { size, fill = "#15181b", face = "body", spacing = 0, squash = 1 } = ink;
    const all = letters(text, size, face, spacing);
    const total = all.reduce((sum, letter) => sum + letter.width, 0);
    let at = -total / 2;
    const outlines = all.map(({ outline, width, scale }) => {
      const angle = (at + width / 2) / radius;
      at += width;
      return outline === ""
        ? ""
        : `<path transform="rotate(${round((angle * 180) / Math.PI)}) translate(${round(-(width - spacing) / 2)} ${round(-radius)}) scale(${scale})" d="${outline}"/>`;
    });
    this.#body.push(
      `<g transform="translate(${round(x)} ${round(y)}) scale(${round(squash, 4)} 1)"${inkMarkup({ fill })}>${outlines.join("")}</g>`,
    );
  }

  group(placing: Placing, draw: () => void): void {
    const { move, rotate, scale, opacity, clip } = placing;
    const outer = this.#body;
    this.#body = [];
    if (this.#options.recorder) this.#options.recorder.group(placing, draw);
    else draw();
    const inner = this.#body.join("");
    this.#body = outer;
    const steps = [
      move && `translate(${round(move[0])} ${round(move[1])})`,
      rotate && `rotate(${round(rotate)})`,
      scale !== undefined &&
        (typeof scale === "number"
          ? `scale(${round(scale, 4)})`
          : `scale(${round(scale[0], 4)} ${round(scale[1], 4)})`),
    ].filter(Boolean);
    const transform = steps.length > 0 ? ` transform="${steps.join(" ")}"` : "";
    const clipping = clip === undefined ? "" : ` clip-path="${clip}"`;
    const fade = opacity === undefined ? "" : ` opacity="${round(opacity)}"`;
    this.#body.push(`<g${transform}${clipping}${fade}>${inner}</g>`);
  }

  /** A dimension line with arrows, extension lines and its figure. */
  dimension(options: DimensionOptions): void {
    this.#dimensionCount += 1;
    const { figureSize, leavesOutMeasures } = this.#options;
    if (leavesOutMeasures) return;
    const sized = figureSize === undefined ? options : { ...options, size: figureSize };
    if (this.#options.recorder) this.#options.recorder.dimension(() => dimensionMarkup(this, sized));
    else dimensionMarkup(this, sized);
  }

  svg(title: string): string {
    const label = escapeMarkup(title);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" role="img" aria-label="${label}">` +
      `<defs>${this.#defs.join("")}</defs><rect width="${side}" height="${side}" fill="#ffffff"/>${this.#body.join("")}</svg>`
    );
  }

  #define(markup: (id: string) => string): `url(#${string})` {
    this.#ids += 1;
    const id = `d${this.#ids.toString(36)}`;
    this.#defs.push(markup(id));
    return `url(#${id})`;
  }
}
