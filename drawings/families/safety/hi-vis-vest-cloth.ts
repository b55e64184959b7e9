import type { Art, Fill, Point } from "../../kit/art.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { mirrored, smoothPath } from "../../kit/smooth.ts";

export interface Vest {
  readonly color: Color;
  readonly contrast: Color;
  readonly hasSleeves: boolean;
  readonly isMesh: boolean;
  readonly closure: string;
  readonly trim: string;
  readonly print: string;
  readonly pockets: number;
}

export function bodyPath({ print }: Vest): string {
  const right = `M366 34C396 42 428 54 452 70C436 130 430 200 462 252C470 350 476 470 480 560C420 572 360 576 300 576`;
  const left = `C240 576 180 572 120 560C124 470 130 350 138 252C170 200 164 130 148 70C172 54 204 42 234 34`;
  const neck = print === "None" ? "C246 110 272 190 300 236C328 190 354 110 366 34Z" : "C250 66 350 66 366 34Z";
  return right + left + neck;
}

export function sleevePath(side: 1 | -1): string {
  const sleeve: readonly Point[] = [
    [446, 66],
    [500, 96],
    [548, 162],
    [574, 232],
    [526, 262],
    [480, 262],
    [456, 244],
  ];
  return `${smoothPath(side === 1 ? sleeve : mirrored(sleeve, 300))}Z`;
}

/** Silver tape, with a strip of the other colour on both sides where the vest has contrast. */
export function drawTape(art: Art, vest: Vest, [from, to]: readonly [Point, Point], width: number): void {
  if (vest.trim === "Contrast") art.line(from, to, { stroke: vest.contrast, width: width + 26 });
  art.line(from, to, { stroke: "#7d858d", width });
  const isUpright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
  art.line(from, to, { stroke: "#cdd4da", width: width - 4 });
  const shift: Point = isUpright ? [-width * 0.18, 0] : [0, -width * 0.18];
  art.line([from[0] + shift[0], from[1] + shift[1]], [to[0] + shift[0], to[1] + shift[1]], {
    stroke: "#f6f8fa",
    width: width * 0.36,
    ...(vest.trim === "Segmented" ? { dash: "16 5" } : {}),
  });
  if (vest.trim === "Segmented")
    art.line(from, to, { stroke: "#5f6870", strokeOpacity: 0.75, width: width - 4, dash: "2.5 13" });
}

export function cloth(art: Art, color: Color): Fill {
  return art.linear(
    [
      [0, tone(color, 0.35)],
      [0.45, color],
      [1, tone(color, -0.18)],
    ],
    "diagonal",
  );
}

export function shade(art: Art): Fill {
  return art.linear(
    [
      [0, "#000000", 0.12],
      [0.14, "#ffffff", 0.12],
      [0.5, "#ffffff", 0],
      [1, "#000000", 0.2],
    ],
    "across",
  );
}
