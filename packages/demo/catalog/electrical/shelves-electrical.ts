import type { Shelf } from "../kit/category.ts";

export const electricalShelf: Shelf = {
  code: "ELE",
  name: "Electrical",
  summary: "Wire, breakers, conduit",
  seoText:
    "Electrical supplies from the service entrance to the outlet: building wire, overcurrent protection, raceway fittings, wiring devices and enclosures. Filter by AWG, ampere rating, NEMA configuration or enclosure type.",
  unspsc: "39120000",
  icon: "power-plug",
  below: [
    {
      code: "ELE-WIRE",
      name: "Building Wire",
      summary: "THHN, XHHW-2, copper, aluminum",
      seoText:
        "Single-conductor building wire for conduit and panels, with ampacity and insulation temperature beside each size.",
      unspsc: "26121500",
      below: [
        {
          code: "ELE-WIRE-THHN",
          name: "THHN/THWN-2 Wire",
          summary: "Solid and stranded copper",
          seoText:
            "Nylon-jacketed copper conductors rated 90 °C wet and dry, the everyday wire for pulling in conduit.",
          unspsc: "26121500",
        },
        {
          code: "ELE-WIRE-XHHW",
          name: "XHHW-2 Wire",
          summary: "Cross-linked, copper and aluminum",
          seoText:
            "Cross-linked polyethylene insulation for feeders and services where heat and moisture meet, in copper or aluminum.",
          unspsc: "26121500",
        },
      ],
    },
    {
      code: "ELE-FUSE",
      name: "Fuses",
      summary: "Class CC, J, RK5, glass, ceramic",
      seoText: "Current-limiting and electronic fuses by UL 248 class, ampere rating and speed.",
      unspsc: "39121600",
      below: [
        {
          code: "ELE-FUSE-CC",
          name: "Class CC & Midget Fuses",
          summary: "13/32 x 1-1/2 in",
          seoText: "Rejection-type Class CC and supplementary midget fuses for control transformers and small motors.",
          unspsc: "39121600",
        },
        {
          code: "ELE-FUSE-POWER",
          name: "Class J, RK1 & RK5 Fuses",
          summary: "1 to 600 A, time delay",
          seoText:
            "Power fuses for feeders, motor branch circuits and disconnects, with 200 kA or more of interrupting rating.",
          unspsc: "39121600",
        },
        {
          code: "ELE-FUSE-GLASS",
          name: "Glass & Ceramic Fuses",
          summary: "5 x 20 mm, 1/4 x 1-1/4 in",
          seoText: "Fast-acting and time-delay cartridge fuses for equipment, instruments and vehicles.",
          unspsc: "39121600",
        },
      ],
    },
    {
      code: "ELE-BREAKER",
      name: "Circuit Breakers",
      summary: "Plug-on, bolt-on, DIN rail",
      seoText: "Molded-case and miniature breakers by poles, amperes, voltage and interrupting rating.",
      unspsc: "39121601",
    },
    {
      code: "ELE-TERM",
      name: "Wire Terminals & Splices",
      summary: "Rings, forks, disconnects, butts",
      seoText: "Crimp terminals color-coded by wire range, with vinyl, nylon or heat-shrink insulation.",
      unspsc: "39121432",
    },
    {
      code: "ELE-TIES",
      name: "Cable Ties",
      summary: "Nylon, UV, stainless",
      seoText: "Cable ties by length and loop tensile strength, for panels, outdoors and high heat.",
      unspsc: "39121703",
    },
    {
      code: "ELE-CONDUIT",
      name: "EMT Conduit Fittings",
      summary: "Connectors, couplings, straps",
      seoText: "Set-screw and compression fittings for electrical metallic tubing, 1/2 to 4 in trade size.",
      unspsc: "39121434",
    },
    {
      code: "ELE-DEVICE",
      name: "Receptacles & Switches",
      summary: "NEMA 5-20R, GFCI, locking",
      seoText: "Wiring devices by NEMA configuration and duty grade, in the usual wall colors.",
      unspsc: "39121400",
    },
    {
      code: "ELE-ENCLOSURE",
      name: "Electrical Enclosures",
      summary: "NEMA 1, 3R, 12, 4X",
      seoText: "Wall-mount boxes for controls and splices, by NEMA type, material and size.",
      unspsc: "39121303",
    },
    {
      code: "ELE-CORD",
      name: "Extension Cords",
      summary: "16 to 10 AWG, indoor and outdoor",
      seoText: "Extension cords by gauge and length, with the current each may carry.",
      unspsc: "26121536",
    },
    {
      code: "ELE-MARKER",
      name: "Pipe & Conduit Markers",
      summary: "ASME A13.1 legends and colors",
      seoText: "Markers that name what runs in a pipe, colored and sized as ASME A13.1 asks.",
      unspsc: "55121700",
    },
  ],
};
