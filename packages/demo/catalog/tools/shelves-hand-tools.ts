import type { Shelf } from "../kit/category.ts";

export const handToolShelves: Shelf = {
  code: "HTL",
  name: "Hand Tools",
  summary: "Wrenches, sockets, pliers",
  seoText:
    "Wrenches, sockets, drivers, pliers and striking tools for maintenance, assembly and repair, in inch and metric sizes.",
  unspsc: "27110000",
  icon: "tools",
  below: [
    {
      code: "HTL-WRENCHES",
      name: "Wrenches",
      summary: "Combination, ratcheting, stubby",
      seoText: "Forged wrenches for hex fasteners in inch and metric openings.",
      unspsc: "27111700",
      below: [
        {
          code: "HTL-WRENCHES-COMBINATION",
          name: "Combination Wrenches",
          summary: "Open end and box end, one size",
          seoText:
            "Combination wrenches have an open end and a box end of the same size: run the nut down with one, torque it with the other. Long, stubby and black industrial patterns.",
          unspsc: "27111713",
        },
        {
          code: "HTL-WRENCHES-RATCHETING",
          name: "Ratcheting Wrenches",
          summary: "72-tooth box ends, fixed and flex",
          seoText:
            "Ratcheting combination wrenches turn a fastener in five-degree strokes where a full swing does not fit. Fixed, flex-head and reversible.",
          unspsc: "27111713",
        },
      ],
    },
    {
      code: "HTL-SOCKETS",
      name: "Sockets",
      summary: "Hand and impact, 1/4 to 1 in drive",
      seoText: "Sockets for hand ratchets and impact wrenches, standard and deep, 6 and 12 point.",
      unspsc: "27111704",
      below: [
        {
          code: "HTL-SOCKETS-HAND",
          name: "Hand Sockets",
          summary: "Chrome, for ratchets and breaker bars",
          seoText:
            "Chrome-vanadium sockets for hand ratchets. Thin walls reach where impact sockets do not; never run them on an impact wrench.",
          unspsc: "27111704",
        },
        {
          code: "HTL-SOCKETS-IMPACT",
          name: "Impact Sockets",
          summary: "Black, for impact wrenches",
          seoText:
            "Chrome-molybdenum sockets with heavier walls and a retaining-pin hole, tempered to bend before they break on air and cordless impact wrenches.",
          unspsc: "27111704",
        },
      ],
    },
    {
      code: "HTL-SCREWDRIVERS",
      name: "Screwdrivers",
      summary: "Phillips, slotted, six-lobe",
      seoText: "Screwdrivers by tip and blade length, with plain, cushioned and insulated handles.",
      unspsc: "27111701",
      below: [
        {
          code: "HTL-SCREWDRIVERS-PHILLIPS",
          name: "Phillips Screwdrivers",
          summary: "#0 to #4",
          seoText:
            "Cross-point drivers from #0 to #4. #2 fits most screws from #5 to #9; a tip that is one size small cams out and ruins the recess.",
          unspsc: "27111701",
        },
        {
          code: "HTL-SCREWDRIVERS-SLOTTED",
          name: "Slotted Screwdrivers",
          summary: "Keystone and cabinet tips",
          seoText:
            "Flat blades by tip width. Keystone tips flare for strength; cabinet tips run straight, to follow a screw into its hole.",
          unspsc: "27111701",
        },
        {
          code: "HTL-SCREWDRIVERS-SIXLOBE",
          name: "Six-Lobe & Square Screwdrivers",
          summary: "T6 to T40, #1 to #3 square",
          seoText: "Six-lobe and square-recess drivers carry more torque than a cross point and do not cam out.",
          unspsc: "27111701",
        },
      ],
    },
    {
      code: "HTL-PLIERS",
      name: "Pliers",
      summary: "Cutting, gripping, long nose",
      seoText: "Pliers and cutters for wire, pipe and small parts.",
      unspsc: "27112100",
      below: [
        {
          code: "HTL-PLIERS-CUTTING",
          name: "Cutting Pliers",
          summary: "Diagonal and lineman's",
          seoText:
            "Diagonal cutters and lineman's pliers with induction-hardened edges. Check the cutting capacity before cutting music wire or ACSR.",
          unspsc: "27111500",
        },
        {
          code: "HTL-PLIERS-GRIPPING",
          name: "Gripping Pliers",
          summary: "Tongue-and-groove, slip joint, locking",
          seoText:
            "Pliers that adjust to pipe, flats and odd shapes, and locking pliers that hold by themselves while you weld or drill.",
          unspsc: "27112115",
        },
        {
          code: "HTL-PLIERS-LONGNOSE",
          name: "Long Nose Pliers",
          summary: "Straight and bent, with or without cutter",
          seoText: "Needle and chain nose pliers for terminals, loops and parts that fell where fingers do not go.",
          unspsc: "27112108",
        },
      ],
    },
    {
      code: "HTL-HAMMERS",
      name: "Hammers",
      summary: "Ball pein, sledge, dead blow",
      seoText: "Striking tools by head weight, from an 8-ounce ball pein to a 20-pound sledge.",
      unspsc: "27111602",
      below: [
        {
          code: "HTL-HAMMERS-STEEL",
          name: "Ball Pein & Claw Hammers",
          summary: "8 to 48 oz",
          seoText:
            "Forged hammers for punches, rivets and nails. Do not strike one hammer with another: hardened faces chip.",
          unspsc: "27111602",
        },
        {
          code: "HTL-HAMMERS-SLEDGE",
          name: "Sledge & Drilling Hammers",
          summary: "2 to 20 lb",
          seoText: "Double-face sledges and short-handled drilling hammers for stakes, wedges and star drills.",
          unspsc: "27111602",
        },
        {
          code: "HTL-HAMMERS-SOFT",
          name: "Dead Blow & Soft-Face Hammers",
          summary: "Shot-filled, rubber, brass",
          seoText:
            "Hammers that seat bearings, dies and machine parts without marking them. Shot-filled heads do not rebound.",
          unspsc: "27111601",
        },
      ],
    },
    {
      code: "HTL-HEXKEYS",
      name: "Hex Keys",
      summary: "L-keys and T-handles",
      seoText:
        "Hex keys for socket screws, short arm to T-handle, plain or ball end, in true inch and metric sizes across flats.",
      unspsc: "27111710",
    },
  ],
};
