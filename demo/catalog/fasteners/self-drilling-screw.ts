import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { codeOf, mils } from "./format-size.ts";

/** Screw sizes of SAE J78, their drill points and the steel that each point goes through, in inches. */
const sizes = readCsv("fasteners/self-drilling-screw/sizes.csv", {
  size: text,
  diameter: number,
  point: number,
  drills: number,
  hex: number,
});

const heads = readCsv("fasteners/self-drilling-screw/heads.csv", {
  headType: text,
  driveType: text,
  category: text,
  mark: text,
  factor: number,
});

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

export const selfDrillingScrews = defineClass("self-drilling-screw", {
  axes: { finish: finishes, length: lengths, pieces: [100, 250, 50, 500, 1_000], product: crossProduct(sizes, heads) },
  additions: [
    {
      makers: 1,
      axes: {
        finish: finishes.filter(({ mark }) => mark === "Z"),
        pieces: [100],
        product: crossProduct(sizes, heads).filter(([{ size }]) =>
          ["#6-20", "#8-18", "#10-16", "#12-14"].includes(size),
        ),
      },
    },
  ],
  allows: ({ product: [size, kind], length, finish, pieces }) => {
    if (length < size.drills + size.diameter * 1.4 || length > size.diameter * 20) return false;
    if (pieces === 1_000 && (length > 1.5 || finish.mark === "S")) return false;
    if (pieces === 50 && size.diameter < 0.2) return false;
    if (kind.mark === "RF") return finish.mark !== "Z" || size.diameter >= 0.19;
    return kind.driveType === "External Hex" || (size.diameter <= 0.216 && !"WN".includes(finish.mark));
  },
  describe: ({ product: [size, kind], length, finish, pieces }, brand) => {
    const lengthText = inchFraction(length);
    const measure = `${size.size} x ${lengthText} in`;
    const isRoofing = kind.mark === "RF";
    const volume = size.diameter ** 2 * (length + size.diameter * 2);
    const each = (0.05 + volume * 1.1) * finish.factor * kind.factor * boxFactor(pieces);
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
      partNumber: partNumberOf(brand, `SD${kind.mark}`, codeOf(size.size), mils(length), finish.mark, pieces),
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
      category: kind.category,
      family: `${isRoofing ? "Roofing Screws" : `Self-Drilling Screws, ${kind.headType} Head`}, ${coat}`,
      price: makerPrice(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `self-drilling screw ${kind.headType} ${coat} ${measure} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
