import type { Art, Point } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf, inkOn, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { sizeToFit } from "../../kit/text.ts";
import { drawCallout, lit } from "./shading.ts";

interface Cartridge {
  readonly bands: readonly Color[];
  readonly hazard: string;
  readonly brand: string;
  readonly isDisc: boolean;
  readonly isThreaded: boolean;
  readonly depth: number;
}

/** NIOSH's colours that paints have no name for. */
const codeColors: Readonly<Record<string, Color>> = { Magenta: "#b3127c", Olive: "#6b6b2a" };

export const respiratorCartridge = defineDrawing({
  name: "respirator-cartridge",
  title: "Respirator cartridges",
  examples: [
    {
      label: "Organic vapor",
      attributes: {
        hazard: "Organic Vapor",
        color: "Black",
        filterClass: "None",
        connection: "Bayonet",
        packageQuantity: 2,
        brand: "Airholt",
      },
    },
    {
      label: "P100 discs",
      attributes: {
        hazard: "P100",
        color: "Magenta",
        filterClass: "P100",
        connection: "Bayonet",
        packageQuantity: 2,
        brand: "Airholt",
      },
    },
    {
      label: "Multi-gas, P100",
      attributes: {
        hazard: "Multi-Gas/Vapor, P100",
        color: "Olive/Magenta",
        filterClass: "P100",
        connection: "Threaded 40 mm",
        brand: "Clearline",
      },
    },
    {
      label: "Ammonia",
      attributes: {
        hazard: "Ammonia, Methylamine",
        color: "Green",
        filterClass: "None",
        connection: "Snap-Lock",
        brand: "Harrowgate",
      },
    },
    {
      label: "Acid gas",
      attributes: {
        hazard: "Acid Gas",
        color: "White",
        filterClass: "None",
        profile: "Low Profile",
        brand: "Corrigard",
      },
    },
  ],
  draw: (art, item, view) => {
    const cartridge = cartridgeOf(item);
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [36, 0], scale: 0.88 }, () => {
      art.shadow([310, 552], 260, 16);
      drawCartridge(art, cartridge, [352, 190], 138);
      drawCartridge(art, cartridge, [188, 366], 154);
    });
    if (!isPlain) drawCallout(art, [cartridge.hazard, item.text("connection", "")]);
  },
});

function cartridgeOf(item: Given): Cartridge {
  const hazard = item.text("hazard", "Organic Vapor");
  const filter = item.text("filterClass", "None");
  const isDisc = hazard === filter || hazard.startsWith("P100,");
  return {
    bands: item
      .text("color", "Black")
      .split("/")
      .map((name) => codeColors[name] ?? colorOf(name)),
    hazard,
    brand: item.text("brand", ""),
    isDisc,
    isThreaded: item.text("connection", "Bayonet").startsWith("Threaded"),
    depth: isDisc ? 40 : item.text("profile", "Standard").startsWith("Low") ? 78 : 112,
  };
}

/** A drum that lies with its face to the viewer, leading away to the right. */
function drawCartridge(art: Art, cartridge: Cartridge, [x, y]: Point, radius: number): void {
  const [first = "#232528"] = cartridge.bands;
  const depth = cartridge.depth * (radius / 160);
  const rx = radius * 0.92;
  const shell: Color = cartridge.isDisc ? first : "#3a3f45";
  art.path(
    `M${x} ${y - radius}L${x + depth} ${y - radius * 0.95}A${rx} ${radius * 0.95} 0 0 1 ${x + depth} ${y + radius * 0.95}L${x} ${y + radius}Z`,
    {
      fill: art.linear([
        [0, tone(shell, -0.4)],
        [0.18, tone(shell, 0.45)],
        [0.35, shell],
        [0.8, tone(shell, -0.45)],
        [1, tone(shell, -0.65)],
      ]),
      stroke: "#15181b",
      width: 2,
    },
  );
  if (!cartridge.isDisc) drawBands(art, cartridge, [x, y], radius, depth);
  drawFace(art, cartridge, [x, y], rx, radius);
}

function drawBands(art: Art, { bands }: Cartridge, [x, y]: Point, radius: number, depth: number): void {
  const width = (depth * 0.62) / bands.length;
  bands.forEach((band, at) => {
    const from = x + depth * 0.24 + at * width;
    art.path(
      `M${from} ${y - radius}L${from + width} ${y - radius}A${radius * 0.92} ${radius} 0 0 1 ${from + width} ${y + radius}L${from} ${y + radius}A${radius * 0.92} ${radius} 0 0 0 ${from} ${y - radius}Z`,
      {
        fill: art.linear([
          [0, tone(band, -0.35)],
          [0.18, tone(band, 0.5)],
          [0.36, band],
          [0.8, tone(band, -0.4)],
          [1, tone(band, -0.6)],
        ]),
        stroke: tone(band, -0.7),
        width: 1.2,
      },
    );
  });
}

function drawFace(art: Art, cartridge: Cartridge, [x, y]: Point, rx: number, ry: number): void {
  const [first = "#232528"] = cartridge.bands;
  const body: Color = cartridge.isDisc ? first : "#e4e7ea";
  art.ellipse([x, y], rx, ry, {
    fill: lit(art, cartridge.isDisc ? tone(first, 0.1) : "#565d64"),
    stroke: "#15181b",
    width: 2.2,
  });
  art.ellipse([x, y], rx * 0.88, ry * 0.88, { fill: lit(art, body), stroke: tone(body, -0.6), width: 1.8 });
  const ribs = 9;
  for (let rib = 1; rib < ribs; rib++) {
    const at = (rib / ribs) * 2 - 1;
    const half = Math.sqrt(1 - at * at) * 0.84;
    art.line([x - rx * half, y + ry * 0.88 * at], [x + rx * half, y + ry * 0.88 * at], {
      stroke: tone(body, -0.5),
      strokeOpacity: 0.5,
      width: cartridge.isDisc ? 2 : 4,
    });
  }
  if (cartridge.isThreaded)
    art.ellipse([x, y], rx * 0.96, ry * 0.96, {
      fill: "none",
      stroke: "#9aa1a8",
      strokeOpacity: 0.7,
      width: 3,
      dash: "3 7",
    });
  drawLabel(art, cartridge, [x, y], rx);
}

function drawLabel(art: Art, { hazard, brand, bands }: Cartridge, [x, y]: Point, rx: number): void {
  const [first = "#232528"] = bands;
  const parts = hazard.replace("Multi-Gas/Vapor", "Multi-Gas").split(", ");
  const words = parts.length > 1 ? parts : hazard.split(" ");
  const line = rx * 0.24;
  const height = line * (words.length + 1) + 22;
  art.rect(x - rx * 0.6, y - height / 2, rx * 1.2, height, { fill: "#ffffff", stroke: "#39424b", width: 1.4 }, 8);
  art.rect(x - rx * 0.6, y - height / 2, rx * 1.2, line + 6, { fill: first, stroke: "#39424b", width: 1.4 }, 8);
  const name = brand.toUpperCase();
  art.text([x, y - height / 2 + line * 0.92], name, {
    size: sizeToFit(name, rx * 1.02, line * 0.7, "heavy"),
    face: "heavy",
    fill: inkOn(first),
  });
  words.forEach((word, at) => {
    art.text([x, y - height / 2 + line * (at + 2) + 5], word.toUpperCase(), {
      size: sizeToFit(word.toUpperCase(), rx * 1.05, line * 0.82),
      fill: "#1d2226",
    });
  });
}
