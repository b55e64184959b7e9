import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit, roundness } from "./shading.ts";
import { fingerLines, handPath } from "./hand.ts";

interface Glove {
  readonly liner: Color;
  readonly coat: Color;
  readonly coating: string;
  /** Where the dip ends on the palm, and on the back; in units of the hand. */
  readonly palmDip: number;
  readonly backDip: number;
  readonly hem: Color;
  readonly size: string;
  readonly cut: string;
  readonly brand: string;
}

/** The hem's colour tells the size, as on the shelf. */
const hems: Readonly<Record<string, Color>> = {
  XS: "#d23b68",
  S: "#f2b705",
  M: "#1a7f3c",
  L: "#7a4a21",
  XL: "#1557a6",
  "2XL": "#6b7280",
};

export const coatedGlove = defineDrawing({
  name: "coated-glove",
  title: "Coated work gloves",
  examples: [
    {
      label: "A4, foam nitrile, gray and black",
      attributes: {
        size: "L",
        cutLevel: "A4",
        coating: "Foam Nitrile",
        coverage: "Palm & Fingers",
        color: "Gray",
        coatingColor: "Black",
        brand: "Palmward",
      },
    },
    {
      label: "A1, sandy nitrile, lime",
      attributes: {
        size: "XL",
        cutLevel: "A1",
        coating: "Sandy Nitrile",
        coverage: "Palm & Fingers",
        color: "Hi-Vis Lime",
        coatingColor: "Black",
        brand: "Stonewick",
      },
    },
    {
      label: "A2, smooth nitrile, full dip, blue",
      attributes: {
        size: "M",
        cutLevel: "A2",
        coating: "Smooth Nitrile",
        coverage: "Full Dip",
        color: "Blue",
        coatingColor: "Blue",
        brand: "Corrigard",
      },
    },
    {
      label: "A6, crinkle, white and gray",
      attributes: {
        size: "S",
        cutLevel: "A6",
        coating: "Crinkle Latex",
        coverage: "3/4 Dip",
        color: "White",
        coatingColor: "Gray",
        brand: "Harrowgate",
      },
    },
  ],
  draw: (art, item, view) => {
    const glove = gloveOf(item);
    const isPlain = view === "plain";
    const scale = isPlain ? 0.99 : 0.92;
    art.shadow([300, isPlain ? 556 : 512], 240, 14);
    art.group({ move: [isPlain ? 2 : 24, 72], rotate: -5, scale }, () => drawBack(art, glove));
    art.group({ move: [isPlain ? 598 : 576, 62], rotate: 5, scale: [-scale, scale] }, () => drawPalm(art, glove));
    if (!isPlain) drawCallout(art, [`Size ${glove.size}`, `ANSI cut ${glove.cut}`, glove.coating]);
  },
});

function gloveOf(item: Given): Glove {
  const coverage = item.text("coverage", "Palm & Fingers");
  const isFull = coverage.startsWith("Full");
  const size = item.text("size", "L");
  return {
    liner: colorOf(item.text("color", "Gray")),
    coat: colorOf(item.text("coatingColor", "Black")),
    coating: item.text("coating", "Foam Nitrile"),
    palmDip: isFull ? 404 : 372,
    backDip: isFull ? 396 : coverage.startsWith("3/4") ? 268 : 92,
    hem: hems[size] ?? "#6b7280",
    size,
    cut: item.text("cutLevel", "A1"),
    brand: item.text("brand", ""),
  };
}

/** The back shows the knit, with what is printed on it; only a deep dip reaches over the knuckles. */
function drawBack(art: Art, glove: Glove): void {
  drawKnit(art, glove);
  const clip = art.clip(handPath);
  art.group({ clip }, () => {
    if (glove.backDip > 100) {
      art.path(
        `M-20 -20H360V${glove.backDip - 24}C280 ${glove.backDip + 14} 120 ${glove.backDip + 18} -20 ${glove.backDip}Z`,
        {
          fill: lit(art, glove.coat),
          stroke: tone(glove.coat, -0.5),
          strokeOpacity: 0.6,
        },
      );
    } else {
      drawDippedTips(art, glove);
    }
    art.rect(0, 0, 340, 470, { fill: roundness(art) });
  });
  drawHem(art, glove);
  const ink = inkOn(glove.backDip > 300 ? glove.coat : glove.liner);
  art.text([176, 306], glove.brand.toUpperCase(), {
    size: sizeToFit(glove.brand.toUpperCase(), 124, 25, "heavy"),
    face: "heavy",
    fill: ink,
    opacity: 0.82,
  });
  art.rect(143, 320, 66, 34, { fill: "none", stroke: ink, strokeOpacity: 0.75, width: 2.2 }, 6);
  art.text([176, 346], glove.cut, { size: 25, face: "heavy", fill: ink, opacity: 0.85 });
  art.path(handPath, { fill: "none", stroke: tone(glove.liner, -0.72), width: 2.2 });
}

function drawPalm(art: Art, glove: Glove): void {
  drawKnit(art, glove);
  const clip = art.clip(handPath);
  const dip = glove.palmDip;
  art.group({ clip }, () => {
    art.path(
      `M-20 -20H360V${dip - 26}C300 ${dip + 10} 240 ${dip + 20} 180 ${dip + 16}C130 ${dip + 12} 100 ${dip - 6} 70 ${dip - 16}L-20 ${dip - 60}Z`,
      {
        fill: lit(art, glove.coat),
        stroke: tone(glove.coat, -0.6),
        strokeOpacity: 0.7,
        width: 2,
      },
    );
    drawTexture(art, glove);
    drawCreases(art, glove.coat);
    art.rect(0, 0, 340, 470, { fill: roundness(art) });
  });
  drawHem(art, glove);
  art.path(handPath, { fill: "none", stroke: tone(glove.coat, -0.75), width: 2.2 });
}

function drawKnit(art: Art, { liner }: Glove): void {
  const { light, mid, dark } = paint(liner);
  art.path(handPath, {
    fill: art.linear(
      [
        [0, tone(liner, 0.4)],
        [0.35, light],
        [0.7, liner],
        [1, mid],
      ],
      "diagonal",
    ),
  });
  const knit = art.pattern(7, 8, (tile) => {
    tile.path("M0 1L3.5 5L7 1", { fill: "none", stroke: dark, strokeOpacity: 0.3, width: 1.1 });
    tile.path("M0 5L3.5 9L7 5", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.22, width: 0.9 });
  });
  art.path(handPath, { fill: knit });
}

function drawDippedTips(art: Art, { coat }: Glove): void {
  for (const [tip] of fingerLines.map((line) => [line[0] ?? [0, 0]] as const)) {
    art.circle([tip[0], tip[1] - 12], 30, { fill: lit(art, coat), stroke: tone(coat, -0.5), strokeOpacity: 0.5 });
  }
}

function drawTexture(art: Art, { coating, coat }: Glove): void {
  const dark = tone(coat, -0.7);
  const light = tone(coat, 0.55);
  if (/crinkle/i.test(coating)) {
    const wrinkles = art.pattern(26, 18, (tile) => {
      tile.path("M0 4Q6 0 12 5T26 4M2 13Q9 9 15 14T26 12", {
        fill: "none",
        stroke: dark,
        strokeOpacity: 0.4,
        width: 2,
      });
      tile.path("M0 7Q6 3 12 8T26 7", { fill: "none", stroke: light, strokeOpacity: 0.35, width: 1.4 });
    });
    art.rect(0, 0, 340, 400, { fill: wrinkles });
  } else if (/sand|foam/i.test(coating)) {
    const isSand = /sand/i.test(coating);
    const grain = art.pattern(9, 9, (tile) => {
      tile.circle([2, 2], isSand ? 1.3 : 0.9, { fill: light, fillOpacity: isSand ? 0.45 : 0.22 });
      tile.circle([6.5, 5], isSand ? 1.2 : 0.8, { fill: dark, fillOpacity: isSand ? 0.6 : 0.3 });
      tile.circle([4, 8], isSand ? 1 : 0.7, { fill: light, fillOpacity: 0.25 });
    });
    art.rect(0, 0, 340, 420, { fill: grain });
  } else {
    const shine = { fill: "none", stroke: "#ffffff", strokeOpacity: 0.22, width: 5, cap: "round" } as const;
    for (const line of fingerLines) art.path(smoothPath(line.slice(0, 2)), shine);
  }
}

function drawCreases(art: Art, coat: Color): void {
  const crease = { fill: "none", stroke: tone(coat, -0.8), strokeOpacity: 0.55, width: 2.6, cap: "round" } as const;
  art.path(
    "M92 300C120 276 196 270 268 292M104 348C116 310 150 290 196 288M82 150L122 142M150 122H190M214 142L256 148M100 92L120 88",
    crease,
  );
  for (const line of fingerLines) {
    art.path(smoothPath(line), { fill: "none", stroke: "#ffffff", strokeOpacity: 0.07, width: 16, cap: "round" });
    art.path(smoothPath(line), { fill: "none", stroke: "#ffffff", strokeOpacity: 0.1, width: 7, cap: "round" });
  }
}

function drawHem(art: Art, { hem, liner }: Glove): void {
  const cuff = "M95 410C140 402 220 402 262 410V446C220 454 140 454 96 446Z";
  art.path(cuff, { fill: liner });
  art.path("M96 446C140 454 220 454 262 446V466C220 474 140 474 96 466Z", {
    fill: hem,
    stroke: tone(hem, -0.5),
    width: 1.4,
  });
  art.path(cuff, {
    fill: art.linear(
      [
        [0, "#ffffff", 0.2],
        [0.3, "#ffffff", 0.3],
        [1, "#000000", 0.3],
      ],
      "across",
    ),
    stroke: tone(liner, -0.6),
    strokeOpacity: 0.7,
    width: 1.6,
  });
  for (let x = 106; x < 262; x += 9) {
    art.line([x, 408], [x, 448], { stroke: tone(liner, -0.6), strokeOpacity: 0.3, width: 1.6 });
  }
}
