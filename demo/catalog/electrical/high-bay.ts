import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

interface Fixture {
  readonly style: "Round" | "Linear";
  readonly wattage: number;
  readonly lumens: number;
  /** Diameter of a round fixture, length of a linear one, in inches. */
  readonly size: number;
  readonly price: number;
}

function fixtures(
  style: Fixture["style"],
  rows: readonly (readonly [wattage: number, lumens: number, size: number, price: number])[],
): readonly Fixture[] {
  return rows.map(([wattage, lumens, size, price]) => ({ style, wattage, lumens, size, price }));
}

const round = fixtures("Round", [
  [150, 22_500, 12.6, 139],
  [100, 15_000, 10.2, 104],
  [200, 30_000, 13.4, 182],
  [240, 36_000, 14.2, 219],
  [80, 12_000, 9.8, 92],
  [300, 45_000, 15.7, 298],
  [60, 9000, 9.4, 84],
]);
const linear = fixtures("Linear", [
  [165, 24_000, 24, 158],
  [105, 15_500, 24, 119],
  [220, 32_500, 24, 196],
  [320, 48_000, 48, 289],
  [80, 12_000, 24, 104],
  [400, 58_000, 48, 365],
  [130, 19_000, 24, 138],
]);

const voltages = [
  { range: "120 to 277 V", mark: "UNV", factor: 1 },
  { range: "347 to 480 V", mark: "HV", factor: 1.22 },
] as const;
const beams = [
  { name: "Wide 120°", mark: "W", use: "open floors" },
  { name: "Medium 90°", mark: "M", use: "ceilings of 20 to 30 ft" },
  { name: "Aisle", mark: "A", use: "racking aisles" },
  { name: "Narrow 60°", mark: "N", use: "ceilings above 30 ft" },
] as const;
const controls = [
  { name: "0-10 V Dimming", mark: "", add: 0 },
  { name: "Occupancy Sensor", mark: "OS", add: 48 },
  { name: "Daylight/Occupancy Sensor", mark: "DO", add: 66 },
  { name: "Emergency Battery", mark: "EM", add: 132 },
] as const;

export const highBays = defineClass("high-bay", {
  axes: {
    fixture: interleave([round, linear]),
    kelvin: [5000, 4000, 3500],
    voltage: voltages,
    beam: beams,
    control: controls,
    color: ["Black", "White", "Gray"],
  },
  allows: ({ fixture, beam, color }) => {
    if (fixture.style === "Round") return beam.mark !== "A" && color !== "White";
    return beam.mark !== "N" && color === "White";
  },
  describe: ({ fixture, kelvin, voltage, beam, control, color }, brand) => ({
    name: `LED High Bay, ${fixture.style}, ${fixture.wattage} W, ${fixture.lumens.toLocaleString("en-US")} lm, ${kelvin} K, ${voltage.range}, ${beam.name}, ${control.mark === "" ? color : `${color}, ${control.name}`}`,
    shortName:
      `HIGH BAY ${fixture.style.toUpperCase()} ${fixture.wattage}W ${kelvin}K ${voltage.mark} ${beam.mark} ${control.mark}`.trim(),
    description:
      `${fixture.style === "Round" ? "A finned aluminum housing on one hook" : "A steel tray with V-hooks for chain or cable"}, for ${beam.use}. ` +
      `${Math.round(fixture.lumens / fixture.wattage)} lm per watt; one stands in for a ${fixture.wattage >= 150 ? "400 W" : "250 W"} metal halide fixture or better. ` +
      controlNote(control.name),
    partNumber: partNumberOf(
      brand,
      `HB${fixture.style.slice(0, 1)}${fixture.wattage}`,
      `${kelvin / 100}${beam.mark}`,
      `${voltage.mark}${color.slice(0, 1)}`,
      control.mark,
    ),
    attributes: {
      style: fixture.style,
      wattage: fixture.wattage,
      lumens: fixture.lumens,
      colorTemperature: kelvin,
      voltage: voltage.range,
      optic: beam.name,
      control: control.name,
      color,
      size: fixture.size,
      ipRating: fixture.style === "Round" ? "IP65" : "Damp Location",
      standard: "UL 1598",
    },
    category: fixture.style === "Round" ? "LGT-BAY-ROUND" : "LGT-BAY-LINEAR",
    family: `${fixture.style} LED High Bays, ${fixture.wattage} W`,
    price: makerPrice(brand, fixture.price * voltage.factor + control.add),
    unit: "EA",
    sameAs: `high bay ${fixture.style} ${fixture.wattage} ${kelvin} ${voltage.mark} ${beam.mark} ${control.name} ${color}`,
    documents: ["datasheet", "manual"],
    hasProtectionPlan: true,
  }),
});

function controlNote(name: string): string {
  if (name === "Occupancy Sensor")
    return "The sensor dims it when the aisle is empty; set the time and level with the remote.";
  if (name === "Daylight/Occupancy Sensor")
    return "It dims to the daylight from skylights, and again when nobody is about.";
  if (name === "Emergency Battery")
    return "The battery holds 90 minutes of egress light, as NFPA 101 asks; test it monthly.";
  return "The purple and gray (or pink) leads dim it from 0 to 10 V; cap them if they aren't used.";
}
