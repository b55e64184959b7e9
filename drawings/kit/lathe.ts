import { type Art, type Fill, type Point, polyline } from "./art.ts";
import type { Finish } from "./colors.ts";
import { round } from "./round.ts";

/** One piece of a thing that is seen from the side, its axis level, from left to right. */
export interface Turning {
  readonly length: number;
  readonly radius: number;
  readonly endRadius?: number;
  readonly finish: Finish;
  /** `hex` shows three faces, `thread` a thread with that pitch, `knurl` fine grooves along the axis. */
  readonly kind?: "plain" | "hex" | "thread" | "knurl" | "rings";
  readonly pitch?: number;
  /** Rounds the corners. */
  readonly corner?: number;
}

/** Draws the pieces one after another and gives the x at which they end. */
export function drawTurnings(art: Art, [x, y]: Point, pieces: readonly Turning[]): number {
  let at = x;
  for (const piece of pieces) {
    drawTurning(art, [at, y], piece);
    at += piece.length;
  }
  return at;
}

function drawTurning(art: Art, start: Point, piece: Turning): void {
  if (piece.kind === "hex") drawHex(art, start, piece);
  else if (piece.kind === "thread") drawThreadPiece(art, start, piece);
  else drawPlain(art, start, piece);
}

/** Depth of a 60 degree thread by its pitch. */
const threadDepth = 0.61;

/**
 * A helix from the side is half a cosine, which one Bézier curve follows within a hair: the same look as `drawThread` at
 * a fifth of its size, for things with several threads.
 */
function drawThreadPiece(art: Art, [x, y]: Point, piece: Turning): void {
  const { length, radius, endRadius = radius, finish } = piece;
  const turns = Math.max(2, Math.round(length / (piece.pitch ?? radius * 0.24)));
  const pitch = length / turns;
  const crestAt = (at: number) => radius + ((endRadius - radius) * (at - x)) / length;
  const rootAt = (at: number) => crestAt(at) - pitch * threadDepth;
  const edge = (sign: 1 | -1, shift: number) =>
    Array.from({ length: turns * 2 + 1 }, (_, step): Point => {
      const at = Math.min(x + length, x + (step * pitch) / 2);
      const isCrest = step % 2 === shift;
      return [at, y + sign * (isCrest ? crestAt(at) : rootAt(at))];
    });
  const silhouette = `${polyline([...edge(-1, 0), ...edge(1, 1).toReversed()])}Z`;
  art.path(silhouette, { fill: art.metal(finish) });
  art.group({ clip: art.clip(silhouette) }, () => {
    const starts = Array.from({ length: turns + 1 }, (_, turn) => x + (turn - 0.5) * pitch);
    const band = (from: number, fromRadius: number, to: number, toRadius: number) =>
      `${halfTurn(from, y, fromRadius, pitch)}L${round(to + pitch / 2)} ${round(y + toRadius)}${halfTurnBack(to, y, toRadius, pitch)}Z`;
    const shade = starts.map((at) => band(at, crestAt(at), at + pitch / 2, rootAt(at + pitch / 2)));
    const light = starts.map((at) => band(at + pitch / 2, rootAt(at + pitch / 2), at + pitch, crestAt(at + pitch)));
    art.path(shade.join(""), { fill: "#000000", fillOpacity: 0.42 });
    art.path(light.join(""), { fill: "#ffffff", fillOpacity: 0.22 });
    art.path(starts.map((at) => halfTurn(at + pitch / 2, y, rootAt(at), pitch)).join(""), {
      fill: "none",
      stroke: finish.outline,
      strokeOpacity: 0.7,
      width: Math.max(0.6, pitch * 0.06),
    });
    art.path(starts.map((at) => halfTurn(at, y, crestAt(at), pitch)).join(""), {
      fill: "none",
      stroke: finish.shine,
      strokeOpacity: 0.75,
      width: Math.max(0.7, pitch * 0.09),
    });
  });
  art.path(silhouette, { fill: "none", stroke: finish.outline, width: 1.2 });
}

function halfTurn(x: number, y: number, radius: number, pitch: number): string {
  const half = pitch / 2;
  return `M${round(x)} ${round(y - radius)}C${round(x + half * 0.364)} ${round(y - radius)} ${round(x + half * 0.636)} ${round(y + radius)} ${round(x + half)} ${round(y + radius)}`;
}

function halfTurnBack(x: number, y: number, radius: number, pitch: number): string {
  const half = pitch / 2;
  return `C${round(x + half * 0.636)} ${round(y + radius)} ${round(x + half * 0.364)} ${round(y - radius)} ${round(x)} ${round(y - radius)}`;
}

function drawPlain(art: Art, [x, y]: Point, piece: Turning): void {
  const { length, radius, endRadius = radius, finish, kind, corner = 0 } = piece;
  const fill: Fill = art.metal(finish);
  const ink = { fill, stroke: finish.outline, width: 1.3 };
  if (endRadius === radius) art.rect(x, y - radius, length, radius * 2, ink, corner);
  else
    art.path(
      `${polyline([
        [x, y - radius],
        [x + length, y - endRadius],
        [x + length, y + endRadius],
        [x, y + radius],
      ])}Z`,
      ink,
    );
  if (kind === "knurl") drawKnurl(art, [x, y], piece);
  if (kind === "rings") drawRings(art, [x, y], piece);
}

/** Grooves along the axis crowd towards the edges, as they do on a cylinder. */
function drawKnurl(art: Art, [x, y]: Point, { length, radius, finish }: Turning): void {
  const count = 15;
  const grooves = Array.from({ length: count - 1 }, (_, at) => {
    const height = round(y - radius * Math.cos((Math.PI * (at + 1)) / count));
    return `M${round(x + 2)} ${height}H${round(x + length - 2)}`;
  });
  art.path(grooves.join(""), { fill: "none", stroke: finish.outline, strokeOpacity: 0.45, width: 1.2 });
}

function drawRings(art: Art, [x, y]: Point, { length, radius, finish, pitch = 10 }: Turning): void {
  const count = Math.max(1, Math.floor(length / pitch));
  const lines = (shift: number) =>
    Array.from(
      { length: count - 1 },
      (_, at) => `M${round(x + shift + (length * (at + 1)) / count)} ${round(y - radius)}V${round(y + radius)}`,
    ).join("");
  art.path(lines(0), { fill: "none", stroke: finish.outline, strokeOpacity: 0.55, width: 1.4 });
  art.path(lines(1.8), { fill: "none", stroke: finish.shine, strokeOpacity: 0.5, width: 1 });
}

/** Across the corners: a full face between two narrow ones, with chamfered ends. */
function drawHex(art: Art, [x, y]: Point, { length, radius, finish }: Turning): void {
  const edges = [-radius, -radius / 2, radius / 2, radius];
  const fills = [
    art.linear([
      [0, finish.light],
      [1, finish.shine],
    ]),
    art.linear([
      [0, finish.shine],
      [0.4, finish.light],
      [1, finish.mid],
    ]),
    art.linear([
      [0, finish.mid],
      [1, finish.dark],
    ]),
  ];
  const bulge = Math.min(length * 0.18, radius * 0.16);
  fills.forEach((fill, face) => {
    const [top, bottom] = [y + (edges[face] ?? 0), y + (edges[face + 1] ?? 0)];
    const middle = (top + bottom) / 2;
    art.path(
      `M${round(x + bulge)} ${round(top)}Q${round(x - bulge)} ${round(middle)} ${round(x + bulge)} ${round(bottom)}` +
        `H${round(x + length - bulge)}Q${round(x + length + bulge)} ${round(middle)} ${round(x + length - bulge)} ${round(top)}Z`,
      { fill, stroke: finish.outline, width: 1.3 },
    );
  });
}
