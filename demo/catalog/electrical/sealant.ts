import { flag, list, number, optional, readColumn, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const formulaColumns = {
  type: text,
  mark: text,
  category: text,
  temperature: text,
  /** Joint movement, in percent of its width. */
  movement: number,
  isPaintable: flag,
  cure: number,
  factor: number,
  colors: list(text),
  use: text,
  standard: text,
  isSolventBorne: optional(flag),
};

const silicones = readCsv("electrical/sealant/silicones.csv", formulaColumns);
const polys = readCsv("electrical/sealant/polys.csv", formulaColumns);
const acrylics = readCsv("electrical/sealant/acrylics.csv", formulaColumns);

const packages = [
  { size: "10.1 fl oz", mark: "10", form: "Cartridge", price: 8.4 },
  { size: "2.8 fl oz", mark: "03", form: "Squeeze Tube", price: 5.1 },
  { size: "20 fl oz", mark: "20", form: "Sausage", price: 13.9 },
  { size: "28 fl oz", mark: "28", form: "Cartridge", price: 18.8 },
  { size: "1 gal", mark: "1G", form: "Pail", price: 58 },
] as const;

const colors = readColumn("electrical/sealant/colors.csv", "color");

export const sealants = defineClass("sealant", {
  axes: { formula: interleave([silicones, polys, acrylics]), color: colors, package: packages, pieces: [1, 12, 24] },
  allows: ({ formula, color, package: pack, pieces }) => {
    if (!formula.colors.includes(color)) return false;
    if (pack.form === "Pail") return pieces === 1 && formula.movement < 50 && formula.category !== "ADH-SEAL-SILICONE";
    if (pack.form === "Sausage") return formula.category !== "ADH-SEAL-ACRYLIC";
    if (pack.form === "Squeeze Tube") return formula.mark !== "PL" && formula.mark !== "DS" && pieces < 24;
    return pack.size !== "28 fl oz" || formula.category !== "ADH-SEAL-SILICONE";
  },
  describe: ({ formula, color, package: pack, pieces }, brand) => ({
    name: `${formula.type}${/Adhesive|Sealant|Firestop/.test(formula.type) ? "" : " Sealant"}, ${color}, ${pack.size} ${pack.form}${pieces > 1 ? `, Case of ${pieces}` : ""}`,
    shortName:
      `SEALANT ${formula.mark} ${color.toUpperCase()} ${pack.size.toUpperCase().replace(" FL", "")} ${pieces > 1 ? `CS${pieces}` : ""}`.trim(),
    description:
      `${formula.use} ${formula.movement > 0 ? `A joint may open and close by ${formula.movement}% of its width.` : "Not for moving joints."} ` +
      `${formula.isPaintable ? "Takes paint once skinned." : "Paint won't stick to it, so choose the color now."} ${formula.standard}.`,
    partNumber: partNumberOf(brand, `${formula.mark}${pack.mark}`, color.slice(0, 3), pieces > 1 ? pieces : ""),
    attributes: {
      sealantType: formula.type,
      color,
      size: pack.size,
      container: pack.form,
      movement: formula.movement,
      temperatureRange: formula.temperature,
      isPaintable: formula.isPaintable,
      cureTime: formula.cure,
      packQuantity: pieces,
      standard: formula.standard,
    },
    category: formula.category,
    family: `${formula.type} Sealants, ${pack.size} ${pack.form}`,
    price: makerPrice(brand, packPrice("consumables", pack.price * formula.factor, pieces)),
    unit: pieces === 1 ? "EA" : "CS",
    piecesPerUnit: pieces,
    sameAs: `sealant ${formula.mark} ${color} ${pack.size} ${pieces}`,
    restrictions: formula.isSolventBorne ? ["VOC-ADHESIVE"] : [],
    documents: ["sds", "datasheet"],
  }),
});
