import type { Shelf } from "../kit/category.ts";

export const abrasiveShelf: Shelf = {
  code: "ABR",
  name: "Abrasives",
  summary: "Discs, belts, wheels, pads",
  seoText:
    "Wheels, discs, belts, pads and brushes to cut, grind, sand and clean. Never run a wheel above the speed printed on it.",
  unspsc: "31190000",
  icon: "saw-blade",
  below: [
    {
      code: "ABR-CUT",
      name: "Cut-Off Wheels",
      summary: "Type 1, flat",
      seoText: "Thin reinforced wheels for straight cuts with grinders, die grinders and chop saws.",
      unspsc: "31191600",
    },
    {
      code: "ABR-CUT-DEPRESSED",
      name: "Depressed-Center Cut-Off Wheels",
      summary: "Type 27, 0.045 in",
      seoText: "Thin Type 27 wheels leave the nut below the face, so they cut flush with a surface.",
      unspsc: "31191600",
    },
    {
      code: "ABR-GRIND",
      name: "Grinding Wheels",
      summary: "Type 27, 1/4 in",
      seoText: "Depressed-center wheels for angle grinders, with a plain hole or a threaded hub.",
      unspsc: "31191600",
    },
    {
      code: "ABR-BENCH",
      name: "Bench Grinding Wheels",
      summary: "6 to 12 in, vitrified",
      seoText:
        "Vitrified wheels for bench and pedestal grinders: aluminum oxide for steel, silicon carbide for carbide and cast iron.",
      unspsc: "31191600",
    },
    {
      code: "ABR-FLAP",
      name: "Flap Discs",
      summary: "Type 27 and 29",
      seoText: "Overlapping flaps grind and finish in one step, quieter and smoother than a grinding wheel.",
      unspsc: "31191600",
    },
    {
      code: "ABR-DISC",
      name: "Sanding Discs",
      summary: "Hook and loop, adhesive, fiber",
      seoText: "Coated discs for orbital sanders and angle grinders, 24 to 800 grit.",
      unspsc: "31191506",
      below: [
        {
          code: "ABR-DISC-HOOK",
          name: "Hook-and-Loop Discs",
          summary: "3 to 9 in, with or without holes",
          seoText: "Discs that press on and peel off, for random orbital sanders; match the holes to the pad.",
          unspsc: "31191506",
        },
        {
          code: "ABR-DISC-ADHESIVE",
          name: "Adhesive-Back Discs",
          summary: "5 to 12 in",
          seoText:
            "Pressure-sensitive discs lie flatter than hook-and-loop, for fine finishing and bench disc sanders.",
          unspsc: "31191506",
        },
        {
          code: "ABR-DISC-FIBER",
          name: "Fiber Discs",
          summary: "7/8 in arbor",
          seoText: "Resin fiber discs for fast removal of welds and scale with an angle grinder and backing pad.",
          unspsc: "31191506",
        },
      ],
    },
    {
      code: "ABR-BELT",
      name: "Sanding Belts",
      summary: "Portable, bench and backstand",
      seoText: "Cloth belts from 2 to 6 in wide, 24 to 320 grit, for wood and metal.",
      unspsc: "31191500",
    },
    {
      code: "ABR-BELT-FILE",
      name: "File Belts",
      summary: "1/4 to 1 in wide",
      seoText: "Narrow belts for file sanders and small bench grinders, to reach into corners and tubes.",
      unspsc: "31191500",
    },
    {
      code: "ABR-PADS",
      name: "Hand Pads",
      summary: "Non-woven, by grade",
      seoText: "Non-woven pads scuff, clean and blend without gouging; the color tells the grade.",
      unspsc: "31191500",
    },
    {
      code: "ABR-BRUSH-WHEEL",
      name: "Wire Wheel Brushes",
      summary: "Knotted and crimped",
      seoText: "Wire wheels for angle and bench grinders; knotted for scale, crimped for cleaning.",
      unspsc: "27111907",
    },
    {
      code: "ABR-BRUSH-CUP",
      name: "Wire Cup Brushes",
      summary: "2-3/4 to 6 in",
      seoText: "Cup brushes clean flat faces of rust, paint and scale with an angle grinder.",
      unspsc: "27111907",
    },
    {
      code: "ABR-BRUSH-HAND",
      name: "Hand Wire Brushes",
      summary: "Wood block, by rows",
      seoText: "Scratch brushes in carbon steel, stainless and brass for welds, rust and molds.",
      unspsc: "27111907",
    },
  ],
};
