import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { finishes, inkOn, paint, tone } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { bandPath, turnedPath } from "../../kit/turned.ts";
import { paintColor } from "./paint-colors.ts";
import { fitText, houseColor, smallPrint } from "./print.ts";

interface Container {
  readonly axis: number;
  readonly radius: number;
  readonly top: number;
  readonly base: number;
  readonly bulge: number;
  readonly isPail: boolean;
}

/** Width and height in inches of the containers that paint comes in. */
const containers: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "1/2 pt": [2.9, 2.9],
  "1 pt": [3.4, 3.9],
  "1 qt": [4.25, 4.9],
  "1 gal": [6.6, 7.7],
  "2 gal": [8.7, 9.2],
  "5 gal": [11.9, 14.5],
};

export const paintCan = defineDrawing({
  name: "paint-can",
  title: "Can of paint",
  examples: [
    {
      label: "Safety blue enamel, 1 gal",
      attributes: {
        coatingType: "Rust-Preventive Enamel",
        color: "Safety Blue",
        gloss: "Gloss",
        size: "1 gal",
        base: "Alkyd",
        brand: "Ambercoat",
      },
    },
    {
      label: "Latex, 5 gal",
      attributes: {
        coatingType: "Interior Latex Paint",
        color: "Antique White",
        gloss: "Eggshell",
        size: "5 gal",
        base: "Acrylic Latex",
        brand: "Hearthcote",
      },
    },
    {
      label: "Traffic yellow, 1 gal",
      attributes: {
        coatingType: "Traffic Paint",
        color: "Yellow",
        gloss: "Flat",
        size: "1 gal",
        base: "Acrylic Latex",
        brand: "Kromatek",
      },
    },
    {
      label: "Half-pint black",
      attributes: {
        coatingType: "Rust-Preventive Enamel",
        color: "Black",
        gloss: "Gloss",
        size: "1/2 pt",
        base: "Alkyd",
        brand: "Ambercoat",
      },
    },
  ],
  draw: (art, item, view) => {
    const size = item.text("size", "1 gal");
    const [width, height] = containers[size] ?? [6.6, 7.7];
    const room = view === "dimensioned" ? 350 : 410;
    const scale = Math.min(room / height, (room * 0.98) / width);
    const base = view === "dimensioned" ? 532 : 552;
    const isPail = size === "5 gal" || size === "2 gal";
    const container: Container = {
      axis: view === "dimensioned" ? 260 : 300,
      radius: (width / 2) * scale,
      top: base - height * scale,
      base,
      bulge: (width / 2) * scale * 0.17,
      isPail,
    };
    art.shadow([container.axis + 8, base + 7], container.radius * 1.2, 18);
    drawContainer(art, container, item);
    if (view === "dimensioned") drawMeasures(art, container, item, width, height);
  },
});

function drawContainer(art: Art, container: Container, item: Given): void {
  drawBail(art, container);
  drawBody(art, container, item);
  drawLid(art, container, item);
  drawEars(art, container);
  drawWords(art, container, item);
}

function drawBody(art: Art, { axis, radius, top, base, bulge, isPail }: Container, item: Given): void {
  const color = paintColor(item.text("color", "White"));
  const foot = isPail ? radius * 0.9 : radius;
  const body = turnedPath(
    axis,
    [
      [radius, top],
      [foot, base - bulge],
    ],
    { bottom: bulge },
  );
  const clip = art.clip(body);
  art.group({ clip }, () => {
    art.path(body, { fill: isPail ? "#f3f4f4" : art.metal(finishes.chrome, "across") });
    const height = base - top;
    art.path(bandPath(axis, radius, top + height * 0.14, base - bulge - height * 0.06, bulge), { fill: "#f6f5f1" });
    art.path(bandPath(axis, radius, top + height * 0.14, top + height * 0.4, bulge), {
      fill: houseColor(item.text("brand", "")),
    });
    art.path(bandPath(axis, radius, top + height * 0.43, top + height * 0.66, bulge), { fill: color });
    art.path(body, { fill: art.cylinderShade() });
  });
  art.path(body, { fill: "none", stroke: "#33383d", width: 1.8 });
  if (!isPail)
    art.path(bandPath(axis, radius + 3, base - bulge - 9, base - bulge, bulge), {
      fill: art.metal(finishes.chrome, "across"),
      stroke: "#33383d",
      width: 1,
    });
}

function drawLid(art: Art, { axis, radius, top, bulge, isPail }: Container, item: Given): void {
  const metal = isPail ? paint("#e9ebec") : finishes.chrome;
  const color = paintColor(item.text("color", "White"));
  art.path(bandPath(axis, radius + 4, top - 4, top + 9, bulge), {
    fill: art.metal(metal, "across"),
    stroke: "#33383d",
    width: 1.2,
  });
  art.ellipse([axis, top - 4], radius + 4, bulge, { fill: art.sheen(metal), stroke: "#33383d", width: 1.6 });
  art.ellipse([axis, top - 4], radius * 0.9, bulge * 0.88, {
    fill: art.linear([
      [0, metal.mid],
      [1, metal.shine],
    ]),
    stroke: "#33383d",
    strokeOpacity: 0.6,
    width: 1.2,
  });
  art.ellipse([axis, top - 1], radius * 0.8, bulge * 0.76, {
    fill: art.sheen(metal),
    stroke: "#33383d",
    strokeOpacity: 0.5,
    width: 1,
  });
  // A dab of the paint on the lid shows its colour, as stores do.
  art.ellipse([axis, top - 1], radius * 0.26, bulge * 0.28, {
    fill: art.linear(
      [
        [0, tone(color, 0.35)],
        [1, color],
      ],
      "diagonal",
    ),
    stroke: tone(color, -0.5),
    width: 1.2,
  });
}

/** The wire that it is carried by, swung up behind the lid. */
function drawBail(art: Art, { axis, radius, top, bulge }: Container): void {
  const from = top + bulge * 1.4;
  const arc = `M${axis - radius} ${from}C${axis - radius * 0.95} ${top - radius * 0.72} ${axis + radius * 0.95} ${top - radius * 0.72} ${axis + radius} ${from}`;
  art.path(arc, { fill: "none", stroke: "#3b4248", width: 6.5 });
  art.path(arc, { fill: "none", stroke: "#b9c1c8", width: 3.6 });
  art.path(arc, { fill: "none", stroke: "#ffffff", strokeOpacity: 0.7, width: 1.2 });
}

function drawEars(art: Art, { axis, radius, top, bulge }: Container): void {
  for (const side of [-1, 1]) {
    art.ellipse([axis + side * (radius - 3), top + bulge * 1.45], 9, 12, {
      fill: art.sheen(finishes.chrome),
      stroke: "#33383d",
      width: 1.4,
    });
    art.ellipse([axis + side * (radius - 3), top + bulge * 1.45], 3.4, 4.6, { fill: "#3b4248" });
  }
}

function drawWords(art: Art, { axis, radius, top, base, bulge }: Container, item: Given): void {
  const height = base - top;
  const width = radius * 1.6;
  const color = paintColor(item.text("color", "White"));
  const ink = inkOn(color);
  const line = (share: number) => top + height * share + bulge;
  fitText(art, [axis, line(0.26)], item.text("brand", "Ambercoat").toUpperCase(), width, {
    size: height * 0.1,
    face: "heavy",
    fill: "#ffffff",
  });
  fitText(art, [axis, line(0.335)], item.text("coatingType", "Enamel").toUpperCase(), width, {
    size: height * 0.045,
    fill: "#ffffff",
    spacing: 1,
  });
  fitText(art, [axis, line(0.54)], item.text("color", "White"), width, {
    size: height * 0.085,
    face: "heavy",
    fill: ink,
  });
  fitText(art, [axis, line(0.61)], item.text("gloss", "Gloss").toUpperCase(), width, {
    size: height * 0.045,
    fill: ink,
  });
  smallPrint(art, [axis, line(0.7)], width * 0.62, 2);
  fitText(art, [axis, line(0.81)], item.text("size", "1 gal").toUpperCase(), width, {
    size: height * 0.06,
    face: "heavy",
    fill: "#222222",
  });
}

function drawMeasures(
  art: Art,
  { axis, radius, top, base, bulge }: Container,
  item: Given,
  width: number,
  height: number,
): void {
  art.dimension({ from: [axis + radius, top - bulge], to: [axis + radius, base], label: `${height} in`, offset: 52 });
  art.dimension({
    from: [axis - radius, top - radius * 0.44],
    to: [axis + radius, top - radius * 0.44],
    label: `${width} in`,
    offset: -26,
  });
  fitText(art, [axis, 576], `${item.text("size", "")}, ${item.text("color", "")}`, 420, { size: 20, fill: "#14365c" });
}
