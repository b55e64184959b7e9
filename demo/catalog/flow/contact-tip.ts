import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

/** Gun series that most makers' tips follow: outside diameter, length and thread in inches. */
const series = readCsv("flow/contact-tip/series.csv", {
  name: text,
  outside: number,
  length: number,
  thread: text,
  amps: number,
  factor: number,
});

const wires = [0.035, 0.03, 0.045, 0.023, 0.052, 0.0625, 0.047, 0.04, 0.078] as const;

const metals = readCsv("flow/contact-tip/metals.csv", {
  name: text,
  short: text,
  mark: text,
  factor: number,
  note: text,
});

export function contactTipText(name: string, wire: number, metal: string, pieces: number): string {
  return `contact tip ${name} ${decimal(wire)} ${metal} ${pieces}`;
}

export const contactTips = defineClass("contact-tip", {
  axes: { gun: series, wire: wires, metal: metals, pieces: [10, 25, 5, 100] },
  allows: ({ gun, wire, metal, pieces }) => {
    if (gun.name.startsWith("11") && wire > 0.047) return false;
    if (gun.factor > 1.6 && wire < 0.03) return false;
    return metal.mark === "C" || pieces <= 25;
  },
  describe: ({ gun, wire, metal, pieces }, brand) => {
    const size = wire.toFixed(3).replace(/^0/, "");
    return {
      name: `MIG Contact Tip, Series ${gun.name}, ${size} in Wire, ${metal.name}, Pack of ${pieces}`,
      shortName: `CONTACT TIP ${gun.name} ${size} ${metal.short} PK${pieces}`,
      description:
        `Series ${gun.name} tip for ${size} inch wire, ${inchFraction(gun.length)} in long with a ${gun.thread} thread, good to ${gun.amps} amperes. ` +
        `${metal.note} ${wire === 0.047 ? "Bored wide for aluminum, which swells as it heats." : "For aluminum go one size up: it swells as it heats."}`,
      partNumber: partNumberOf(
        brand,
        `T${gun.name}${metal.mark}`,
        String(Math.round(wire * 1_000)).padStart(3, "0"),
        pieces === 10 ? "" : pieces,
      ),
      attributes: {
        series: gun.name,
        wireDiameter: wire,
        length: gun.length,
        outsideDiameter: gun.outside,
        threadSize: gun.thread,
        material: metal.name,
        amps: gun.amps,
        packQuantity: pieces,
      },
      category: "WLD-TIP",
      family: `MIG Contact Tips, Series ${gun.name}, ${metal.name}`,
      price: makerPrice(brand, packPrice("fittings", 1.15 * gun.factor * metal.factor, pieces)),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: contactTipText(gun.name, wire, metal.mark, pieces),
    };
  },
});
