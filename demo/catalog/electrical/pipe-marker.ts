import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { legendLists } from "./data-pipe-legends.ts";

/** ASME A13.1, Table 3: length of the color field and height of the letters, in inches, by the outside of the covering. */
const pipes = [
  { range: "1-1/2 to 2 in", field: 8, letters: 0.75, mark: "B", factor: 1.15 },
  { range: "3/4 to 1-1/4 in", field: 8, letters: 0.5, mark: "A", factor: 1 },
  { range: "2-1/2 to 6 in", field: 12, letters: 1.25, mark: "C", factor: 1.6 },
  { range: "8 to 10 in", field: 24, letters: 2.5, mark: "D", factor: 2.9 },
  { range: "Over 10 in", field: 32, letters: 3.5, mark: "E", factor: 4.2 },
] as const;

const materials = readCsv("electrical/pipe-marker/materials.csv", {
  name: text,
  mark: text,
  price: number,
  temperature: text,
  note: text,
});

const arrows = [
  { name: "Right", mark: "R" },
  { name: "Both", mark: "B" },
  { name: "None", mark: "N" },
] as const;

export const pipeMarkers = defineClass("pipe-marker", {
  axes: { material: materials, pipe: pipes, legend: interleave(legendLists), arrow: arrows, pieces: [1, 5, 25] },
  allows: ({ material, pipe, pieces, arrow }) => {
    if (material.mark === "SN" && pipe.field > 12) return false;
    if (material.mark === "ST" && pipe.field < 12) return false;
    if (material.mark === "SN" && arrow.name !== "Both") return false;
    return pieces === 1 || material.mark === "SV" || (material.mark === "SP" && pieces === 5);
  },
  describe: ({ material, pipe, legend, arrow, pieces }, brand) => ({
    name: `Pipe Marker, ${legend.text}, ${material.name}, ${pipe.range} Pipe${arrow.name === "Right" ? "" : `, ${arrow.name === "Both" ? "Two-Way Arrows" : "No Arrow"}`}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
    shortName: `PIPE MKR ${legend.text.toUpperCase()} ${material.mark}${pipe.mark}${arrow.mark} ${pieces}`
      .slice(0, 40)
      .trim(),
    description:
      `Reads ${legend.text.toUpperCase()} in letters ${pipe.letters} in high on a field ${pipe.field} in long, for pipe and covering of ${pipe.range.toLowerCase()} outside diameter. ` +
      `${legend.scheme.meaning} ${material.note}`,
    partNumber: partNumberOf(
      brand,
      `PM${material.mark}`,
      `${pipe.mark}${arrow.mark}`,
      legendCode(legend.text),
      pieces === 1 ? "" : pieces,
    ),
    attributes: {
      legend: legend.text,
      pipeRange: pipe.range,
      color: legend.scheme.color,
      textColor: legend.scheme.ink,
      material: material.name,
      letterHeight: pipe.letters,
      length: pipe.field,
      flowArrow: arrow.name,
      temperatureRange: material.temperature,
      packQuantity: pieces,
      standard: "ASME A13.1",
    },
    category: "ELE-MARKER",
    family: `Pipe Markers, ${material.name}, ${pipe.range} Pipe`,
    price: makerPrice(brand, packPrice("consumables", material.price * pipe.factor, pieces)),
    unit: pieces === 1 ? "EA" : "PK",
    piecesPerUnit: pieces,
    sameAs: `pipe marker ${legend.text} ${material.name} ${pipe.range} ${arrow.name} ${pieces}`,
  }),
});

/** Three letters of each word tell all legends apart. */
function legendCode(legend: string): string {
  return legend
    .split(/[\s-]+/)
    .map((word) => word.slice(0, 3))
    .join("");
}
