import type { Shelf } from "../kit/category.ts";

export const fleetShelf: Shelf = {
  code: "FLT",
  name: "Fleet & Vehicle Maintenance",
  summary: "Filters, lifts, fluids",
  seoText:
    "Consumables for a garage that keeps vans, trucks and yard equipment moving: filters by thread and gasket, blades by length, fluids by specification.",
  unspsc: "25170000",
  icon: "car-wrench",
  below: [
    {
      code: "FLT-FILTER",
      name: "Spin-On Filters",
      summary: "Oil, fuel, hydraulic",
      seoText: "Spin-on filters by thread, gasket diameter and micron rating.",
      unspsc: "40161500",
      below: [
        {
          code: "FLT-FILTER-OIL",
          name: "Oil Filters",
          summary: "Full-flow, bypass valve",
          seoText: "Lube filters for gasoline and diesel engines.",
          unspsc: "40161504",
        },
        {
          code: "FLT-FILTER-FUEL",
          name: "Fuel Filters",
          summary: "Diesel, water separator",
          seoText: "Diesel filters and fuel/water separators with a drain.",
          unspsc: "40161513",
        },
        {
          code: "FLT-FILTER-HYD",
          name: "Hydraulic Filters",
          summary: "3 to 25 micron",
          seoText: "Return-line spin-ons for loaders, balers and power units.",
          unspsc: "40161500",
        },
      ],
    },
    {
      code: "FLT-WIPER",
      name: "Wiper Blades",
      summary: "Frame, beam, winter",
      seoText: "Blades by length and wiper-arm connection, sold singly.",
      unspsc: "25171500",
      below: [
        {
          code: "FLT-WIPER-FRAME",
          name: "Frame & Winter Blades",
          summary: "Bracketed, boot-covered",
          seoText: "Bracketed blades for trucks and buses, and winter blades that ice can't clog.",
          unspsc: "25171500",
        },
        {
          code: "FLT-WIPER-BEAM",
          name: "Beam Blades",
          summary: "Frameless, low profile",
          seoText: "Frameless blades that press evenly on a curved windshield.",
          unspsc: "25171500",
        },
      ],
    },
    {
      code: "FLT-FLUID",
      name: "Vehicle Fluids",
      summary: "Oil, coolant, DEF",
      seoText: "Engine oil, coolant and exhaust fluid by specification and package.",
      unspsc: "15120000",
      below: [
        {
          code: "FLT-FLUID-OIL",
          name: "Engine Oil",
          summary: "Gasoline and diesel grades",
          seoText: "Engine oil by SAE grade and API service category.",
          unspsc: "15121501",
        },
        {
          code: "FLT-FLUID-COOLANT",
          name: "Antifreeze & Coolant",
          summary: "Conventional, OAT, HOAT",
          seoText: "Coolant by inhibitor chemistry, concentrate or 50/50.",
          unspsc: "25174000",
        },
        {
          code: "FLT-FLUID-DEF",
          name: "Diesel Exhaust Fluid",
          summary: "ISO 22241, 32.5% urea",
          seoText: "Exhaust fluid for SCR systems, in jugs, pails and drums.",
          unspsc: "15120000",
        },
      ],
    },
    {
      code: "FLT-LAMP",
      name: "Truck & Trailer Lamps",
      summary: "Markers, stop/turn/tail, work",
      seoText: "Lamps for trucks and trailers by FMVSS 108 function, shape and voltage.",
      unspsc: "25172900",
    },
  ],
};
