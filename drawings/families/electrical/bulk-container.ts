import type { Art } from "../../kit/art.ts";
import { type Color, finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";
import { drawShaded, fitText } from "./print.ts";
import type { FluidWords } from "./vehicle-fluid.ts";

const axis = 300;

/** A five-gallon pail with its lid and bail. */
export function drawPail(art: Art, words: FluidWords): void {
  const plastic: Color = words.body === "#2a2d31" ? "#2a2d31" : "#eceeef";
  art.shadow([308, 566], 200, 18);
  const bail = "M122 168C130 12 470 12 478 168";
  art.path(bail, { fill: "none", stroke: "#3b4248", width: 7 });
  art.path(bail, { fill: "none", stroke: "#b9c1c8", width: 3.6 });
  art.path(
    turnedPath(axis, [
      [30, 50],
      [30, 66],
    ]),
    { fill: art.metal(paint("#f4f5f5")), stroke: "#444444", width: 1.2 },
  );
  const body = turnedPath(
    axis,
    [
      [184, 128],
      [162, 536],
    ],
    { bottom: 26 },
  );
  drawShaded(art, body, plastic, tone(plastic, -0.7), art.cylinderShade());
  for (const [y, radius] of [
    [152, 188],
    [176, 186],
    [200, 185],
  ] as const) {
    art.path(bandPath(axis, radius, y, y + 9, 30), {
      fill: art.metal(paint(plastic), "across"),
      stroke: tone(plastic, -0.6),
      width: 1,
    });
  }
  art.path(bandPath(axis, 190, 118, 138, 31), {
    fill: art.metal(paint(words.band), "across"),
    stroke: tone(words.band, -0.7),
    width: 1.2,
  });
  art.ellipse([axis, 118], 190, 31, { fill: art.sheen(paint(words.band)), stroke: tone(words.band, -0.7), width: 1.6 });
  art.ellipse([axis, 120], 164, 25, {
    fill: art.sheen(paint(tone(words.band, 0.1))),
    stroke: tone(words.band, -0.6),
    width: 1,
  });
  art.group({ clip: art.clip(body) }, () => drawWrap(art, words, 184, 256, 470, 27));
}

/** A 55-gallon steel drum, its rolling hoops and bungs. */
export function drawDrum(art: Art, words: FluidWords): void {
  const color = words.band;
  art.shadow([308, 570], 200, 18);
  const body = turnedPath(
    axis,
    [
      [182, 66],
      [182, 538],
    ],
    { bottom: 30 },
  );
  drawShaded(art, body, color, tone(color, -0.75), art.cylinderShade());
  for (const y of [210, 376]) {
    art.path(bandPath(axis, 187, y, y + 18, 31), {
      fill: art.metal(paint(color), "across"),
      stroke: tone(color, -0.7),
      width: 1.2,
    });
  }
  for (const y of [62, 524]) {
    art.path(bandPath(axis, 186, y, y + 13, 31), {
      fill: art.metal(finishes.steel, "across"),
      stroke: "#23282d",
      width: 1.2,
    });
  }
  art.ellipse([axis, 62], 186, 31, { fill: art.metal(finishes.steel, "across"), stroke: "#23282d", width: 1.6 });
  art.ellipse([axis, 66], 172, 26, { fill: art.sheen(paint(tone(color, 0.1))), stroke: tone(color, -0.6), width: 1.2 });
  for (const [x, y, radius] of [
    [218, 60, 20],
    [388, 74, 13],
  ] as const) {
    art.ellipse([x, y], radius, radius * 0.36, { fill: art.sheen(finishes.zinc), stroke: "#23282d", width: 1.2 });
  }
  drawWrap(art, words, 182, 236, 364, 30);
}

/** A caged tote on its pallet. */
export function drawTote(art: Art, words: FluidWords): void {
  art.shadow([305, 568], 240, 16);
  art.rect(
    84,
    520,
    432,
    44,
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
  for (const x of [170, 330]) art.rect(x, 536, 100, 28, { fill: "#4d3517", fillOpacity: 0.75 });
  art.rect(
    98,
    70,
    404,
    450,
    {
      fill: art.linear(
        [
          [0, "#ffffff"],
          [0.6, "#e9edf0"],
          [1, "#c3cbd1"],
        ],
        "diagonal",
      ),
      stroke: "#5a646d",
      width: 2,
    },
    26,
  );
  art.ellipse([axis, 72], 60, 15, { fill: art.sheen(paint("#1a2f4a")), stroke: "#0c1726", width: 1.4 });
  const bar = art.metal(finishes.galvanized, "across");
  for (let at = 0; at <= 6; at++) art.rect(84 + at * 70, 58, 9, 466, { fill: bar, stroke: "#3c4442", width: 1 });
  for (let at = 0; at <= 5; at++)
    art.rect(82, 60 + at * 90, 436, 8, { fill: art.metal(finishes.galvanized), stroke: "#3c4442", width: 1 });
  art.rect(180, 190, 240, 150, { fill: "#ffffff", stroke: "#5a646d", width: 1.4 }, 4);
  art.rect(180, 190, 240, 52, { fill: words.band }, 4);
  fitText(art, [axis, 226], words.brand, 210, { size: 30, face: "heavy", fill: inkOn(words.band) });
  fitText(art, [axis, 286], words.grade, 210, { size: 34, face: "heavy", fill: "#23282d" });
  fitText(art, [axis, 318], `${words.title}  ${words.size}`, 210, { size: 15, fill: "#33383d" });
  art.rect(268, 494, 64, 24, { fill: art.metal(paint("#c8102e")), stroke: "#3a0811", width: 1.4 }, 6);
}

function drawWrap(art: Art, words: FluidWords, radius: number, from: number, to: number, bulge: number): void {
  const height = to - from;
  art.path(bandPath(axis, radius, from, to, bulge), { fill: "#fbfbf9" });
  art.path(bandPath(axis, radius, from, from + height * 0.34, bulge), { fill: tone(words.band, -0.15) });
  art.path(bandPath(axis, radius, from, to, bulge), { fill: art.cylinderShade(), fillOpacity: 0.85 });
  const line = (share: number) => from + height * share + bulge;
  const ink = inkOn(tone(words.band, -0.15));
  fitText(art, [axis, line(0.24)], words.brand, radius * 1.5, { size: height * 0.19, face: "heavy", fill: ink });
  fitText(art, [axis, line(0.6)], words.grade, radius * 1.4, {
    size: height * 0.22,
    face: "heavy",
    fill: tone(words.band, -0.3),
  });
  fitText(art, [axis, line(0.74)], words.title, radius * 1.4, { size: height * 0.085, fill: "#33383d" });
  fitText(art, [axis, line(0.89)], `${words.formula.slice(0, 18)}   ${words.size}`, radius * 1.4, {
    size: height * 0.085,
    fill: "#33383d",
  });
}
