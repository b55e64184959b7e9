import { list, number, readCsv, text } from "../../kit/read-data.ts";

/** The commonest first; every entry is one compound in one color. */
export const hoseCompounds = readCsv("flow/hose/hose-compounds.csv", {
  name: text,
  short: text,
  mark: text,
  service: text,
  material: text,
  tube: text,
  color: text,
  pressure: number,
  temperature: text,
  smallest: number,
  largest: number,
  factor: number,
  ends: list(text),
  unspsc: text,
  use: text,
  caution: text,
});

export const hoseEnds = readCsv("flow/hose/hose-ends.csv", {
  name: text,
  short: text,
  mark: text,
  kind: text,
  worth: number,
  use: text,
});
