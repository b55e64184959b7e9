import { inchFraction, decimal } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

/** Gun series that most makers' tips follow: outside diameter, length and thread in inches. */
const series = [
  { name: "14", outside: 0.25, length: 1.5, thread: "1/4-28", amps: 400, factor: 1 },
  { name: "11", outside: 0.1875, length: 1, thread: "10-32", amps: 200, factor: 0.85 },
  { name: "15H", outside: 0.3125, length: 1.5, thread: "1/4-28", amps: 500, factor: 1.5 },
  { name: "14H", outside: 0.3125, length: 1.5, thread: "1/4-28", amps: 450, factor: 1.25 },
  { name: "16S", outside: 0.3125, length: 1.25, thread: "5/16-24", amps: 600, factor: 1.7 },
  { name: "14T", outside: 0.25, length: 1.5, thread: "1/4-28", amps: 400, factor: 1.2 },
  { name: "11H", outside: 0.25, length: 1, thread: "10-32", amps: 250, factor: 1.1 },
  { name: "63", outside: 0.375, length: 1.5, thread: "3/8-24", amps: 650, factor: 1.9 },
] as const;

const wires = [0.035, 0.03, 0.045, 0.023, 0.052, 0.0625, 0.047, 0.04, 0.078] as const;

const metals = [
  { name: "Copper", short: "CU", mark: "C", factor: 1, note: "Electrolytic copper carries current best." },
  {
    name: "Chrome Zirconium Copper",
    short: "CRZR",
    mark: "Z",
    factor: 1.9,
    note: "Chrome zirconium copper keeps its bore two to three times longer in hot work.",
  },
  { name: "Silver-Plated Copper", short: "AG", mark: "S", factor: 2.4, note: "The silver plate sheds spatter." },
] as const;

export function contactTipText(name: string, wire: number, metal: string, pieces: number): string {
  return `contact tip ${name} ${decimal(wire)} ${metal} ${pieces}`;
}

export const contactTips = defineClass({
  code: "contact-tip",
  name: "MIG Contact Tips",
  unspsc: "23271711",
  drawing: "contact-tip",
  weight: 1.2,
  brands: ["emberline", "arcmere", "fluxley", "halcomb", "stowbridge"],
  attributes: [
    { code: "series", name: "Series", type: "text", isFacet: true, isColumn: true },
    { code: "wireDiameter", name: "Wire Diameter", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    {
      code: "outsideDiameter",
      name: "Outside Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isColumn: true,
    },
    { code: "threadSize", name: "Thread", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "amps", name: "Max. Current", type: "number", unit: "A" },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true, isColumn: true },
  ],
  axes: { gun: series, wire: wires, metal: metals, pieces: [10, 25, 5, 100] },
  allows: ({ gun, wire, metal, pieces }) => {
    if (gun.name.startsWith("11") && wire > 0.047) return false;
    if (gun.factor > 1.6 && wire < 0.03) return false;
    return metal.mark === "C" || pieces <= 25;
  },
  describe: ({ gun, wire, metal, pieces }, brand) => {
    const size = decimal(wire).replace(/^0/, "");
    return {
      name: `MIG Contact Tip, Series ${gun.name}, ${size} in Wire, ${metal.name}, Pack of ${pieces}`,
      shortName: `CONTACT TIP ${gun.name} ${size} ${metal.short} PK${pieces}`,
      description:
        `Series ${gun.name} tip for ${size} inch wire, ${inchFraction(gun.length)} in long with a ${gun.thread} thread, good to ${gun.amps} amperes. ` +
        `${metal.note} ${wire === 0.047 ? "Bored wide for aluminum, which swells as it heats." : "For aluminum go one size up: it swells as it heats."}`,
      partNumber: makerNumber(brand, `T${gun.name}${metal.mark}`, [
        String(Math.round(wire * 1_000)).padStart(3, "0"),
        pieces === 10 ? "" : pieces,
      ]),
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
      price: makerPrice(brand, packWorth(1.15 * gun.factor * metal.factor, pieces)),
      unit: "PK",
      piecesPerUnit: pieces,
      sameAs: contactTipText(gun.name, wire, metal.mark, pieces),
    };
  },
});
