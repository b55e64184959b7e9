import type { Shelf } from "../kit/category.ts";

export const weldingShelf: Shelf = {
  code: "WLD",
  name: "Welding",
  summary: "Wire, torches, helmets",
  seoText:
    "Filler metals by AWS classification, contact tips and helmets. Match the filler to the base metal, the gas and the position.",
  unspsc: "23270000",
  icon: "torch",
  below: [
    {
      code: "WLD-WIRE",
      name: "MIG & Flux-Cored Wire",
      summary: "Steel, stainless, aluminum",
      seoText:
        "Wire on spools for MIG and flux-cored welding. Check the spool size of the feeder and the drive rolls before ordering.",
      unspsc: "23271813",
      below: [
        {
          code: "WLD-WIRE-STEEL",
          name: "Carbon Steel MIG Wire",
          summary: "ER70S-6, ER70S-3",
          seoText: "Copper-coated solid wire to AWS A5.18 for mild steel with CO2 or argon mixes.",
          unspsc: "23271813",
        },
        {
          code: "WLD-WIRE-FLUX",
          name: "Flux-Cored Wire",
          summary: "Gas-shielded, self-shielded",
          seoText:
            "Tubular wire to AWS A5.20: self-shielded for field work, gas-shielded for thick plate in all positions.",
          unspsc: "23271813",
        },
        {
          code: "WLD-WIRE-STAINLESS",
          name: "Stainless Steel MIG Wire",
          summary: "308L, 309L, 316L",
          seoText: "Low-carbon stainless wire to AWS A5.9. Use 309L to join stainless to mild steel.",
          unspsc: "23271813",
        },
        {
          code: "WLD-WIRE-ALUMINUM",
          name: "Aluminum MIG Wire",
          summary: "4043, 5356",
          seoText: "Aluminum wire to AWS A5.10. It is soft: use U-groove rolls, a plastic liner or a spool gun.",
          unspsc: "23271813",
        },
      ],
    },
    {
      code: "WLD-STICK",
      name: "Stick Electrodes",
      summary: "Mild, low-hydrogen, alloy",
      seoText: "Covered electrodes by AWS class and diameter. Low-hydrogen rods must be kept dry once the can is open.",
      unspsc: "23271810",
      below: [
        {
          code: "WLD-STICK-MILD",
          name: "Mild Steel Electrodes",
          summary: "6010, 6011, 6013, 7014",
          seoText: "Cellulosic and rutile electrodes for pipe, sheet and repair work.",
          unspsc: "23271810",
        },
        {
          code: "WLD-STICK-LOWH",
          name: "Low-Hydrogen Electrodes",
          summary: "7018, 7018-1, 8018",
          seoText:
            "Low-hydrogen electrodes for structural steel and restrained joints; store at 250 to 300 °F after opening.",
          unspsc: "23271810",
        },
        {
          code: "WLD-STICK-STAINLESS",
          name: "Stainless Steel Electrodes",
          summary: "308L, 309L, 316L",
          seoText:
            "Stainless electrodes to AWS A5.4 for corrosion-resistant joints, and for joining stainless to mild steel.",
          unspsc: "23271810",
        },
        {
          code: "WLD-STICK-IRON",
          name: "Cast Iron Electrodes",
          summary: "Nickel and nickel-iron",
          seoText: "Nickel electrodes to AWS A5.15 for cast iron repair: short beads, little heat, peen while hot.",
          unspsc: "23271810",
        },
      ],
    },
    {
      code: "WLD-TIP",
      name: "MIG Contact Tips",
      summary: "By series and wire size",
      seoText: "Contact tips by gun series and wire diameter. Change them when the bore goes oval: arc starts tell.",
      unspsc: "23271711",
    },
    {
      code: "WLD-HELMET",
      name: "Welding Helmets",
      summary: "Auto-darkening and passive",
      seoText: "Helmets to ANSI/ISEA Z87.1 and Z49.1, with auto-darkening or fixed-shade lenses.",
      unspsc: "46181711",
    },
  ],
};
