import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { inchLengths, inchThreads } from "./data-threads.ts";
import { codeOf, mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";
import { hexNutText, usualBox, washerHardware, washerText } from "./relations.ts";

const grades = [
  { grade: "Grade 5", finish: "Zinc Plated", material: "Steel", abbreviation: "GR5 ZN", mark: "G5Z", factor: 1 },
  {
    grade: "18-8",
    finish: "Plain",
    material: "Stainless Steel",
    abbreviation: "18-8",
    mark: "S18",
    factor: 3.2,
  },
  { grade: "Grade 8", finish: "Yellow Zinc", material: "Steel", abbreviation: "GR8 YZ", mark: "G8Y", factor: 1.5 },
  { grade: "Grade 2", finish: "Zinc Plated", material: "Steel", abbreviation: "GR2 ZN", mark: "G2Z", factor: 0.8 },
  { grade: "316", finish: "Plain", material: "Stainless Steel", abbreviation: "316", mark: "S316", factor: 4.6 },
  {
    grade: "Grade 5",
    finish: "Hot Dip Galvanized",
    material: "Steel",
    abbreviation: "GR5 HDG",
    mark: "G5H",
    factor: 1.7,
  },
  { grade: "Grade 8", finish: "Plain", material: "Steel", abbreviation: "GR8 PL", mark: "G8P", factor: 1.3 },
] as const;

const uses: Readonly<Record<string, string>> = {
  "Grade 5":
    "Medium-carbon steel, quenched and tempered to 120,000 psi: the everyday choice for machinery, frames and vehicles.",
  "Grade 8":
    "Alloy steel hardened to 150,000 psi for joints that see shock and high load, such as suspensions and heavy equipment.",
  "Grade 2": "Low-carbon steel for light brackets, guards and fixtures where strength is not the question.",
  "18-8":
    "Stainless steel that stands up to wash-downs and weather; non-magnetic, and softer than Grade 5, so mind the torque.",
  "316": "Marine-grade stainless with molybdenum, for salt air, chlorides and food plants.",
};

const coatings: Readonly<Record<string, string>> = {
  "Hot Dip Galvanized":
    "The galvanizing adds thickness to the thread: use nuts that are galvanized and tapped oversize.",
  Plain: "",
  "Yellow Zinc": "The yellow chromate marks the strength class at a glance and slows rust indoors.",
  "Zinc Plated": "",
};

export const hexCapScrews = defineClass({
  code: "hex-cap-screw",
  name: "Hex Cap Screws",
  unspsc: "31161620",
  drawing: "hex-cap-screw",
  weight: 10,
  brands: ["harbolt", "ironmere", "tarnwick", "torquist", "ashlock", "marlinox"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "grade", name: "Grade", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "headWidth", name: "Head Width", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "threadFit", name: "Thread Fit", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
    const each = (0.05 + volume * 1.6) * grade.factor * packFactor(pieces);
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
      partNumber: partNumberOf(brand, ["HCS", codeOf(size.thread), mils(length), grade.mark, `P${pieces}`]),
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
      family: `Hex Cap Screws, ${grade.grade} ${grade.finish}, ${size.thread}`,
      price: priceBy(brand, each * pieces),
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
