import type { Shelf } from "../kit/category.ts";

export const plumbingShelf: Shelf = {
  code: "PLB",
  name: "Plumbing & Pumps",
  summary: "Faucets, drains, pumps",
  seoText:
    "Pumps, supply stops and tube fittings for building maintenance. Wetted brass for drinking water is lead-free throughout.",
  unspsc: "40000000",
  icon: "water-pump",
  below: [
    {
      code: "PLB-PUMP",
      name: "Pumps",
      summary: "Sump, utility, transfer",
      seoText:
        "Electric pumps for seepage, flooded basements and moving clean water. Size by gallons per minute at the height that you must lift.",
      unspsc: "40151500",
      below: [
        {
          code: "PLB-PUMP-SUMP",
          name: "Sump & Effluent Pumps",
          summary: "Automatic, for pits",
          seoText:
            "Submersible sump and effluent pumps with float switches. A pit wants a check valve on the discharge and its own circuit.",
          unspsc: "40151512",
        },
        {
          code: "PLB-PUMP-UTIL",
          name: "Utility Pumps",
          summary: "Portable, submersible",
          seoText:
            "Portable submersible pumps that drain a flooded floor down to a fraction of an inch, with a garden-hose or pipe-thread discharge.",
          unspsc: "40151513",
        },
        {
          code: "PLB-PUMP-TRANSFER",
          name: "Transfer Pumps",
          summary: "Self-priming, above ground",
          seoText:
            "Self-priming pumps that stand beside the water and move it through hose, for tanks, pools and irrigation.",
          unspsc: "40151503",
        },
      ],
    },
    {
      code: "PLB-STOP",
      name: "Supply Stops",
      summary: "Angle and straight stops",
      seoText:
        "Shut-off valves under sinks and behind toilets. Read the inlet from the pipe in the wall and the outlet from the riser.",
      unspsc: "40141600",
      below: [
        {
          code: "PLB-STOP-ANGLE",
          name: "Angle Supply Stops",
          summary: "Pipe from the wall",
          seoText:
            "Stops that turn the line up, for a supply pipe that comes out of the wall. Quarter-turn or multi-turn.",
          unspsc: "40141600",
        },
        {
          code: "PLB-STOP-STRAIGHT",
          name: "Straight Supply Stops",
          summary: "Pipe from the floor",
          seoText: "Stops in line with the riser, for a supply pipe that comes up through the floor.",
          unspsc: "40141600",
        },
      ],
    },
    {
      code: "PLB-TUBE",
      name: "Copper & PEX Fittings",
      summary: "Solder, press, crimp, push-fit",
      seoText:
        "Fittings for copper tube and PEX in one place, sorted by the way they join. Sizes are nominal: half-inch copper tube measures 5/8 inch outside.",
      unspsc: "40141720",
      below: [
        {
          code: "PLB-TUBE-SOLDER",
          name: "Copper Solder Fittings",
          summary: "Wrot copper, ASME B16.22",
          seoText:
            "Wrot copper fittings for soldered joints in water, heating and condensate lines. Use lead-free solder.",
          unspsc: "40172521",
        },
        {
          code: "PLB-TUBE-PRESS",
          name: "Copper Press Fittings",
          summary: "O-ring and a press tool",
          seoText:
            "Copper fittings with an EPDM ring in each cup, joined by a press tool without a flame. Unpressed joints leak on purpose at test.",
          unspsc: "40172521",
        },
        {
          code: "PLB-TUBE-PEX",
          name: "PEX Crimp Fittings",
          summary: "Lead-free brass, ASTM F1807",
          seoText: "Barbed brass fittings for PEX tube with copper crimp or stainless clamp rings.",
          unspsc: "40141719",
        },
        {
          code: "PLB-TUBE-PUSH",
          name: "Push-to-Connect Fittings",
          summary: "Copper, PEX and CPVC",
          seoText:
            "Push-to-connect fittings that join copper, PEX and CPVC by hand, wet or dry. Cut square, deburr and mark the insertion depth.",
          unspsc: "40141719",
        },
      ],
    },
  ],
};
