import type { CategoryIcon } from "@capstan/features/catalog";

export interface StarterCategory {
  readonly code: string;
  readonly name: string;
  readonly summary: string;
  readonly icon: CategoryIcon;
}

/** The top shelves of an industrial supply house, in the order of a printed catalogue. */
export const starterCategories: readonly StarterCategory[] = [
  { code: "ABR", name: "Abrasives", summary: "Discs, belts, wheels, pads", icon: "saw-blade" },
  { code: "ADH", name: "Adhesives, Sealants & Tape", summary: "Epoxy, threadlocker, caulk", icon: "spray-bottle" },
  { code: "BAT", name: "Batteries & Electronics", summary: "Cells, chargers, connectors", icon: "car-battery" },
  { code: "CLN", name: "Cleaning & Janitorial", summary: "Wipers, cleaners, liners", icon: "broom" },
  { code: "ELE", name: "Electrical", summary: "Wire, breakers, conduit", icon: "power-plug" },
  { code: "FAS", name: "Fasteners", summary: "Bolts, nuts, washers, anchors", icon: "screw-lag" },
  { code: "FLT", name: "Fleet & Vehicle Maintenance", summary: "Filters, lifts, fluids", icon: "car-wrench" },
  { code: "HTL", name: "Hand Tools", summary: "Wrenches, sockets, pliers", icon: "tools" },
  { code: "HVA", name: "HVAC & Refrigeration", summary: "Filters, fans, thermostats", icon: "hvac" },
  { code: "HYD", name: "Hydraulics", summary: "Cylinders, hose, power units", icon: "hydraulic-oil-level" },
  { code: "LAB", name: "Lab Supplies", summary: "Glassware, balances, pipettes", icon: "flask" },
  { code: "LGT", name: "Lighting", summary: "Lamps, fixtures, drivers", icon: "lightbulb-on" },
  { code: "LUB", name: "Lubrication", summary: "Grease, oil, dispensers", icon: "oil" },
  { code: "MAC", name: "Machining", summary: "End mills, taps, inserts", icon: "cog" },
  { code: "MAT", name: "Material Handling", summary: "Casters, carts, hoists", icon: "forklift" },
  { code: "MOT", name: "Motors & Power Transmission", summary: "Bearings, belts, drives", icon: "engine" },
  { code: "PNT", name: "Paints & Coatings", summary: "Enamel, primer, sprayers", icon: "format-paint" },
  { code: "PIP", name: "Pipe, Hose & Fittings", summary: "Valves, couplings, tube", icon: "pipe" },
  { code: "PLB", name: "Plumbing & Pumps", summary: "Faucets, drains, pumps", icon: "water-pump" },
  { code: "PNE", name: "Pneumatics", summary: "Cylinders, regulators, fittings", icon: "gauge" },
  { code: "PTL", name: "Power Tools", summary: "Drills, grinders, saws", icon: "circular-saw" },
  { code: "RAW", name: "Raw Materials", summary: "Bar, sheet, tube, plastics", icon: "pillar" },
  { code: "SAF", name: "Safety", summary: "Gloves, eyewear, lockout", icon: "account-hard-hat" },
  { code: "TST", name: "Test & Measurement", summary: "Calipers, meters, gauges", icon: "tape-measure" },
  { code: "WLD", name: "Welding", summary: "Wire, torches, helmets", icon: "torch" },
];
