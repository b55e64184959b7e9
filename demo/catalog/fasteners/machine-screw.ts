import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { codeOf, mils } from "./format-size.ts";
import { type Hardware, hexNutText, washerHardware, washerText } from "./relations.ts";

/** Head diameters of ASME B18.6.3 (largest), in inches, and the drivers that fit. */
const sizes = readCsv("fasteners/machine-screw/sizes.csv", {
  thread: text,
  diameter: number,
  pan: number,
  flat: number,
  round: number,
  phillips: number,
  lobe: text,
});

const heads = readCsv("fasteners/machine-screw/heads.csv", {
  headType: oneOf(["Pan", "Flat", "Round"]),
  category: text,
  mark: text,
  factor: number,
  words: text,
});

const drives = [
  { driveType: "Phillips", abbreviation: "PH", mark: "P", factor: 1 },
  { driveType: "Slotted", abbreviation: "SL", mark: "S", factor: 0.97 },
  { driveType: "Six-Lobe", abbreviation: "6L", mark: "L", factor: 1.25 },
] as const;

const finishes = [
  { finish: "Zinc Plated", material: "Steel", grade: "Low Carbon", abbreviation: "ZN", mark: "Z", factor: 1 },
  { finish: "Plain", material: "Stainless Steel", grade: "18-8", abbreviation: "18-8", mark: "S", factor: 2.1 },
  { finish: "Black Oxide", material: "Stainless Steel", grade: "18-8", abbreviation: "BK SS", mark: "K", factor: 2.9 },
  { finish: "Plain", material: "Brass", grade: "360", abbreviation: "BRS", mark: "B", factor: 3.4 },
  { finish: "Plain", material: "Stainless Steel", grade: "316", abbreviation: "316", mark: "T", factor: 3.2 },
] as const;

const materialWords: Readonly<Record<string, string>> = {
  Z: "Zinc-plated low-carbon steel for indoor assemblies.",
  S: "18-8 stainless for damp places; it will not rust under normal weather.",
  K: "18-8 stainless with a black oxide that cuts glare on instruments and optics.",
  B: "Solid brass conducts well and does not spark, but strips easily: drive it by hand.",
  T: "316 stainless for salt spray and chlorinated wash-downs.",
};

function nutFor({ grade }: Hardware): Hardware {
  return grade === "Low Carbon" ? { grade: "Grade 5", finish: "Zinc Plated" } : { grade, finish: "Plain" };
}

const lengths = [0.5, 0.75, 1, 0.375, 0.625, 1.25, 1.5, 0.25, 2, 0.875, 0.3125, 1.75, 2.5, 0.1875, 3] as const;

export const machineScrews = defineClass("machine-screw", {
  axes: {
    drive: drives,
    finish: finishes,
    length: lengths,
    pieces: [100, 50, 25],
    product: crossProduct(sizes, heads),
  },
  allows: ({ product: [size, kind], length, finish, drive, pieces }) => {
    if (length < size.diameter * (kind.headType === "Flat" ? 1.6 : 1) || length > size.diameter * 12) return false;
    if (pieces === 25 && size.diameter < 0.19) return false;
    if (drive.driveType === "Six-Lobe") return finish.material !== "Brass" && kind.headType !== "Round";
    return finish.finish !== "Black Oxide" || drive.driveType === "Phillips";
  },
  describe: ({ product: [size, kind], length, finish, drive, pieces }, brand) => {
    const lengthText = inchFraction(length);
    const measure = `${size.thread} x ${lengthText} in`;
    const metal = finish.material === "Stainless Steel" ? `${finish.grade} Stainless` : finish.material;
    const coat = finish.finish === "Plain" ? metal : `${metal}, ${finish.finish}`;
    const head = { Pan: size.pan, Flat: size.flat, Round: size.round }[kind.headType];
    const driveSize = { Phillips: `#${size.phillips}`, Slotted: "", "Six-Lobe": size.lobe }[drive.driveType];
    const volume = size.diameter ** 2 * (length + size.diameter * 2);
    const each = (0.055 + volume * 1.7) * finish.factor * kind.factor * drive.factor * boxFactor(pieces);
    return {
      name: `Machine Screw, ${kind.headType} Head, ${drive.driveType}, ${coat}, ${measure}`,
      shortName: `MACH SCR ${kind.mark} ${drive.abbreviation} ${finish.abbreviation} ${size.thread}X${lengthText}`,
      description:
        `${measure} machine screw for tapped holes and nuts. ${kind.words} ${materialWords[finish.mark] ?? ""}` +
        (driveSize === "" ? "" : ` Takes a ${driveSize} ${drive.driveType} bit.`),
      partNumber: partNumberOf(
        brand,
        `MS${kind.mark}${drive.mark}`,
        codeOf(size.thread),
        mils(length),
        finish.mark,
        pieces,
      ),
      attributes: {
        threadSize: size.thread,
        length,
        headType: kind.headType,
        driveType: drive.driveType,
        ...(driveSize === "" ? {} : { driveSize }),
        material: finish.material,
        finish: finish.finish,
        headDiameter: head,
        standard: "ASME B18.6.3",
      },
      category: kind.category,
      family: `${kind.headType} Head Machine Screws, ${drive.driveType}, ${coat}`,
      familySize: size.thread,
      price: makerPrice(brand, each * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `machine screw ${kind.headType} ${drive.driveType} ${coat} ${measure} ${pieces}`,
      goesWith: [
        hexNutText("Hex Nut", size.thread, nutFor(finish), 100),
        washerText("Split Lock", size.thread.replace(/-\d+$/, ""), washerHardware(finish), 100),
      ],
      countryOfOrigin: originOf(brand),
    };
  },
});
