import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { sizeToFit } from "../../kit/text.ts";
import { fingerLines, handPath, knuckles } from "./hand.ts";
import { drawCallout, lit, roundness } from "./shading.ts";

interface Glove {
  readonly style: string;
  readonly leather: Color;
  readonly hasGauntlet: boolean;
  readonly hasKnitWrist: boolean;
  readonly isMechanics: boolean;
  readonly brand: string;
  readonly size: string;
}

const leathers: Readonly<Record<string, Color>> = {
  Tan: "#c68f4e",
  Natural: "#e2c999",
  Gray: "#98a0a6",
  Gold: "#d9a441",
  Yellow: "#e6bc4a",
};

export const leatherGlove = defineDrawing({
  name: "leather-glove",
  title: "Leather work glove",
  examples: [
    {
      label: "Drivers, grain cowhide",
      attributes: {
        style: "Drivers",
        material: "Grain Cowhide",
        color: "Tan",
        cuff: "Slip-On",
        size: "L",
        brand: "Hollin & Reese",
      },
    },
    {
      label: "Mechanics, synthetic",
      attributes: {
        style: "Mechanics",
        material: "Synthetic Leather",
        color: "Black",
        cuff: "Slip-On",
        size: "XL",
        brand: "Palmward",
      },
    },
    {
      label: "Welding, split cowhide",
      attributes: {
        style: "Welding",
        material: "Split Cowhide",
        color: "Gray",
        cuff: "Gauntlet",
        size: "L",
        brand: "Corrigard",
      },
    },
    {
      label: "Knuckle guard, red",
      attributes: {
        style: "Mechanics, Knuckle Guard",
        material: "Synthetic Leather",
        color: "Red",
        cuff: "Knit Wrist",
        size: "M",
        brand: "Northfold",
      },
    },
    {
      label: "Double palm, pigskin",
      attributes: {
        style: "Double Palm",
        material: "Grain Pigskin",
        color: "Yellow",
        cuff: "Gauntlet",
        size: "S",
        brand: "Stonewick",
      },
    },
  ],
  draw: (art, item, view) => {
    const glove = gloveOf(item);
    const isPlain = view === "plain";
    const scale = (glove.hasGauntlet ? 0.98 : 1.16) * (isPlain ? 1 : 0.9);
    art.shadow([300, isPlain ? 572 : 524], glove.hasGauntlet ? 150 : 130, 13);
    art.group({ move: [300 - 176 * scale, isPlain ? 16 : 18], scale }, () => drawGlove(art, glove));
    if (!isPlain) drawCallout(art, [`Size ${glove.size}`, item.text("material", ""), item.text("lining", "")]);
  },
});

function gloveOf(item: Given): Glove {
  const style = item.text("style", "Drivers");
  const color = item.text("color", "Tan");
  const isMechanics = style.startsWith("Mechanics");
  const cuff = item.text("cuff", "Slip-On");
  return {
    style,
    leather: isMechanics ? colorOf(color) : (leathers[color] ?? colorOf(color)),
    hasGauntlet: cuff === "Gauntlet" || style === "Welding" || style === "Double Palm" || style === "Safety Cuff",
    hasKnitWrist: cuff === "Knit Wrist",
    isMechanics,
    brand: item.text("brand", ""),
    size: item.text("size", "L"),
  };
}

function drawGlove(art: Art, glove: Glove): void {
  const body = glove.isMechanics && inkOn(glove.leather) === "#ffffff" ? tone(glove.leather, 0.04) : glove.leather;
  art.path(handPath, { fill: lit(art, body) });
  const clip = art.clip(handPath);
  art.group({ clip }, () => {
    if (glove.isMechanics) drawMechanicsBack(art, glove);
    else drawLeatherBack(art, glove);
    art.rect(0, 0, 340, 470, { fill: roundness(art) });
  });
  art.path(handPath, { fill: "none", stroke: tone(glove.leather, -0.72), width: 2.2 });
  if (glove.hasGauntlet) drawGauntlet(art, glove);
  else drawWrist(art, glove);
}

function drawLeatherBack(art: Art, { leather, style }: Glove): void {
  const grain = art.pattern(11, 9, (tile) => {
    tile.path("M1 3Q3 1 5 3M7 7Q9 5 10 7M5 8L6 6", {
      fill: "none",
      stroke: tone(leather, -0.6),
      strokeOpacity: 0.22,
      width: 1,
    });
  });
  const hasClothBack = style === "Double Palm" || style === "Safety Cuff";
  if (hasClothBack) drawStripedBack(art, leather);
  art.rect(0, 0, 340, 470, { fill: grain });
  const seam = tone(leather, -0.55);
  for (const line of fingerLines) stitch(art, smoothPath(line), seam);
  stitch(art, "M104 262C120 300 112 350 96 396", seam);
  stitch(art, "M150 214V300M196 214V300M244 232L232 306", seam);
  if (style === "Drivers")
    for (let y = 366; y <= 384; y += 9)
      art.path(`M92 ${y}Q178 ${y - 10} 268 ${y}`, {
        fill: "none",
        stroke: seam,
        strokeOpacity: 0.7,
        width: 2.4,
        dash: "6 4",
      });
}

function drawStripedBack(art: Art, leather: Color): void {
  art.path("M60 262C130 210 240 206 300 250L282 450H90Z", { fill: "#eceae2" });
  for (let x = 100; x < 290; x += 22)
    art.line([x, 216], [x - 4, 450], { stroke: "#2a5a9c", strokeOpacity: 0.55, width: 5 });
  art.path("M108 250C150 214 220 212 280 246C236 286 150 288 108 250Z", {
    fill: lit(art, leather),
    stroke: tone(leather, -0.6),
    width: 1.8,
  });
}

function drawMechanicsBack(art: Art, { leather, style, brand }: Glove): void {
  const trim: Color = "#1d2023";
  const weave = art.pattern(6, 6, (tile) => {
    tile.path("M0 6L6 0M-1 1L1 -1M5 7L7 5", { fill: "none", stroke: "#000000", strokeOpacity: 0.25, width: 1.2 });
  });
  art.rect(0, 0, 340, 470, { fill: weave });
  for (const line of fingerLines) {
    art.path(smoothPath(line.slice(0, 2)), {
      fill: "none",
      stroke: trim,
      strokeOpacity: 0.92,
      width: 26,
      cap: "round",
    });
  }
  art.path("M60 318C110 330 120 400 100 452H60Z", { fill: trim, fillOpacity: 0.9 });
  art.path("M296 300C262 330 258 400 262 452H320Z", { fill: trim, fillOpacity: 0.9 });
  if (style.includes("Knuckle")) drawGuards(art, leather);
  else {
    art.path("M112 236C150 204 232 206 274 252C262 284 236 268 196 262C152 258 126 272 112 236Z", {
      fill: lit(art, "#2a2d31"),
      stroke: "#000000",
      width: 1.8,
    });
  }
  if (style.includes("Fingerless"))
    for (const [x, y, turn] of [
      [96, 92, -10],
      [169, 84, 0],
      [240, 98, 12],
    ] as const)
      drawOpenFinger(art, x, y, turn);
  const words = brand.toUpperCase();
  art.text([184, 348], words, {
    size: sizeToFit(words, 130, 26, "heavy"),
    face: "heavy",
    fill: inkOn(leather),
    opacity: 0.9,
  });
}

function drawOpenFinger(art: Art, x: number, y: number, turn: number): void {
  art.group({ move: [x, y], rotate: turn }, () => {
    art.rect(-40, -110, 80, 110, { fill: "#ffffff" });
    art.ellipse([0, 0], 24, 8, { fill: "#3a3f45", stroke: "#000000", width: 1.6 });
  });
}

function drawGuards(art: Art, leather: Color): void {
  for (const [x, y] of knuckles) {
    art.rect(
      x - 22,
      y - 20,
      44,
      40,
      {
        fill: art.ball({
          dark: tone(leather, -0.7),
          mid: tone(leather, -0.35),
          light: tone(leather, 0.1),
          shine: tone(leather, 0.7),
          outline: "#000000",
        }),
        stroke: "#000000",
        width: 1.8,
      },
      13,
    );
  }
  for (const line of fingerLines.slice(1)) {
    const [tip, middle] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
    const at = [(tip[0] + middle[0]) / 2, (tip[1] + middle[1]) / 2 + 14] as const;
    art.rect(at[0] - 13, at[1] - 20, 26, 40, { fill: lit(art, leather), stroke: "#000000", width: 1.5 }, 9);
  }
}

function drawGauntlet(art: Art, glove: Glove): void {
  const isWelding = glove.style === "Welding";
  const color: Color = isWelding ? tone(glove.leather, -0.08) : "#e9e4d4";
  const cuff = "M90 392C140 380 220 380 270 392L300 566C220 588 130 588 54 566Z";
  art.path(cuff, { fill: lit(art, color), stroke: tone(color, -0.7), width: 2.2 });
  if (!isWelding)
    for (const x of [96, 136, 176, 216, 256])
      art.line([176 + (x - 176) * 0.9, 402], [176 + (x - 176) * 1.35, 574], {
        stroke: "#2a5a9c",
        strokeOpacity: 0.5,
        width: 6,
      });
  art.path("M60 552C130 574 220 574 296 552L300 566C220 588 130 588 54 566Z", {
    fill: tone(glove.leather, -0.25),
    stroke: tone(color, -0.7),
    width: 1.6,
  });
  stitch(art, "M82 424C140 438 220 438 276 424", tone(color, -0.6));
  art.path(cuff, { fill: roundness(art) });
  const words = glove.brand.toUpperCase();
  art.text([177, 508], words, {
    size: sizeToFit(words, 150, 28, "heavy"),
    face: "heavy",
    fill: tone(color, -0.7),
    opacity: 0.8,
  });
}

function drawWrist(art: Art, { leather, hasKnitWrist, isMechanics }: Glove): void {
  const color: Color = hasKnitWrist ? "#3a3f45" : isMechanics ? "#1d2023" : tone(leather, -0.1);
  const cuff = "M95 416C140 408 220 408 262 416V462C220 470 140 470 96 462Z";
  art.path(cuff, { fill: lit(art, color), stroke: tone(color, -0.7), width: 2 });
  if (hasKnitWrist) {
    for (let x = 104; x < 262; x += 8)
      art.line([x, 416], [x, 464], { stroke: "#000000", strokeOpacity: 0.35, width: 2 });
  } else if (isMechanics) {
    art.rect(150, 418, 126, 38, { fill: lit(art, tone(leather, -0.3)), stroke: "#000000", width: 1.8 }, 7);
    stitch(art, "M158 426H268V448H158Z", "#ffffff");
  } else {
    art.path("M96 452C140 460 220 460 262 452V462C220 470 140 470 96 462Z", {
      fill: "#a61c2b",
      stroke: "#5c0f17",
      width: 1,
    });
    stitch(art, "M98 424C140 416 220 416 260 424", tone(color, -0.6));
  }
}

function stitch(art: Art, path: string, color: Color): void {
  art.path(path, { fill: "none", stroke: color, strokeOpacity: 0.75, width: 2, dash: "6 4.5", cap: "round" });
}
