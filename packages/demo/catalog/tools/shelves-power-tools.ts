import type { Shelf } from "../kit/category.ts";

export const powerToolShelves: Shelf = {
  code: "PTL",
  name: "Power Tools",
  summary: "Drills, grinders, saws",
  seoText: "Cordless and corded tools for drilling, driving, cutting and grinding, with their batteries and blades.",
  unspsc: "27112700",
  icon: "circular-saw",
  below: [
    {
      code: "PTL-DRILLS",
      name: "Cordless Drills",
      summary: "Drill/drivers and hammer drills",
      seoText: "Battery drills by voltage, chuck and torque, bare or as kits.",
      unspsc: "27112703",
      below: [
        {
          code: "PTL-DRILLS-DRIVERS",
          name: "Drill/Drivers",
          summary: "3/8 and 1/2 in chucks",
          seoText: "Two-speed drills with a clutch, for holes in wood, metal and plastic and for driving screws.",
          unspsc: "27112703",
        },
        {
          code: "PTL-DRILLS-HAMMER",
          name: "Hammer Drills",
          summary: "For brick and block",
          seoText:
            "Drills with a hammer setting for anchors in brick, block and light concrete. For reinforced concrete use a rotary hammer.",
          unspsc: "27112703",
        },
      ],
    },
    {
      code: "PTL-IMPACT",
      name: "Cordless Impact Tools",
      summary: "Impact drivers and wrenches",
      seoText: "Impact tools turn in short blows: high torque on the fastener, little on the wrist.",
      unspsc: "27112713",
      below: [
        {
          code: "PTL-IMPACT-DRIVERS",
          name: "Impact Drivers",
          summary: "1/4 in hex, quick change",
          seoText: "Impact drivers for lag screws, structural screws and self-drillers, with a 1/4 in hex chuck.",
          unspsc: "27112713",
        },
        {
          code: "PTL-IMPACT-WRENCHES",
          name: "Impact Wrenches",
          summary: "3/8, 1/2 and 3/4 in square drive",
          seoText: "Cordless impact wrenches for lug nuts, flange bolts and structural steel. Use impact sockets only.",
          unspsc: "27112713",
        },
      ],
    },
    {
      code: "PTL-GRINDERS",
      name: "Angle Grinders",
      summary: "4-1/2 to 9 in wheels",
      seoText:
        "Angle grinders by wheel size and switch. The wheel's rated speed must be at least the grinder's: check before mounting.",
      unspsc: "27112749",
    },
    {
      code: "PTL-SAWS",
      name: "Power Saws",
      summary: "Circular and reciprocating",
      seoText: "Hand-held saws for framing, demolition and pipe.",
      unspsc: "27112709",
      below: [
        {
          code: "PTL-SAWS-CIRCULAR",
          name: "Circular Saws",
          summary: "5-3/8 to 8-1/4 in blades",
          seoText: "Circular saws by blade diameter and cutting depth, corded or cordless.",
          unspsc: "27112709",
        },
        {
          code: "PTL-SAWS-RECIPROCATING",
          name: "Reciprocating Saws",
          summary: "Demolition and pipe",
          seoText: "Reciprocating saws for pipe, studs with nails and whatever has to come out.",
          unspsc: "27112709",
        },
      ],
    },
    {
      code: "PTL-BATTERIES",
      name: "Tool Batteries",
      summary: "12 to 40 V lithium-ion",
      seoText: "Lithium-ion packs by voltage and ampere-hours. A pack fits the tools of its own maker's platform only.",
      unspsc: "26111701",
    },
    {
      code: "PTL-BLADES",
      name: "Circular Saw Blades",
      summary: "Wood, metal, aluminum",
      seoText: "Carbide-tipped blades by diameter, arbor and tooth count.",
      unspsc: "27112802",
      below: [
        {
          code: "PTL-BLADES-WOOD",
          name: "Wood-Cutting Blades",
          summary: "Framing to fine finish",
          seoText: "Few teeth rip fast, many teeth cut clean: 24 for framing, 60 and more for trim and plywood.",
          unspsc: "27112802",
        },
        {
          code: "PTL-BLADES-METAL",
          name: "Metal-Cutting Blades",
          summary: "Steel, stainless, aluminum",
          seoText:
            "Cermet and triple-chip carbide blades for dry-cut saws. Match the blade's maximum speed to the saw's.",
          unspsc: "27112802",
        },
      ],
    },
  ],
};
