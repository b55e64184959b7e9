import { number, readCsv, text } from "../../kit/read-data.ts";

/** Roller chain of ANSI B29.1, in inches; the strength is the least that the standard allows, in pounds, per strand. */
export const chainSizes = readCsv("motion/chain.csv", {
  number: text,
  pitch: number,
  rollerDiameter: number,
  rollerWidth: number,
  pinDiameter: number,
  strength: number,
  pricePerFoot: number,
});
