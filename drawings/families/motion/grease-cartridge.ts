import type { Art } from "../../kit/art.ts";
import type { Given } from "../../kit/attributes.ts";
import { type Color, colorOf } from "../../kit/colors.ts";
import { defineDrawing } from "../../kit/drawing.ts";
import { type Print, drawCartridge, drawDrum, drawPail, drawTub } from "./containers.ts";

export const greaseCartridge = defineDrawing({
  name: "grease-cartridge",
  title: "Grease",
  examples: [
    {
      label: "14 oz cartridge",
      attributes: {
        greaseType: "Lithium Complex EP",
        grade: "2",
        container: "14 oz Cartridge",
        color: "Red",
        temperatureRange: "0 to 350 F",
        brand: "Amberline",
      },
    },
    {
      label: "Food grade tub",
      attributes: {
        greaseType: "Aluminum Complex Food Grade",
        grade: "1",
        container: "16 oz Tub",
        color: "White",
        isFoodGrade: true,
        brand: "Pellworth",
      },
    },
    {
      label: "Pail",
      attributes: {
        greaseType: "Moly 3% Lithium Complex",
        grade: "2",
        container: "35 lb Pail",
        color: "Gray",
        brand: "Greyfell Lubricants",
      },
    },
    {
      label: "Case of cartridges",
      attributes: {
        greaseType: "Polyurea",
        grade: "2",
        container: "Case of 10 14 oz Cartridges",
        color: "Blue",
        packQuantity: 10,
        brand: "Luberick",
      },
    },
    {
      label: "Keg",
      attributes: {
        greaseType: "Calcium Sulfonate Complex",
        grade: "1",
        container: "120 lb Keg",
        color: "Tan",
        brand: "Amberline",
      },
    },
  ],
  draw: (art, item, view) => {
    const isPlain = view === "plain";
    art.group(isPlain ? {} : { move: [78, 0], scale: 0.74 }, () => drawGrease(art, item));
    if (isPlain) return;
    art.text([300, 504], `${gradeOf(item)}   ${item.text("temperatureRange", "0 to 350 F")}`, {
      size: 32,
      face: "heavy",
      fill: "#14365c",
    });
    art.text([300, 546], item.text("container", "14 oz Cartridge"), { size: 26, fill: "#14365c" });
  },
});

/** Anti-seize is sorted by heat, and has no grade. */
function gradeOf(item: Given): string {
  return item.has("maxTemperature") ? `${item.number("maxTemperature", 0)} F` : `NLGI ${item.text("grade", "2")}`;
}

function printOf(item: Given): Print {
  return {
    brand: item.text("brand", "Grease"),
    title: item.text("greaseType", "Lithium Complex EP"),
    detail: `${item.flag("isFoodGrade") ? "NSF H1  " : ""}${gradeOf(item)}`,
    amount: item
      .text("container", "14 oz Cartridge")
      .replace(/ (Cartridge|Tub|Brush-Top Can|Pail|Keg|Drum|Squeeze Tube)s?$/, ""),
    color: bandColor(item.text("color", "Red")),
    body: /black|gray/i.test(item.text("color", "")) ? "#3a3f44" : "#eceef0",
  };
}

/** The label is printed in the colour of the grease; white and amber ones need a stronger one. */
function bandColor(color: string): Color {
  if (/white/i.test(color)) return "#1f8fb8";
  if (/amber/i.test(color)) return "#c98a00";
  if (/tan/i.test(color)) return "#a9793f";
  if (/black|gray/i.test(color)) return "#4b5258";
  return colorOf(color, "#c8102e");
}

function drawGrease(art: Art, item: Given): void {
  const container = item.text("container", "14 oz Cartridge");
  const print = printOf(item);
  if (/case/i.test(container)) drawRow(art, { ...print, amount: "14 oz" });
  else if (/squeeze/i.test(container)) drawSqueezeTube(art, print);
  else if (/tub|can/i.test(container)) drawTub(art, print);
  else if (/pail/i.test(container)) drawPail(art, print);
  else if (/keg/i.test(container)) drawDrum(art, print, 138);
  else if (/drum/i.test(container)) drawDrum(art, print);
  else drawCartridge(art, print, container.startsWith("3 oz") ? 0.7 : 1);
}

/** Only the nearest is printed in full: the others are half hidden. */
function drawRow(art: Art, print: Print): void {
  const blank: Print = { ...print, title: "", detail: "", amount: "" };
  for (const x of [-158, 158]) art.group({ move: [x + 42, 24], scale: 0.86 }, () => drawCartridge(art, blank));
  for (const x of [-82, 82]) {
    art.group({ move: [x + 42, 50], scale: 0.86 }, () => drawCartridge(art, { ...blank, brand: "" }));
  }
  art.group({ move: [42, 76], scale: 0.86 }, () => drawCartridge(art, print));
}

function drawSqueezeTube(art: Art, print: Print): void {
  drawCartridge(art, print);
  art.path("M196 36H404L394 66H206Z", { fill: print.body, stroke: "#5b636a", width: 1.6 });
}
