import type { Shelf } from "../kit/category.ts";

const greases: readonly Shelf[] = [
  {
    code: "LUB-GREASE-MULTI",
    name: "Multi-Purpose Grease",
    summary: "Lithium and lithium complex",
    seoText:
      "Lithium-based greases for bearings, pins and bushings all over the plant. NLGI 2 suits most guns; go softer in the cold and for central systems.",
    unspsc: "15121902",
  },
  {
    code: "LUB-GREASE-HEAVY",
    name: "Heavy-Duty Grease",
    summary: "Moly, calcium sulfonate, clay",
    seoText:
      "Greases for shock load, water and heat: molybdenum disulfide for pins, calcium sulfonate for wet bearings, clay for ovens.",
    unspsc: "15121902",
  },
  {
    code: "LUB-GREASE-FOOD",
    name: "Food-Grade Grease",
    summary: "NSF H1 registered",
    seoText: "Greases registered NSF H1 for machines where a trace may touch food.",
    unspsc: "15121902",
  },
  {
    code: "LUB-GREASE-MOTOR",
    name: "Electric Motor Grease",
    summary: "Polyurea",
    seoText:
      "Polyurea greases for motor bearings that run for years between greasings. Most thickeners do not mix with them: purge the old grease.",
    unspsc: "15121902",
  },
];

const oils: readonly Shelf[] = [
  {
    code: "LUB-OIL-HYDRAULIC",
    name: "Hydraulic Oil",
    summary: "AW 22 to AW 100",
    seoText:
      "Anti-wear hydraulic oils by ISO grade, from the quart to the drum. 32 and 46 serve most indoor machines, 68 the hot ones.",
    unspsc: "15121504",
  },
  {
    code: "LUB-OIL-GEAR",
    name: "Gear Oil",
    summary: "ISO 68 to ISO 680",
    seoText:
      "Extreme-pressure oils for enclosed gears, by ISO grade. Don't use them where bronze worm wheels turn unless the maker allows it.",
    unspsc: "15121503",
  },
  {
    code: "LUB-OIL-COMPRESSOR",
    name: "Compressor Oil",
    summary: "Rotary and reciprocating",
    seoText: "Oils for rotary screw and piston compressors, and for vacuum pumps.",
    unspsc: "15121500",
  },
  {
    code: "LUB-OIL-MACHINE",
    name: "Machine & Specialty Oil",
    summary: "Way, spindle, air tool, food grade",
    seoText: "Way, spindle and circulating oils for machine tools, air-tool oil, and H1 oils for food plants.",
    unspsc: "15121500",
  },
];

const guns: readonly Shelf[] = [
  {
    code: "LUB-GUNS-MANUAL",
    name: "Manual Grease Guns",
    summary: "Lever and pistol grip",
    seoText:
      "Lever guns for the highest pressure, pistol-grip guns for one hand. Both take the standard 14 oz cartridge.",
    unspsc: "27112901",
  },
  {
    code: "LUB-GUNS-POWERED",
    name: "Powered Grease Guns",
    summary: "Cordless and air",
    seoText: "Cordless and air-powered guns for rounds with many fittings. They can blow out a seal: count the shots.",
    unspsc: "27112901",
  },
];

export const lubricationShelves: Shelf = {
  code: "LUB",
  name: "Lubrication",
  summary: "Grease, oil, dispensers",
  seoText: "Grease and oil for the plant by thickener and ISO grade, with the guns and fittings that put them there.",
  unspsc: "15120000",
  icon: "oil",
  below: [
    {
      code: "LUB-GREASE",
      name: "Grease",
      summary: "Cartridges, pails, kegs",
      seoText: "Grease by thickener, NLGI grade and package.",
      unspsc: "15121900",
      below: greases,
    },
    {
      code: "LUB-OIL",
      name: "Lubricating Oil",
      summary: "Hydraulic, gear, compressor",
      seoText: "Industrial oils by ISO viscosity grade, mineral and synthetic.",
      unspsc: "15121500",
      below: oils,
    },
    {
      code: "LUB-GUNS",
      name: "Grease Guns",
      summary: "Lever, pistol, cordless, air",
      seoText: "Grease guns for cartridges and bulk.",
      unspsc: "27112901",
      below: guns,
    },
    {
      code: "LUB-FITTINGS",
      name: "Grease Fittings",
      summary: "Straight and angled",
      seoText:
        "Hydraulic-type grease fittings by thread and angle. A wiped fitting and a clean coupler keep grit out of the bearing.",
      unspsc: "27112900",
    },
  ],
};
