import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { codeOf, mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";

/** Screw sizes of SAE J78, their drill points and the steel that each point goes through, in inches. */
const sizes = [
  { size: "#10-16", diameter: 0.19, point: 3, drills: 0.175, hex: 0.3125 },
  { size: "#12-14", diameter: 0.216, point: 3, drills: 0.21, hex: 0.3125 },
  { size: "#8-18", diameter: 0.164, point: 2, drills: 0.1, hex: 0.25 },
  { size: "1/4-14", diameter: 0.25, point: 3, drills: 0.22, hex: 0.375 },
  { size: "#12-24", diameter: 0.216, point: 5, drills: 0.5, hex: 0.3125 },
  { size: "#6-20", diameter: 0.138, point: 2, drills: 0.09, hex: 0.25 },
  { size: "1/4-20", diameter: 0.25, point: 4, drills: 0.375, hex: 0.375 },
] as const;

const heads = [
  { headType: "Hex Washer", driveType: "External Hex", shelf: "FAS-SCREWS-DRILLING", mark: "HW", factor: 1 },
  {
    headType: "Hex Washer with Bonded Seal",
    driveType: "External Hex",
    shelf: "FAS-SCREWS-ROOFING",
    mark: "RF",
    factor: 1.6,
  },
  { headType: "Pan", driveType: "Phillips", shelf: "FAS-SCREWS-DRILLING", mark: "PP", factor: 1.02 },
  { headType: "Flat", driveType: "Phillips", shelf: "FAS-SCREWS-DRILLING", mark: "FP", factor: 1.05 },
  { headType: "Modified Truss", driveType: "Phillips", shelf: "FAS-SCREWS-DRILLING", mark: "TP", factor: 1.1 },
] as const;

const finishes = [
  { finish: "Zinc Plated", material: "Steel", abbreviation: "ZN", mark: "Z", factor: 1 },
  { finish: "Plain", material: "410 Stainless Steel", abbreviation: "410", mark: "S", factor: 2.6 },
  { finish: "Ceramic Coated, Gray", material: "Steel", abbreviation: "CER", mark: "C", factor: 1.5 },
  { finish: "Ceramic Coated, White", material: "Steel", abbreviation: "WHT", mark: "W", factor: 1.7 },
  { finish: "Ceramic Coated, Brown", material: "Steel", abbreviation: "BRN", mark: "N", factor: 1.7 },
] as const;

const finishWords: Readonly<Record<string, string>> = {
  Z: "Zinc plating is enough indoors; choose a coated screw for roofs and coastal sheds.",
  S: "410 stainless can be hardened to drill steel; it resists weather better than zinc but may show surface rust in salt air.",
  C: "The gray ceramic coating outlasts zinc several times in salt-spray tests and suits treated lumber.",
  W: "Coated white to match siding and trim.",
  N: "Coated brown to match siding and gutters.",
};

const lengths = [1, 0.75, 1.5, 1.25, 2, 0.5, 0.625, 2.5, 3, 0.875, 4] as const;

export const selfDrillingScrews = defineClass({
  code: "self-drilling-screw",
  name: "Self-Drilling Screws",
  unspsc: "31161506",
  drawing: "self-drilling-screw",
  weight: 4,
  brands: ["teckridge", "harbolt", "tarnwick", "ironmere", "ashlock", "kestrelock", "marlinox"],
  attributes: [
    { code: "size", name: "Screw Size", type: "text", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "headType", name: "Head", type: "text", isFacet: true },
    { code: "driveType", name: "Drive", type: "text", isFacet: true },
    { code: "drillPoint", name: "Drill Point", type: "number", isColumn: true, isFacet: true },
    { code: "drillCapacity", name: "Drilling Capacity", type: "number", unit: "in", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "headWidth", name: "Hex Width", type: "number", unit: "in", display: "fraction", isOptional: true },
  ],
  axes: { finish: finishes, length: lengths, pieces: [100, 250, 50, 500, 1_000], product: crossed(sizes, heads) },
  allows: ({ product: { size, kind }, length, finish, pieces }) => {
    if (length < size.drills + size.diameter * 1.4 || length > size.diameter * 20) return false;
    if (pieces === 1_000 && (length > 1.5 || finish.mark === "S")) return false;
    if (pieces === 50 && size.diameter < 0.2) return false;
    if (kind.mark === "RF") return finish.mark !== "Z" || size.diameter >= 0.19;
    return kind.driveType === "External Hex" || (size.diameter <= 0.216 && !"WN".includes(finish.mark));
  },
  describe: ({ product: { size, kind }, length, finish, pieces }, brand) => {
    const lengthText = inchFraction(length);
    const measure = `${size.size} x ${lengthText} in`;
    const isRoofing = kind.mark === "RF";
    const volume = size.diameter ** 2 * (length + size.diameter * 2);
    const each = (0.05 + volume * 1.1) * finish.factor * kind.factor * packFactor(pieces);
    const isHex = kind.driveType === "External Hex";
    const coat = finish.material === "Steel" ? finish.finish : "410 Stainless Steel";
    return {
      name: `${isRoofing ? "Roofing Screw, Self-Drilling" : "Self-Drilling Screw"}, ${isRoofing ? "Sealing Washer" : `${kind.headType} Head`}, ${coat}, ${measure}`,
      shortName: `${isRoofing ? "ROOF SCR" : "SD SCREW"} ${kind.mark} ${finish.abbreviation} ${size.size}X${lengthText}`,
      description:
        `${measure} screw with a #${size.point} drill point that cuts its own hole through up to ${size.drills} in of steel, then forms the thread. ` +
        (isRoofing
          ? "The EPDM-faced washer seals the hole in roof and wall panels; stop when the washer bulges slightly, before it squeezes out. "
          : "Leave the point clear of the material before the threads engage, or it will snap. ") +
        `${finishWords[finish.mark] ?? ""}${isHex ? ` Drive it with a ${inchFraction(size.hex)} in nut setter.` : ""}`,
      partNumber: partNumberOf(brand, [`SD${kind.mark}`, codeOf(size.size), mils(length), finish.mark, pieces]),
      attributes: {
        size: size.size,
        length,
        headType: kind.headType,
        driveType: kind.driveType,
        drillPoint: size.point,
        drillCapacity: size.drills,
        material: finish.material,
        finish: finish.finish,
        ...(isHex ? { headWidth: size.hex } : {}),
      },
      category: kind.shelf,
      family: `${isRoofing ? "Roofing Screws" : `Self-Drilling Screws, ${kind.headType} Head`}, ${coat}`,
      price: priceBy(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `self-drilling screw ${kind.headType} ${coat} ${measure} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
