import type { Art, Point } from "../../kit/art.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { sizeToFit } from "../../kit/text.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";

/** What is printed on a container of oil or grease. */
export interface Print {
  readonly brand: string;
  readonly title: string;
  readonly detail: string;
  readonly amount: string;
  /** The band of the label; the body has its own. */
  readonly color: Color;
  readonly body: Color;
}

const axis = 300;

function drawBody(art: Art, path: string, color: Color): void {
  art.path(path, { fill: color });
  art.path(path, { fill: art.cylinderShade(), stroke: tone(color, -0.78), width: 1.8 });
}

/** A label round a cylinder: a band with the brand, then the title and what is in it. */
function drawWrap(art: Art, print: Print, radius: number, [top, bottom]: Point, sag: number): void {
  const height = bottom - top;
  const paper: Color = "#f6f5f0";
  const split = top + height * 0.4;
  art.path(bandPath(axis, radius, top, bottom, sag), { fill: paper });
  art.path(bandPath(axis, radius, top, split, sag), { fill: print.color });
  art.path(bandPath(axis, radius, bottom - height * 0.16, bottom, sag), { fill: tone(print.color, -0.45) });
  const width = radius * 1.62;
  const ink = inkOn(print.color);
  const line = (text: string, y: number, most: number, fill: Color, face: "body" | "heavy" = "body") => {
    if (text !== "") art.text([axis, y + sag], text, { size: sizeToFit(text, width, most, face), face, fill });
  };
  line(print.brand.toUpperCase(), top + height * 0.27, height * 0.17, ink, "heavy");
  const [first, second] = titleLines(print.title, radius);
  line(first, top + height * (second === "" ? 0.6 : 0.52), height * 0.13, "#15181b", "heavy");
  line(second, top + height * 0.63, height * 0.13, "#15181b", "heavy");
  line(print.detail, top + height * 0.77, height * 0.1, "#30363b");
  line(print.amount, bottom - height * 0.045, height * 0.09, "#ffffff");
  art.path(bandPath(axis, radius, top, bottom, sag), { fill: art.cylinderShade(), opacity: 0.55 });
}

/** A slim container breaks a long title in two, near its middle. */
function titleLines(title: string, radius: number): readonly [string, string] {
  if (radius > 150 || title.length < 14) return [title, ""];
  const words = title.split(" ");
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}

/** The fibre tube that goes into a grease gun, plastic caps on its ends. */
export function drawCartridge(art: Art, print: Print, share = 1): void {
  const radius = 92 * share;
  const [top, bottom] = [300 - 250 * share, 300 + 250 * share];
  art.shadow([axis + 6, bottom + 20], radius * 1.25, 13);
  drawBody(
    art,
    turnedPath(
      axis,
      [
        [radius, top],
        [radius, bottom],
      ],
      { bottom: 16 },
    ),
    print.body,
  );
  drawWrap(art, print, radius, [top + 52 * share, bottom - 44 * share], 15);
  for (const [from, to] of [
    [top - 6, top + 30 * share],
    [bottom - 30 * share, bottom + 4],
  ] as const) {
    art.path(bandPath(axis, radius + 5, from, to, 16), {
      fill: art.metal(paint(print.color), "across"),
      stroke: tone(print.color, -0.75),
      width: 1.6,
    });
  }
  art.ellipse([axis, top - 6], radius + 5, 16, {
    fill: art.sheen(paint(tone(print.color, 0.1))),
    stroke: tone(print.color, -0.75),
    width: 1.6,
  });
  art.ellipse([axis, top - 6], radius * 0.3, 5.5, {
    fill: tone(print.color, -0.4),
    stroke: tone(print.color, -0.75),
    width: 1.2,
  });
}

export function drawTub(art: Art, print: Print): void {
  art.shadow([axis + 6, 514], 220, 17);
  drawBody(
    art,
    turnedPath(
      axis,
      [
        [196, 170],
        [184, 480],
      ],
      { bottom: 34 },
    ),
    print.body,
  );
  drawWrap(art, print, 190, [210, 456], 34);
  art.path(bandPath(axis, 208, 132, 184, 38), {
    fill: art.metal(paint(print.color), "across"),
    stroke: tone(print.color, -0.75),
    width: 1.8,
  });
  art.ellipse([axis, 132], 208, 38, {
    fill: art.sheen(paint(tone(print.color, 0.12))),
    stroke: tone(print.color, -0.75),
    width: 1.8,
  });
  art.ellipse([axis, 134], 180, 30, { fill: "none", stroke: tone(print.color, -0.5), width: 1.4 });
}

/** A 35 lb or five-gallon pail with a bail. */
export function drawPail(art: Art, print: Print): void {
  art.shadow([axis + 6, 570], 200, 17);
  const bail = "M118 150C126 0 474 0 482 150";
  art.path(bail, { fill: "none", stroke: "#2d3338", width: 7 });
  art.path(bail, { fill: "none", stroke: "#c1c9cf", width: 3.4 });
  drawBody(
    art,
    turnedPath(
      axis,
      [
        [186, 124],
        [164, 540],
      ],
      { bottom: 27 },
    ),
    print.body,
  );
  drawWrap(art, print, 175, [214, 492], 29);
  for (const [y, radius] of [
    [146, 190],
    [172, 188],
  ] as const) {
    art.path(bandPath(axis, radius, y, y + 10, 31), {
      fill: art.metal(paint(print.body), "across"),
      stroke: tone(print.body, -0.7),
      width: 1.1,
    });
  }
  art.path(bandPath(axis, 193, 108, 132, 31), {
    fill: art.metal(paint(print.color), "across"),
    stroke: tone(print.color, -0.75),
    width: 1.5,
  });
  art.ellipse([axis, 108], 193, 31, {
    fill: art.sheen(paint(tone(print.color, 0.1))),
    stroke: tone(print.color, -0.75),
    width: 1.7,
  });
  for (const x of [118, 482]) art.circle([x, 152], 10, { fill: finishes.zinc.mid, stroke: "#23282d", width: 1.4 });
}

/** A steel drum with two rolling hoops; a keg is the same thing, slimmer. */
export function drawDrum(art: Art, print: Print, radius = 182): void {
  art.shadow([axis + 6, 572], radius * 1.08, 17);
  const sag = radius * 0.16;
  drawBody(
    art,
    turnedPath(
      axis,
      [
        [radius, 66],
        [radius, 540],
      ],
      { bottom: sag },
    ),
    print.color,
  );
  for (const y of [212, 376]) {
    art.path(bandPath(axis, radius + 5, y, y + 18, sag), {
      fill: art.metal(paint(print.color), "across"),
      stroke: tone(print.color, -0.75),
      width: 1.3,
    });
  }
  drawWrap(art, { ...print, color: tone(print.color, -0.25) }, radius, [240, 368], sag);
  for (const y of [60, 528]) {
    art.path(bandPath(axis, radius + 4, y, y + 14, sag), {
      fill: art.metal(finishes.steel, "across"),
      stroke: "#23282d",
      width: 1.3,
    });
  }
  art.ellipse([axis, 60], radius + 4, sag, {
    fill: art.metal(finishes.steel, "across"),
    stroke: "#23282d",
    width: 1.6,
  });
  art.ellipse([axis, 64], radius - 10, sag * 0.84, {
    fill: art.sheen(paint(tone(print.color, 0.1))),
    stroke: tone(print.color, -0.6),
    width: 1.2,
  });
  art.ellipse([axis - radius * 0.45, 60], 20, 7, { fill: art.sheen(finishes.zinc), stroke: "#23282d", width: 1.2 });
  art.ellipse([axis + radius * 0.5, 72], 13, 5, { fill: art.sheen(finishes.zinc), stroke: "#23282d", width: 1.2 });
}
