import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { packOf, partNumberOf, priceOf } from "./makers.ts";
import { digits } from "./words.ts";

/** Blade diameters with the arbors they are bored for, in inches. */
const diameters = [
  { diameter: 7.25, arbors: [0.625], kerf: 0.063 },
  { diameter: 10, arbors: [0.625], kerf: 0.098 },
  { diameter: 12, arbors: [1], kerf: 0.11 },
  { diameter: 14, arbors: [1], kerf: 0.094 },
  { diameter: 6.5, arbors: [0.625], kerf: 0.063 },
  { diameter: 8.25, arbors: [0.625], kerf: 0.071 },
  { diameter: 5.375, arbors: [0.625, 0.39], kerf: 0.059 },
  { diameter: 8, arbors: [0.625], kerf: 0.083 },
  { diameter: 9, arbors: [1, 0.625], kerf: 0.083 },
  { diameter: 7, arbors: [0.625, 0.7874], kerf: 0.071 },
  { diameter: 16, arbors: [1], kerf: 0.134 },
  { diameter: 18, arbors: [1], kerf: 0.15 },
] as const;

interface Duty {
  readonly name: string;
  readonly mark: string;
  readonly isForMetal: boolean;
  readonly tooth: "ATB" | "TCG" | "FTG" | "Hi-ATB";
  readonly toothMaterial: "Carbide" | "Cermet";
  /** Teeth for each inch of diameter, fewest and most that are made. */
  readonly fewest: number;
  readonly most: number;
  readonly factor: number;
  readonly use: string;
}

const duties: readonly Duty[] = [
  {
    name: "Framing",
    mark: "FRM",
    isForMetal: false,
    tooth: "ATB",
    toothMaterial: "Carbide",
    fewest: 2,
    most: 4,
    factor: 1,
    use: "Fast crosscuts and rips in framing lumber and sheathing; anti-kickback shoulders limit the bite.",
  },
  {
    name: "Steel",
    mark: "STL",
    isForMetal: true,
    tooth: "TCG",
    toothMaterial: "Cermet",
    fewest: 4.4,
    most: 9,
    factor: 3.3,
    use: "Cuts mild steel dry, with cool chips and few burrs, on a metal-cutting saw. Not for stainless, and not for the speed of a wood saw.",
  },
  {
    name: "Finish",
    mark: "FIN",
    isForMetal: false,
    tooth: "ATB",
    toothMaterial: "Carbide",
    fewest: 5,
    most: 8.2,
    factor: 1.7,
    use: "Clean edges in trim, plywood and hardwood; feed it slower than a framing blade.",
  },
  {
    name: "Aluminum",
    mark: "ALU",
    isForMetal: true,
    tooth: "TCG",
    toothMaterial: "Carbide",
    fewest: 5.4,
    most: 10,
    factor: 2.2,
    use: "Triple-chip teeth with a negative hook for extrusions, brass and plastics. Wax stick or mist keeps the gullets clear.",
  },
  {
    name: "General Purpose",
    mark: "GP",
    isForMetal: false,
    tooth: "ATB",
    toothMaterial: "Carbide",
    fewest: 3.3,
    most: 6.1,
    factor: 1.3,
    use: "One blade for ripping and crosscutting when there is no time to change.",
  },
  {
    name: "Stainless",
    mark: "SST",
    isForMetal: true,
    tooth: "TCG",
    toothMaterial: "Cermet",
    fewest: 5.4,
    most: 10,
    factor: 4.1,
    use: "Fine cermet teeth for stainless sheet, tube and angle at low speed.",
  },
  {
    name: "Plywood & Melamine",
    mark: "PLY",
    isForMetal: false,
    tooth: "Hi-ATB",
    toothMaterial: "Carbide",
    fewest: 7.9,
    most: 10,
    factor: 2.1,
    use: "Steep alternate bevels shear veneer and melamine without chip-out on either face.",
  },
  {
    name: "Rip",
    mark: "RIP",
    isForMetal: false,
    tooth: "FTG",
    toothMaterial: "Carbide",
    fewest: 1.7,
    most: 3.1,
    factor: 1.4,
    use: "Flat-top teeth clear long chips when ripping along the grain; they tear crosscuts.",
  },
  {
    name: "Nail-Cutting",
    mark: "NAIL",
    isForMetal: false,
    tooth: "TCG",
    toothMaterial: "Carbide",
    fewest: 1.7,
    most: 4,
    factor: 1.25,
    use: "Shock-resistant carbide for pallets, forms and remodeling lumber with nails left in.",
  },
];

const teethCounts = [24, 60, 40, 80, 48, 72, 36, 30, 96, 18, 100, 20, 50, 66, 42, 120, 28, 84, 90, 56] as const;

export function sawBladeIdentity(diameter: number, teeth: number, duty: string, pieces: number): string {
  return `saw blade ${diameter} in ${teeth} teeth ${duty} ${pieces}`;
}

export const sawBlades = defineClass({
  code: "saw-blade",
  name: "Circular Saw Blades",
  unspsc: "27112802",
  drawing: "saw-blade",
  weight: 2.5,
  brands: ["sundrel", "hallowick", "torvek", "karvok", "stavely", "tannick", "ampero", "mericut"],
  attributes: [
    {
      code: "diameter",
      name: "Blade Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "teeth", name: "Number of Teeth", type: "number", isFacet: true, isColumn: true },
    {
      code: "arbor",
      name: "Arbor Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "application", name: "Application", type: "text", isFacet: true },
    { code: "toothGrind", name: "Tooth Grind", type: "text", isFacet: true },
    { code: "toothMaterial", name: "Tooth Material", type: "text", isFacet: true },
    { code: "kerf", name: "Kerf", type: "number", unit: "in", isColumn: true },
    { code: "maxSpeed", name: "Maximum Speed", type: "number", unit: "rpm", isColumn: true },
    { code: "piecesPerPack", name: "Blades per Pack", type: "number", isFacet: true },
  ],
  axes: { duty: duties, blade: diameters, teeth: teethCounts, arborAt: [0, 1], pieces: [1, 10, 3, 25] },
  allows: ({ duty, blade, teeth, arborAt, pieces }) => {
    if (arborAt >= blade.arbors.length) return false;
    if (pieces > 1 && (duty.isForMetal || blade.diameter > 10)) return false;
    if (pieces === 25 && (blade.diameter > 8.25 || duty.factor > 1.4)) return false;
    const perInch = teeth / blade.diameter;
    return perInch >= duty.fewest && perInch <= duty.most;
  },
  describe: ({ duty, blade, teeth, arborAt, pieces }, brand) => {
    const arbor = blade.arbors[arborAt] ?? blade.arbors[0];
    const diameter = `${inchFraction(blade.diameter)} in`;
    const arborText = arbor === 0.7874 ? "20 mm" : arbor === 0.39 ? "10 mm" : `${inchFraction(arbor)} in`;
    // Rim speed is what bursts a blade: about 16,500 feet a minute in wood, less than half of it in metal.
    const feetPerMinute = duty.isForMetal ? 7_200 : 16_500;
    const maxSpeed = Math.round((feetPerMinute * 12) / (Math.PI * blade.diameter) / 100) * 100;
    const each = (4.2 + blade.diameter ** 1.45 * 0.42 + teeth * 0.085) * duty.factor;
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Circular Saw Blade, ${duty.name}, ${diameter}, ${teeth} Teeth, ${arborText} Arbor${packText}`,
      shortName: `SAW BLADE ${inchFraction(blade.diameter)}IN ${teeth}T ${duty.mark}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${diameter} blade with ${teeth} ${duty.toothMaterial.toLowerCase()} teeth, ${duty.tooth} grind, ${arborText} arbor${arborText === "5/8 in" && blade.diameter < 8.5 ? " with diamond knockout" : ""}. ` +
        `${duty.use} Do not run it above ${maxSpeed.toLocaleString("en-US")} rpm.`,
      partNumber: partNumberOf(
        brand,
        `${duty.mark}${digits(blade.diameter)}`,
        `${teeth}T${arborAt === 0 ? "" : "A"}`,
        pieces === 1 ? "" : `P${pieces}`,
      ),
      attributes: {
        diameter: blade.diameter,
        teeth,
        arbor,
        application: duty.name,
        toothGrind: duty.tooth,
        toothMaterial: duty.toothMaterial,
        kerf: blade.kerf,
        maxSpeed,
        piecesPerPack: pieces,
      },
      category: duty.isForMetal ? "PTL-BLADES-METAL" : "PTL-BLADES-WOOD",
      family: `${duty.name} Saw Blades`,
      price: priceOf(brand, packOf(each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `${sawBladeIdentity(blade.diameter, teeth, duty.name, pieces)}${arborAt === 0 ? "" : ` ${arborText}`}`,
      countryOfOrigin: brand.code === "sundrel" ? "US" : "CN",
    };
  },
});
