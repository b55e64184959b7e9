import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawStandingRoll } from "../../kit/roll.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

const papers: Readonly<Record<string, Color>> = { White: "#f6f6f3", Brown: "#c39b6a" };

export const paperProduct = defineDrawing({
  name: "paper-product",
  title: "Towels and tissue",
  examples: [
    {
      label: "Roll towel, brown",
      attributes: {
        productType: "Roll Towel",
        color: "Brown",
        width: 8,
        rollLength: 800,
        ply: 1,
        system: "Universal",
        surface: "Smooth",
        brand: "Papermoor",
      },
    },
    {
      label: "Multifold, white",
      attributes: {
        productType: "Multifold Towel",
        color: "White",
        width: 9.25,
        sheetCount: 250,
        ply: 1,
        brand: "Cleanhurst",
      },
    },
    {
      label: "Toilet tissue",
      attributes: {
        productType: "Toilet Tissue",
        color: "White",
        width: 4,
        sheetCount: 500,
        ply: 2,
        surface: "Embossed",
        brand: "Papermoor",
      },
    },
    {
      label: "Jumbo tissue",
      attributes: {
        productType: "Jumbo Tissue",
        color: "White",
        width: 3.5,
        rollLength: 1000,
        ply: 2,
        brand: "Bluewell",
      },
    },
    {
      label: "Center-pull, white",
      attributes: {
        productType: "Center-Pull Towel",
        color: "White",
        width: 8,
        sheetCount: 600,
        ply: 2,
        surface: "Embossed",
        brand: "Wovenby",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [36, 0], scale: 0.88 }, () => drawPaper(art, item));
    if (!isPlain)
      drawCallout(art, [
        `${inchFraction(item.number("width", 8))} in wide`,
        amountOf(item),
        `${item.text("ply", "1")} ply`,
      ]);
  },
});

function drawPaper(art: Art, item: Given): void {
  const kind = item.text("productType", "Roll Towel");
  const color = papers[item.text("color", "White")] ?? "#f6f6f3";
  if (kind === "Multifold Towel" || kind === "C-Fold Towel") drawFolded(art, color, item);
  else if (kind === "Toilet Tissue") drawTissue(art, color, item);
  else drawRoll(art, color, item, kind);
}

function amountOf(item: Given): string {
  return item.has("sheetCount") ? `${item.number("sheetCount", 250)} sheets` : `${item.number("rollLength", 800)} ft`;
}

function drawRoll(art: Art, color: Color, item: Given, kind: string): void {
  const isJumbo = kind === "Jumbo Tissue";
  const isCenter = kind === "Center-Pull Towel";
  const long = Math.min(1, item.number("rollLength", 800) / 1_150);
  const radius = isJumbo ? 224 : isCenter ? 186 : 158 + 46 * long;
  const height = isJumbo ? 176 : 330;
  const tilt = isJumbo ? 0.42 : 0.32;
  const top = 300 - height / 2 - (isJumbo ? 4 : 6);
  art.shadow([300, top + height + radius * tilt + 4], radius * 1.2, 17);
  drawStandingRoll(art, {
    top: [300, top],
    radius,
    height,
    tilt,
    color,
    coreRadius: isJumbo ? 62 : 44,
    winds: isJumbo ? 18 : 13,
  });
  if (item.text("surface", "Smooth") === "Embossed")
    drawEmbossing(art, color, [300 - radius, top, radius * 2, height], radius * tilt);
  if (item.text("system", "Universal") === "Notched Core")
    art.path(`M292 ${top - 12}H308V${top + 4}H292Z`, { fill: "#2a2f35" });
  drawTail(art, color, radius, top, height, tilt);
  const brand = item.text("brand", "").toUpperCase();
  art.text([300 - radius * 0.3, top + height * 0.56 + radius * tilt * 0.95], brand, {
    size: sizeToFit(brand, radius * 0.9, 26, "heavy"),
    face: "heavy",
    fill: tone(color, -0.5),
    opacity: 0.55,
  });
}

/** The end of the paper, hanging down at the right. */
function drawTail(art: Art, color: Color, radius: number, top: number, height: number, tilt: number): void {
  const edge = 300 + radius;
  const foot = top + height + radius * tilt * 0.5;
  art.path(
    `M${edge - radius * 0.2} ${top + radius * tilt * 0.62}C${edge + 12} ${top + radius * tilt * 0.4} ${edge + 34} ${top + 20} ${edge + 30} ${top + 60}L${edge + 24} ${foot - 30}C${edge} ${foot} ${edge - radius * 0.12} ${foot + 14} ${edge - radius * 0.28} ${foot + 22}Z`,
    {
      fill: art.linear(
        [
          [0, tone(color, -0.1)],
          [0.5, tone(color, 0.4)],
          [1, tone(color, -0.14)],
        ],
        "across",
      ),
      stroke: tone(color, -0.6),
      width: 1.8,
    },
  );
}

function drawEmbossing(
  art: Art,
  color: Color,
  [x, y, width, height]: readonly [number, number, number, number],
  bulge: number,
): void {
  const dots = art.pattern(18, 18, (tile) => {
    tile.circle([5, 5], 2.2, { fill: tone(color, -0.3), fillOpacity: 0.35 });
    tile.circle([14, 14], 2.2, { fill: tone(color, -0.3), fillOpacity: 0.35 });
  });
  const radius = width / 2;
  art.path(
    `M${x} ${y}A${radius} ${bulge} 0 0 0 ${x + width} ${y}V${y + height}A${radius} ${bulge} 0 0 1 ${x} ${y + height}Z`,
    { fill: dots },
  );
}

/** Four standard rolls, stacked two and two. */
function drawTissue(art: Art, color: Color, item: Given): void {
  art.shadow([300, 560], 270, 16);
  for (const [x, y] of [
    [426, 86],
    [174, 86],
    [426, 322],
    [174, 322],
  ] as const) {
    drawStandingRoll(art, { top: [x, y + 22], radius: 118, height: 172, tilt: 0.3, color, coreRadius: 40, winds: 10 });
    if (item.text("surface", "Smooth") === "Embossed") drawEmbossing(art, color, [x - 118, y + 22, 236, 172], 35);
  }
  const label: Color = "#2f7d4f";
  art.path("M56 420A118 35 0 0 0 292 420V488A118 35 0 0 1 56 488Z", { fill: label, fillOpacity: 0.92 });
  const brand = item.text("brand", "").toUpperCase();
  art.text([174, 488], brand, { size: sizeToFit(brand, 180, 30, "heavy"), face: "heavy", fill: "#ffffff" });
  art.text([174, 512], `${item.text("ply", "2")} PLY`, { size: 20, fill: "#ffffff" });
  art.path("M56 420A118 35 0 0 0 292 420V488A118 35 0 0 1 56 488Z", { fill: art.cylinderShade(), opacity: 0.35 });
}

/** A sleeve of folded towels, standing, with a paper band. */
function drawFolded(art: Art, color: Color, item: Given): void {
  const isC = item.text("productType", "") === "C-Fold Towel";
  const [x, y, width, height] = [58, 190, 410, 356];
  art.shadow([304, 556], 264, 16);
  art.path(`M${x} ${y}L${x + 84} ${y - 82}H${x + width + 84}L${x + width} ${y}Z`, {
    fill: lit(art, tone(color, 0.2)),
    stroke: tone(color, -0.6),
    width: 2,
  });
  art.path(`M${x + width} ${y}L${x + width + 84} ${y - 82}V${y + height - 82}L${x + width} ${y + height}Z`, {
    fill: art.linear(
      [
        [0, tone(color, -0.12)],
        [1, tone(color, -0.36)],
      ],
      "across",
    ),
    stroke: tone(color, -0.6),
    width: 2,
  });
  art.rect(x, y, width, height, {
    fill: art.linear([
      [0, tone(color, 0.25)],
      [1, tone(color, -0.14)],
    ]),
    stroke: tone(color, -0.6),
    width: 2,
  });
  const step = isC ? 11 : 7;
  for (let line = y + step; line < y + height - 2; line += step) {
    art.line([x + 2, line], [x + width - 2, line], { stroke: tone(color, -0.45), strokeOpacity: 0.32, width: 1.4 });
    art.line([x + width, line], [x + width + 82, line - 80], {
      stroke: tone(color, -0.5),
      strokeOpacity: 0.3,
      width: 1.2,
    });
  }
  art.line([x + 42, y - 41], [x + width + 42, y - 41], { stroke: tone(color, -0.5), strokeOpacity: 0.5, width: 2 });
  drawBand(art, item, [x + 96, y, 218, height]);
}

function drawBand(art: Art, item: Given, [x, y, width, height]: readonly [number, number, number, number]): void {
  const green: Color = "#2f7d4f";
  art.path(`M${x} ${y}L${x + 84} ${y - 82}H${x + width + 84}L${x + width} ${y}Z`, {
    fill: tone(green, 0.3),
    stroke: tone(green, -0.6),
    width: 1.6,
  });
  art.rect(x, y, width, height, { fill: lit(art, green), stroke: tone(green, -0.6), width: 1.8 });
  const brand = item.text("brand", "").toUpperCase();
  const middle = x + width / 2;
  art.text([middle, y + height * 0.4], brand, {
    size: sizeToFit(brand, width * 0.86, 38, "heavy"),
    face: "heavy",
    fill: "#ffffff",
  });
  const kind = item.text("productType", "Multifold Towel");
  art.text([middle, y + height * 0.52], kind, { size: sizeToFit(kind, width * 0.84, 26), fill: "#ffffff" });
  art.text([middle, y + height * 0.64], amountOf(item), { size: 24, fill: "#ffffff" });
}
