export interface DrillModel {
  readonly kind: "Drill/Driver" | "Hammer Drill" | "Impact Driver" | "Impact Wrench";
  readonly voltage: 12 | 20 | 40;
  /** In inch-pounds; for impact wrenches the greatest tightening torque. */
  readonly torque: number;
  readonly chuck: string;
  readonly speed: number;
  readonly length: number;
  readonly weight: number;
  readonly isBrushless: boolean;
  /** Of the bare tool, in dollars. */
  readonly price: number;
}

type Row = readonly [
  kind: DrillModel["kind"],
  voltage: DrillModel["voltage"],
  torque: number,
  chuck: string,
  speed: number,
  length: number,
  weight: number,
  motor: "brushless" | "brushed",
  price: number,
];

/** One of each kind by turns, the best sold first. */
const rows: readonly Row[] = [
  ["Drill/Driver", 20, 620, "1/2 in Keyless", 2_000, 6.9, 3.4, "brushless", 129],
  ["Impact Driver", 20, 1_825, "1/4 in Hex", 3_250, 5.1, 2.8, "brushless", 139],
  ["Hammer Drill", 20, 820, "1/2 in Keyless", 2_000, 8.2, 4.4, "brushless", 169],
  ["Impact Wrench", 20, 3_960, "1/2 in Square", 1_900, 5.9, 4.6, "brushless", 209],
  ["Drill/Driver", 12, 300, "3/8 in Keyless", 1_500, 6.2, 2.3, "brushless", 89],
  ["Impact Driver", 12, 1_450, "1/4 in Hex", 2_850, 5, 2.1, "brushless", 99],
  ["Hammer Drill", 20, 1_400, "1/2 in Keyless", 2_250, 8.9, 5.1, "brushless", 219],
  ["Impact Wrench", 20, 13_200, "1/2 in Square", 1_900, 8.7, 7.1, "brushless", 329],
  ["Drill/Driver", 20, 450, "1/2 in Keyless", 1_600, 7.4, 3.6, "brushed", 84],
  ["Impact Driver", 20, 1_500, "1/4 in Hex", 2_800, 5.8, 3.1, "brushed", 89],
  ["Hammer Drill", 12, 310, "3/8 in Keyless", 1_550, 7, 2.7, "brushless", 109],
  ["Impact Wrench", 20, 1_920, "3/8 in Square", 2_700, 5.1, 3.9, "brushless", 189],
  ["Drill/Driver", 20, 1_100, "1/2 in Keyless", 2_250, 7.6, 4.2, "brushless", 179],
  ["Impact Driver", 20, 2_200, "1/4 in Hex", 3_700, 4.6, 2.9, "brushless", 169],
  ["Impact Wrench", 40, 21_600, "3/4 in Square", 1_800, 9.6, 12.9, "brushless", 549],
  ["Hammer Drill", 20, 600, "1/2 in Keyless", 1_700, 8.6, 4.2, "brushed", 109],
  ["Impact Wrench", 12, 1_200, "3/8 in Square", 2_400, 5.2, 2.6, "brushless", 139],
  ["Hammer Drill", 40, 1_570, "1/2 in Keyless", 2_600, 8, 6.3, "brushless", 279],
  ["Impact Driver", 40, 2_250, "1/4 in Hex", 3_700, 4.7, 3.7, "brushless", 219],
  ["Drill/Driver", 40, 1_240, "1/2 in Keyless", 2_600, 6.9, 5.7, "brushless", 239],
];

export const drillModels: readonly DrillModel[] = rows.map(
  ([kind, voltage, torque, chuck, speed, length, weight, motor, price]) => ({
    kind,
    voltage,
    torque,
    chuck,
    speed,
    length,
    weight,
    isBrushless: motor === "brushless",
    price,
  }),
);
