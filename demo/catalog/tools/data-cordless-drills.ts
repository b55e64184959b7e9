import { flag, number, oneOf, readCsv, text } from "../../kit/read-data.ts";

/** One of each kind by turns, the best sold first. */
export const drillModels = readCsv("tools/cordless-drills.csv", {
  kind: oneOf(["Drill/Driver", "Hammer Drill", "Impact Driver", "Impact Wrench"]),
  voltage: number,
  /** In inch-pounds; for impact wrenches the greatest tightening torque. */
  torque: number,
  chuck: text,
  speed: number,
  length: number,
  weight: number,
  isBrushless: flag,
  /** Of the bare tool, in dollars. */
  price: number,
});
export type DrillModel = (typeof drillModels)[number];
