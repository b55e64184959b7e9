import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { drawShaded, fitText, houseColor, smallPrint } from "./print.ts";
import { drawDrum, drawPail, drawTote } from "./bulk-container.ts";

export const vehicleFluid = defineDrawing({
  name: "vehicle-fluid",
  title: "Jug of vehicle fluid",
  examples: [
    {
      label: "Engine oil, 5 qt",
      attributes: {
        fluidType: "Engine Oil",
        viscosity: "SAE 5W-30",
        formula: "Full Synthetic",
        size: "5 qt",
        container: "Jug",
        color: "Amber",
        standard: "API SP",
        brand: "Axleton",
      },
    },
    {
      label: "Coolant, 1 gal",
      attributes: {
        fluidType: "Antifreeze/Coolant",
        viscosity: "50/50 Prediluted",
        formula: "OAT, Orange",
        size: "1 gal",
        container: "Jug",
        color: "Orange",
        standard: "ASTM D3306",
        brand: "Roadmark",
      },
    },
    {
      label: "Oil, 1 qt",
      attributes: {
        fluidType: "Engine Oil",
        viscosity: "SAE 15W-40",
        formula: "Conventional",
        size: "1 qt",
        container: "Bottle",
        color: "Amber",
        standard: "API CK-4",
        brand: "Fleetholm",
      },
    },
    {
      label: "DEF, 55 gal",
      attributes: {
        fluidType: "Diesel Exhaust Fluid",
        viscosity: "32.5% Urea",
        formula: "Standard",
        size: "55 gal",
        container: "Drum",
        color: "Clear",
        standard: "ISO 22241",
        brand: "Drovemark",
      },
    },
    {
      label: "Oil, 5 gal",
      attributes: {
        fluidType: "Engine Oil",
        viscosity: "SAE 10W-30",
        formula: "Synthetic Blend",
        size: "5 gal",
        container: "Pail",
        color: "Amber",
        standard: "API CK-4",
        brand: "Axleton",
      },
    },
  ],
  draw: (art, item, view) => {
    const words = wordsOf(item);
    const container = item.text("container", "Jug");
    art.group(view === "dimensioned" ? { move: [48, 14], scale: 0.84 } : {}, () => {
      if (container === "Pail") drawPail(art, words);
      else if (container === "Drum") drawDrum(art, words);
      else if (container === "Tote") drawTote(art, words);
      else if (container === "Bottle") drawBottle(art, words);
      else drawJug(art, words);
    });
    if (view === "dimensioned")
      fitText(
        art,
        [300, 566],
        `${item.text("size", "1 gal")} ${container.toLowerCase()}, ${item.text("standard", "")}`,
        520,
        { size: 22, fill: "#14365c" },
      );
  },
});

/** What is printed on the container, and its colours. */
export interface FluidWords {
  readonly brand: string;
  readonly title: string;
  readonly grade: string;
  readonly formula: string;
  readonly size: string;
  readonly standard: string;
  readonly body: Color;
  readonly band: Color;
}

function wordsOf(item: Given): FluidWords {
  const type = item.text("fluidType", "Engine Oil");
  const brand = item.text("brand", "Axleton");
  const color = paintColor(item.text("color", "Amber"));
  const isOil = type === "Engine Oil";
  const isUrea = type === "Diesel Exhaust Fluid";
  return {
    brand: brand.toUpperCase(),
    title: type.replace("Antifreeze/Coolant", "Antifreeze & Coolant").toUpperCase(),
    grade: item.text("viscosity", "SAE 5W-30").replace("SAE ", "").replace(" Prediluted", ""),
    formula: item.text("formula", "").toUpperCase(),
    size: item.text("size", "1 gal").toUpperCase(),
    standard: item.text("standard", ""),
    body: isOil ? oilBody(item.text("formula", "")) : isUrea ? "#eef2f5" : tone(color, 0.08),
    band: isUrea ? "#1557a6" : houseColor(brand),
  };
}

/** Bottles of synthetic oil are often silver, the plain ones black or gray. */
function oilBody(formula: string): Color {
  if (formula === "Full Synthetic") return "#b3bac1";
  return formula === "Conventional" ? "#2a2d31" : "#4a5560";
}

/** Handle at the right, spout at the upper left, as gallon and five-quart jugs have them. */
function drawJug(art: Art, words: FluidWords): void {
  art.shadow([305, 566], 205, 18);
  drawScrewCap(art, [205, 40], 50, words.band === words.body ? "#111111" : tone(words.band, -0.2));
  const outline = tone(words.body, -0.72);
  const body =
    "M164 108C160 136 122 158 112 212L106 520Q106 560 146 560H454Q494 560 494 520L490 240C486 166 430 110 352 96H250Z";
  const hole =
    "M338 150C392 158 432 196 438 250L440 300Q438 316 424 314C404 310 398 286 396 262C392 220 372 190 334 182Q318 164 338 150Z";
  art.path(body + hole, { fill: words.body, evenOdd: true });
  art.path(body + hole, { fill: bottleLight(art), stroke: outline, width: 2, evenOdd: true });
  art.path(hole, { fill: "none", stroke: "#000000", strokeOpacity: 0.35, width: 3 });
  art.path("M132 220L124 510", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.55, width: 7, cap: "round" });
  art.path("M250 110C320 104 404 118 452 190", {
    fill: "none",
    stroke: "#ffffff",
    strokeOpacity: 0.4,
    width: 5,
    cap: "round",
  });
  drawLabel(art, words, { x: 146, y: 322, width: 308, height: 212 });
}

function drawBottle(art: Art, words: FluidWords): void {
  art.shadow([305, 570], 140, 16);
  drawScrewCap(art, [300, 30], 42, tone(words.band, -0.2));
  const profile = bend([
    [44, 92],
    [50, 110],
    [96, 160],
    [124, 214],
    [126, 300],
    [126, 470],
    [124, 550],
    [112, 562],
  ]);
  drawShaded(art, turnedPath(300, profile, { bottom: 8 }), words.body, tone(words.body, -0.72), bottleLight(art));
  art.path("M200 220L198 530", { fill: "none", stroke: "#ffffff", strokeOpacity: 0.5, width: 6, cap: "round" });
  drawLabel(art, words, { x: 192, y: 250, width: 216, height: 264 });
}

function bottleLight(art: Art) {
  return art.linear(
    [
      [0, "#000000", 0.3],
      [0.12, "#000000", 0.05],
      [0.22, "#ffffff", 0.35],
      [0.34, "#ffffff", 0.05],
      [0.75, "#000000", 0.12],
      [1, "#000000", 0.42],
    ],
    "across",
  );
}

function drawScrewCap(art: Art, [axis, top]: readonly [number, number], radius: number, color: Color): void {
  const finish = paint(color);
  const cap = turnedPath(
    axis,
    [
      [radius * 0.94, top],
      [radius, top + 50],
    ],
    { bottom: 8 },
  );
  art.ellipse([axis, top], radius * 0.94, 8, { fill: finish.light, stroke: finish.outline, width: 1.4 });
  drawShaded(art, cap, color, finish.outline, art.cylinderShade());
  for (let rib = 1; rib < 14; rib++) {
    const x = axis - radius * Math.cos((rib / 14) * Math.PI);
    art.line([x, top + 10], [x, top + 50], { stroke: "#000000", strokeOpacity: 0.28, width: 1.8 });
  }
  art.path(bandPath(axis, radius + 3, top + 52, top + 64, 8), {
    fill: art.metal(finish, "across"),
    stroke: finish.outline,
    width: 1.2,
  });
}

interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawLabel(art: Art, words: FluidWords, { x, y, width, height }: Panel): void {
  const middle = x + width / 2;
  const ink = inkOn(words.band);
  art.rect(x, y, width, height, { fill: "#fbfbf9", stroke: "#5a626a", strokeOpacity: 0.6, width: 1 }, 12);
  art.path(
    `M${x} ${y + 12}Q${x} ${y} ${x + 12} ${y}H${x + width - 12}Q${x + width} ${y} ${x + width} ${y + 12}V${y + height * 0.36}Q${middle} ${y + height * 0.46} ${x} ${y + height * 0.36}Z`,
    { fill: words.band },
  );
  fitText(art, [middle, y + height * 0.2], words.brand, width * 0.86, { size: 34, face: "heavy", fill: ink });
  fitText(art, [middle, y + height * 0.32], words.title, width * 0.8, { size: 15, fill: ink, spacing: 1 });
  fitText(art, [middle, y + height * 0.66], words.grade, width * 0.84, {
    size: 46,
    face: "heavy",
    fill: tone(words.band, -0.25),
  });
  fitText(art, [middle, y + height * 0.78], words.formula, width * 0.84, { size: 15, fill: "#33383d" });
  smallPrint(art, [middle, y + height * 0.83], width * 0.5, 1);
  fitText(art, [middle, y + height * 0.95], `${words.standard}   ${words.size}`, width * 0.84, {
    size: 15,
    fill: "#33383d",
  });
}
