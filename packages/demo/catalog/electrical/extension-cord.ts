import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { dollars } from "./price.ts";

const gauges = [
  { awg: 12, price: 0.78 },
  { awg: 14, price: 0.52 },
  { awg: 16, price: 0.34 },
  { awg: 10, price: 1.32 },
] as const;

const lengths = [50, 25, 100, 15, 10, 6, 75, 3, 20, 40, 80, 8] as const;

const jackets = [
  { type: "SJTW", mark: "T", factor: 1, cold: "-40 to 140 °F", note: "Vinyl jacket for indoor and outdoor use." },
  { type: "SJTOW", mark: "O", factor: 1.15, cold: "-40 to 221 °F", note: "Oil-resistant vinyl for garages and shops." },
  {
    type: "SJEOW",
    mark: "E",
    factor: 1.5,
    cold: "-58 to 221 °F",
    note: "Thermoplastic elastomer that stays limp at -58 °F.",
  },
  {
    type: "SJOOW",
    mark: "R",
    factor: 1.75,
    cold: "-40 to 194 °F",
    note: "Rubber inside and out: it shrugs off oil, sparks and dragging.",
  },
  {
    type: "STW",
    mark: "S",
    factor: 1.4,
    cold: "-40 to 140 °F",
    note: "Extra-hard-usage cord, the S type that OSHA accepts on construction sites without question.",
  },
] as const;

const colors = ["Orange", "Yellow", "Black", "Green", "Blue", "Red", "White", "Gray", "Brown", "Purple"] as const;

const ends = [
  { name: "Single", outlets: 1, isLighted: true, mark: "L", add: 2.4 },
  { name: "Single", outlets: 1, isLighted: false, mark: "", add: 0 },
  { name: "Triple Tap", outlets: 3, isLighted: true, mark: "3L", add: 5.2 },
  { name: "Triple Tap", outlets: 3, isLighted: false, mark: "3", add: 3.1 },
] as const;

export const extensionCords = defineClass({
  code: "extension-cord",
  name: "Extension Cords",
  unspsc: "26121536",
  drawing: "extension-cord",
  weight: 2,
  brands: ["voltaris", "ohmbridge", "copperline", "amperis", "northgrid", "conduwell", "lanternworth"],
  attributes: [
    { code: "lengthFt", name: "Length", type: "number", unit: "ft", isFacet: true, isColumn: true },
    { code: "wireGauge", name: "Wire Gauge", type: "number", unit: "AWG", isFacet: true, isColumn: true },
    { code: "amperage", name: "Max. Current", type: "number", unit: "A", isFacet: true, isColumn: true },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "cordType", name: "Cord Type", type: "text", isFacet: true },
    { code: "outlets", name: "Number of Outlets", type: "number", isFacet: true },
    { code: "isLighted", name: "Lighted End", type: "flag", isFacet: true },
    { code: "plug", name: "Plug", type: "text" },
    { code: "temperatureRange", name: "Temperature Range", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { gauge: gauges, length: lengths, jacket: jackets, color: colors, end: ends },
  allows: ({ gauge, length, jacket, color, end }) => {
    if (length > 50 && gauge.awg === 16 && end.outlets === 3) return false;
    if (gauge.awg === 10 && (length < 10 || jacket.mark === "T")) return false;
    if (gauge.awg === 16 && jacket.mark === "S") return false;
    if (length < 10 && end.isLighted) return false;
    if (jacket.mark === "R" && color !== "Black" && color !== "Yellow" && color !== "Orange") return false;
    return color !== "White" && color !== "Brown" && color !== "Gray" ? true : gauge.awg >= 14 && length <= 25;
  },
  describe: ({ gauge, length, jacket, color, end }, brand) => {
    const amperage = ampacityOf(gauge.awg, length);
    return {
      name: `Extension Cord, ${jacket.type}, ${gauge.awg}/3, ${length} ft, ${color}, ${end.name}${end.isLighted ? ", Lighted End" : ""}`,
      shortName: `EXT CORD ${gauge.awg}/3 ${length}FT ${jacket.type} ${color.toUpperCase()} ${end.mark}`.trim(),
      description:
        `${jacket.note} Three ${gauge.awg} AWG conductors carry ${amperage} A at this length: ${loadFor(amperage)}. ` +
        `${end.isLighted ? "The clear end glows while power is on. " : ""}${length >= 75 ? "Voltage falls along a run this long, so don't add a second cord." : "Take it off the reel before loading it fully."}`,
      partNumber: makerNumber(brand, `XC${gauge.awg}${jacket.mark}`, `${length}FT`, `${color.slice(0, 3)}${end.mark}`),
      attributes: {
        lengthFt: length,
        wireGauge: gauge.awg,
        amperage,
        color,
        cordType: jacket.type,
        outlets: end.outlets,
        isLighted: end.isLighted,
        plug: "NEMA 5-15P",
        temperatureRange: jacket.cold,
        standard: "UL 817",
      },
      category: "ELE-CORD",
      family: `${jacket.type} Extension Cords, ${gauge.awg}/3, ${end.name}${end.isLighted ? " Lighted" : ""}`,
      price: dollars(6.5 + length * gauge.price * jacket.factor + end.add),
      unit: "EA",
      sameAs: `extension cord ${jacket.type} ${gauge.awg}/3 ${length} ft ${color} ${end.name} ${end.isLighted}`,
    };
  },
});

/** UL 817: thin cords lose current as they grow long; a 15 A plug caps the rest. */
function ampacityOf(awg: number, length: number): number {
  if (awg === 16) return length > 50 ? 10 : 13;
  return awg === 14 && length > 50 ? 13 : 15;
}

function loadFor(amperage: number): string {
  if (amperage >= 15) return "enough for saws, compressors and heaters on a 15 A plug";
  return amperage >= 13 ? "enough for drills, vacuums and small heaters" : "for lights, fans and hand tools only";
}
