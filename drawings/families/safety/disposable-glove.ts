import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { drawBox } from "../../kit/box.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { smoothPath } from "../../kit/smooth.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout } from "./shading.ts";

const board: Color = "#f3f5f7";

export const disposableGlove = defineDrawing({
  name: "disposable-glove",
  title: "Box of disposable gloves",
  examples: [
    {
      label: "Nitrile, 5 mil, blue, L",
      attributes: {
        size: "L",
        material: "Nitrile",
        thickness: 5,
        color: "Blue",
        powder: "Powder Free",
        packageQuantity: 100,
        brand: "Nitravale",
      },
    },
    {
      label: "Latex, 8 mil, natural, XL",
      attributes: {
        size: "XL",
        material: "Latex",
        thickness: 8,
        color: "Natural",
        powder: "Powder Free",
        packageQuantity: 50,
        brand: "Palmward",
      },
    },
    {
      label: "Vinyl, 4 mil, clear, M",
      attributes: {
        size: "M",
        material: "Vinyl",
        thickness: 4,
        color: "Clear",
        powder: "Lightly Powdered",
        packageQuantity: 100,
        brand: "Stonewick",
      },
    },
    {
      label: "Nitrile, 8 mil, orange, 2XL",
      attributes: {
        size: "2XL",
        material: "Nitrile",
        thickness: 8,
        color: "Orange",
        powder: "Powder Free",
        packageQuantity: 1000,
        brand: "Corrigard",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [28, 6], scale: 0.91 }, () => {
      art.shadow([316, 556], 270, 16);
      drawCarton(art, item);
      drawGlove(art, colorOf(item.text("color", "Blue")));
    });
    if (!isPlain) {
      drawCallout(art, [
        `Size ${item.text("size", "L")}`,
        `${item.text("thickness", "5")} mil`,
        item.text("powder", ""),
        `${item.text("packageQuantity", "100")} ct`,
      ]);
    }
  },
});

function drawCarton(art: Art, item: Given): void {
  const color = printColor(colorOf(item.text("color", "Blue")));
  const [x, y, width, height] = [40, 268, 440, 282];
  drawBox(art, { at: [x, y], width, height, depth: [78, 62], color: board, sideColor: color, topColor: "#e9edf1" });
  art.path(`M${x} ${y + 84}L${x + width} ${y + 30}V${y + 142}L${x} ${y + 200}Z`, { fill: color, opacity: 0.95 });
  art.path(`M${x} ${y + 208}L${x + width} ${y + 150}V${y + 158}L${x} ${y + 216}Z`, { fill: tone(color, -0.3) });
  drawPrint(art, item, color, [x, y, width, height]);
}

function drawPrint(
  art: Art,
  item: Given,
  color: Color,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  const brand = item.text("brand", "").toUpperCase();
  art.text([x + 22, y + 54], brand, {
    size: sizeToFit(brand, 200, 34, "heavy"),
    face: "heavy",
    fill: tone(color, -0.35),
    anchor: "start",
  });
  const ink = inkOn(color);
  const material = item.text("material", "Nitrile").toUpperCase();
  art.text([x + 22, y + 140], material, { size: 50, face: "heavy", fill: ink, anchor: "start" });
  art.text([x + 24, y + 166], "DISPOSABLE GLOVES", { size: 18, fill: ink, anchor: "start", spacing: 1 });
  art.text([x + 24, y + height - 18], `${item.text("packageQuantity", "100")} GLOVES`, {
    size: 20,
    face: "heavy",
    fill: "#39424b",
    anchor: "start",
  });
  art.rect(x + width - 118, y + height - 112, 96, 92, { fill: "#ffffff", stroke: tone(color, -0.3), width: 3 }, 10);
  const size = item.text("size", "L");
  art.text([x + width - 70, y + height - 50], size, {
    size: sizeToFit(size, 78, 58, "heavy"),
    face: "heavy",
    fill: tone(color, -0.35),
  });
  art.text([x + width - 70, y + height - 30], `${item.text("thickness", "5")} mil`, { size: 15, fill: "#39424b" });
}

/** Pale gloves come in boxes with a darker print. */
function printColor(color: Color): Color {
  return inkOn(color) === "#ffffff" ? color : tone(color, color.toLowerCase() === "#dceaf2" ? -0.35 : -0.18);
}

/** Drawn half out of the opening in the top, the fingers up. */
function drawGlove(art: Art, color: Color): void {
  const opening =
    "M214 246C214 224 250 216 300 216C352 216 392 224 392 246C392 258 350 262 302 262C252 262 214 258 214 246Z";
  art.path(opening, { fill: "#2a2f35", stroke: "#1a1d20", width: 1.6 });
  const outline = smoothPath([
    [246, 252],
    [244, 214],
    [222, 190],
    [190, 172],
    [164, 148],
    [168, 130],
    [194, 132],
    [228, 150],
    [242, 148],
    [234, 112],
    [222, 72],
    [224, 46],
    [244, 42],
    [258, 68],
    [272, 112],
    [278, 112],
    [278, 68],
    [284, 28],
    [300, 16],
    [316, 30],
    [314, 74],
    [314, 114],
    [320, 114],
    [334, 72],
    [348, 40],
    [368, 38],
    [374, 60],
    [362, 104],
    [354, 132],
    [360, 136],
    [382, 108],
    [402, 88],
    [420, 96],
    [418, 118],
    [396, 160],
    [374, 200],
    [364, 226],
    [362, 252],
  ]);
  art.path(`${outline}C330 268 276 268 246 252Z`, {
    fill: art.linear(
      [
        [0, tone(color, 0.6)],
        [0.3, tone(color, 0.22)],
        [0.65, color],
        [1, tone(color, -0.38)],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.6),
    width: 2,
  });
  drawFolds(art, color);
}

function drawFolds(art: Art, color: Color): void {
  const shade = { fill: "none", stroke: tone(color, -0.6), strokeOpacity: 0.4, width: 2.2, cap: "round" } as const;
  art.path(
    "M262 246C268 214 262 190 280 164M300 250C302 222 296 196 304 170M340 248C334 226 340 204 330 180M256 170C286 152 330 152 354 172",
    shade,
  );
  const gleam = { fill: "none", stroke: "#ffffff", strokeOpacity: 0.55, width: 5, cap: "round" } as const;
  art.path(
    "M236 60C242 84 250 104 254 124M292 40C290 66 290 90 290 112M356 54C346 80 340 98 336 118M256 190C252 208 252 224 254 238M180 140C196 146 210 154 222 162",
    gleam,
  );
}
