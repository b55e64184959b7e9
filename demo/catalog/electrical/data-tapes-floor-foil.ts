import { list, number, readCsv, text } from "../../kit/read-data.ts";
import type { Tape } from "./data-tapes.ts";

export const floorTapes: readonly Tape[] = readCsv("electrical/tapes-floor-foil/floor-tapes.csv", {
  type: text,
  category: text,
  widths: list(number),
  lengths: list(number),
  grade: text,
  mark: text,
  backing: text,
  adhesive: text,
  thickness: number,
  tensileStrength: number,
  temperatureRange: text,
  colors: list(text),
  price: number,
  use: text,
});

export const foilTapes: readonly Tape[] = readCsv("electrical/tapes-floor-foil/foil-tapes.csv", {
  type: text,
  category: text,
  backing: text,
  colors: list(text),
  widths: list(number),
  lengths: list(number),
  grade: text,
  mark: text,
  adhesive: text,
  thickness: number,
  tensileStrength: number,
  temperatureRange: text,
  price: number,
  use: text,
});
