import { list, number, readCsv, text } from "../../kit/read-data.ts";

/** Bar alloys: pounds per cubic inch, dollars per pound cut, and what a machinist would say of each. */
export const metals = readCsv("fasteners/metals.csv", {
  material: text,
  alloy: text,
  finish: text,
  standard: text,
  mark: text,
  density: number,
  perPound: number,
  shapes: list(text),
  words: text,
});
