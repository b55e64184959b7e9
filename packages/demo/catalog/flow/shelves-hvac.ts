import type { Shelf } from "../kit/category.ts";

export const hvacShelf: Shelf = {
  code: "HVA",
  name: "HVAC & Refrigeration",
  summary: "Filters, fans, thermostats",
  seoText:
    "Filters, fans, capacitors and refrigerants to keep air handlers and condensing units running through the season.",
  unspsc: "40100000",
  icon: "hvac",
  below: [
    {
      code: "HVA-FILTER",
      name: "Pleated Air Filters",
      summary: "MERV 8 to 14 by size",
      seoText:
        "Pleated panel filters by nominal size and MERV. Nominal sizes are rounded up: measure the slot, or read the actual size in the details.",
      unspsc: "40161505",
      below: [
        {
          code: "HVA-FILTER-1IN",
          name: "1 in. Pleated Filters",
          summary: "Return grilles, fan coils",
          seoText: "One-inch pleated filters, 3/4 inch in fact, for return grilles, fan coils and small rooftop units.",
          unspsc: "40161519",
        },
        {
          code: "HVA-FILTER-2IN",
          name: "2 in. Pleated Filters",
          summary: "Rooftop units, air handlers",
          seoText: "Two-inch pleated filters for rooftop units and air handlers: more media, slower loading.",
          unspsc: "40161519",
        },
        {
          code: "HVA-FILTER-4IN",
          name: "4 in. Pleated Filters",
          summary: "Large air handlers",
          seoText: "Four-inch pleated filters that hold the most dust and are changed the least often.",
          unspsc: "40161519",
        },
      ],
    },
    {
      code: "HVA-FAN",
      name: "Industrial Fans",
      summary: "Drum, pedestal, exhaust",
      seoText:
        "Fans that move air over people and out of buildings, by blade diameter and cubic feet per minute. All guards meet OSHA's half-inch rule.",
      unspsc: "40101604",
      below: [
        {
          code: "HVA-FAN-DRUM",
          name: "Drum Fans",
          summary: "Portable, on wheels",
          seoText: "Portable drum fans on wheels for docks, shops and drying floors.",
          unspsc: "40101602",
        },
        {
          code: "HVA-FAN-MOUNT",
          name: "Pedestal & Wall Fans",
          summary: "Oscillating or fixed",
          seoText: "Pedestal and wall-mounted air circulators for workstations.",
          unspsc: "40101602",
        },
        {
          code: "HVA-FAN-EXHAUST",
          name: "Exhaust Fans",
          summary: "Wall housing with shutter",
          seoText: "Wall exhaust fans with a square housing; pair them with intake shutters of at least the same area.",
          unspsc: "40101502",
        },
      ],
    },
    {
      code: "HVA-CAP",
      name: "Motor Run Capacitors",
      summary: "Single and dual, 370 and 440 V",
      seoText:
        "Metallized film run capacitors for compressors, condenser fans and blowers. A 440-volt capacitor replaces a 370-volt one of the same rating, never the other way round.",
      unspsc: "32121500",
      below: [
        {
          code: "HVA-CAP-SINGLE",
          name: "Single Run Capacitors",
          summary: "One motor",
          seoText: "Single-section run capacitors in round and oval cans, 3 to 80 microfarads.",
          unspsc: "32121500",
        },
        {
          code: "HVA-CAP-DUAL",
          name: "Dual Run Capacitors",
          summary: "Compressor and fan in one can",
          seoText: "Dual run capacitors with HERM, FAN and C terminals for condensing units.",
          unspsc: "32121500",
        },
      ],
    },
    {
      code: "HVA-REFRIG",
      name: "Refrigerants",
      summary: "Cylinders, EPA 608 required",
      seoText:
        "Refrigerants in one-trip and refillable cylinders. Sale is limited to technicians certified under EPA Section 608.",
      unspsc: "24131513",
    },
  ],
};
