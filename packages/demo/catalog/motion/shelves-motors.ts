import type { Shelf } from "../kit/category.ts";

const bearings: readonly Shelf[] = [
  {
    code: "MOT-BEARINGS-BALL",
    name: "Metric Ball Bearings",
    summary: "60, 62 and 63 series",
    seoText:
      "Deep-groove ball bearings to ISO 15 in the 6000, 6200 and 6300 series, open, shielded and sealed. Check bore, outside diameter and width against the old bearing, then its clearance.",
    unspsc: "31171504",
  },
  {
    code: "MOT-BEARINGS-INCH",
    name: "Inch Ball Bearings",
    summary: "R and 1600 series",
    seoText:
      "Ball bearings in inch sizes: the R series for small motors and instruments, the 1600 series for conveyors and carts.",
    unspsc: "31171504",
  },
  {
    code: "MOT-BEARINGS-THIN",
    name: "Thin-Section Ball Bearings",
    summary: "68 and 69 series",
    seoText:
      "Thin-section deep-groove bearings of the 6800 and 6900 series for places where the shaft is large and the room is small, such as gearheads and rollers.",
    unspsc: "31171504",
  },
  {
    code: "MOT-BEARINGS-PILLOW",
    name: "Pillow Block Bearings",
    summary: "Two-bolt base, set screw or collar",
    seoText:
      "Housed ball bearings on a two-bolt base for shafts that run level above a surface. They align themselves by a few degrees and take grease through a fitting.",
    unspsc: "31171511",
  },
  {
    code: "MOT-BEARINGS-FLANGE",
    name: "Flange-Mount Bearings",
    summary: "Two-bolt and four-bolt",
    seoText:
      "Housed ball bearings that bolt to a wall or frame, with the shaft passing through it. Four bolts for load, two where the room is narrow.",
    unspsc: "31171501",
  },
];

const belts: readonly Shelf[] = [
  {
    code: "MOT-BELTS-CLASSICAL",
    name: "Classical V-Belts",
    summary: "A, B, C and D sections",
    seoText:
      "Wrapped V-belts of the classical sections. The number after the letter is the inside length in inches: an A42 measures about 44 inches around the outside.",
    unspsc: "26111801",
  },
  {
    code: "MOT-BELTS-NARROW",
    name: "Narrow V-Belts",
    summary: "3V, 5V and 8V sections",
    seoText:
      "Narrow V-belts carry more power in less width than the classical sections. The number is the effective length in tenths of an inch: a 5V1000 is 100 inches around.",
    unspsc: "26111801",
  },
  {
    code: "MOT-BELTS-COGGED",
    name: "Cogged V-Belts",
    summary: "AX, BX, CX, 3VX and 5VX",
    seoText:
      "Raw-edge belts with notches that let them bend round small sheaves and run cooler. They fit the same grooves as the plain section of the same letter.",
    unspsc: "26111801",
  },
];

const couplings: readonly Shelf[] = [
  {
    code: "MOT-COUPLINGS-HUBS",
    name: "Jaw Coupling Hubs",
    summary: "Bored and keyed, L035 to L225",
    seoText:
      "Three-jaw coupling hubs, bored to your shaft. A coupling is two hubs of the same size, in any two bores, and one spider.",
    unspsc: "31163001",
  },
  {
    code: "MOT-COUPLINGS-SPIDERS",
    name: "Jaw Coupling Spiders",
    summary: "Nitrile, urethane, TPE, bronze",
    seoText:
      "The cushion between the hubs of a jaw coupling. Nitrile for most drives, urethane or polyester elastomer for more torque, bronze for slow and hot ones.",
    unspsc: "31163001",
  },
];

const motors: readonly Shelf[] = [
  {
    code: "MOT-MOTORS-THREE",
    name: "Three-Phase Motors",
    summary: "TEFC, open and inverter duty",
    seoText:
      "Three-phase NEMA motors from 1/4 to 100 horsepower for pumps, fans, conveyors and compressors. Match frame, speed and enclosure.",
    unspsc: "26101100",
  },
  {
    code: "MOT-MOTORS-SINGLE",
    name: "Single-Phase Motors",
    summary: "Capacitor start, 115/230 V",
    seoText:
      "Capacitor-start motors for shops and farms without three-phase power, up to 10 horsepower. Check that the circuit carries the starting current.",
    unspsc: "26101100",
  },
  {
    code: "MOT-MOTORS-WASHDOWN",
    name: "Washdown Motors",
    summary: "White epoxy and stainless shaft",
    seoText:
      "Sealed motors with epoxy paint and stainless shafts for dairies, bakeries and meat rooms that are hosed down every shift.",
    unspsc: "26101100",
  },
];

export const motorShelves: Shelf = {
  code: "MOT",
  name: "Motors & Power Transmission",
  summary: "Bearings, belts, drives",
  seoText:
    "Everything between the motor and the work: bearings, belts and sheaves, chain and sprockets, couplings, collars and NEMA motors.",
  unspsc: "26111500",
  icon: "engine",
  below: [
    {
      code: "MOT-BEARINGS",
      name: "Bearings",
      summary: "Ball bearings and housed units",
      seoText: "Ball bearings in metric and inch sizes, and housed units ready to bolt down.",
      unspsc: "31171500",
      below: bearings,
    },
    {
      code: "MOT-BELTS",
      name: "V-Belts",
      summary: "Classical, narrow, cogged",
      seoText: "V-belts by section and length. Replace all the belts of a multi-groove drive together.",
      unspsc: "26111801",
      below: belts,
    },
    {
      code: "MOT-SHEAVES",
      name: "V-Belt Sheaves",
      summary: "Finished bore and bushed",
      seoText:
        "Cast-iron sheaves for V-belts, bored to size for small drives or made for a QD bushing. The ratio of the two diameters is the ratio of the speeds.",
      unspsc: "26111806",
    },
    {
      code: "MOT-CHAIN",
      name: "Roller Chain",
      summary: "ANSI 25 to 240",
      seoText:
        "ANSI B29.1 roller chain by the box and reel, in carbon steel, nickel plate and stainless. The first figures of the number are the pitch in eighths of an inch.",
      unspsc: "26111513",
    },
    {
      code: "MOT-SPROCKETS",
      name: "Roller Chain Sprockets",
      summary: "Plain and finished bore",
      seoText:
        "Sprockets for ANSI roller chain, with a plain bore to machine yourself or finished with keyway and set screws.",
      unspsc: "31171901",
    },
    {
      code: "MOT-COUPLINGS",
      name: "Shaft Couplings",
      summary: "Jaw hubs and spiders",
      seoText: "Jaw couplings join two shafts, forgive small misalignment and need no grease.",
      unspsc: "31163000",
      below: couplings,
    },
    {
      code: "MOT-COLLARS",
      name: "Shaft Collars",
      summary: "Set screw and clamp-on",
      seoText:
        "Collars that hold bearings and sprockets in place or set a stop on a shaft. Clamping collars hold better and leave the shaft unmarked.",
      unspsc: "31162800",
    },
    {
      code: "MOT-MOTORS",
      name: "AC Motors",
      summary: "NEMA 48 to 444T frames",
      seoText: "General purpose, washdown and explosion-proof motors in NEMA frames.",
      unspsc: "26101100",
      below: motors,
    },
  ],
};
