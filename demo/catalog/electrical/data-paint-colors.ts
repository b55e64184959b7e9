import { readColumn, readJson, record, text } from "../../kit/read-data.ts";

/** Enamel colors in the order that they are asked for; the safety colors are those of ANSI Z535.1. */
export const enamelColors = readColumn("electrical/paint-colors/enamel-colors.csv", "color");

/** APWA Uniform Color Code. */
export const utilityColors: Readonly<Record<string, string>> = readJson(
  "electrical/paint-colors/utility-colors.json",
  record(text),
);

export const wallColors = readColumn("electrical/paint-colors/wall-colors.csv", "color");
