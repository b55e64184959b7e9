import { defineClass } from "../kit/item-class.ts";
import { metricLengths, metricThreads } from "./data-threads.ts";
import { codeOf, originOf, packFactor, partNumberOf, priceBy, threeFigures } from "./makers.ts";
import { hexNutText, nutHardware, usualBox, washerHardware, washerText } from "./relations.ts";

const classes = [
  { grade: "Class 8.8", finish: "Zinc Plated", material: "Steel", abbreviation: "8.8 ZN", mark: "88Z", factor: 1 },
  { grade: "A2-70", finish: "Plain", material: "Stainless Steel", abbreviation: "A2", mark: "A2", factor: 2.9 },
  { grade: "Class 10.9", finish: "Plain", material: "Alloy Steel", abbreviation: "10.9", mark: "109", factor: 1.4 },
  { grade: "A4-80", finish: "Plain", material: "Stainless Steel", abbreviation: "A4", mark: "A4", factor: 4.3 },
  {
    grade: "Class 10.9",
    finish: "Zinc Plated",
    material: "Alloy Steel",
    abbreviation: "10.9 ZN",
    mark: "109Z",
    factor: 1.55,
  },
  {
    grade: "Class 12.9",
    finish: "Black Oxide",
    material: "Alloy Steel",
    abbreviation: "12.9 BO",
    mark: "129",
    factor: 1.9,
  },
  { grade: "Class 8.8", finish: "Black Oxide", material: "Steel", abbreviation: "8.8 BO", mark: "88B", factor: 1.05 },
] as const;

const uses: Readonly<Record<string, string>> = {
  "Class 8.8":
    "Tempered medium-carbon steel with 800 MPa tensile strength, about that of SAE Grade 5; the usual class on imported machinery.",
  "Class 10.9":
    "Alloy steel with 1,040 MPa tensile strength for drive lines, press frames and other joints tightened close to yield.",
  "Class 12.9":
    "The strongest standard class, 1,220 MPa. Do not electroplate it: hydrogen embrittlement can break it days later.",
  "A2-70": "Type 304 stainless, cold worked to 700 MPa, for wash-down areas and outdoor guards.",
  "A4-80":
    "Type 316 stainless, cold worked to 800 MPa, for chlorides and salt air. Use an anti-seize compound; stainless threads gall.",
};

export const metricHexScrews = defineClass({
  code: "metric-hex-screw",
  name: "Metric Hex Head Screws",
  unspsc: "31161620",
  drawing: "hex-cap-screw",
  weight: 7,
  brands: ["oslund-metric", "harbolt", "ironmere", "tarnwick", "torquist", "ashlock", "marlinox"],
  attributes: [
    { code: "threadSize", name: "Thread Size", type: "text", isFacet: true, isColumn: true },
    { code: "lengthMm", name: "Length", type: "number", unit: "mm", isFacet: true, isColumn: true },
    { code: "grade", name: "Property Class", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "headWidthMm", name: "Head Width", type: "number", unit: "mm", isColumn: true },
    { code: "threadCoverage", name: "Threading", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { size: metricThreads, length: metricLengths, pieces: [50, 100, 25, 10, 5], propertyClass: classes },
  allows: ({ size, length, pieces, propertyClass }) => {
    if (length < size.diameter * 1.2 || length > size.diameter * 14) return false;
    if (size.diameter >= 18 ? pieces > 25 : pieces < 25) return false;
    if (/^M\d+-1(\.25)?$/.test(size.thread) && size.diameter > 6) return propertyClass.material !== "Stainless Steel";
    return true;
  },
  describe: ({ propertyClass, size, length, pieces }, brand) => {
    const inches = size.diameter / 25.4;
    const volume = inches ** 2 * (length / 25.4 + inches);
    // ISO 4014 keeps a plain shank above 2d + 6; shorter ones are ISO 4017, threaded to the head.
    const isFull = length <= 2 * size.diameter + 20;
    const measure = `${size.thread} x ${length} mm`;
    const isStainless = propertyClass.material === "Stainless Steel";
    const box = usualBox(inches);
    const nut = nutHardware(propertyClass);
    return {
      name: `Hex Head Screw, ${propertyClass.grade}, ${isStainless ? "Stainless Steel" : propertyClass.finish}, ${measure}`,
      shortName: `HEX SCREW ${propertyClass.abbreviation} ${size.thread}X${length}`,
      description:
        `${measure} hex head screw to ${isFull ? "ISO 4017, threaded to the head" : "ISO 4014, with a plain shank under the head"}. ` +
        `${uses[propertyClass.grade] ?? ""} The head takes a ${size.head} mm wrench` +
        `${[10, 12, 14, 22].includes(size.diameter) ? ", not the size of older DIN screws" : ""}.`,
      partNumber: partNumberOf(brand, [
        isFull ? "4017" : "4014",
        codeOf(size.thread),
        threeFigures(length),
        propertyClass.mark,
        `P${pieces}`,
      ]),
      attributes: {
        threadSize: size.thread,
        lengthMm: length,
        grade: propertyClass.grade,
        material: propertyClass.material,
        finish: propertyClass.finish,
        headWidthMm: size.head,
        threadCoverage: isFull ? "Fully Threaded" : "Partially Threaded",
        standard: isFull ? "ISO 4017" : "ISO 4014",
      },
      category: isStainless ? "FAS-BOLTS-METRIC-STAINLESS" : "FAS-BOLTS-METRIC",
      family: `Metric Hex Screws, ${propertyClass.grade} ${propertyClass.finish}, ${size.thread}`,
      price: priceBy(brand, (0.05 + volume * 1.75) * propertyClass.factor * packFactor(pieces) * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `metric hex screw ${propertyClass.grade} ${propertyClass.finish} ${measure} ${pieces}`,
      goesWith: [
        ...(nut ? [hexNutText("Hex Nut", size.thread, nut, box)] : []),
        washerText("Metric Flat", `M${size.diameter}`, washerHardware(propertyClass), box),
      ],
      countryOfOrigin: originOf(brand),
    };
  },
});
