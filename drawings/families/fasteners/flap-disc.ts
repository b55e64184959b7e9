import { inchFraction } from "@capstan/platform/fraction";
import { type Art, type Point, ellipsePath } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, finishes, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { turnedFace } from "../../kit/faces.ts";
import { pathOf } from "../../kit/path-of.ts";
import { speckle } from "../../kit/speckle.ts";
import { sizeToFit } from "../../kit/text.ts";
import { grainColor, grainMark, grainSize, grainTones } from "./grains.ts";
import { drawThreadedHub } from "./hub.ts";

export const flapDisc = defineDrawing({
  name: "flap-disc",
  title: "Flap disc",
  examples: [
    {
      label: "Zirconia, 60, T29",
      attributes: {
        diameter: 4.5,
        grit: 60,
        grain: "Zirconia Alumina",
        arborSize: "7/8 in",
        wheelType: "Type 29",
        density: "Standard",
        backing: "Fiberglass",
        maxRpm: 13_300,
        brand: "Abradine",
      },
    },
    {
      label: "Ceramic, 40, hub",
      attributes: {
        diameter: 7,
        grit: 40,
        grain: "Ceramic",
        arborSize: "5/8-11",
        wheelType: "Type 29",
        density: "Standard",
        backing: "Fiberglass",
        maxRpm: 8_600,
        brand: "Korundel",
      },
    },
    {
      label: "Aluminum oxide, 120, high density",
      attributes: {
        diameter: 4.5,
        grit: 120,
        grain: "Aluminum Oxide",
        arborSize: "7/8 in",
        wheelType: "Type 27",
        density: "High",
        backing: "Fiberglass",
        maxRpm: 13_300,
        brand: "Flintmoor",
      },
    },
    {
      label: "Zirconia, 80, trimmable",
      attributes: {
        diameter: 5,
        grit: 80,
        grain: "Zirconia Alumina",
        arborSize: "5/8-11",
        wheelType: "Type 29",
        density: "Standard",
        backing: "Trimmable Plastic",
        maxRpm: 12_200,
        brand: "Cinderway",
      },
    },
  ],
  draw: (art, item, view) => {
    if (view === "plain") drawDisc(art, item, [300, 294], 264);
    else drawWithDimensions(art, item);
  },
});

function drawDisc(art: Art, item: Given, [x, y]: Point, radius: number): void {
  const color = grainColor(item.text("grain", "Zirconia Alumina"));
  const isPlastic = item.text("backing", "Fiberglass").includes("Plastic");
  art.shadow([x + 4, y + radius + 10], radius * 0.8, 14);
  const plate: Color = isPlastic ? "#e8eaec" : "#c8b48a";
  art.circle([x + 3, y + 4], radius * 0.975, { fill: tone(plate, -0.35), stroke: "#15181b", width: 1.4 });
  drawFlaps(art, item, [x, y], radius, color);
  drawPlateAndHub(art, item, [x, y], radius, plate, color);
}

/** Each flap leans over the next; all are the same piece, turned. */
function drawFlaps(art: Art, item: Given, [x, y]: Point, radius: number, color: Color): void {
  const count = item.text("density", "Standard") === "High" ? 72 : 50;
  const step = 360 / count;
  const [near, far] = [radius * 0.42, radius];
  const half = ((2 * Math.PI * radius) / count) * 1.15;
  const fill = art.linear(
    [
      [0, tone(color, 0.3)],
      [0.3, color],
      [0.78, tone(color, -0.3)],
      [1, tone(color, -0.6)],
    ],
    "down",
  );
  const drawFlap = (at: number): void => {
    // Light falls from the upper left, so flaps that face it are brighter.
    const light = Math.cos(((at * step - 225) * Math.PI) / 180);
    art.path(
      pathOf`M${near} ${-half * 0.35}L${far - 5} ${-half * 0.62}Q${far} ${-half * 0.5} ${far - 1} ${-half * 0.2}L${far - 3} ${half * 0.62}L${near} ${half * 0.5}Z`,
      { fill, stroke: tone(color, -0.72), width: 1 },
    );
    if (Math.abs(light) < 0.25) return;
    art.path(
      pathOf`M${near} ${-half * 0.3}L${far - 6} ${-half * 0.52}L${far - 6} ${half * 0.1}L${near} ${half * 0.1}Z`,
      {
        fill: light > 0 ? "#ffffff" : "#000000",
        fillOpacity: Math.abs(light) * 0.16,
      },
    );
  };
  for (let at = 0; at < count; at++) {
    art.group({ move: [x, y], rotate: at * step }, () => drawFlap(at));
  }
  // The first flap lies over the last one, as far as the second leaves it free.
  const free = art.clip(pathOf`M0 ${-2 * half}H${far + 9}V${half * 0.25}L${near} 0H0Z`);
  art.group({ move: [x, y] }, () => art.group({ clip: free }, () => drawFlap(0)));
  const [bright, dark] = grainTones(color);
  const grain = speckle(art, {
    colors: [bright, dark],
    count: 110,
    grain: grainSize(item.number("grit", 60)),
    tile: 60,
    opacity: 0.5,
  });
  art.path(ellipsePath([x, y], far * 0.985, far * 0.985) + ellipsePath([x, y], near, near), {
    fill: grain,
    evenOdd: true,
  });
}

function drawPlateAndHub(art: Art, item: Given, [x, y]: Point, radius: number, plate: Color, color: Color): void {
  const inner = radius * 0.45;
  art.circle([x, y], inner, {
    fill: art.linear(
      [
        [0, tone(plate, -0.25)],
        [0.4, plate],
        [1, tone(plate, 0.4)],
      ],
      "diagonal",
    ),
    stroke: "#15181b",
    width: 1.5,
  });
  art.circle([x, y], inner * 0.93, { fill: "#f6f4ee", stroke: tone(color, -0.4), width: 1.2 });
  art.path(pathOf`M${x - inner * 0.93} ${y}A${inner * 0.93} ${inner * 0.93} 0 0 1 ${x + inner * 0.93} ${y}Z`, {
    fill: color,
  });
  const brand = item.text("brand", "Flap Disc").toUpperCase();
  art.textOnArc([x, y], inner * 0.68, brand, {
    size: sizeToFit(brand, inner * 1.9, inner * 0.22, "heavy"),
    face: "heavy",
    fill: "#ffffff",
    spacing: 1,
  });
  const mark = `${grainMark(item.text("grain", ""))} ${item.number("grit", 60)}`;
  art.text([x, y + inner * 0.64], mark, { size: inner * 0.22, face: "heavy" });
  art.text([x, y + inner * 0.8], `${item.number("maxRpm", 13_300).toLocaleString("en-US")} RPM`, {
    size: inner * 0.12,
    fill: "#b3121f",
  });
  const metal = finishes.zinc;
  const bore = radius * (item.text("arborSize", "7/8 in") === "5/8-11" ? 0.12 : 0.18);
  if (item.text("arborSize", "") === "5/8-11") {
    drawThreadedHub(art, [x, y], radius * 0.2, bore);
    return;
  }
  art.circle([x, y], bore * 1.18, { fill: turnedFace(art, metal), stroke: metal.outline, width: 1.2 });
  art.circle([x, y], bore, { fill: "#ffffff", stroke: metal.outline, width: 1.4 });
}

function drawWithDimensions(art: Art, item: Given): void {
  const [x, y, radius] = [290, 250, 200];
  drawDisc(art, item, [x, y], radius);
  art.dimension({
    from: [x - radius, y + radius],
    to: [x + radius, y + radius],
    label: `${inchFraction(item.number("diameter", 4.5))} in`,
    offset: 48,
  });
  art.text([x, 556], `Arbor ${item.text("arborSize", "7/8 in")}, ${item.text("wheelType", "Type 29")}`, {
    size: 22,
    fill: "#14365c",
  });
}
