import { flag, number, readCsv, text } from "../../kit/read-data.ts";

/** Bodies of quarter-turn valves with their ratings: pounds per square inch for water, oil or gas (WOG), and for steam. */
export const ballValveBodies = readCsv("flow/ball-valve-bodies.csv", {
  name: text,
  short: text,
  mark: text,
  material: text,
  connection: text,
  port: text,
  pressure: number,
  steam: number,
  smallest: number,
  largest: number,
  factor: number,
  nipple: text,
  isLeadFree: flag,
  temperature: text,
  use: text,
  caution: text,
});
