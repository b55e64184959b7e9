import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { codeOf, mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";
import { type Hardware, hexNutText, washerHardware, washerText } from "./relations.ts";

/** Head diameters of ASME B18.6.3 (largest), in inches, and the drivers that fit. */
const sizes = [
  { thread: "#10-32", diameter: 0.19, pan: 0.373, flat: 0.385, round: 0.359, phillips: 2, lobe: "T25" },
  { thread: "#8-32", diameter: 0.164, pan: 0.322, flat: 0.332, round: 0.309, phillips: 2, lobe: "T20" },
  { thread: "1/4-20", diameter: 0.25, pan: 0.492, flat: 0.507, round: 0.472, phillips: 3, lobe: "T30" },
  { thread: "#6-32", diameter: 0.138, pan: 0.27, flat: 0.279, round: 0.26, phillips: 2, lobe: "T15" },
  { thread: "#10-24", diameter: 0.19, pan: 0.373, flat: 0.385, round: 0.359, phillips: 2, lobe: "T25" },
  { thread: "#4-40", diameter: 0.112, pan: 0.219, flat: 0.225, round: 0.211, phillips: 1, lobe: "T10" },
  { thread: "5/16-18", diameter: 0.3125, pan: 0.615, flat: 0.635, round: 0.59, phillips: 4, lobe: "T40" },
  { thread: "#2-56", diameter: 0.086, pan: 0.167, flat: 0.172, round: 0.162, phillips: 1, lobe: "T8" },
  { thread: "3/8-16", diameter: 0.375, pan: 0.74, flat: 0.762, round: 0.708, phillips: 4, lobe: "T50" },
  { thread: "#12-24", diameter: 0.216, pan: 0.425, flat: 0.438, round: 0.408, phillips: 3, lobe: "T27" },
  { thread: "1/4-28", diameter: 0.25, pan: 0.492, flat: 0.507, round: 0.472, phillips: 3, lobe: "T30" },
] as const;

const heads = [
  {
    headType: "Pan",
    shelf: "FAS-SCREWS-PAN",
    mark: "PN",
    factor: 1,
    words: "The pan head bears flat on the part and suits slotted and clearance holes.",
  },
  {
    headType: "Flat",
    shelf: "FAS-SCREWS-FLAT",
    mark: "FL",
    factor: 1.04,
    words: "The 82-degree flat head sits flush in a countersink; its length is measured over all.",
  },
  {
    headType: "Round",
    shelf: "FAS-SCREWS-ROUND",
    mark: "RD",
    factor: 1.06,
    words: "The high round head is the older style, kept for electrical terminals and for repairs that must match.",
  },
] as const;

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

export const machineScrews = defineClass({
  code: "machine-screw",
  name: "Machine Screws",
  unspsc: "31161504",
  drawing: "machine-screw",
  weight: 8,
  brands: ["harbolt", "tarnwick", "ironmere", "marlinox", "ashlock", "kestrelock"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "headType", name: "Head", type: "text", isFacet: true },
    { code: "driveType", name: "Drive", type: "text", isFacet: true },
    { code: "driveSize", name: "Drive Size", type: "text", isColumn: true, isOptional: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "headDiameter", name: "Head Diameter", type: "number", unit: "in", isColumn: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { drive: drives, finish: finishes, length: lengths, pieces: [100, 50, 25], product: crossed(sizes, heads) },
  allows: ({ product: { size, kind }, length, finish, drive, pieces }) => {
    if (length < size.diameter * (kind.headType === "Flat" ? 1.6 : 1) || length > size.diameter * 12) return false;
    if (pieces === 25 && size.diameter < 0.19) return false;
    if (drive.driveType === "Six-Lobe") return finish.material !== "Brass" && kind.headType !== "Round";
    return finish.finish !== "Black Oxide" || drive.driveType === "Phillips";
  },
  describe: ({ product: { size, kind }, length, finish, drive, pieces }, brand) => {
    const lengthText = inchFraction(length);
    const measure = `${size.thread} x ${lengthText} in`;
    const metal = finish.material === "Stainless Steel" ? `${finish.grade} Stainless` : finish.material;
    const coat = finish.finish === "Plain" ? metal : `${metal}, ${finish.finish}`;
    const head = { Pan: size.pan, Flat: size.flat, Round: size.round }[kind.headType];
    const driveSize = { Phillips: `#${size.phillips}`, Slotted: "", "Six-Lobe": size.lobe }[drive.driveType];
    const volume = size.diameter ** 2 * (length + size.diameter * 2);
    const each = (0.055 + volume * 1.7) * finish.factor * kind.factor * drive.factor * packFactor(pieces);
    return {
      name: `Machine Screw, ${kind.headType} Head, ${drive.driveType}, ${coat}, ${measure}`,
      shortName: `MACH SCR ${kind.mark} ${drive.abbreviation} ${finish.abbreviation} ${size.thread}X${lengthText}`,
      description:
        `${measure} machine screw for tapped holes and nuts. ${kind.words} ${materialWords[finish.mark] ?? ""}` +
        (driveSize === "" ? "" : ` Takes a ${driveSize} ${drive.driveType} bit.`),
      partNumber: partNumberOf(brand, [
        `MS${kind.mark}${drive.mark}`,
        codeOf(size.thread),
        mils(length),
        finish.mark,
        pieces,
      ]),
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
      category: kind.shelf,
      family: `${kind.headType} Head Machine Screws, ${drive.driveType}, ${coat}, ${size.thread}`,
      price: priceBy(brand, each * pieces),
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
