import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { endMillSizes, lengthOf } from "./data-end-mills.ts";
import { digits, withArticle } from "./format-size.ts";

const ends = readCsv("tools/end-mill/ends.csv", {
  name: oneOf(["Square", "Ball", "Corner Radius"]),
  /** Of the corner, in inches. */
  radius: number,
  code: text,
  category: text,
});
const coatings = readCsv("tools/end-mill/coatings.csv", { name: text, code: text, factor: number, use: text });
type Coating = (typeof coatings)[number];

const materials = [
  { name: "Solid Carbide", mark: "CARB", code: "C", factor: 1 },
  { name: "Cobalt HSS", mark: "COB", code: "K", factor: 0.62 },
  { name: "High Speed Steel", mark: "HSS", code: "H", factor: 0.45 },
] as const;

const fluteUse: Readonly<Record<number, string>> = {
  2: "Two flutes leave room for chips in slots and soft metals",
  3: "Three flutes balance feed and chip room in aluminum",
  4: "Four flutes suit side milling and general work in steel",
  5: "Five flutes feed faster in high-efficiency toolpaths",
  6: "Six flutes finish walls in hard and tough alloys",
};

const isForAluminum = (coating: Coating, flutes: number) => coating.code === "Z" && flutes <= 3;

function initials(words: string): string {
  return words
    .split(" ")
    .map((word) => word.slice(0, 1))
    .join("");
}

export const endMills = defineClass("end-mill", {
  axes: {
    make: crossProduct(coatings, ends),
    size: endMillSizes,
    flutes: [4, 2, 3, 5, 6],
    material: materials,
    lengthClass: ["Regular", "Stub", "Long", "Extra Long"],
  },
  allows: ({ make: [coating, end], size, flutes, material, lengthClass }) => {
    if (end.name === "Ball" && flutes > 4) return false;
    if (end.radius > size.diameter * 0.26 || (end.radius > 0 && end.radius < size.diameter * 0.018)) return false;
    if (flutes >= 5 && (size.diameter < 0.23 || coating.code === "Z" || material.code === "H")) return false;
    if (flutes === 3 && coating.code === "N" && material.code === "C") return false;
    if (material.code !== "C" && (end.name === "Corner Radius" || size.system === "Metric")) return false;
    if (material.code !== "C" && (coating.code === "A" || coating.code === "Z")) return false;
    if (coating.code === "Z" && flutes > 3) return false;
    if (lengthClass === "Extra Long") return material.code !== "H" && size.diameter >= 0.12 && flutes <= 4;
    return lengthClass !== "Stub" || size.diameter <= 0.75;
  },
  describe: ({ make: [coating, end], size, flutes, material, lengthClass }, brand) => {
    const { cut, overall, shank } = lengthOf(size, lengthClass);
    const isMetric = size.system === "Metric";
    const diameterText = isMetric ? `${decimal(size.millimeters)} mm` : `${inchFraction(size.diameter)} in`;
    const shankText = isMetric ? `${Math.round(shank * 25.4)} mm` : `${inchFraction(shank)} in`;
    const radiusText = end.radius > 0 ? `${end.radius.toFixed(3).replace(/^0/, "")} in ` : "";
    const volume = shank ** 2 * overall;
    const base = 9.5 + 24 * volume + (size.diameter < 0.1 ? 4 : 0) + (flutes - 2) * 0.9;
    const endFactor = end.name === "Square" ? 1 : end.name === "Ball" ? 1.16 : 1.2;
    return {
      name: `${end.name} End Mill, ${diameterText}, ${flutes} Flute, ${radiusText === "" ? "" : `${radiusText}Radius, `}${inchFraction(cut)} in Cut, ${material.name}, ${coating.name}`,
      shortName: `END MILL ${end.name === "Corner Radius" ? `CR${radiusText.trim().replace(" in", "")}` : end.name.toUpperCase()} ${isMetric ? `${decimal(size.millimeters)}MM` : inchFraction(size.diameter)} ${flutes}FL ${material.mark} ${coating.code}${
        lengthClass === "Regular" ? "" : ` ${initials(lengthClass)}`
      }`,
      description:
        `${diameterText} ${flutes}-flute ${end.name.toLowerCase()} end mill with ${inchFraction(cut)} in of cut on ${withArticle(shankText)} shank. ` +
        `${fluteUse[flutes] ?? ""}. ${coating.use} ` +
        (lengthClass === "Extra Long"
          ? "At this reach take light cuts: deflection grows with the cube of the length."
          : lengthClass === "Stub"
            ? "The stub length is the stiffest; use it wherever it reaches."
            : material.code === "C"
              ? "Center cutting, so it can plunge."
              : "Forgiving in worn spindles and interrupted cuts, where carbide chips."),
      partNumber: partNumberOf(
        brand,
        `EM${material.code}${flutes}${end.code}`,
        isMetric ? `M${digits(size.millimeters.toFixed(1))}` : String(Math.round(size.diameter * 64)).padStart(2, "0"),
        `${coating.code}${initials(lengthClass)}`,
      ),
      attributes: {
        ...(isMetric ? { diameterMm: size.millimeters } : { diameter: size.diameter }),
        flutes,
        endType: end.name,
        ...(end.radius > 0 ? { cornerRadius: end.radius } : {}),
        cutLength: cut,
        length: overall,
        shankDiameter: shank,
        lengthClass,
        material: material.name,
        finish: coating.name,
        helix: isForAluminum(coating, flutes) ? 45 : flutes >= 5 ? 38 : 30,
        isCenterCutting: true,
      },
      category: end.category,
      family: `${end.name} End Mills, ${material.name}, ${coating.name}, ${flutes} Flute`,
      price: makerPrice(brand, base * material.factor * coating.factor * endFactor),
      unit: "EA",
      sameAs: `end mill ${end.code} ${diameterText} ${flutes} ${coating.name} ${material.name} ${lengthClass}`,
      documents: ["datasheet"],
      countryOfOrigin: brand.code === "mericut" ? "CN" : "US",
    };
  },
});
