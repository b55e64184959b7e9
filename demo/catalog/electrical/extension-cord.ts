import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const gauges = [
  { awg: 12, price: 0.78 },
  { awg: 14, price: 0.52 },
  { awg: 16, price: 0.34 },
  { awg: 10, price: 1.32 },
] as const;

const lengths = [50, 25, 100, 15, 10, 6, 75, 3, 20, 40, 80, 8] as const;

const jackets = readCsv("electrical/extension-cord/jackets.csv", {
  type: text,
  mark: text,
  factor: number,
  cold: text,
  note: text,
});

const colors = ["Orange", "Yellow", "Black", "Green", "Blue", "Red", "White", "Gray", "Brown", "Purple"] as const;

const ends = [
  { name: "Single", outlets: 1, isLighted: true, mark: "L", add: 2.4 },
  { name: "Single", outlets: 1, isLighted: false, mark: "", add: 0 },
  { name: "Triple Tap", outlets: 3, isLighted: true, mark: "3L", add: 5.2 },
  { name: "Triple Tap", outlets: 3, isLighted: false, mark: "3", add: 3.1 },
] as const;

export const extensionCords = defineClass("extension-cord", {
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
      partNumber: partNumberOf(brand, `XC${gauge.awg}${jacket.mark}`, `${length}FT`, `${color.slice(0, 3)}${end.mark}`),
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
      family: `Extension Cords, ${jacket.type}, ${gauge.awg}/3, ${end.name}${end.isLighted ? ", Lighted" : ""}`,
      price: makerPrice(brand, 6.5 + length * gauge.price * jacket.factor + end.add),
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
