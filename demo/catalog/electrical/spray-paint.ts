import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { enamelColors, utilityColors } from "./data-paint-colors.ts";

interface Coating {
  readonly type: string;
  readonly mark: string;
  readonly category: string;
  readonly color: string;
  readonly finishes: readonly string[];
  /** Net weight in ounces, and the can's nominal size. */
  readonly net: number;
  readonly dry: number;
  readonly temperature: number;
  readonly price: number;
  readonly use: string;
}

const enamels = enamelColors.map((color): Coating => ({
  type: "Enamel Spray Paint",
  mark: "EN",
  category: "PNT-SPRAY-ENAMEL",
  color,
  finishes: ["Gloss", "Satin", "Flat", "Semi-Gloss"],
  net: 12,
  dry: 30,
  temperature: 200,
  price: 7.4,
  use: "Alkyd enamel for machinery, railings and racks, indoors and out.",
}));
const primers = ["Gray", "Red Oxide", "White", "Black", "Light Gray", "Green", "Yellow"].map((color): Coating => ({
  type: "Spray Primer",
  mark: "PR",
  category: "PNT-SPRAY-PRIMER",
  color,
  finishes: ["Flat"],
  net: 12,
  dry: 20,
  temperature: 200,
  price: 7.1,
  use:
    color === "Red Oxide"
      ? "Red oxide goes over lightly rusted steel once loose scale is brushed off."
      : "Keys enamel to bare and sanded metal.",
}));
const marking = Object.entries(utilityColors).map(([color, marks]): Coating => ({
  type: "Inverted Marking Paint",
  mark: "MK",
  category: "PNT-SPRAY-MARK",
  color,
  finishes: ["Flat", "Fluorescent"],
  net: 17,
  dry: 10,
  temperature: 150,
  price: 6.8,
  use: `Sprays only upside down, by hand or wand, on pavement, gravel and grass. In the APWA code this color marks ${marks}.`,
}));
const galvanizing = ["Zinc Gray", "Bright Zinc", "Flat Zinc"].map((color): Coating => ({
  type: "Cold Galvanizing Spray",
  mark: "CG",
  category: "PNT-SPRAY-GALV",
  color,
  finishes: ["Flat", "Satin"],
  net: 13,
  dry: 20,
  temperature: 750,
  price: 12.9,
  use: "Zinc dust in the dry film protects welds and cut edges of galvanized steel. It must touch bare metal, so grind first.",
}));
const heat = ["Black", "Aluminum", "White", "Gray", "Red", "Blue", "Bronze", "Almond"].map((color): Coating => ({
  type: "High-Heat Spray Paint",
  mark: "HH",
  category: "PNT-SPRAY-HEAT",
  color,
  finishes: ["Flat", "Satin"],
  net: 12,
  dry: 30,
  temperature: 1200,
  price: 9.8,
  use: "Silicone-modified for stacks, stoves and manifolds. The film hardens fully only after it has been heated.",
}));

const vocs = [
  { name: "Standard", mark: "", factor: 1 },
  { name: "Low VOC", mark: "LV", factor: 1.2 },
] as const;

export const sprayPaints = defineClass("spray-paint", {
  axes: {
    coating: interleave([enamels, primers, marking, galvanizing, heat]),
    gloss: ["Gloss", "Flat", "Satin", "Semi-Gloss", "Fluorescent"],
    can: ["regular", "large"],
    voc: vocs,
    pieces: [1, 6, 12],
  },
  allows: ({ coating, gloss, can }) => {
    if (!coating.finishes.includes(gloss)) return false;
    if (coating.category === "PNT-SPRAY-MARK")
      return (
        can === "regular" &&
        (gloss === "Fluorescent" ? coating.color !== "Utility White" : coating.color !== "Fluorescent Pink")
      );
    if (coating.color === "Aluminum" || coating.color === "Gold" || coating.color === "Copper")
      return gloss !== "Flat" || coating.mark === "HH";
    return can === "regular" || coating.category === "PNT-SPRAY-ENAMEL" || coating.category === "PNT-SPRAY-GALV";
  },
  describe: ({ coating, gloss, can, voc, pieces }, brand) => {
    const net = can === "large" ? coating.net + 3 : coating.net;
    const colorWords = coating.color.replace(/^Gloss /, "");
    return {
      name: `${coating.type}, ${colorWords}, ${gloss}, ${net} oz Net${voc.mark === "" ? "" : ", Low VOC"}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
      shortName:
        `${shortType(coating.type)} ${colorWords.toUpperCase()} ${gloss.slice(0, 3).toUpperCase()} ${net}OZ ${voc.mark} ${pieces}`.replace(
          "  ",
          " ",
        ),
      description:
        `${coating.use} Dry to the touch in ${coating.dry} minutes; recoat within an hour or after two days. ` +
        `A can covers about ${Math.round(net * 1.2)} sq ft and serves to ${coating.temperature} °F. Extremely flammable: ventilate, and keep from pilot lights.`,
      partNumber: partNumberOf(
        brand,
        `SP${coating.mark}${voc.mark}`,
        colorCode(coating.color),
        `${gloss.slice(0, 3)}${net}`,
        pieces > 1 ? pieces : "",
      ),
      attributes: {
        coatingType: coating.type,
        color: colorWords,
        gloss,
        netWeight: net,
        canSize: net >= 15 ? 20 : 16,
        dryTime: coating.dry,
        maxTemperature: coating.temperature,
        coverage: Math.round(net * 1.2),
        voc: voc.name,
        packQuantity: pieces,
      },
      category: coating.category,
      family: `${coating.type}, ${gloss}, ${net} oz${voc.mark === "" ? "" : ", Low VOC"}`,
      price: makerPrice(
        brand,
        packPrice(
          "consumables",
          coating.price * voc.factor * (net / coating.net) * (gloss === "Fluorescent" ? 1.1 : 1),
          pieces,
        ),
      ),
      unit: pieces === 1 ? "EA" : "CS",
      piecesPerUnit: pieces,
      sameAs: `spray paint ${coating.mark} ${coating.color} ${gloss} ${net} ${voc.name} ${pieces}`,
      restrictions: voc.mark === "" ? ["VOC-AEROSOL-PAINT"] : [],
      documents: ["sds"],
    };
  },
});

function shortType(type: string): string {
  const words: Readonly<Record<string, string>> = {
    "Enamel Spray Paint": "ENAMEL",
    "Spray Primer": "PRIMER",
    "Inverted Marking Paint": "MARKING",
    "Cold Galvanizing Spray": "COLD GALV",
    "High-Heat Spray Paint": "HI-HEAT",
  };
  return words[type] ?? type.toUpperCase();
}

function colorCode(color: string): string {
  return color
    .split(" ")
    .map((word) => word.slice(0, 3))
    .join("");
}
