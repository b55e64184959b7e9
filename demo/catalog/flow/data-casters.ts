import { flag, number, readCsv, text } from "../../kit/read-data.ts";

/** Wheels in inches with the height from floor to plate, and what a hard tread of that size carries, in pounds. */
export const casterWheels = readCsv("flow/casters/caster-wheels.csv", {
  diameter: number,
  width: number,
  height: number,
  capacity: number,
  plate: text,
  bolts: text,
});

/** Treads, with the share of a hard wheel's capacity that they carry. */
export const casterTreads = readCsv("flow/casters/caster-treads.csv", {
  name: text,
  short: text,
  mark: text,
  color: text,
  hardness: text,
  strength: number,
  smallest: number,
  largest: number,
  isHeavy: flag,
  factor: number,
  use: text,
});
