import type { Shelf } from "../kit/category.ts";

const cylinders: readonly Shelf[] = [
  {
    code: "PNE-CYLINDERS-ROUND",
    name: "Round-Body Cylinders",
    summary: "Stainless body, not repairable",
    seoText:
      "Light cylinders with a rolled stainless body, for packaging machines and fixtures. They cost little and are replaced rather than rebuilt.",
    unspsc: "27131701",
  },
  {
    code: "PNE-CYLINDERS-NFPA",
    name: "NFPA Tie-Rod Cylinders",
    summary: "Interchangeable, repairable",
    seoText:
      "Tie-rod cylinders to NFPA dimensions, which bolt up in place of any other maker's of the same bore and stroke.",
    unspsc: "27131701",
  },
  {
    code: "PNE-CYLINDERS-COMPACT",
    name: "Compact Cylinders",
    summary: "ISO 21287, short body",
    seoText:
      "Square-bodied cylinders to ISO 21287 that are little longer than their stroke, for clamping and lifting in tight places.",
    unspsc: "27131701",
  },
];

const airPreparation: readonly Shelf[] = [
  {
    code: "PNE-AIRPREP-FILTERS",
    name: "Air Filters",
    summary: "Particulate and coalescing",
    seoText:
      "Filters take water, scale and oil out of compressed air before they reach a valve or a tool. Mount them where the bowl can be seen and drained.",
    unspsc: "27131600",
  },
  {
    code: "PNE-AIRPREP-REGULATORS",
    name: "Air Regulators",
    summary: "Relieving, with gauge",
    seoText: "Relieving regulators hold the pressure that a tool or cylinder needs, whatever the compressor is doing.",
    unspsc: "27131603",
  },
  {
    code: "PNE-AIRPREP-LUBRICATORS",
    name: "Air Lubricators",
    summary: "Oil mist for tools",
    seoText: "Lubricators meter oil mist into the line for air tools and motors that need it.",
    unspsc: "27131604",
  },
  {
    code: "PNE-AIRPREP-COMBINATION",
    name: "Combination Units",
    summary: "Filter-regulators and FRLs",
    seoText:
      "A filter and regulator in one body, or all three units assembled with brackets, ready to hang on the wall.",
    unspsc: "27131600",
  },
];

const fittings: readonly Shelf[] = [
  {
    code: "PNE-FITTINGS-THREADED",
    name: "Threaded Push-to-Connect Fittings",
    summary: "Tube to NPT, R and M5 thread",
    seoText:
      "Push-to-connect fittings with a thread on one end, for valves, cylinders and regulators. Male threads come with sealant on them.",
    unspsc: "27131614",
  },
  {
    code: "PNE-FITTINGS-UNION",
    name: "Tube-to-Tube Fittings",
    summary: "Unions, tees, plugs",
    seoText:
      "Unions, elbows, tees and reducers that join tube to tube. Cut the tube square, push until it stops, and pull to check.",
    unspsc: "27131614",
  },
];

export const pneumaticShelves: Shelf = {
  code: "PNE",
  name: "Pneumatics",
  summary: "Cylinders, regulators, fittings",
  seoText:
    "Compressed air from the drop to the cylinder: filters and regulators, valves, push-to-connect fittings and tubing.",
  unspsc: "27130000",
  icon: "gauge",
  below: [
    {
      code: "PNE-CYLINDERS",
      name: "Air Cylinders",
      summary: "Round, tie-rod, compact",
      seoText: "Air cylinders by bore and stroke. Force is the piston's area times the pressure, less friction.",
      unspsc: "27131700",
      below: cylinders,
    },
    {
      code: "PNE-AIRPREP",
      name: "Air Preparation",
      summary: "Filters, regulators, lubricators",
      seoText: "Units that clean, set and oil the air at the point of use.",
      unspsc: "27131600",
      below: airPreparation,
    },
    {
      code: "PNE-FITTINGS",
      name: "Push-to-Connect Fittings",
      summary: "Inch and metric tube",
      seoText: "One-touch fittings for polyurethane and nylon tube, in composite, nickel-plated brass and stainless.",
      unspsc: "27131600",
      below: fittings,
    },
    {
      code: "PNE-TUBING",
      name: "Air Tubing",
      summary: "Polyurethane, nylon, polyethylene",
      seoText:
        "Tubing by outside diameter, in the colors that keep a panel readable. Polyurethane bends tightest, nylon holds the most pressure.",
      unspsc: "31231313",
    },
    {
      code: "PNE-VALVES",
      name: "Solenoid Valves",
      summary: "3/2, 5/2 and 5/3",
      seoText:
        "Solenoid-operated directional valves for cylinders, with manual override, in the voltages that control panels use.",
      unspsc: "40141600",
    },
  ],
};
