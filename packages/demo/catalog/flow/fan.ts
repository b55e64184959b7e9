import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

/** Blade diameter in inches with air moved at high speed, in cubic feet per minute. */
const designs = [
  {
    name: "Drum Fan",
    mark: "DR",
    category: "HVA-FAN-DRUM",
    unspsc: "40101602",
    blades: { 24: 5_200, 30: 7_800, 36: 10_600, 42: 14_200, 48: 19_500 },
    speeds: 2,
    factor: 1,
    use: "Rolls to where the heat is, on docks, in shops and over wet floors.",
    caution: "Chock the wheels before starting it on a slope.",
  },
  {
    name: "Pedestal Fan",
    mark: "PD",
    category: "HVA-FAN-MOUNT",
    unspsc: "40101602",
    blades: { 18: 3_300, 20: 3_900, 24: 5_300, 30: 8_000 },
    speeds: 3,
    factor: 0.75,
    use: "Stands behind a workstation and throws air over 60 feet.",
    caution: "Keep the cord out of the aisle.",
  },
  {
    name: "Exhaust Fan",
    mark: "EX",
    category: "HVA-FAN-EXHAUST",
    unspsc: "40101502",
    blades: {
      10: 650,
      12: 1_050,
      16: 1_950,
      18: 2_650,
      20: 3_200,
      24: 4_700,
      30: 7_600,
      36: 10_400,
      42: 14_000,
      48: 20_300,
    },
    speeds: 1,
    factor: 1.25,
    use: "Square wall housing with an aluminum shutter that blows open and falls shut.",
    caution: "Intake openings must be at least as large as the fan, or the shutter flutters.",
  },
  {
    name: "Wall-Mount Fan",
    mark: "WM",
    category: "HVA-FAN-MOUNT",
    unspsc: "40101602",
    blades: { 18: 3_200, 20: 3_800, 24: 5_200, 30: 7_900 },
    speeds: 3,
    factor: 0.72,
    use: "Hangs from a wall or column, out of the way of trucks.",
    caution: "Bolt the bracket into the structure, not into drywall.",
  },
] as const;

const sizes = interleave(
  designs.map((design) =>
    Object.entries(design.blades).map(([blade, flow]) => ({ design, blade: Number(blade), flow })),
  ),
);

const motors = [
  { name: "Totally Enclosed", mark: "TE", factor: 1 },
  { name: "Open Drip-Proof", mark: "OD", factor: 0.9 },
  { name: "Explosion-Proof", mark: "XP", factor: 3.4 },
] as const;

const drives = [
  { name: "Direct Drive", mark: "D", factor: 1 },
  { name: "Belt Drive", mark: "B", factor: 1.2 },
] as const;

export const fans = defineClass({
  code: "fan",
  name: "Industrial Fans",
  unspsc: "40101604",
  drawing: "fan",
  weight: 1.2,
  brands: ["ventmoor", "airelow", "halcomb", "pumphrey", "stowbridge", "totewell"],
  attributes: [
    { code: "fanType", name: "Fan", type: "text", isFacet: true },
    { code: "bladeDiameter", name: "Blade Diameter", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "airFlow", name: "Air Flow, High Speed", type: "number", unit: "cfm", isFacet: true, isColumn: true },
    { code: "speeds", name: "Speeds", type: "number" },
    { code: "drive", name: "Drive", type: "text", isFacet: true, isColumn: true },
    { code: "motorEnclosure", name: "Motor Enclosure", type: "text", isFacet: true },
    { code: "voltage", name: "Voltage", type: "number", unit: "V AC", isFacet: true, isColumn: true },
    { code: "amps", name: "Current", type: "number", unit: "A" },
    { code: "color", name: "Color", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { size: sizes, color: ["Black", "Gray", "Yellow", "White"], motor: motors, drive: drives, voltage: [115, 230] },
  allows: ({ size, motor, drive, voltage, color }) => {
    if (drive.mark === "B" && (size.blade < 30 || !/DR|EX/.test(size.design.mark))) return false;
    if (motor.mark === "XP" && (size.design.mark === "DR" || color !== "Gray")) return false;
    if (size.design.mark === "EX" && (color === "Yellow" || color === "Black")) return false;
    return voltage === 115 || size.blade >= 30;
  },
  describe: ({ size, color, motor, drive, voltage }, brand) => {
    const { design, blade, flow } = size;
    const worth = (68 + 0.24 * blade ** 2) * design.factor * motor.factor * drive.factor;
    const watts = (flow * 0.075) ** 0.92 + 60;
    return {
      name: `${design.name}, ${blade} in, ${drive.name}, ${flow.toLocaleString("en-US")} cfm, ${voltage}V AC, ${motor.name}, ${color}`,
      shortName: `${design.name.toUpperCase()} ${blade}IN ${drive.mark}D ${voltage}V ${motor.mark} ${color.toUpperCase()}`,
      description:
        `${design.use} The ${blade} inch blade moves ${flow.toLocaleString("en-US")} cubic feet a minute at high speed` +
        `${design.speeds > 1 ? `, with ${design.speeds} speeds` : ""}. ` +
        `${motor.mark === "XP" ? "The motor is rated for Class I Group D and Class II Groups F and G; the wiring must be too." : `${motor.name} motor with sealed bearings.`} ` +
        design.caution,
      partNumber: makerNumber(brand, `${design.mark}${blade}`, [
        motor.mark + drive.mark,
        voltage === 230 ? "23" : "11",
        color.slice(0, 1),
      ]),
      attributes: {
        fanType: design.name,
        bladeDiameter: blade,
        airFlow: flow,
        speeds: design.speeds,
        drive: drive.name,
        motorEnclosure: motor.name,
        voltage,
        amps: Math.round((watts * 10) / voltage) / 10,
        color,
        standard: "UL 507",
      },
      category: design.category,
      family: `${design.name}s, ${drive.name}, ${motor.name}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: `fan ${design.mark} ${blade} ${motor.mark} ${drive.mark} ${voltage} ${color}`,
      documents: ["manual"],
      hasProtectionPlan: worth > 75,
      unspsc: design.unspsc,
    };
  },
});
