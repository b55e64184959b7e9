import type { Shelf } from "../kit/category.ts";

export const cleaningShelf: Shelf = {
  code: "CLN",
  name: "Cleaning & Janitorial",
  summary: "Wipers, cleaners, liners",
  seoText:
    "Chemicals, liners, wipers and paper for keeping a plant clean, with safety data sheets for everything that needs one.",
  unspsc: "47130000",
  icon: "broom",
  below: [
    {
      code: "CLN-CHEM",
      name: "Cleaning Chemicals",
      summary: "Cleaners, degreasers, disinfectants",
      seoText:
        "Ready-to-use sprays and concentrates from the quart bottle to the 55 gallon drum, each with its dilution and pH.",
      unspsc: "47131800",
      below: [
        {
          code: "CLN-CHEM-ALLPURPOSE",
          name: "All-Purpose Cleaners",
          summary: "Neutral and alkaline",
          seoText: "Everyday cleaners for walls, counters and equipment that rinse freely and leave no film.",
          unspsc: "47131805",
        },
        {
          code: "CLN-CHEM-DEGREASERS",
          name: "Degreasers",
          summary: "Water-based and solvent",
          seoText:
            "Alkaline, citrus and solvent degreasers for machines, floors and parts. Check aluminum and painted surfaces first.",
          unspsc: "47131821",
        },
        {
          code: "CLN-CHEM-GLASS",
          name: "Glass Cleaners",
          summary: "With and without ammonia",
          seoText: "Streak-free cleaners for glass, mirrors and stainless steel, with ammonia or without.",
          unspsc: "47131824",
        },
        {
          code: "CLN-CHEM-DISINFECTANTS",
          name: "Disinfectants",
          summary: "Quaternary, peroxide, bleach",
          seoText:
            "EPA-registered disinfectants with their dwell times: a surface must stay wet that long for the claim to hold.",
          unspsc: "47131803",
        },
        {
          code: "CLN-CHEM-FLOOR",
          name: "Floor Cleaners",
          summary: "Neutral cleaner, stripper, finish",
          seoText: "Neutral cleaners for daily mopping, strippers and finishes for resilient floors.",
          unspsc: "47131801",
        },
      ],
    },
    {
      code: "CLN-HANDCLEANERS",
      name: "Hand Cleaners & Soap",
      summary: "Pumice, lotion, foam",
      seoText:
        "Hand soaps and waterless hand cleaners, with pumice for grease and without for every day, in pumps and dispenser refills.",
      unspsc: "53131608",
    },
    {
      code: "CLN-LINERS",
      name: "Trash Can Liners",
      summary: "Low- and high-density",
      seoText:
        "Can liners by capacity. Low-density liners in mils resist punctures; high-density liners in microns cost less for light waste.",
      unspsc: "47121701",
      below: [
        {
          code: "CLN-LINERS-LD",
          name: "Low-Density Liners",
          summary: "Tough, for sharp waste",
          seoText: "Linear low-density liners that stretch around sharp and heavy waste, from 0.35 to 3 mils.",
          unspsc: "47121701",
        },
        {
          code: "CLN-LINERS-HD",
          name: "High-Density Liners",
          summary: "Thin, for paper and food",
          seoText: "High-density liners from 6 to 22 microns on coreless rolls for paper, food and other light waste.",
          unspsc: "47121701",
        },
      ],
    },
    {
      code: "CLN-WIPERS",
      name: "Wipers & Shop Towels",
      summary: "Disposable wipers, rags",
      seoText: "Disposable wipers, shop towels and reclaimed rags, in pop-up boxes, jumbo rolls and by the pound.",
      unspsc: "47131502",
    },
    {
      code: "CLN-PAPER",
      name: "Towels & Tissue",
      summary: "Roll and folded towels, tissue",
      seoText: "Restroom paper by ply, width and length. Some rolls fit only the dispensers of their own system.",
      unspsc: "14111700",
      below: [
        {
          code: "CLN-PAPER-ROLL",
          name: "Roll Towels",
          summary: "Hardwound and center-pull",
          seoText: "Hardwound and center-pull towels from 350 to 1,150 feet, on 1-1/2 and 2 inch cores.",
          unspsc: "14111703",
        },
        {
          code: "CLN-PAPER-FOLDED",
          name: "Folded Towels",
          summary: "Multifold, C-fold",
          seoText: "Multifold and C-fold towels in sleeves for open and slimline cabinets.",
          unspsc: "14111703",
        },
        {
          code: "CLN-PAPER-TISSUE",
          name: "Toilet Tissue",
          summary: "Standard and jumbo rolls",
          seoText: "Standard and jumbo tissue in one and two ply, by the case.",
          unspsc: "14111704",
        },
      ],
    },
    {
      code: "CLN-BROOMS",
      name: "Push Brooms",
      summary: "Fine, medium, rough sweeping",
      seoText: "Push brooms by sweep face: fine fill for dust on smooth floors, stiff fill for gravel and wet yards.",
      unspsc: "47131604",
    },
  ],
};
