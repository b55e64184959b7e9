import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass, unit } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { oilName } from "./names.ts";

const oils = readCsv("motion/lubricating-oil/oils.csv", {
  type: text,
  code: text,
  category: text,
  grades: list(number),
  bases: list(text),
  factor: number,
  note: text,
});
const products = interleave(
  oils.map((oil) => oil.bases.flatMap((base) => oil.grades.map((viscosity) => ({ oil, base, viscosity })))),
);

const containers = readCsv("motion/lubricating-oil/containers.csv", {
  name: text,
  word: text,
  code: text,
  gallons: number,
  perGallon: number,
  pieces: number,
  unit: unit,
});

function gradeNote(viscosity: number): string {
  if (viscosity <= 32) return "A thin grade for cold starts and fast shafts.";
  if (viscosity <= 68) return "A middle grade for machines at shop temperature.";
  return viscosity <= 220
    ? "A heavy grade for slow shafts and warm gears."
    : "A very heavy grade for slow, hot or loaded gears.";
}

export const lubricatingOils = defineClass("lubricating-oil", {
  axes: { product: products, container: containers },
  allows: ({ product, container }) => {
    const isRetail = container.name.endsWith("1 qt");
    return !isRetail || product.viscosity <= 220;
  },
  describe: ({ product, container }, brand) => {
    const { oil, base, viscosity } = product;
    const isSynthetic = base === "Synthetic";
    return {
      name: `${oil.type} Oil, ISO ${viscosity}, ${base}, ${container.word}`,
      shortName: `OIL ${oil.code} ISO ${viscosity} ${isSynthetic ? "SYN" : "MIN"} ${container.name}`.toUpperCase(),
      description:
        `${oil.note} ISO VG ${viscosity}: ${viscosity} cSt at 40 C. ${gradeNote(viscosity)} ` +
        (isSynthetic
          ? "Polyalphaolefin base for long drains and wide temperatures; check seals and paint before changing from mineral oil."
          : "Solvent-refined mineral base. Don't mix it with another maker's without asking."),
      partNumber: partNumberOf(brand, `${oil.code}${isSynthetic ? "S" : ""}${viscosity}`, container.code),
      attributes: {
        oilType: oil.type,
        viscosityGrade: viscosity,
        viscosity40: viscosity,
        baseOil: base,
        container: container.word,
        capacity: container.gallons,
        isFoodGrade: oil.code === "FG",
        packQuantity: container.pieces,
        standard: "ISO 3448",
      },
      category: oil.category,
      family: `${oil.type} Oil, ${base}`,
      price: makerListPrice(
        brand,
        container.gallons * 15.2 * container.perGallon * oil.factor * (isSynthetic ? 2.4 : 1),
      ),
      unit: container.unit,
      piecesPerUnit: container.pieces,
      sameAs: oilName(oil.type, viscosity, base, container.name),
      documents: ["sds", "datasheet"],
      unspsc: { "LUB-OIL-HYDRAULIC": "15121504", "LUB-OIL-GEAR": "15121503" }[oil.category] ?? "15121500",
    };
  },
});
