import type { Art, Point } from "../../kit/art.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { sizeToFit } from "../../kit/text.ts";
import type { Print } from "./containers.ts";

const axis = 300;

/** A flat label on a jug or bottle. */
function drawLabel(art: Art, print: Print, [x, y]: Point, width: number, height: number): void {
  art.rect(x, y, width, height, { fill: "#f6f5f0", stroke: "#6a7178", width: 1 }, 6);
  art.path(
    `M${x} ${y + height * 0.36}V${y + 6}Q${x} ${y} ${x + 6} ${y}H${x + width - 6}Q${x + width} ${y} ${x + width} ${y + 6}V${y + height * 0.36}Z`,
    { fill: print.color },
  );
  const middle = x + width / 2;
  const line = (text: string, share: number, most: number, fill: Color, face: "body" | "heavy" = "body") => {
    if (text !== "")
      art.text([middle, y + height * share], text, {
        size: sizeToFit(text, width * 0.86, height * most, face),
        face,
        fill,
      });
  };
  line(print.brand.toUpperCase(), 0.25, 0.16, inkOn(print.color), "heavy");
  line(print.title, 0.58, 0.14, "#15181b", "heavy");
  line(print.detail, 0.74, 0.09, "#30363b");
  line(print.amount, 0.92, 0.09, "#15181b");
}

/** A gallon jug with a hollow handle. */
export function drawJug(art: Art, print: Print): void {
  art.shadow([axis + 6, 570], 190, 16);
  const outline =
    "M262 108V140C262 168 196 172 156 196C122 216 118 250 118 280V520Q118 560 158 560H442Q482 560 482 520V270C482 214 456 170 404 152C372 142 348 150 340 140V108Z";
  const fill = art.linear(
    [
      [0, tone(print.body, -0.5)],
      [0.12, tone(print.body, -0.1)],
      [0.3, tone(print.body, 0.4)],
      [0.45, print.body],
      [1, tone(print.body, -0.5)],
    ],
    "across",
  );
  art.path(outline, { fill, stroke: tone(print.body, -0.8), width: 2 });
  art.path(
    "M360 204C400 204 434 230 434 274V372Q434 384 422 384Q410 384 408 372V296C406 262 384 246 356 246Q336 244 338 224Q340 204 360 204Z",
    { fill: "#ffffff", stroke: tone(print.body, -0.8), width: 2 },
  );
  art.path("M150 236C140 330 140 430 150 530", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.4,
    width: 10,
    cap: "round",
  });
  drawLabel(art, print, [142, 288], 254, 232);
  art.rect(
    250,
    58,
    102,
    54,
    { fill: art.metal(paint(print.color), "across"), stroke: tone(print.color, -0.78), width: 1.8 },
    8,
  );
  for (let rib = 0; rib < 9; rib++)
    art.line([260 + rib * 10.4, 64], [260 + rib * 10.4, 106], { stroke: "#000000", strokeOpacity: 0.28, width: 2 });
}

export function drawBottle(art: Art, print: Print): void {
  art.shadow([axis + 6, 572], 120, 13);
  const outline =
    "M268 92V124C268 150 212 160 198 200Q192 220 192 250V532Q192 562 222 562H378Q408 562 408 532V250Q408 220 402 200C388 160 332 150 332 124V92Z";
  const fill = art.linear(
    [
      [0, tone(print.body, -0.5)],
      [0.14, tone(print.body, -0.1)],
      [0.3, tone(print.body, 0.4)],
      [0.45, print.body],
      [1, tone(print.body, -0.5)],
    ],
    "across",
  );
  art.path(outline, { fill, stroke: tone(print.body, -0.8), width: 2 });
  drawLabel(art, print, [204, 250], 192, 276);
  art.rect(
    262,
    36,
    76,
    58,
    { fill: art.metal(paint(print.color), "across"), stroke: tone(print.color, -0.78), width: 1.8 },
    7,
  );
  for (let rib = 0; rib < 7; rib++)
    art.line([270 + rib * 10, 42], [270 + rib * 10, 88], { stroke: "#000000", strokeOpacity: 0.28, width: 2 });
}

/** A caged tote on a pallet. */
export function drawTote(art: Art, print: Print): void {
  art.shadow([axis, 572], 240, 14);
  art.rect(
    76,
    522,
    448,
    40,
    {
      fill: art.linear([
        [0, "#c99a5c"],
        [1, "#8a6233"],
      ]),
      stroke: "#4d3517",
      width: 1.6,
    },
    3,
  );
  for (const x of [176, 336]) art.rect(x, 538, 90, 24, { fill: "#3d2a11" });
  art.rect(
    96,
    84,
    408,
    438,
    {
      fill: art.linear(
        [
          [0, "#dfe6ea"],
          [0.25, "#ffffff"],
          [0.6, "#e3e9ec"],
          [1, "#a9b5bc"],
        ],
        "across",
      ),
      stroke: "#4b565e",
      width: 1.8,
    },
    18,
  );
  art.rect(
    238,
    48,
    124,
    40,
    { fill: art.metal(paint(print.color), "across"), stroke: tone(print.color, -0.75), width: 1.6 },
    10,
  );
  const bar = (x: number, y: number, width: number, height: number, isUpright: boolean) =>
    art.rect(
      x,
      y,
      width,
      height,
      {
        fill: art.metal(finishes.galvanized, isUpright ? "across" : "down"),
        stroke: finishes.galvanized.outline,
        width: 0.9,
      },
      4,
    );
  for (let at = 0; at < 7; at++) bar(88 + at * 69, 84, 11, 438, true);
  for (let at = 0; at < 6; at++) bar(84, 96 + at * 82, 434, 10, false);
  drawLabel(art, print, [176, 190], 248, 210);
}
