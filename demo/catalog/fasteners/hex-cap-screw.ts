import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { inchLengths, inchThreads } from "./data-threads.ts";
import { codeOf, mils } from "./format-size.ts";
import { hexNutText, usualBox, washerHardware, washerText } from "./relations.ts";

const grades = readCsv("fasteners/hex-cap-screw/grades.csv", {
  grade: text,
  finish: text,
  material: text,
  abbreviation: text,
  mark: text,
  factor: number,
});

const uses: Readonly<Record<string, string>> = readJson("fasteners/hex-cap-screw/uses.json", record(text));

const coatings: Readonly<Record<string, string>> = {
  "Hot Dip Galvanized":
    "The galvanizing adds thickness to the thread: use nuts that are galvanized and tapped oversize.",
  Plain: "",
  "Yellow Zinc": "The yellow chromate marks the strength class at a glance and slows rust indoors.",
  "Zinc Plated": "",
};

export const hexCapScrews = defineClass("hex-cap-screw", {
  axes: { size: inchThreads, length: inchLengths, pieces: [50, 100, 25, 10, 5], grade: grades },
  allows: ({ size, length, pieces, grade }) => {
    if (length < size.diameter * 1.1 || length > size.diameter * 16) return false;
    // Heavy screws come in fives and tens, small ones in boxes.
    if (size.diameter >= 0.75 ? pieces > 25 : pieces < 25) return false;
    return grade.material === "Steel" || size.diameter <= 1;
  },
  describe: ({ grade, size, length, pieces }, brand) => {
    const lengthText = inchFraction(length);
    const size2 = `${size.thread} x ${lengthText} in`;
    const volume = size.diameter ** 2 * (length + size.diameter);
    const each = (0.05 + volume * 1.6) * grade.factor * boxFactor(pieces);
    const box = usualBox(size.diameter);
    return {
      name: `Hex Cap Screw, ${grade.grade}, ${grade.material === "Steel" ? grade.finish : "Stainless Steel"}, ${size2}`,
      shortName: `HEX SCREW ${grade.abbreviation} ${size.thread}X${lengthText}`,
      description: [
        `${size2} hex head cap screw.`,
        uses[grade.grade],
        length <= 2 * size.diameter + 0.25
          ? "Threaded to the head."
          : "Partly threaded, so the plain shank carries the shear.",
        coatings[grade.finish],
        `Made to ASME B18.2.1 by ${brand.name}, ${pieces} to the box.`,
      ]
        .filter(Boolean)
        .join(" "),
      partNumber: partNumberOf(brand, "HCS", codeOf(size.thread), mils(length), grade.mark, `P${pieces}`),
      attributes: {
        threadSize: size.thread,
        length,
        grade: grade.grade,
        material: grade.material,
        finish: grade.finish,
        headWidth: size.head,
        threadFit: "Class 2A",
        standard: "ASME B18.2.1",
      },
      category: grade.material === "Steel" ? "FAS-BOLTS-HEX" : "FAS-BOLTS-STAINLESS",
      family: `Hex Cap Screws, ${grade.grade}${/stainless/i.test(grade.material) ? " Stainless Steel" : `, ${grade.finish}`}`,
      familySize: size.thread,
      price: makerPrice(brand, each * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `hex cap screw ${grade.grade} ${grade.finish} ${size2} ${pieces}`,
      goesWith: [
        hexNutText("Hex Nut", size.thread, grade, box),
        washerText("SAE Flat", inchFraction(size.diameter), washerHardware(grade), box),
        hexNutText("Nylon-Insert Lock Nut", size.thread, grade, box),
      ],
      countryOfOrigin: originOf(brand),
    };
  },
});
