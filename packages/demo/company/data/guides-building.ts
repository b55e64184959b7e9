import type { GuideText } from "../guides.ts";

export const buildingGuides: readonly GuideText[] = [
  {
    slug: "merv-ratings-explained",
    heading: "MERV Ratings Explained",
    subHeading: "How fine a filter your air handler can take",
    description:
      "MERV 8 stops lint, pollen and most dust; MERV 11 adds finer dust and smog; MERV 13 takes out at least half of the particles between 0.3 and 1 micron, which includes smoke and many droplets. " +
      "A finer filter resists more: check the fan's static pressure before you go up, choose a 2 or 4 in depth where the rack takes it, and change by pressure drop rather than by the calendar.",
    shop: ["Shop Air Filters", "pleated air filter"],
    keywords: ["merv", "air filter", "pleated filter", "furnace filter", "merv 13", "hvac filter"],
  },
  {
    slug: "air-filter-nominal-and-actual-size",
    heading: "Nominal and Actual Filter Sizes",
    subHeading: "Why a 20 x 20 x 1 measures 19-1/2",
    description:
      "The printed size is nominal and fits a rack of that size; the filter itself is usually 1/2 in smaller in height and width and 1/4 in thinner. Order by the nominal size on the old filter's frame, and measure only when the frame is blank. " +
      "The arrow on the edge points with the air, toward the fan.",
    shop: ["Shop 20 x 20 x 1 Filters", "air filter 20 x 20 x 1"],
    keywords: ["filter size", "20x20x1", "nominal size", "actual size", "air filter"],
  },
  {
    slug: "wire-gauge-and-ampacity",
    heading: "Wire Gauge and Ampacity",
    subHeading: "14, 12, 10 AWG copper and their breakers",
    description:
      "For ordinary branch circuits in copper the NEC limits overcurrent protection to 15 A on 14 AWG, 20 A on 12 AWG and 30 A on 10 AWG, whatever the insulation could stand. Larger wires are sized from Table 310.16 at the temperature of the weakest terminal, often 75 °C. " +
      "Long runs lose voltage: at about 100 ft on a loaded 20 A circuit, one size up keeps the drop near 3 percent.",
    shop: ["Shop Building Wire", "thhn wire"],
    keywords: ["wire gauge", "awg", "ampacity", "thhn", "building wire", "nec"],
  },
  {
    slug: "fuse-classes",
    heading: "Fuse Classes and Why They Don't Swap",
    subHeading: "CC, J, RK5, T and midget fuses",
    description:
      "Class CC and J fuses interrupt 200,000 A and are shaped so that lesser fuses do not fit their holders. RK1 and RK5 share a size, but RK1 lets through less energy. Time-delay types ride out a motor's start, fast-acting ones protect electronics. " +
      "Replace a fuse by the same class, voltage and amperes, and look for the fault before you try a second one.",
    shop: ["Shop Fuses", "fuse class"],
    keywords: ["fuse", "class cc", "class j", "rk5", "time delay fuse"],
  },
  {
    slug: "nema-enclosure-ratings",
    heading: "NEMA Enclosures: 1, 3R, 4X, 12",
    subHeading: "Keeping dust, rain and wash-down out",
    description:
      "NEMA 1 keeps fingers out indoors. 3R sheds rain and sleet, 4 stands up to a hose, 4X adds resistance to corrosion for coasts and food plants, and 12 keeps out dust and dripping oil on the factory floor. " +
      "A hole cut in the field carries the rating only if its fitting does: a plain connector turns a 4X box into a 1.",
    shop: ["Shop Enclosures", "nema enclosure"],
    keywords: ["nema enclosure", "4x", "nema 12", "electrical box", "ip rating"],
  },
  {
    slug: "nema-plugs-and-receptacles",
    heading: "NEMA Plug and Receptacle Patterns",
    subHeading: "5-15, 5-20, 6-30, L14-30",
    description:
      "The first number fixes voltage and wiring, the second the amperes, P is a plug and R a receptacle, L is locking. 5-15 and 5-20 are 125 V with ground, 6-20 and 6-30 are 250 V, 14-30 and 14-50 bring 125/250 V with neutral and ground. " +
      "A 5-20R accepts both 15 and 20 A plugs, thanks to its T-shaped slot.",
    shop: ["Shop Receptacles", "receptacle"],
    keywords: ["receptacle", "plug", "nema 5-20", "l14-30", "outlet", "twist lock"],
  },
  {
    slug: "replacing-fluorescent-tubes-with-led",
    heading: "Replacing Fluorescent Tubes with LED",
    subHeading: "Type A, Type B or Type C",
    description:
      "Type A lamps run on the ballast that is there, Type B take line voltage after the ballast is cut out, Type C use a driver of their own. Type B saves the ballast's losses and its next failure, but needs rewiring and a label on the fixture. " +
      "Several states no longer allow the sale of new fluorescent lamps for general lighting, so plan the change before the last case is gone.",
    shop: ["Shop LED Tubes", "led tube"],
    keywords: ["led tube", "t8", "fluorescent", "ballast bypass", "type b", "lamp ban"],
  },
  {
    slug: "pipe-thread-and-pipe-size",
    heading: "Pipe Sizes and NPT Threads",
    subHeading: "Why nothing on a 3/4 pipe measures 3/4",
    description:
      "Nominal pipe sizes up to 12 are names: 1/2 in pipe is 0.840 in outside, 3/4 is 1.050, 1 is 1.315. NPT threads taper 3/4 in a foot and seal by wedging with tape or compound; NPS and garden-hose threads do not and need a gasket. " +
      "Turn NPT by hand until snug, then one and a half to three turns by wrench, and keep brass and stainless from being overtightened.",
    shop: ["Shop Pipe Fittings", "pipe fitting"],
    keywords: ["pipe size", "npt", "pipe thread", "nominal pipe size", "fittings"],
  },
  {
    slug: "lead-free-plumbing",
    heading: "Lead-Free Plumbing: What You May Install",
    subHeading: "0.25 percent, and where it counts",
    description:
      "Federal law and the laws of California, Vermont, Maryland and Louisiana allow no more than a weighted average of 0.25 percent lead on the wetted surfaces of pipes, fittings and fixtures for drinking water. Look for NSF/ANSI/CAN 372 on the part. " +
      "Ordinary brass stays fine for process water, irrigation and compressed air, and such items ask you to confirm that use before they go in the cart.",
    shop: ["Shop Lead-Free Fittings", "lead free brass fitting"],
    keywords: ["lead free", "low lead", "nsf 372", "potable water", "brass fitting", "plumbing law"],
  },
  {
    slug: "o-ring-size-and-material",
    heading: "O-Ring Dash Sizes and Materials",
    subHeading: "AS568 numbers; Buna-N, FKM, EPDM, silicone",
    description:
      "AS568 dash numbers fix both diameters: the 000, 100, 200, 300 and 400 series are nominally 1/16, 3/32, 1/8, 3/16 and 1/4 in thick. Buna-N suits oil and air, EPDM steam and hot water but never oil, FKM heat and fuels, silicone food and dry heat. " +
      "Measure the groove rather than a used ring, which has swollen or flattened.",
    shop: ["Shop O-Rings", "o-ring"],
    keywords: ["o-ring", "dash size", "as568", "buna-n", "epdm", "fkm", "seal"],
  },
];
