import { inchFraction } from "@capstan/platform/fraction";
import { number, readColumn, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

/** Length and width in inches, loop tensile strength in pounds, largest bundle in inches. */
const nylonSizes = readCsv("electrical/cable-tie/nylon-sizes.csv", {
  length: number,
  strength: number,
  width: number,
  bundle: number,
  price: number,
});

const materials = readCsv("electrical/cable-tie/materials.csv", {
  name: text,
  mark: text,
  factor: number,
  temperature: text,
  note: text,
});

const colors = readColumn("electrical/cable-tie/colors.csv", "color");

export const cableTies = defineClass("cable-tie", {
  axes: { material: materials, size: nylonSizes, color: colors, pieces: [100, 1000, 500, 50, 25] },
  allows: ({ material, size, color, pieces }) => {
    if (!isMadeIn(material.name, color)) return false;
    if (material.mark === "S" && (size.strength < 120 || pieces > 100)) return false;
    if (material.mark === "E" && (size.length > 15 || pieces > 100)) return false;
    if (color !== "Black" && color !== "Natural" && (size.length > 15 || size.strength > 50) && material.mark === "N")
      return false;
    if (size.length >= 24 && pieces > 100) return false;
    return pieces >= 100 || size.length >= 14 || material.factor > 4;
  },
  describe: ({ material, size, color, pieces }, brand) => {
    const length = inchFraction(size.length);
    return {
      name: `Cable Tie, ${material.name}, ${color}, ${length} in, ${size.strength} lb, Pack of ${pieces.toLocaleString("en-US")}`,
      shortName: `CABLE TIE ${length}IN ${size.strength}LB ${material.mark} ${color.toUpperCase().replace("NATURAL", "NAT")} ${pieces}PK`,
      description:
        `Holds a bundle of up to ${inchFraction(size.bundle)} in and ${size.strength} lb of loop tension. ${material.note} ` +
        `${duty(size.strength)} Rated ${material.temperature}.`,
      partNumber: partNumberOf(
        brand,
        `CT${material.mark}`,
        `${Math.round(size.length * 10)}-${size.strength}`,
        color.slice(0, 3),
        pieces,
      ),
      attributes: {
        length: size.length,
        tensileStrength: size.strength,
        color,
        material: material.name,
        width: size.width,
        maxBundle: size.bundle,
        temperatureRange: material.temperature,
        packQuantity: pieces,
        standard:
          material.mark === "N" || material.mark === "U" || material.mark === "H" ? "UL 62275 Type 2" : "IEC 62275",
      },
      category: "ELE-TIES",
      family: `${material.name} Cable Ties, ${size.strength} lb`,
      price: makerPrice(brand, packPrice("consumables", size.price * material.factor, pieces)),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: `cable tie ${material.name} ${color} ${length} ${size.strength} ${pieces}`,
    };
  },
});

function isMadeIn(material: string, color: string): boolean {
  if (material === "316 Stainless Steel") return color === "Silver";
  if (material === "UV-Stabilized Nylon 6/6") return color === "Black";
  if (material === "Metal-Detectable Nylon") return color === "Blue";
  if (material === "ETFE") return color === "Aqua";
  if (material === "Heat-Stabilized Nylon 6/6") return color === "Black" || color === "Natural";
  return color !== "Silver" && color !== "Aqua";
}

function duty(strength: number): string {
  if (strength <= 18) return "A miniature tie for harnesses and small gauge wire.";
  if (strength <= 50) return "The standard section for panels and general bundling.";
  if (strength <= 120) return "A heavy section for hose, conduit and feeder cable.";
  return "An extra-heavy strap for ducts, poles and large cable.";
}
