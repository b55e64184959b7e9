import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { endMillSizes, lengthOf } from "./data-end-mills.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { digits, everyPair, withArticle } from "./words.ts";

interface End {
  readonly name: "Square" | "Ball" | "Corner Radius";
  /** Of the corner, in inches. */
  readonly radius: number;
  readonly code: string;
  readonly shelf: string;
}

const ends: readonly End[] = [
  { name: "Square", radius: 0, code: "S", shelf: "MAC-ENDMILLS-SQUARE" },
  { name: "Ball", radius: 0, code: "B", shelf: "MAC-ENDMILLS-BALL" },
  { name: "Corner Radius", radius: 0.03, code: "R030", shelf: "MAC-ENDMILLS-RADIUS" },
  { name: "Corner Radius", radius: 0.015, code: "R015", shelf: "MAC-ENDMILLS-RADIUS" },
  { name: "Corner Radius", radius: 0.06, code: "R060", shelf: "MAC-ENDMILLS-RADIUS" },
  { name: "Corner Radius", radius: 0.12, code: "R120", shelf: "MAC-ENDMILLS-RADIUS" },
];

interface Coating {
  readonly name: string;
  readonly code: string;
  readonly factor: number;
  readonly use: string;
}

const coatings: readonly Coating[] = [
  {
    name: "AlTiN",
    code: "A",
    factor: 1.22,
    use: "AlTiN forms a hard oxide when hot: run it dry or with air in steel, stainless and hardened dies.",
  },
  {
    name: "Uncoated",
    code: "U",
    factor: 1,
    use: "Uncoated and sharp: for short runs, plastics and general work with coolant.",
  },
  { name: "TiN", code: "N", factor: 1.15, use: "TiN is the all-round coating for steel and iron at moderate speed." },
  {
    name: "ZrN",
    code: "Z",
    factor: 1.2,
    use: "ZrN keeps aluminum from welding to the flutes where AlTiN would let it.",
  },
  {
    name: "TiCN",
    code: "C",
    factor: 1.2,
    use: "TiCN is harder than TiN and slipperier, for abrasive alloys with coolant.",
  },
];

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

export const endMills = defineClass({
  code: "end-mill",
  name: "End Mills",
  unspsc: "23242100",
  drawing: "end-mill",
  weight: 6,
  brands: ["helixa", "corvent", "quillon", "mericut", "talloch", "trentham", "norvane"],
  attributes: [
    {
      code: "diameter",
      name: "Mill Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "diameterMm",
      name: "Mill Diameter (Metric)",
      type: "number",
      unit: "mm",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "flutes", name: "Number of Flutes", type: "number", isFacet: true, isColumn: true },
    { code: "endType", name: "End", type: "text", isFacet: true },
    { code: "cornerRadius", name: "Corner Radius", type: "number", unit: "in", isFacet: true, isOptional: true },
    { code: "cutLength", name: "Length of Cut", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "length", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "shankDiameter", name: "Shank Diameter", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "lengthClass", name: "Length Class", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Coating", type: "text", isFacet: true },
    { code: "helix", name: "Helix Angle", type: "number", unit: "°" },
    { code: "isCenterCutting", name: "Center Cutting", type: "flag" },
  ],
  axes: {
    make: everyPair(coatings, ends),
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
      category: end.shelf,
      family: `${end.name} End Mills, ${material.name}, ${coating.name}, ${flutes} Flute`,
      price: priceOf(brand, base * material.factor * coating.factor * endFactor),
      unit: "EA",
      sameAs: `end mill ${end.code} ${diameterText} ${flutes} ${coating.name} ${material.name} ${lengthClass}`,
      documents: ["datasheet"],
      countryOfOrigin: brand.code === "mericut" ? "CN" : "US",
    };
  },
});
