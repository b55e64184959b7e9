import type { GuideText } from "../guides.ts";

export const safetyGuides: readonly GuideText[] = [
  {
    slug: "choose-work-gloves-by-cut-level",
    heading: "Choosing Work Gloves by Cut Level",
    subHeading: "What A1 to A9 mean, and how much is enough",
    description:
      "ANSI/ISEA 105 rates cut resistance by the grams of load that it takes a blade to cut through: A1 starts at 200 g, A4 at 1,500 g and A9 at 6,000 g. " +
      "A2 or A3 suits parts handling and packing, A4 or A5 light sheet metal and glass, A6 and above heavy stampings and blades. " +
      "A higher level costs feel, so choose the lowest that covers the sharpest edge on the job and look at the coating for grip.",
    shop: ["Shop Cut-Resistant Gloves", "cut resistant gloves"],
    keywords: [
      "gloves",
      "work gloves",
      "cut resistant gloves",
      "cut level",
      "ansi 105",
      "a4 gloves",
      "hand protection",
    ],
  },
  {
    slug: "disposable-glove-materials",
    heading: "Nitrile, Latex or Vinyl?",
    subHeading: "Disposable gloves by chemical, allergy and thickness",
    description:
      "Nitrile resists oils, fuels and many solvents and holds no natural-rubber protein, which makes it the default in shops and labs. " +
      "Latex stretches and fits best but can cause allergic reactions; vinyl is for short, dry, low-risk work. " +
      "Thickness is given in mils at the palm: 3 to 4 mil for feel, 5 to 6 mil for mechanics, 8 mil and up against punctures and longer chemical contact.",
    shop: ["Shop Disposable Gloves", "disposable gloves"],
    keywords: ["disposable gloves", "nitrile gloves", "latex", "vinyl", "mil thickness", "exam gloves"],
  },
  {
    slug: "safety-eyewear-markings",
    heading: "Reading the Marks on Safety Eyewear",
    subHeading: "Z87, Z87+, W, U and the rest",
    description:
      "Z87 on a lens means that it passed the basic impact test of ANSI/ISEA Z87.1; Z87+ means high impact, which grinding, chipping and power tools call for. " +
      "U with a number is ultraviolet protection, W with a shade is for welding, D3 keeps out splash and droplets, D4 dust. " +
      "Frame and lens are marked apart, and both must carry the plus for high-impact work.",
    shop: ["Shop Safety Glasses", "safety glasses"],
    keywords: ["safety glasses", "eyewear", "goggles", "z87", "ansi z87.1", "eye protection"],
  },
  {
    slug: "hearing-protection-and-nrr",
    heading: "How Much Does an NRR Take Off?",
    subHeading: "Turning a label's decibels into what an ear hears",
    description:
      "The Noise Reduction Rating is measured in a laboratory on careful wearers. OSHA's method for A-weighted noise subtracts 7 from the rating and then halves it for a margin: " +
      "a 29 dB plug in 100 dBA leaves about 89 dBA. Plugs and muffs worn together add about 5 dB to the better of the two, not the sum. " +
      "From an 85 dBA eight-hour average on, 29 CFR 1910.95 asks for a hearing conservation program.",
    shop: ["Shop Hearing Protection", "ear plugs"],
    keywords: ["ear plugs", "ear muffs", "nrr", "hearing protection", "noise", "decibel"],
  },
  {
    slug: "hard-hat-types-and-classes",
    heading: "Hard Hat Types and Classes",
    subHeading: "Type I or II; Class G, E or C",
    description:
      "ANSI/ISEA Z89.1 Type I helmets protect against blows to the top of the head, Type II against blows to the side as well. Class G is tested at 2,200 volts, Class E at 20,000, and Class C is vented and gives no electrical protection. " +
      "Suspensions are usually replaced every year and shells within five years, sooner after any impact or when the surface turns chalky.",
    shop: ["Shop Hard Hats", "hard hat"],
    keywords: ["hard hat", "helmet", "type ii", "class e", "z89.1", "head protection"],
  },
  {
    slug: "respirator-cartridges-and-filters",
    heading: "Matching a Respirator Cartridge to the Hazard",
    subHeading: "N95, P100 and the color of the can",
    description:
      "Filters are rated N, R or P for oil resistance and 95, 99 or 100 for the share of particles they stop; P100 is magenta. Gas cartridges are color coded: black for organic vapor, white for acid gas, yellow for both, green for ammonia. " +
      "No air-purifying respirator supplies oxygen: below 19.5 percent, or in air that is immediately dangerous, use supplied air. A fit test comes first, under 29 CFR 1910.134.",
    shop: ["Shop Respirators", "respirator"],
    keywords: ["respirator", "n95", "p100", "cartridge", "organic vapor", "niosh", "mask"],
  },
  {
    slug: "high-visibility-classes",
    heading: "High-Visibility Classes at the Roadside",
    subHeading: "Types O, R and P and classes 1 to 3",
    description:
      "ANSI/ISEA 107 puts garments in Type O for off-road work, Type R for roadways and Type P for public safety. Class 2 is the usual vest where traffic moves faster than 25 mph; Class 3 adds sleeves and more reflective tape for night, bad weather or high speed. " +
      "Fluorescent dye fades: replace a garment once it no longer stands out in daylight or its tape has cracked.",
    shop: ["Shop Hi-Vis Vests", "safety vest"],
    keywords: ["hi-vis", "safety vest", "high visibility", "class 2", "class 3", "ansi 107"],
  },
  {
    slug: "lockout-tagout-starter",
    heading: "Setting Up Lockout/Tagout",
    subHeading: "One person, one lock, one key",
    description:
      "29 CFR 1910.147 asks for a written procedure for each machine with more than one energy source: shut down, isolate, lock, release what is stored, and try to start it. " +
      "Start with a keyed-different padlock for every authorized person, breaker and valve devices for what your machines have, hasps for groups, and tags that name the person and the date.",
    shop: ["Shop Lockout Devices", "lockout padlock"],
    keywords: ["lockout", "tagout", "loto", "padlock", "hasp", "energy control"],
  },
];
