import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import type { Color } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { drawBottle, drawJug, drawTote } from "./bottles.ts";
import { type Print, drawDrum, drawPail } from "./containers.ts";

export const oilContainer = defineDrawing({
  name: "oil-container",
  title: "Lubricating oil",
  examples: [
    {
      label: "5 gal pail",
      attributes: {
        oilType: "Hydraulic AW",
        viscosityGrade: 46,
        baseOil: "Mineral",
        container: "5 gal Pail",
        brand: "Greyfell Lubricants",
      },
    },
    {
      label: "1 gal jug",
      attributes: {
        oilType: "Gear EP",
        viscosityGrade: 220,
        baseOil: "Mineral",
        container: "1 gal Jug",
        brand: "Amberline",
      },
    },
    {
      label: "1 qt bottle",
      attributes: {
        oilType: "Air Tool",
        viscosityGrade: 32,
        baseOil: "Mineral",
        container: "1 qt Bottle",
        brand: "Caldair",
      },
    },
    {
      label: "Drum",
      attributes: {
        oilType: "Rotary Screw Compressor",
        viscosityGrade: 46,
        baseOil: "Synthetic",
        container: "55 gal Drum",
        brand: "Amberline",
      },
    },
    {
      label: "Tote",
      attributes: {
        oilType: "Food Grade H1",
        viscosityGrade: 68,
        baseOil: "Synthetic",
        container: "275 gal Tote",
        brand: "Pellworth",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [78, 0], scale: 0.74 }, () => drawOil(art, item));
    if (isPlain) return;
    art.text([300, 504], `ISO VG ${item.number("viscosityGrade", 46)}   ${item.text("baseOil", "Mineral")}`, {
      size: 32,
      face: "heavy",
      fill: "#14365c",
    });
    art.text([300, 546], item.text("container", "5 gal Pail"), { size: 26, fill: "#14365c" });
  },
});

const colors: readonly (readonly [RegExp, Color])[] = [
  [/zinc-free/i, "#2a7f9e"],
  [/hydraulic/i, "#b5121b"],
  [/worm/i, "#5d3a8c"],
  [/gear/i, "#7a4a12"],
  [/screw|recip|vacuum/i, "#14508c"],
  [/food/i, "#1f8fb8"],
  [/air tool/i, "#1a7f3c"],
  [/way|spindle/i, "#3d4a55"],
];

function printOf(item: Given): Print {
  const type = item.text("oilType", "Hydraulic AW");
  const container = item.text("container", "5 gal Pail");
  return {
    brand: item.text("brand", "Oil"),
    title: `${type} ${item.number("viscosityGrade", 46)}`,
    detail: `${item.text("baseOil", "Mineral")}  ISO VG ${item.number("viscosityGrade", 46)}`,
    amount: /(\d+ (?:gal|qt))/.exec(container)?.[1] ?? container,
    color: colors.find(([pattern]) => pattern.test(type))?.[1] ?? "#c98a00",
    body: /synthetic/i.test(item.text("baseOil", "")) ? "#c9ced3" : "#2e3236",
  };
}

function drawOil(art: Art, item: Given): void {
  const container = item.text("container", "5 gal Pail");
  const print = printOf(item);
  const many = /case of (\d+)/i.exec(container)?.[1];
  if (many !== undefined) {
    drawCase(art, print, /qt/.test(container));
    return;
  }
  if (/tote/i.test(container)) drawTote(art, print);
  else if (/drum/i.test(container)) drawDrum(art, print);
  else if (/jug/i.test(container)) drawJug(art, print);
  else if (/bottle/i.test(container)) drawBottle(art, print);
  else drawPail(art, { ...print, body: "#eceef0" });
}

/** Three of the case's bottles; only the nearest is printed in full. */
function drawCase(art: Art, print: Print, isQuart: boolean): void {
  const scale = isQuart ? 0.8 : 0.72;
  const apart = isQuart ? 130 : 120;
  const drawOne = isQuart ? drawBottle : drawJug;
  const place = (x: number, y: number, words: Print) =>
    art.group({ move: [300 * (1 - scale) + x, 300 * (1 - scale) + y], scale }, () => drawOne(art, words));
  for (const x of [-apart, apart]) place(x, -30, { ...print, title: "", detail: "", amount: "" });
  place(0, 28, print);
}
