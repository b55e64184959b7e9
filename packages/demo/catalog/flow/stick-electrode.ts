import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makerNumber, makerPrice } from "./makers.ts";

const mild = {
  kind: "Mild Steel",
  category: "WLD-STICK-MILD",
  standard: "AWS A5.1",
  smallest: 0.078,
  largest: 0.25,
  perPound: 4.2,
  color: "Gray",
} as const;
const lowHydrogen = {
  kind: "Low-Hydrogen",
  category: "WLD-STICK-LOWH",
  standard: "AWS A5.1",
  smallest: 0.09,
  largest: 0.25,
  perPound: 4.9,
  color: "Gray",
} as const;
const stainless = {
  kind: "Stainless Steel",
  category: "WLD-STICK-STAINLESS",
  standard: "AWS A5.4",
  smallest: 0.0625,
  largest: 0.1875,
  perPound: 13.5,
  color: "White",
} as const;
const iron = {
  kind: "Cast Iron",
  category: "WLD-STICK-IRON",
  standard: "AWS A5.15",
  smallest: 0.09,
  largest: 0.1875,
  perPound: 38,
  color: "Black",
} as const;

const classes = interleave([
  [
    {
      ...mild,
      aws: "E6011",
      current: "AC, DCEP",
      use: "Digs through rust and paint on AC or DC, for repair and farm work.",
    },
    {
      ...mild,
      aws: "E6013",
      current: "AC, DCEP, DCEN",
      use: "A soft arc that is easy to strike, for sheet and learners.",
      color: "Tan",
    },
    { ...mild, aws: "E6010", current: "DCEP", use: "Deep, driving arc for pipe roots, on DC only." },
    {
      ...mild,
      aws: "E7014",
      current: "AC, DCEP, DCEN",
      use: "Iron powder in the coat fills faster; drag it along.",
      color: "Tan",
    },
    {
      ...mild,
      aws: "E7024",
      current: "AC, DCEP, DCEN",
      use: "Thick iron-powder coat for flat fillets, at great speed.",
      smallest: 0.09,
      color: "Tan",
    },
  ],
  [
    {
      ...lowHydrogen,
      aws: "E7018",
      current: "DCEP, AC",
      use: "The rod of structural steel: smooth, tough and low in hydrogen.",
    },
    { ...lowHydrogen, aws: "E7018-1", current: "DCEP, AC", use: "E7018 with toughness at -50 °F.", perPound: 5.4 },
    {
      ...lowHydrogen,
      aws: "E8018-C3",
      current: "DCEP, AC",
      use: "One percent nickel for weathering steel and cold service.",
      standard: "AWS A5.5",
      perPound: 6.8,
    },
    {
      ...lowHydrogen,
      aws: "E11018-M",
      current: "DCEP, AC",
      use: "110,000 psi for quenched and tempered plate.",
      standard: "AWS A5.5",
      perPound: 8.2,
    },
  ],
  [
    { ...stainless, aws: "E308L-16", current: "AC, DCEP", use: "For 304 and 304L." },
    { ...stainless, aws: "E309L-16", current: "AC, DCEP", use: "Joins stainless to mild steel.", perPound: 15 },
    { ...stainless, aws: "E316L-16", current: "AC, DCEP", use: "For 316L in salt and acids.", perPound: 16.5 },
    { ...stainless, aws: "E312-16", current: "AC, DCEP", use: "For unknown and hard-to-weld steels.", perPound: 19 },
  ],
  [
    {
      ...iron,
      aws: "ENi-CI",
      current: "AC, DCEP",
      use: "Pure nickel that can be machined after welding.",
      perPound: 62,
    },
    {
      ...iron,
      aws: "ENiFe-CI",
      current: "AC, DCEP",
      use: "Nickel-iron, stronger and less prone to cracking on thick castings.",
      perPound: 48,
    },
    { ...iron, aws: "ESt", current: "AC, DCEP", use: "Steel core for castings that need no machining.", perPound: 16 },
  ],
]);

/** Core diameter with rod length in inches and the usual current in amperes. */
const rods = [
  { diameter: 0.125, length: 14, amps: "90 to 140" },
  { diameter: 0.09375, length: 14, amps: "60 to 100" },
  { diameter: 0.15625, length: 14, amps: "120 to 190" },
  { diameter: 0.078125, length: 12, amps: "40 to 70" },
  { diameter: 0.1875, length: 14, amps: "160 to 260" },
  { diameter: 0.0625, length: 10, amps: "25 to 45" },
  { diameter: 0.25, length: 18, amps: "250 to 380" },
] as const;

export const stickElectrodes = defineClass({
  code: "stick-electrode",
  name: "Stick Electrodes",
  unspsc: "23271810",
  drawing: "stick-electrode",
  weight: 1.6,
  brands: ["fluxley", "arcmere", "emberline", "halcomb", "stowbridge", "inoxbridge"],
  attributes: [
    { code: "awsClass", name: "AWS Classification", type: "text", isFacet: true, isColumn: true },
    {
      code: "diameter",
      name: "Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "length", name: "Length", type: "number", unit: "in", isColumn: true },
    { code: "netWeight", name: "Net Weight", type: "number", unit: "lb", isFacet: true, isColumn: true },
    { code: "electrodeKind", name: "For", type: "text", isFacet: true },
    { code: "current", name: "Current", type: "text", isFacet: true },
    { code: "amperage", name: "Amperage", type: "text" },
    { code: "color", name: "Coating Color", type: "text" },
    { code: "packaging", name: "Packaging", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { alloy: classes, rod: rods, pounds: [5, 10, 1, 50, 20] },
  allows: ({ alloy, rod, pounds }) => {
    if (rod.diameter < alloy.smallest || rod.diameter > alloy.largest) return false;
    if (alloy.perPound > 12) return pounds <= 10;
    return pounds !== 1 || rod.diameter <= 0.16;
  },
  describe: ({ alloy, rod, pounds }, brand) => {
    const size = inchFraction(rod.diameter);
    const packaging = pounds >= 50 ? "Hermetic Can" : pounds >= 10 ? "Carton" : "Tube";
    const perPound =
      alloy.perPound *
      (1 + Math.max(0, 0.125 - rod.diameter) * 4) *
      { 1: 1.9, 5: 1.25, 10: 1.12, 20: 1.05, 50: 1 }[pounds];
    return {
      name: `Stick Electrode, ${alloy.aws}, ${alloy.kind}, ${size} in x ${rod.length} in, ${pounds} lb`,
      shortName: `ELECTRODE ${alloy.aws.toUpperCase()} ${size}X${rod.length} ${pounds}LB`,
      description:
        `${alloy.use} Runs at ${rod.amps} amperes on ${alloy.current}, to ${alloy.standard}. ` +
        (alloy.category === "WLD-STICK-LOWH"
          ? "Once the seal is broken keep it in a rod oven at 250 to 300 °F; damp rods crack the weld."
          : alloy.category === "WLD-STICK-IRON"
            ? "Weld in one-inch beads, peen each while hot, and let the casting cool slowly."
            : "Store dry; a flaking coat means that it has been wet."),
      partNumber: makerNumber(brand, alloy.aws.replaceAll("-", ""), [
        String(Math.round(rod.diameter * 1_000)).padStart(3, "0"),
        `${pounds}LB`,
      ]),
      attributes: {
        awsClass: alloy.aws,
        diameter: rod.diameter,
        length: rod.length,
        netWeight: pounds,
        electrodeKind: alloy.kind,
        current: alloy.current,
        amperage: `${rod.amps} A`,
        color: alloy.color,
        packaging,
        standard: alloy.standard,
      },
      category: alloy.category,
      family: `Stick Electrodes, ${alloy.aws}`,
      price: makerPrice(brand, perPound * pounds + 2),
      unit: "EA",
      sameAs: `stick electrode ${alloy.aws} ${size} ${pounds}`,
      documents: ["sds"],
    };
  },
});
