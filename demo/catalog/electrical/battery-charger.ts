import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { leadAcidSameAs } from "./battery-names.ts";

interface Charger {
  readonly kind: "Lead-Acid" | "Cell";
  readonly voltage: string;
  readonly volts: number;
  readonly amperage: number;
  readonly bays: number;
  readonly price: number;
}

const leadAcid: readonly Charger[] = [12, 6, 24, 36, 48].flatMap((volts) =>
  [1, 4, 2, 10, 0.75, 15, 6, 25, 8, 40]
    .filter((amperage) => (volts === 6 ? amperage <= 10 : volts === 12 || amperage >= 4))
    .map((amperage) => ({
      kind: "Lead-Acid",
      voltage: `${volts} V`,
      volts,
      amperage,
      bays: 1,
      price: 22 + amperage * 6.2 + Math.max(0, volts - 12) * amperage * 0.32,
    })),
);
const cellChargers: readonly Charger[] = [4, 8, 12, 2, 16].flatMap((bays) =>
  [1, 0.5, 2].map((amperage) => ({
    kind: "Cell",
    voltage: "1.2 V",
    volts: 1.2,
    amperage,
    bays,
    price: 9 + bays * 3.4 + amperage * 8,
  })),
);

const styles = [
  { name: "Portable", mark: "P", factor: 1 },
  { name: "Onboard, IP67", mark: "B", factor: 1.45 },
  { name: "Wheeled Shop", mark: "W", factor: 2.1 },
  { name: "Wall Mount", mark: "M", factor: 1.2 },
] as const;

const inputs = [
  { name: "120 V AC", mark: "1" },
  { name: "100 to 240 V AC", mark: "U" },
  { name: "12 V DC", mark: "D" },
] as const;

export const batteryChargers = defineClass("battery-charger", {
  axes: { charger: interleave([leadAcid, cellChargers]), style: styles, input: inputs },
  allows: ({ charger, style, input }) => {
    if (charger.kind === "Cell")
      return (style.mark === "P" || style.mark === "M") && (input.mark !== "D" || charger.bays <= 4);
    if (input.mark === "D") return false;
    if (style.mark === "W") return charger.amperage >= 10;
    return style.mark === "P" ? charger.amperage <= 25 : charger.amperage >= 2;
  },
  describe: ({ charger, style, input }, brand) => {
    const isCell = charger.kind === "Cell";
    return {
      name: isCell
        ? `Cell Charger, NiMH, ${charger.bays} Bay, ${charger.amperage} A, ${style.name}, ${input.name} Input`
        : `Battery Charger, Lead-Acid, ${charger.voltage}, ${charger.amperage} A, ${style.name}, ${input.name} Input`,
      shortName: `CHARGER ${isCell ? `NIMH ${charger.bays}BAY` : `LEAD ${charger.volts}V`} ${charger.amperage}A ${style.mark}${input.mark}`,
      description: isCell
        ? `Charges up to ${charger.bays} AA or AAA cells, each bay by itself, and stops at -ΔV or on temperature. A full AA cell takes about ${Math.round((2000 * 1.15) / (charger.amperage * 100)) / 10} h. Never put alkaline cells in it.`
        : `${charger.amperage} A for ${charger.voltage} flooded, AGM and gel batteries: roughly ${range(charger.amperage)}. ${charger.amperage <= 2 ? "It may stay connected all winter, holding the battery at float." : "It tests, charges and then floats; set the battery type first."} Wired against reversed clamps and sparks.`,
      partNumber: partNumberOf(
        brand,
        `BC${isCell ? `N${charger.bays}` : charger.volts}`,
        `${charger.amperage}A`,
        `${style.mark}${input.mark}`,
      ),
      attributes: {
        chargerType: isCell ? "NiMH Cells" : "Lead-Acid",
        voltage: charger.voltage,
        amperage: charger.amperage,
        bays: charger.bays,
        style: style.name,
        input: input.name,
        stages: isCell ? 3 : 4,
        standard: isCell ? "UL 62368-1" : "UL 1236",
      },
      category: isCell ? "BAT-CHARGE-CELL" : "BAT-CHARGE-LEAD",
      family: `${isCell ? "NiMH Cell" : `${charger.voltage} Lead-Acid`} Chargers, ${style.name}`,
      price: makerPrice(brand, charger.price * style.factor * (input.mark === "U" ? 1.1 : 1)),
      unit: "EA",
      sameAs: isCell
        ? `charger cell ${charger.bays} ${charger.amperage} ${style.mark}${input.mark}`
        : chargerSameAs(charger, style.mark, input.mark),
      ...(isCell ? {} : { goesWith: [leadAcidSameAs(charger.volts, charger.volts === 6 ? 4.5 : 7, "AGM", "F1", 1)] }),
      documents: ["manual"],
      ...(charger.price * style.factor > 75 ? { hasProtectionPlan: true } : {}),
    };
  },
});

/** The portable 120 V charger is the one that batteries are sold with. */
function chargerSameAs({ volts, amperage }: Charger, style: string, input: string): string {
  const usual = `charger lead ${volts} V ${amperage} A`;
  return style === "P" && input === "1" ? usual : `${usual} ${style}${input}`;
}

/** Batteries like a tenth to a quarter of their capacity an hour. */
function range(amperage: number): string {
  return `${Math.round(amperage * 4)} to ${Math.round(amperage * 10)} Ah`;
}
