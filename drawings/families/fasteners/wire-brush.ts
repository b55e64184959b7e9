import { inchFraction } from "@capstan/platform/fraction";
import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Finish, finishOf, finishes } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawCup, drawHandBrush, drawWheel } from "./wire-brush-kinds.ts";

export const wireBrush = defineDrawing({
  name: "wire-brush",
  title: "Wire brush",
  examples: [
    {
      label: "Knotted wheel, 4",
      attributes: {
        brushType: "Wheel",
        wireStyle: "Knotted",
        diameter: 4,
        wireDiameter: 0.02,
        material: "Carbon Steel",
        arborSize: "5/8-11",
        maxRpm: 20_000,
      },
    },
    {
      label: "Crimped wheel, brass, 6",
      attributes: {
        brushType: "Wheel",
        wireStyle: "Crimped",
        diameter: 6,
        wireDiameter: 0.012,
        material: "Brass",
        arborSize: "2 in",
        maxRpm: 6_000,
      },
    },
    {
      label: "Knotted cup, 2-3/4",
      attributes: {
        brushType: "Cup",
        wireStyle: "Knotted",
        diameter: 2.75,
        wireDiameter: 0.02,
        material: "Carbon Steel",
        arborSize: "5/8-11",
        maxRpm: 14_000,
      },
    },
    {
      label: "Crimped cup, stainless, 4",
      attributes: {
        brushType: "Cup",
        wireStyle: "Crimped",
        diameter: 4,
        wireDiameter: 0.014,
        material: "Stainless Steel",
        arborSize: "5/8-11",
        maxRpm: 8_000,
      },
    },
    {
      label: "Hand, 4 rows",
      attributes: {
        brushType: "Hand",
        wireStyle: "Straight",
        rows: 4,
        length: 13.75,
        wireDiameter: 0.014,
        material: "Carbon Steel",
        arborSize: "Wood Handle",
      },
    },
  ],
  draw: (art, item, view) => {
    drawBrush(art, item, view === "plain" ? 1 : 0.72);
    if (view === "dimensioned") drawMeasures(art, item);
  },
});

/** Bright wire for stainless, dark for carbon steel. */
function wireOf(item: Given): Finish {
  const material = item.text("material", "Carbon Steel");
  return material === "Carbon Steel" ? finishes.steel : finishOf(material);
}

function drawBrush(art: Art, item: Given, scale: number): void {
  const wire = wireOf(item);
  const isKnotted = item.text("wireStyle", "Knotted") === "Knotted";
  art.group({ move: [300 * (1 - scale), 250 * (1 - scale)], scale }, () => {
    const type = item.text("brushType", "Wheel");
    if (type === "Cup") drawCup(art, wire, isKnotted, item.number("diameter", 3));
    else if (type === "Hand") drawHandBrush(art, wire, item.number("rows", 3), item.number("length", 10));
    else drawWheel(art, wire, isKnotted, item.text("arborSize", "5/8-11"), item.number("wireDiameter", 0.014));
  });
}

function drawMeasures(art: Art, item: Given): void {
  const type = item.text("brushType", "Wheel");
  if (type === "Hand") {
    art.text([300, 560], `${item.number("rows", 3)} rows, ${inchFraction(item.number("length", 10))} in long`, {
      size: 24,
      fill: "#14365c",
    });
    return;
  }
  const reach = type === "Cup" ? 180 : 189;
  const bottom = type === "Cup" ? 446 : 470;
  art.dimension({
    from: [300 - reach, bottom],
    to: [300 + reach, bottom],
    label: `${inchFraction(item.number("diameter", 4))} in`,
    offset: 40,
  });
  art.text([300, 562], `Arbor ${item.text("arborSize", "5/8-11")}, wire ${item.number("wireDiameter", 0.014)} in`, {
    size: 22,
    fill: "#14365c",
  });
}
