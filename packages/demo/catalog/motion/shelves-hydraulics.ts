import type { Shelf } from "../kit/category.ts";

const cylinders: readonly Shelf[] = [
  {
    code: "HYD-CYLINDERS-WELDED",
    name: "Welded Cylinders",
    summary: "Cross-tube and clevis, 3,000 psi",
    seoText:
      "Welded-body cylinders for loaders, log splitters and implements, where shocks and dirt rule out tie rods.",
    unspsc: "27121602",
  },
  {
    code: "HYD-CYLINDERS-TIEROD",
    name: "Tie-Rod Cylinders",
    summary: "Clevis ends, 2,500 psi",
    seoText:
      "Tie-rod cylinders with clevis ends for farm and shop equipment. They come apart with a wrench, so seals are changed on the bench.",
    unspsc: "27121602",
  },
];

const hoses: readonly Shelf[] = [
  {
    code: "HYD-HOSE-1WIRE",
    name: "One-Wire Hose Assemblies",
    summary: "SAE 100R1AT",
    seoText:
      "Hose with one braid of wire for medium pressure and return lines, crimped and tested with the ends that you choose.",
    unspsc: "40142000",
  },
  {
    code: "HYD-HOSE-2WIRE",
    name: "Two-Wire Hose Assemblies",
    summary: "SAE 100R2AT",
    seoText: "Hose with two braids of wire, the usual choice for pressure lines of mobile and shop hydraulics.",
    unspsc: "40142000",
  },
  {
    code: "HYD-HOSE-3000",
    name: "3,000 psi Compact Hose Assemblies",
    summary: "SAE 100R17",
    seoText: "Compact hose that holds 3,000 psi in every size and bends to half the radius of two-wire hose.",
    unspsc: "40142000",
  },
  {
    code: "HYD-HOSE-SPIRAL",
    name: "Spiral-Wire Hose Assemblies",
    summary: "SAE 100R12, four spiral",
    seoText: "Four layers of spiral wire for presses, excavators and other lines that see pressure spikes all day.",
    unspsc: "40142000",
  },
];

const adapters: readonly Shelf[] = [
  {
    code: "HYD-ADAPTERS-PIPE",
    name: "JIC to Pipe Adapters",
    summary: "37 degree flare to NPT",
    seoText:
      "Adapters from 37 degree flare to NPT pipe thread. Seal the pipe end with sealant and leave the flare dry.",
    unspsc: "27121700",
  },
  {
    code: "HYD-ADAPTERS-ORB",
    name: "JIC to O-Ring Boss Adapters",
    summary: "37 degree flare to SAE ORB",
    seoText:
      "Adapters from 37 degree flare to the straight O-ring boss of pumps, valves and cylinders: the joint to choose where leaks can't be had.",
    unspsc: "27121700",
  },
  {
    code: "HYD-ADAPTERS-JIC",
    name: "JIC Unions, Elbows & Tees",
    summary: "Flare to flare",
    seoText: "Unions, elbows, tees and bulkheads that join 37 degree flare to 37 degree flare.",
    unspsc: "27121704",
  },
  {
    code: "HYD-ADAPTERS-CAPS",
    name: "JIC Caps & Plugs",
    summary: "For closing lines and ports",
    seoText: "Caps and plugs that hold full working pressure on a line that is shut off or being tested.",
    unspsc: "27121700",
  },
];

export const hydraulicShelves: Shelf = {
  code: "HYD",
  name: "Hydraulics",
  summary: "Cylinders, hose, power units",
  seoText: "Cylinders, hose assemblies and 37 degree flare adapters for presses, lifts and mobile machines.",
  unspsc: "27120000",
  icon: "hydraulic-oil-level",
  below: [
    {
      code: "HYD-CYLINDERS",
      name: "Hydraulic Cylinders",
      summary: "Welded and tie-rod",
      seoText: "Double-acting cylinders by bore, rod and stroke. Push is the bore's area times the pressure.",
      unspsc: "27121602",
      below: cylinders,
    },
    {
      code: "HYD-HOSE",
      name: "Hydraulic Hose Assemblies",
      summary: "Crimped ends, cut to length",
      seoText: "Hose by construction and dash size, which is the bore in sixteenths of an inch.",
      unspsc: "40142000",
      below: hoses,
    },
    {
      code: "HYD-ADAPTERS",
      name: "Hydraulic Adapters",
      summary: "37 degree JIC",
      seoText: "SAE J514 flare adapters in plated steel and stainless, by dash size.",
      unspsc: "27121700",
      below: adapters,
    },
  ],
};
