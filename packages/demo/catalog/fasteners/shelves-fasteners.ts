import type { Shelf } from "../kit/category.ts";

export const fastenerShelf: Shelf = {
  code: "FAS",
  name: "Fasteners",
  summary: "Bolts, nuts, washers, anchors",
  seoText:
    "Threaded fasteners, anchors, rivets, pins and rings in inch and metric sizes. Choose by thread, length and grade, and match nuts and washers to the screw.",
  unspsc: "31160000",
  icon: "screw-lag",
  below: [
    {
      code: "FAS-BOLTS",
      name: "Cap Screws & Bolts",
      summary: "Hex and socket head, inch and metric",
      seoText:
        "Hex and socket head cap screws for machines, frames and vehicles. The grade or property class on the head tells the strength.",
      unspsc: "31161600",
      below: [
        {
          code: "FAS-BOLTS-HEX",
          name: "Hex Cap Screws",
          summary: "Grades 2, 5 and 8",
          seoText:
            "Steel hex cap screws to ASME B18.2.1 in coarse and fine threads. Three lines on the head mean Grade 5, six mean Grade 8.",
          unspsc: "31161620",
        },
        {
          code: "FAS-BOLTS-STAINLESS",
          name: "Stainless Hex Cap Screws",
          summary: "18-8 and 316",
          seoText:
            "Stainless hex cap screws for weather, wash-downs and salt air. Lubricate the threads: stainless on stainless galls.",
          unspsc: "31161620",
        },
        {
          code: "FAS-BOLTS-METRIC",
          name: "Metric Hex Screws",
          summary: "Classes 8.8, 10.9, 12.9",
          seoText:
            "Hex head screws to ISO 4014 and ISO 4017 from M4 to M36. Class 8.8 stands near Grade 5, class 10.9 near Grade 8.",
          unspsc: "31161620",
        },
        {
          code: "FAS-BOLTS-METRIC-STAINLESS",
          name: "Metric Stainless Hex Screws",
          summary: "A2-70 and A4-80",
          seoText:
            "A2 is the stainless of 304, A4 that of 316; the figure after the dash is a tenth of the strength in MPa.",
          unspsc: "31161620",
        },
        {
          code: "FAS-BOLTS-SOCKET",
          name: "Socket Head Cap Screws",
          summary: "Alloy and stainless, standard and low head",
          seoText:
            "Hex-socket screws to ASME B18.3 for counterbored holes in dies, fixtures and machine tools. Alloy screws carry 170,000 psi and more.",
          unspsc: "31161500",
        },
        {
          code: "FAS-BOLTS-SOCKET-METRIC",
          name: "Metric Socket Head Cap Screws",
          summary: "Class 12.9, A2, A4",
          seoText:
            "Socket head cap screws to ISO 4762, formerly DIN 912, from M2 to M24, with the hex key size in the table.",
          unspsc: "31161500",
        },
      ],
    },
    {
      code: "FAS-SCREWS",
      name: "Screws",
      summary: "Machine, self-drilling, roofing",
      seoText:
        "Machine screws for tapped holes and nuts, and screws that drill their own hole in sheet and structural steel.",
      unspsc: "31161500",
      below: [
        {
          code: "FAS-SCREWS-PAN",
          name: "Pan Head Machine Screws",
          summary: "Phillips, slotted, six-lobe",
          seoText:
            "Pan heads bear flat on the part and take a washer well. Sizes #2 to 3/8 in in steel, stainless and brass.",
          unspsc: "31161504",
        },
        {
          code: "FAS-SCREWS-FLAT",
          name: "Flat Head Machine Screws",
          summary: "82-degree countersunk",
          seoText: "Flat heads sit flush in an 82-degree countersink; the length includes the head.",
          unspsc: "31161504",
        },
        {
          code: "FAS-SCREWS-ROUND",
          name: "Round Head Machine Screws",
          summary: "Slotted and Phillips",
          seoText: "The older round head, still specified for terminals, instruments and repairs that have to match.",
          unspsc: "31161504",
        },
        {
          code: "FAS-SCREWS-DRILLING",
          name: "Self-Drilling Screws",
          summary: "Drill points #2 to #5",
          seoText:
            "Screws with a drill point for steel up to 1/2 in thick, in one step and without a pilot hole. Match the point number to the thickness.",
          unspsc: "31161506",
        },
        {
          code: "FAS-SCREWS-ROOFING",
          name: "Roofing & Siding Screws",
          summary: "With bonded sealing washer",
          seoText:
            "Self-drilling screws with an EPDM-faced washer for metal roofs and walls, zinc, coated or stainless.",
          unspsc: "31161506",
        },
      ],
    },
    {
      code: "FAS-NUTS",
      name: "Nuts",
      summary: "Hex, lock, jam, metric",
      seoText: "Nuts to match every screw: a nut should be at least as strong as the screw it is turned on.",
      unspsc: "31161700",
      below: [
        {
          code: "FAS-NUTS-HEX",
          name: "Hex Nuts",
          summary: "Finished hex, inch",
          seoText: "Finished hex nuts to ASME B18.2.2 in steel, stainless and brass, with machine screw sizes from #4.",
          unspsc: "31161727",
        },
        {
          code: "FAS-NUTS-LOCK",
          name: "Lock Nuts",
          summary: "Nylon insert, inch and metric",
          seoText: "Nylon-insert lock nuts hold against vibration without a washer. Keep them below 250 degrees F.",
          unspsc: "31161716",
        },
        {
          code: "FAS-NUTS-JAM",
          name: "Jam Nuts",
          summary: "Thin hex, inch",
          seoText: "Thin nuts for locking a full nut in place, for adjusters and for short threads.",
          unspsc: "31161727",
        },
        {
          code: "FAS-NUTS-METRIC",
          name: "Metric Nuts",
          summary: "ISO 4032 and 4035",
          seoText: "Full and thin metric hex nuts. Class 8 goes with 8.8 screws, class 10 with 10.9.",
          unspsc: "31161727",
        },
      ],
    },
    {
      code: "FAS-WASHERS",
      name: "Washers",
      summary: "Flat, lock, fender",
      seoText: "Washers spread the load under a head or nut; hardened ones keep high-strength screws from sinking in.",
      unspsc: "31161800",
      below: [
        {
          code: "FAS-WASHERS-FLAT",
          name: "Flat Washers",
          summary: "SAE, USS, metric",
          seoText:
            "SAE washers are narrower with a closer hole, USS washers wider with a looser one; metric ones follow ISO 7089.",
          unspsc: "31161807",
        },
        {
          code: "FAS-WASHERS-FENDER",
          name: "Fender Washers",
          summary: "Large outside, small hole",
          seoText: "Extra-wide washers for sheet metal, plastic and wood, named by screw size and outside diameter.",
          unspsc: "31161807",
        },
        {
          code: "FAS-WASHERS-LOCK",
          name: "Split Lock Washers",
          summary: "Regular helical spring",
          seoText: "Helical spring washers to ASME B18.21.1 for joints that settle a little in service.",
          unspsc: "31161801",
        },
      ],
    },
    {
      code: "FAS-ROD",
      name: "Threaded Rod",
      summary: "Steel, B7, stainless, brass",
      seoText:
        "Fully threaded rod in lengths of 1 to 12 ft for hangers, clamps and long bolts. Left-hand rod for turnbuckles.",
      unspsc: "31161618",
    },
    {
      code: "FAS-ANCHORS",
      name: "Concrete Anchors",
      summary: "Wedge and sleeve",
      seoText:
        "Mechanical anchors for concrete and masonry. Wedge anchors need solid concrete; sleeve anchors hold in block and brick.",
      unspsc: "31162100",
      below: [
        {
          code: "FAS-ANCHORS-WEDGE",
          name: "Wedge Anchors",
          summary: "For solid concrete",
          seoText: "The strongest drop-through anchor for solid concrete, set in a hole of its own diameter.",
          unspsc: "31162102",
        },
        {
          code: "FAS-ANCHORS-SLEEVE",
          name: "Sleeve Anchors",
          summary: "For concrete, block, brick",
          seoText: "A full-length sleeve spreads the load, so these hold in block and brick as well as in concrete.",
          unspsc: "31162101",
        },
      ],
    },
    {
      code: "FAS-RIVETS",
      name: "Blind Rivets",
      summary: "Aluminum, steel, stainless",
      seoText:
        "Rivets that are set from one side. The first figure of the size is the diameter in thirty-seconds, the rest the grip in sixteenths.",
      unspsc: "31162201",
    },
    {
      code: "FAS-PINS",
      name: "Pins",
      summary: "Dowel, spring, cotter",
      seoText: "Pins to locate, join and secure machine parts, sized by diameter and length.",
      unspsc: "31162400",
      below: [
        {
          code: "FAS-PINS-DOWEL",
          name: "Dowel Pins",
          summary: "Hardened and ground",
          seoText: "Ground pins for press fits in reamed holes, in alloy steel and stainless.",
          unspsc: "31162400",
        },
        {
          code: "FAS-PINS-SPRING",
          name: "Spring Pins",
          summary: "Slotted",
          seoText: "Slotted spring pins grip a plain drilled hole and can be driven out and used again.",
          unspsc: "31162400",
        },
        {
          code: "FAS-PINS-COTTER",
          name: "Cotter Pins",
          summary: "Extended prong",
          seoText: "Split pins that keep castle nuts and clevis pins from backing out.",
          unspsc: "31162400",
        },
      ],
    },
    {
      code: "FAS-RINGS",
      name: "Retaining Rings",
      summary: "External and internal, metric",
      seoText: "Snap rings for shafts (DIN 471) and bores (DIN 472) that hold bearings and gears in place.",
      unspsc: "31163202",
    },
  ],
};
