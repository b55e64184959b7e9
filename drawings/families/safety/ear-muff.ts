import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./shading.ts";

interface Muffs {
  readonly color: Color;
  readonly band: string;
  readonly rating: number;
  readonly brand: string;
  /** How far the shell stands out from its cushion: quieter cups are deeper. */
  readonly depth: number;
}

const black: Color = "#1d1f22";

export const earMuff = defineDrawing({
  name: "ear-muff",
  title: "Ear muffs",
  examples: [
    {
      label: "Over-the-head, 27 dB, orange",
      attributes: { bandStyle: "Over-the-Head", noiseReductionRating: 27, color: "Orange", brand: "Bracken" },
    },
    {
      label: "Behind-the-neck, 22 dB, blue",
      attributes: { bandStyle: "Behind-the-Neck", noiseReductionRating: 22, color: "Blue", brand: "Clearline" },
    },
    {
      label: "Cap-mounted, 28 dB, lime",
      attributes: { bandStyle: "Cap-Mounted", noiseReductionRating: 28, color: "Hi-Vis Lime", brand: "Harrowgate" },
    },
    {
      label: "Folding, 24 dB, red",
      attributes: { bandStyle: "Folding", noiseReductionRating: 24, color: "Red", brand: "Stonewick" },
    },
  ],
  draw: (art, item, view) => {
    const muffs = muffsOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [30, 4], scale: 0.9 }, () => {
      art.shadow([300, 562], 220, 16);
      drawBand(art, muffs);
      drawCup(art, muffs, 1);
      drawCup(art, muffs, -1);
    });
    if (!isPlain) drawCallout(art, [`NRR ${muffs.rating} dB`, muffs.band]);
  },
});

function muffsOf(item: Given): Muffs {
  const rating = item.number("noiseReductionRating", 27);
  return {
    color: colorOf(item.text("color", "Orange")),
    band: item.text("bandStyle", "Over-the-Head"),
    rating,
    brand: item.text("brand", ""),
    depth: 78 + (rating - 20) * 3.4,
  };
}

function drawBand(art: Art, muffs: Muffs): void {
  if (muffs.band === "Cap-Mounted") {
    drawArm(art, 1);
    drawArm(art, -1);
    return;
  }
  const isNeck = muffs.band === "Behind-the-Neck";
  const path = isNeck
    ? "M112 372C96 250 150 176 300 176C450 176 504 250 488 372"
    : "M112 360C96 160 170 44 300 44C430 44 504 160 488 360";
  const width = isNeck ? 13 : 32;
  art.path(path, { fill: "none", stroke: "#08090a", width: width + 4, cap: "round" });
  art.path(path, {
    fill: "none",
    stroke: art.linear(
      [
        [0, "#5a5f65"],
        [0.4, black],
        [1, "#30343a"],
      ],
      "diagonal",
    ),
    width,
    cap: "round",
  });
  const gleam = isNeck ? "M130 300C140 228 200 190 290 184" : "M120 270C128 150 190 66 290 52";
  art.path(gleam, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.26, width: isNeck ? 3 : 5, cap: "round" });
  if (!isNeck) drawPad(art, muffs);
}

/** The padding under the top of the band, and the hinges of a folding one. */
function drawPad(art: Art, { band, color }: Muffs): void {
  art.path("M188 74C224 40 376 40 412 74L396 96C350 66 250 66 204 96Z", {
    fill: art.linear([
      [0, "#4a4f55"],
      [1, "#17191b"],
    ]),
    stroke: "#000000",
    width: 1.6,
  });
  art.path("M204 78C246 50 354 50 396 78", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.22,
    width: 4,
    dash: "7 6",
    cap: "round",
  });
  if (band !== "Folding") return;
  for (const x of [132, 468]) {
    art.circle([x, 196], 22, { fill: tone(color, -0.1), stroke: "#000000", width: 2 });
    art.circle([x, 196], 8, { fill: "#d3d8dd", stroke: "#22262a", width: 1.4 });
  }
}

/** An arm that snaps into the slot of a hard hat. */
function drawArm(art: Art, facing: 1 | -1): void {
  const x = (value: number) => (facing === 1 ? value : 600 - value);
  const arm = `M${x(118)} 420C${x(104)} 330 ${x(128)} 236 ${x(196)} 150`;
  art.path(arm, { fill: "none", stroke: "#08090a", width: 26, cap: "round" });
  art.path(arm, { fill: "none", stroke: "#33383d", width: 21, cap: "round" });
  art.path(arm, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.25, width: 4, cap: "round" });
  art.polygon(
    [
      [x(170), 84],
      [x(232), 84],
      [x(240), 166],
      [x(162), 166],
    ],
    {
      fill: art.linear(
        [
          [0, "#5a5f65"],
          [1, black],
        ],
        "diagonal",
      ),
      stroke: "#000000",
      width: 2,
    },
  );
  art.rect(Math.min(x(184), x(220)), 62, 36, 26, { fill: "#3c4147", stroke: "#000000", width: 1.8 }, 4);
  art.line([x(180), 112], [x(224), 112], { stroke: "#ffffff", strokeOpacity: 0.3, width: 3 });
}

function drawCup(art: Art, muffs: Muffs, facing: 1 | -1): void {
  const { color, depth } = muffs;
  const x = (value: number) => (facing === 1 ? value : 600 - value);
  const inner = 150;
  const left = inner - depth;
  const cushion = art.linear(
    [
      [facing === 1 ? 0 : 1, "#595e64"],
      [0.5, "#25282b"],
      [facing === 1 ? 1 : 0, "#0c0d0e"],
    ].toSorted((one, other) => Number(one[0]) - Number(other[0])) as [number, Color][],
    "across",
  );
  art.path(
    `M${x(158)} 298H${x(186)}C${x(212)} 306 ${x(220)} 366 ${x(220)} 424C${x(220)} 486 ${x(212)} 546 ${x(186)} 554H${x(158)}Z`,
    { fill: cushion, stroke: "#000000", width: 1.6 },
  );
  art.path(`M${x(190)} 320C${x(204)} 360 ${x(204)} 492 ${x(190)} 532`, {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.2,
    width: 4,
  });
  art.path(`M${x(146)} 294H${x(164)}V558H${x(146)}Z`, { fill: "#17191b", stroke: "#000000", width: 1.4 });
  const shell = `M${x(inner)} 300C${x(left + depth * 0.28)} 308 ${x(left)} 366 ${x(left)} 426C${x(left)} 490 ${x(left + depth * 0.28)} 544 ${x(inner)} 552Z`;
  art.path(shell, { fill: shellFill(art, color), stroke: tone(color, -0.75), width: 2 });
  const rim = (inset: number) =>
    `M${x(inner - depth * 0.12)} ${322 + inset}C${x(left + depth * 0.42)} ${330 + inset} ${x(left + depth * 0.26)} 376 ${x(left + depth * 0.26)} 426C${x(left + depth * 0.26)} 480 ${x(left + depth * 0.42)} ${524 - inset} ${x(inner - depth * 0.12)} ${532 - inset}`;
  art.path(rim(0), { fill: "none", stroke: tone(color, -0.55), strokeOpacity: 0.55, width: 3 });
  art.path(rim(4), { fill: "none", stroke: "#ffffff", strokeOpacity: 0.35, width: 2 });
  if (muffs.band !== "Cap-Mounted") drawSlider(art, x(112));
  drawPrint(art, muffs, x(inner - depth * 0.47));
}

function shellFill(art: Art, color: Color) {
  return art.radial(
    [
      [0, tone(color, 0.6)],
      [0.22, tone(color, 0.22)],
      [0.6, color],
      [1, tone(color, -0.52)],
    ],
    [0.4, 0.26],
    0.85,
  );
}

function drawSlider(art: Art, x: number): void {
  art.rect(
    x - 13,
    286,
    26,
    118,
    {
      fill: art.linear(
        [
          [0, "#3d4248"],
          [0.4, black],
          [1, "#0d0e10"],
        ],
        "across",
      ),
      stroke: "#000000",
      width: 1.6,
    },
    11,
  );
  art.line([x, 300], [x, 388], { stroke: "#b9bec4", width: 5, cap: "round" });
}

function drawPrint(art: Art, { brand, rating, color, depth }: Muffs, x: number): void {
  const fill = inkOn(color);
  const words = brand.toUpperCase();
  art.text([x, 462], words, { size: sizeToFit(words, depth * 0.78, 16, "heavy"), face: "heavy", fill, opacity: 0.92 });
  art.text([x, 488], `NRR ${rating}`, { size: sizeToFit("NRR 27", depth * 0.72, 19), fill, opacity: 0.9 });
}
