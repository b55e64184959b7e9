import { number, readCsv, readJson, record, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { metricLengths, metricThreads } from "./data-threads.ts";
import { codeOf, threeFigures } from "./format-size.ts";
import { hexNutText, nutHardware, usualBox, washerHardware, washerText } from "./relations.ts";

const classes = readCsv("fasteners/metric-hex-screw/classes.csv", {
  grade: text,
  finish: text,
  material: text,
  abbreviation: text,
  mark: text,
  factor: number,
});

const uses: Readonly<Record<string, string>> = readJson("fasteners/metric-hex-screw/uses.json", record(text));

export const metricHexScrews = defineClass("metric-hex-screw", {
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
      partNumber: partNumberOf(
        brand,
        isFull ? "4017" : "4014",
        codeOf(size.thread),
        threeFigures(length),
        propertyClass.mark,
        `P${pieces}`,
      ),
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
      family: `Metric Hex Head Screws, ${propertyClass.grade}${/stainless/i.test(propertyClass.material) ? " Stainless Steel" : `, ${propertyClass.finish}`}`,
      familySize: size.thread,
      price: makerPrice(brand, (0.05 + volume * 1.75) * propertyClass.factor * boxFactor(pieces) * pieces),
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
