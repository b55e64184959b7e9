import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { inchThreads } from "./data-threads.ts";
import { codeOf, originOf, partNumberOf, priceBy } from "./makers.ts";
import { hexNutText, usualBox, washerHardware, washerText } from "./relations.ts";

const metals = [
  { grade: "Low Carbon", finish: "Zinc Plated", material: "Steel", abbreviation: "ZN", mark: "Z", factor: 1 },
  { grade: "18-8", finish: "Plain", material: "Stainless Steel", abbreviation: "18-8", mark: "S18", factor: 3.4 },
  { grade: "Low Carbon", finish: "Plain", material: "Steel", abbreviation: "PL", mark: "P", factor: 0.85 },
  { grade: "B7", finish: "Plain", material: "Alloy Steel", abbreviation: "B7", mark: "B7", factor: 1.9 },
  { grade: "Low Carbon", finish: "Hot Dip Galvanized", material: "Steel", abbreviation: "HDG", mark: "G", factor: 1.7 },
  { grade: "316", finish: "Plain", material: "Stainless Steel", abbreviation: "316", mark: "S316", factor: 5 },
  { grade: "360", finish: "Plain", material: "Brass", abbreviation: "BRASS", mark: "BR", factor: 6 },
] as const;

const uses: Readonly<Record<string, string>> = {
  Z: "Low-carbon steel for hangers, pipe supports and general use; about 60,000 psi tensile.",
  P: "Plain low-carbon steel that welds readily; oil it or paint it.",
  B7: "ASTM A193 B7 chromium-molybdenum steel, 125,000 psi, for flanges and pressure joints up to about 900 degrees F.",
  G: "Galvanized for outdoor framing; turn on galvanized nuts only, which are tapped oversize.",
  S18: "18-8 stainless for wet rooms and exterior supports.",
  S316: "316 stainless for pools, docks and chemical plants.",
  BR: "Brass for grounding, terminals and work near magnets; about half the strength of steel rod.",
};

const hands = [
  { hand: "Right Hand", mark: "R" },
  { hand: "Left Hand", mark: "L" },
] as const;

const feet = [3, 6, 1, 2, 10, 12] as const;

export const threadedRods = defineClass({
  code: "threaded-rod",
  name: "Threaded Rod",
  unspsc: "31161618",
  drawing: "threaded-rod",
  weight: 2,
  brands: ["ironmere", "harbolt", "tarnwick", "marlinox", "ashlock", "torquist", "callowmere"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "lengthFt", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "diameter", name: "Diameter", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "threadDirection", name: "Thread Direction", type: "text", isFacet: true },
    { code: "threadFit", name: "Thread Fit", type: "text" },
  ],
  axes: { hand: hands, metal: metals, lengthFt: feet, pieces: [1, 5, 10], size: inchThreads },
  allows: ({ hand, metal, lengthFt, pieces, size }) => {
    if (lengthFt > 6 && (metal.material === "Brass" || size.diameter < 0.3)) return false;
    if (pieces > 1 && (size.diameter > 0.625 || lengthFt > 6)) return false;
    if (metal.mark === "B7" && size.diameter < 0.375) return false;
    return hand.mark === "R" || (size.diameter <= 1 && metal.grade === "Low Carbon" && lengthFt === 3 && pieces === 1);
  },
  describe: ({ hand, metal, lengthFt, pieces, size }, brand) => {
    const each = (1.1 + size.diameter ** 2 * lengthFt * 13.5 * metal.factor) * (pieces === 1 ? 1 : 0.88);
    const isLeft = hand.mark === "L";
    const metalName = metal.material === "Stainless Steel" ? `${metal.grade} Stainless Steel` : metal.material;
    const coat = metal.finish === "Plain" && metal.material !== "Steel" ? metalName : `${metalName}, ${metal.finish}`;
    const measure = `${size.thread} x ${lengthFt} ft`;
    const nut =
      metal.material === "Steel"
        ? { grade: metal.mark === "G" ? "Grade 5" : "Grade 2", finish: metal.finish }
        : { grade: metal.mark === "B7" ? "Grade 8" : metal.grade, finish: "Plain" };
    const box = usualBox(size.diameter);
    return {
      name: `Threaded Rod${metal.mark === "B7" ? ", B7" : ""}, ${coat}, ${isLeft ? "Left Hand, " : ""}${measure}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `THD ROD ${metal.abbreviation} ${isLeft ? "LH " : ""}${size.thread}X${lengthFt}FT${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${inchFraction(size.diameter)} in rod, threaded ${size.thread} over its whole ${lengthFt} ft. ${uses[metal.mark] ?? ""} ` +
        (isLeft
          ? "Left-hand thread, for turnbuckles and linkages; it takes left-hand nuts."
          : "Cut it with a saw and run a nut over the end to clean the thread."),
      partNumber: partNumberOf(brand, [
        `TR${hand.mark}`,
        codeOf(size.thread),
        String(lengthFt).padStart(2, "0"),
        metal.mark,
        pieces > 1 ? `P${pieces}` : "",
      ]),
      attributes: {
        threadSize: size.thread,
        lengthFt,
        diameter: size.diameter,
        material: metal.material,
        grade: metal.grade,
        finish: metal.finish,
        threadDirection: hand.hand,
        threadFit: "Class 2A",
      },
      category: "FAS-ROD",
      family: `Threaded Rod, ${coat}${isLeft ? ", Left Hand" : ""}`,
      price: priceBy(brand, each * pieces),
      unit: pieces > 1 ? "PK" : "EA",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `threaded rod ${coat} ${metal.grade} ${hand.hand} ${measure} ${pieces}`,
      ...(isLeft
        ? {}
        : {
            goesWith: [
              hexNutText("Hex Nut", size.thread, nut, box),
              washerText("USS Flat", inchFraction(size.diameter), washerHardware(nut), box),
            ],
          }),
      countryOfOrigin: originOf(brand),
    };
  },
});
