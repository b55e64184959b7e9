import { decimal } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Profile, bandPath, bend, turnedPath } from "../../kit/turned.ts";
import { drawPins, drawScrew } from "./lamp-base.ts";
import { fitText } from "./print.ts";

/** Shares of the lamp: radii of half its diameter, heights of its length above the base. */
interface Shape {
  readonly glass: Profile;
  readonly body: Profile;
}

const shapes: Readonly<Record<string, Shape>> = {
  A: {
    glass: [
      [0, 0],
      [0.55, 0.03],
      [0.9, 0.16],
      [1, 0.34],
      [0.9, 0.5],
      [0.72, 0.62],
    ],
    body: [
      [0.72, 0.62],
      [0.5, 0.92],
      [0.46, 1],
    ],
  },
  PAR: {
    glass: [
      [0, 0],
      [0.6, 0.01],
      [0.94, 0.06],
      [1, 0.13],
    ],
    body: [
      [1, 0.13],
      [0.97, 0.22],
      [0.62, 0.7],
      [0.4, 0.92],
      [0.38, 1],
    ],
  },
  BR: {
    glass: [
      [0, 0],
      [0.55, 0.03],
      [0.9, 0.15],
      [1, 0.32],
      [0.95, 0.44],
    ],
    body: [
      [0.95, 0.44],
      [0.62, 0.74],
      [0.42, 0.92],
      [0.4, 1],
    ],
  },
  B: {
    glass: [
      [0, 0],
      [0.18, 0.05],
      [0.62, 0.3],
      [1, 0.56],
      [0.96, 0.7],
    ],
    body: [
      [0.96, 0.7],
      [0.66, 0.88],
      [0.6, 1],
    ],
  },
  G: {
    glass: [
      [0, 0],
      [0.6, 0.09],
      [0.93, 0.29],
      [1, 0.46],
      [0.9, 0.64],
      [0.56, 0.82],
    ],
    body: [
      [0.56, 0.82],
      [0.44, 0.93],
      [0.42, 1],
    ],
  },
  MR: {
    glass: [
      [0, 0],
      [0.7, 0.01],
      [1, 0.06],
      [1, 0.14],
    ],
    body: [
      [1, 0.14],
      [0.8, 0.5],
      [0.44, 0.8],
      [0.4, 1],
    ],
  },
};

export const ledLamp = defineDrawing({
  name: "led-lamp",
  title: "LED lamp",
  examples: [
    {
      label: "A19, 9 W",
      attributes: {
        lampShape: "A19",
        base: "E26",
        wattage: 9,
        colorTemperature: 2700,
        diameter: 2.375,
        length: 4.25,
        brand: "Lanternworth",
      },
    },
    {
      label: "PAR38, 14 W",
      attributes: {
        lampShape: "PAR38",
        base: "E26",
        wattage: 14,
        colorTemperature: 4000,
        diameter: 4.75,
        length: 5.2,
        brand: "Lumenfield",
      },
    },
    {
      label: "BR30, 9 W",
      attributes: {
        lampShape: "BR30",
        base: "E26",
        wattage: 9,
        colorTemperature: 5000,
        diameter: 3.75,
        length: 5.2,
        brand: "Lanternworth",
      },
    },
    {
      label: "B11, 4 W",
      attributes: {
        lampShape: "B11",
        base: "E12",
        wattage: 4,
        colorTemperature: 2700,
        diameter: 1.375,
        length: 4,
        brand: "Voltaris",
      },
    },
    {
      label: "MR16, GU10",
      attributes: {
        lampShape: "MR16",
        base: "GU10",
        wattage: 6.5,
        colorTemperature: 3000,
        diameter: 2,
        length: 2.2,
        brand: "Lumenfield",
      },
    },
  ],
  draw: (art, item, view) => {
    const isSmall = view === "dimensioned";
    const [diameter, length] = [item.number("diameter", 2.375), item.number("length", 4.25)];
    const scale = Math.min((isSmall ? 420 : 516) / length, (isSmall ? 330 : 470) / diameter);
    const lamp = { axis: isSmall ? 270 : 300, top: (isSmall ? 280 : 300) - (length * scale) / 2, scale };
    art.shadow([lamp.axis, lamp.top + length * scale + 6], 90, 10);
    drawLamp(art, item, lamp);
    if (isSmall) drawMeasures(art, item, lamp);
  },
});

interface Placed {
  readonly axis: number;
  readonly top: number;
  readonly scale: number;
}

function drawLamp(art: Art, item: Given, { axis, top, scale }: Placed): void {
  const [diameter, length] = [item.number("diameter", 2.375), item.number("length", 4.25)];
  const base = item.text("base", "E26");
  const baseHeight = Math.min(length * 0.34, base === "E26" ? 0.98 : base === "E12" ? 0.72 : 0.5) * scale;
  const height = length * scale - baseHeight;
  const radius = (diameter / 2) * scale;
  const shape = shapes[/^[A-Z]+/.exec(item.text("lampShape", "A19"))?.[0] ?? "A"] ?? shapes["A"];
  if (!shape) return;
  const place = (profile: Profile): Profile => profile.map(([share, y]) => [share * radius, top + y * height]);
  const isReflector = /^(PAR|MR)/.test(item.text("lampShape", "A19"));
  const foot = top + height;
  if (base.startsWith("E")) drawScrew(art, axis, foot - 2, baseHeight, (base === "E12" ? 0.235 : 0.51) * scale);
  else drawPins(art, axis, foot - 2, baseHeight, scale, base);
  const body = turnedPath(axis, bend(place(shape.body)), { bottom: radius * 0.06 });
  art.path(body, { fill: art.metal(finishes.aluminum, "across"), stroke: "#4c565f", width: 1.8 });
  art.path(body, { fill: "#ffffff", fillOpacity: 0.35 });
  if (isReflector) drawFins(art, axis, place(shape.body), radius);
  drawGlass(art, axis, place(shape.glass), radius, glow(item.number("colorTemperature", 2700)));
  const collar = shape.body[0]?.[1] ?? 0.6;
  const waist = (shape.body[0]?.[0] ?? 0.7) * radius;
  art.path(bandPath(axis, waist + 1.5, top + collar * height - 4, top + collar * height + 6, radius * 0.07), {
    fill: art.metal(finishes.aluminum, "across"),
    stroke: "#4c565f",
    width: 1.2,
  });
  const words = top + (collar + (1 - collar) * (isReflector ? 0.32 : 0.42)) * height;
  const width = waist * (isReflector ? 1.1 : 1.25);
  fitText(art, [axis, words], `${decimal(item.number("wattage", 9))} W`, width, {
    size: Math.min(34, height * 0.09),
    face: "heavy",
    fill: "#26303a",
  });
  fitText(art, [axis, words + height * 0.07], `${item.number("colorTemperature", 2700)} K`, width * 0.9, {
    size: Math.min(22, height * 0.055),
    fill: "#4a5763",
  });
}

/** Frosted glass takes a breath of the colour of its light. */
function glow(kelvin: number): Color {
  if (kelvin <= 3000) return "#fff3d6";
  return kelvin >= 5000 ? "#eaf4ff" : "#fbfaf3";
}

function drawGlass(art: Art, axis: number, profile: Profile, radius: number, light: Color): void {
  const glass = turnedPath(axis, bend(profile), { bottom: radius * 0.07 });
  art.path(glass, {
    fill: art.radial(
      [
        [0, "#ffffff"],
        [0.45, light],
        [0.8, "#dfe4e8"],
        [1, "#b4bdc5"],
      ],
      [0.38, 0.3],
      0.82,
    ),
    stroke: "#4c565f",
    width: 1.8,
  });
  const [first, last] = [profile[0]?.[1] ?? 0, profile.at(-1)?.[1] ?? 0];
  const tall = last - first;
  if (tall > radius * 0.5)
    art.ellipse([axis - radius * 0.4, first + tall * 0.38], radius * 0.13, tall * 0.2, {
      fill: "#ffffff",
      fillOpacity: 0.85,
    });
}

function drawFins(art: Art, axis: number, profile: Profile, radius: number): void {
  const [from, to] = [(profile[0]?.[1] ?? 0) + 12, (profile.at(-2)?.[1] ?? 0) - 6];
  const narrow = profile.at(-2)?.[0] ?? radius * 0.4;
  for (let fin = 1; fin < 16; fin++) {
    const share = -Math.cos((fin / 16) * Math.PI);
    art.line([axis + share * radius * 0.95, from], [axis + share * narrow, to], {
      stroke: "#5b646d",
      strokeOpacity: 0.32,
      width: 2.4,
    });
  }
}

function drawMeasures(art: Art, item: Given, { axis, top, scale }: Placed): void {
  const [diameter, length] = [item.number("diameter", 2.375), item.number("length", 4.25)];
  const radius = (diameter / 2) * scale;
  art.dimension({
    from: [axis + radius, top],
    to: [axis + radius * 0.4, top + length * scale],
    label: `${decimal(length)} in`,
    offset: 46,
  });
  art.dimension({
    from: [axis - radius, top + length * scale],
    to: [axis + radius, top + length * scale],
    label: `${decimal(diameter)} in`,
    offset: 40,
  });
}
