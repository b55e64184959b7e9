import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { inchThreads } from "./data-threads.ts";
import { codeOf } from "./format-size.ts";
import { hexNutText, usualBox, washerHardware, washerText } from "./relations.ts";

const metals = readCsv("fasteners/threaded-rod/metals.csv", {
  grade: text,
  finish: text,
  material: text,
  abbreviation: text,
  mark: text,
  factor: number,
});

const uses: Readonly<Record<string, string>> = readJson("fasteners/threaded-rod/uses.json", record(text));

const hands = [
  { hand: "Right Hand", mark: "R" },
  { hand: "Left Hand", mark: "L" },
] as const;

const feet = [3, 6, 1, 2, 10, 12] as const;

export const threadedRods = defineClass("threaded-rod", {
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
      partNumber: partNumberOf(
        brand,
        `TR${hand.mark}`,
        codeOf(size.thread),
        String(lengthFt).padStart(2, "0"),
        metal.mark,
        pieces > 1 ? `P${pieces}` : "",
      ),
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
      price: makerPrice(brand, each * pieces),
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
