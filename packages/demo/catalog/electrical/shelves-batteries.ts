import type { Shelf } from "../kit/category.ts";

export const batteriesShelf: Shelf = {
  code: "BAT",
  name: "Batteries & Electronics",
  summary: "Cells, chargers, connectors",
  seoText:
    "Disposable and rechargeable cells, sealed lead-acid batteries and the chargers that keep them. Cross by ANSI or IEC designation.",
  unspsc: "26111700",
  icon: "car-battery",
  below: [
    {
      code: "BAT-CELL",
      name: "Household & Coin Cells",
      summary: "AA, AAA, C, D, 9V, coin",
      seoText: "Cylindrical, 9-volt and coin cells in the packs that maintenance shops buy.",
      unspsc: "26111700",
      below: [
        {
          code: "BAT-CELL-AA",
          name: "AA & AAA Alkaline Batteries",
          summary: "LR6, LR03",
          seoText: "Alkaline AA and AAA cells, by the card or by the case.",
          unspsc: "26111702",
        },
        {
          code: "BAT-CELL-CD",
          name: "C, D & 9V Alkaline Batteries",
          summary: "LR14, LR20, 6LR61",
          seoText: "Larger alkaline cells for lanterns, alarms and restroom dispensers.",
          unspsc: "26111702",
        },
        {
          code: "BAT-CELL-LITHIUM",
          name: "Lithium Batteries",
          summary: "AA, AAA, CR123A, 9V",
          seoText: "Lithium primaries that work in the cold and hold their charge for ten years or more.",
          unspsc: "26111711",
        },
        {
          code: "BAT-CELL-COIN",
          name: "Coin & Button Cells",
          summary: "CR2032, LR44, 357",
          seoText: "Coin cells for instruments, key fobs and memory backup.",
          unspsc: "26111711",
        },
        {
          code: "BAT-CELL-NIMH",
          name: "Rechargeable Cells",
          summary: "NiMH AA, AAA, C, D, 9V",
          seoText: "Low self-discharge nickel-metal hydride cells for radios and tools that are used every shift.",
          unspsc: "26111701",
        },
      ],
    },
    {
      code: "BAT-SLA",
      name: "Sealed Lead-Acid Batteries",
      summary: "6 V and 12 V, AGM and gel",
      seoText: "Valve-regulated batteries for alarms, emergency lights, UPS and mobility.",
      unspsc: "26111706",
      below: [
        {
          code: "BAT-SLA-6V",
          name: "6 V Sealed Lead-Acid",
          summary: "1.3 to 225 Ah",
          seoText: "Six-volt batteries for emergency lights, feeders and floor machines.",
          unspsc: "26111706",
        },
        {
          code: "BAT-SLA-12V",
          name: "12 V Sealed Lead-Acid",
          summary: "1.3 to 200 Ah",
          seoText: "Twelve-volt batteries for alarm panels, UPS and access control.",
          unspsc: "26111706",
        },
      ],
    },
    {
      code: "BAT-CHARGE",
      name: "Battery Chargers",
      summary: "Maintainers, shop and cell chargers",
      seoText: "Chargers by battery voltage, chemistry and current.",
      unspsc: "26111704",
      below: [
        {
          code: "BAT-CHARGE-LEAD",
          name: "Lead-Acid Chargers",
          summary: "6 to 48 V, maintainers and shop",
          seoText: "Automatic chargers and maintainers for flooded, AGM and gel batteries.",
          unspsc: "26111704",
        },
        {
          code: "BAT-CHARGE-CELL",
          name: "Cell Chargers",
          summary: "AA, AAA, C, D, 9V",
          seoText: "Bench and wall chargers for nickel-metal hydride cells.",
          unspsc: "26111704",
        },
      ],
    },
  ],
};
