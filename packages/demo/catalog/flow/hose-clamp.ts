import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice, packWorth } from "./makers.ts";

/** SAE J1508 sizes with the least and greatest hose diameter, in inches. A size's number is its reach over 1/2 inch, in sixteenths. */
const sizes = [
  { sae: 12, least: 0.6875 },
  { sae: 16, least: 0.8125 },
  { sae: 20, least: 0.8125 },
  { sae: 8, least: 0.4375 },
  { sae: 24, least: 1.0625 },
  { sae: 10, least: 0.5625 },
  { sae: 6, least: 0.375 },
  { sae: 28, least: 1.3125 },
  { sae: 32, least: 1.5625 },
  { sae: 36, least: 1.8125 },
  { sae: 40, least: 2.0625 },
  { sae: 44, least: 2.3125 },
  { sae: 48, least: 2.5625 },
  { sae: 52, least: 2.8125 },
  { sae: 56, least: 3.0625 },
  { sae: 60, least: 3.3125 },
  { sae: 64, least: 3.5625 },
  { sae: 72, least: 4.0625 },
  { sae: 80, least: 4.5625 },
  { sae: 88, least: 5.0625 },
  { sae: 96, least: 5.5625 },
  { sae: 104, least: 6.0625 },
  { sae: 128, least: 7.5625 },
] as const;

const kinds = [
  {
    name: "Worm-Drive Hose Clamp",
    short: "WORM",
    mark: "W",
    material: "201/301 Stainless Steel",
    materialShort: "SS/ZN",
    screw: "Zinc-Plated Steel",
    band: 0.5,
    factor: 1,
    torque: 30,
    use: "Stainless band and housing with a plated screw, for heater, drain and air hose under cover.",
  },
  {
    name: "Worm-Drive Hose Clamp",
    short: "WORM",
    mark: "WS",
    material: "304 Stainless Steel",
    materialShort: "304",
    screw: "304 Stainless Steel",
    band: 0.5,
    factor: 1.35,
    torque: 30,
    use: "All 304 stainless, screw too, for wash-down and outdoor lines.",
  },
  {
    name: "Lined Worm-Drive Hose Clamp",
    short: "LINED",
    mark: "WL",
    material: "304 Stainless Steel",
    materialShort: "304",
    screw: "305 Stainless Steel",
    band: 0.5,
    factor: 2.1,
    torque: 30,
    use: "An inner liner covers the slots, so that soft silicone hose does not squeeze through and tear.",
  },
  {
    name: "Worm-Drive Hose Clamp",
    short: "WORM",
    mark: "W6",
    material: "316 Stainless Steel",
    materialShort: "316",
    screw: "316 Stainless Steel",
    band: 0.5,
    factor: 2.2,
    torque: 30,
    use: "All 316 stainless, for boats, brine and fertilizer lines.",
  },
  {
    name: "Quick-Release Hose Clamp",
    short: "QK REL",
    mark: "QR",
    material: "304 Stainless Steel",
    materialShort: "304",
    screw: "410 Stainless Steel",
    band: 0.5,
    factor: 1.8,
    torque: 30,
    use: "The screw swings away, so that the clamp opens flat and goes round a hose that can't be pulled off.",
  },
  {
    name: "Constant-Torque Hose Clamp",
    short: "CONST TRQ",
    mark: "CT",
    material: "304 Stainless Steel",
    materialShort: "304",
    screw: "410 Stainless Steel",
    band: 0.5625,
    factor: 5.4,
    torque: 90,
    use: "Spring washers under the screw follow the hose as it swells and shrinks, on diesel coolant and charge-air lines.",
  },
  {
    name: "Heavy-Duty Worm-Drive Hose Clamp",
    short: "HD WORM",
    mark: "HD",
    material: "304 Stainless Steel",
    materialShort: "304",
    screw: "410 Stainless Steel",
    band: 0.5625,
    factor: 2.4,
    torque: 60,
    use: "A wider, thicker band and a 5/16 inch hex screw, for suction and discharge hose.",
  },
] as const;

function clampText(sae: number): string {
  return `hose clamp W ${sae} 10`;
}

/** The commonest clamp that closes on a hose of that outside diameter. */
export function clampFor(outside: number): string {
  const fits = sizes.find(({ sae, least }) => outside >= least + 0.1 && outside <= greatest(sae) - 0.1);
  return clampText(fits?.sae ?? 12);
}

export const hoseClamps = defineClass({
  code: "hose-clamp",
  name: "Hose Clamps",
  unspsc: "31162906",
  drawing: "hose-clamp",
  weight: 3,
  brands: ["bandreth", "holmflow", "tidewell", "halcomb", "stowbridge", "millrace", "ringford"],
  attributes: [
    { code: "clampType", name: "Clamp", type: "text", isFacet: true },
    { code: "saeSize", name: "SAE Size", type: "number", isFacet: true, isColumn: true },
    { code: "minDiameter", name: "Min. Diameter", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "maxDiameter", name: "Max. Diameter", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "bandWidth", name: "Band Width", type: "number", unit: "in", display: "fraction", isFacet: true },
    { code: "material", name: "Band Material", type: "text", isFacet: true },
    { code: "screwMaterial", name: "Screw Material", type: "text" },
    { code: "torque", name: "Install Torque", type: "number", unit: "in-lb" },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true, isColumn: true },
  ],
  axes: { kind: kinds, size: sizes, pieces: [10, 1, 50, 100, 25] },
  allows: ({ kind, size, pieces }) => {
    if (kind.factor > 2 && pieces > 25) return false;
    if (kind.mark === "CT" && size.sae < 16) return false;
    return size.sae <= 44 || pieces <= 25;
  },
  describe: ({ kind, size, pieces }, brand) => {
    const most = greatest(size.sae);
    const range = `${inchFraction(size.least)} to ${inchFraction(most)} in`;
    const each = (0.72 + 0.3 * most) * kind.factor;
    return {
      name: `${kind.name}, ${kind.material}, SAE ${size.sae}, ${range}, ${pieces > 1 ? `Pack of ${pieces}` : "Each"}`,
      shortName: `CLAMP ${kind.short} ${kind.materialShort} SAE${size.sae} ${pieces > 1 ? `PK${pieces}` : "EA"}`,
      description:
        `${kind.use} SAE size ${size.sae} closes on hose from ${range} over the outside. ` +
        `Tighten to ${kind.torque} in-lb and check again after the first heat cycle; the range is the hose on its fitting, not the hose alone.`,
      partNumber: makerNumber(brand, `HC${kind.mark}`, [
        String(size.sae).padStart(3, "0"),
        pieces === 10 ? "" : pieces,
      ]),
      attributes: {
        clampType: kind.name,
        saeSize: size.sae,
        minDiameter: size.least,
        maxDiameter: most,
        bandWidth: kind.band,
        material: kind.material,
        screwMaterial: kind.screw,
        torque: kind.torque,
        packQuantity: pieces,
      },
      category: "PIP-CLAMP",
      family: `${kind.name}s, ${kind.material}`,
      price: makerPrice(brand, packWorth(each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `hose clamp ${kind.mark} ${size.sae} ${pieces}`,
    };
  },
});

function greatest(sae: number): number {
  return 0.5 + sae / 16;
}
