import type { Shelf } from "../kit/category.ts";

export const lightingShelf: Shelf = {
  code: "LGT",
  name: "Lighting",
  summary: "Lamps, fixtures, drivers",
  seoText:
    "Lamps, tubes, fixtures and flashlights by shape, base, color temperature and lumens. Light output is stated as delivered, not as a watt equivalent.",
  unspsc: "39110000",
  icon: "lightbulb-on",
  below: [
    {
      code: "LGT-LAMP",
      name: "LED Lamps",
      summary: "A19, PAR38, BR30, B11, G25",
      seoText: "Screw-in LED lamps for sockets that held incandescent, halogen or compact fluorescent lamps.",
      unspsc: "39101628",
      below: [
        {
          code: "LGT-LAMP-A",
          name: "A-Shape LED Lamps",
          summary: "A19, A21, A23",
          seoText: "General-service lamps on a medium base, 450 to 2,600 lumens.",
          unspsc: "39101628",
        },
        {
          code: "LGT-LAMP-PAR",
          name: "PAR & MR LED Lamps",
          summary: "PAR20, PAR30, PAR38, MR16",
          seoText: "Directional lamps with a defined beam for display, soffit and track lighting.",
          unspsc: "39101628",
        },
        {
          code: "LGT-LAMP-BR",
          name: "BR & R LED Lamps",
          summary: "R20, BR30, BR40",
          seoText: "Wide, soft floods for recessed cans.",
          unspsc: "39101628",
        },
        {
          code: "LGT-LAMP-DECO",
          name: "Decorative LED Lamps",
          summary: "B11 candle, G25 globe",
          seoText: "Candle and globe lamps for chandeliers, vanities and sconces.",
          unspsc: "39101628",
        },
      ],
    },
    {
      code: "LGT-TUBE",
      name: "Linear Tubes",
      summary: "T8, T5, T12",
      seoText: "Four-foot tubes and their relatives, LED and fluorescent, with the ballast each one needs.",
      unspsc: "39101600",
      below: [
        {
          code: "LGT-TUBE-LED",
          name: "LED Tubes",
          summary: "Type A, Type B, Type A+B",
          seoText: "LED replacements for fluorescent tubes: on the ballast, on line voltage, or either.",
          unspsc: "39101628",
        },
        {
          code: "LGT-TUBE-FLUOR",
          name: "Fluorescent Tubes",
          summary: "F32T8, F54T5HO, F96T12",
          seoText:
            "Fluorescent tubes for fixtures that keep their ballast. They hold mercury: several states have ended sales.",
          unspsc: "39101605",
        },
      ],
    },
    {
      code: "LGT-BAY",
      name: "High Bay Fixtures",
      summary: "Round and linear",
      seoText: "LED fixtures for ceilings of 15 ft and more.",
      unspsc: "39111500",
      below: [
        {
          code: "LGT-BAY-ROUND",
          name: "Round High Bays",
          summary: "Die-cast, hook mount",
          seoText: "Round high bays that hang on one hook and shed their heat through a finned housing.",
          unspsc: "39111500",
        },
        {
          code: "LGT-BAY-LINEAR",
          name: "Linear High Bays",
          summary: "2 ft and 4 ft, aisle optics",
          seoText: "Linear high bays for aisles and racking, on chain or V-hook.",
          unspsc: "39111500",
        },
      ],
    },
    {
      code: "LGT-FLASH",
      name: "Flashlights",
      summary: "Alkaline and rechargeable",
      seoText: "Handheld flashlights by lumens, beam distance and run time under ANSI/PLATO FL 1.",
      unspsc: "39111610",
    },
    {
      code: "LGT-HAZLOC",
      name: "Hazardous-Location Flashlights",
      summary: "Class I, Division 1",
      seoText: "Intrinsically safe flashlights for places where gas, vapor or dust may ignite.",
      unspsc: "39111610",
    },
  ],
};
