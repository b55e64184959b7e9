import type { GuideText } from "../guides.ts";

export const mechanicalGuides: readonly GuideText[] = [
  {
    slug: "reading-a-bolt-head",
    heading: "Reading a Bolt Head",
    subHeading: "Radial lines, numbers and what they promise",
    description:
      "No lines on an inch cap screw is SAE Grade 2, three lines are Grade 5 (120,000 psi tensile up to 1 in) and six are Grade 8 (150,000 psi). Metric heads carry the property class: 8.8 is 800 MPa tensile with 80 percent of that as yield, 10.9 and 12.9 follow the same rule. " +
      "A2 and A4 are stainless, close to 304 and 316, and softer than Grade 5. Never replace a marked bolt by one of a lower mark.",
    shop: ["Shop Hex Cap Screws", "hex cap screw"],
    keywords: ["bolt", "bolt grade", "grade 5", "grade 8", "class 10.9", "head markings", "hex cap screw"],
  },
  {
    slug: "thread-sizes-and-pitch",
    heading: "Thread Sizes Without Guessing",
    subHeading: "3/8-16, M10 x 1.5 and how to measure them",
    description:
      "An inch thread is named by diameter and threads per inch, a metric one by diameter and the distance from thread to thread in millimeters. Measure the outside of the screw with a caliper, then lay a pitch gauge on it: 3/8-16 UNC and 3/8-24 UNF share a diameter and nothing else. " +
      "Some pairs nearly fit, such as M8 and 5/16-18: if a nut binds after two turns, stop and measure.",
    shop: ["Shop Threaded Fasteners", "machine screw"],
    keywords: ["thread", "thread pitch", "unc", "unf", "metric thread", "screw size", "pitch gauge"],
  },
  {
    slug: "ball-bearing-numbers-and-suffixes",
    heading: "Ball Bearing Numbers and Suffixes",
    subHeading: "What 6204-2RS C3 says",
    description:
      "The first digits give the series, 60 light, 62 medium and 63 heavy; the last two times five is the bore in millimeters from 04 up, so 6204 is 20 by 47 by 14 mm. 00, 01, 02 and 03 are 10, 12, 15 and 17 mm. " +
      "ZZ means two metal shields, 2RS two rubber contact seals, C3 more internal clearance than normal, as electric motors like it.",
    shop: ["Shop Ball Bearings", "ball bearing"],
    keywords: ["bearing", "ball bearing", "6204", "2rs", "zz", "c3 clearance", "bearing suffix"],
  },
  {
    slug: "measure-a-v-belt",
    heading: "Measuring a V-Belt You Can't Read",
    subHeading: "Top width, depth and outside length",
    description:
      "Classical sections are told by top width: A is 1/2 in, B 21/32 in, C 7/8 in; the narrow 3V is 3/8 in and 5V 5/8 in. Measure around the outside with a string: an A or B belt's number is the inside length, so the outside is about 2 in more for A and 3 in more for B. " +
      "On drives with several belts replace all of them together, or the old ones slip and the new one carries the load.",
    shop: ["Shop V-Belts", "v-belt"],
    keywords: ["v-belt", "belt size", "b55", "3v", "sheave", "pulley"],
  },
  {
    slug: "nema-motor-nameplate",
    heading: "Reading a NEMA Motor Nameplate",
    subHeading: "Frame, enclosure, service factor",
    description:
      "The frame number fixes what has to fit: for two digits divide by 16 for the shaft height in inches, for three-digit frames divide the first two digits by 4, so a 145T stands 3-1/2 in high. TEFC is closed and fan cooled for dust and damp, ODP is open for clean, dry rooms. " +
      "Match horsepower, speed, voltage, phase and frame before the brand, and keep the service factor at least as high.",
    shop: ["Shop AC Motors", "ac motor"],
    keywords: ["motor", "nema frame", "145t", "tefc", "nameplate", "service factor"],
  },
  {
    slug: "roller-chain-sizes",
    heading: "Roller Chain Sizes by the Number",
    subHeading: "ANSI 25 to 160",
    description:
      "The digits before the last give the pitch in eighths of an inch: 40 is 4/8, or 1/2 in, 60 is 3/4 in, 80 is 1 in. A last digit of 0 is standard, 1 narrow, 5 without rollers; H means heavy side plates. " +
      "A chain that has stretched by 3 percent, or 1.5 percent on drives with more than 67 teeth, should be replaced together with hooked sprockets.",
    shop: ["Shop Roller Chain", "roller chain"],
    keywords: ["roller chain", "ansi 40", "sprocket", "chain pitch", "chain wear"],
  },
  {
    slug: "grease-grades-and-compatibility",
    heading: "Grease Grades and What Not to Mix",
    subHeading: "NLGI numbers, thickeners and EP",
    description:
      "NLGI 2 is the everyday stiffness for bearings; 1 and 0 flow through central systems and in the cold, 3 stays put at high speed. Lithium complex and calcium sulfonate suit most plants, while polyurea is common in sealed motor bearings. " +
      "Thickeners that do not go together turn to soup, so purge fully when you change types. Food plants ask for NSF H1 where contact may happen.",
    shop: ["Shop Grease", "grease cartridge"],
    keywords: ["grease", "nlgi", "lubrication", "lithium complex", "food grade grease", "ep2"],
  },
  {
    slug: "iso-vg-oil-viscosity",
    heading: "ISO VG, SAE and AGMA Oils Compared",
    subHeading: "Finding the right viscosity for a gearbox or hydraulic unit",
    description:
      "An ISO VG number is the viscosity in centistokes at 40 °C, plus or minus 10 percent: VG 32 and 46 are hydraulic oils, VG 220 and 320 gear oils. SAE numbers are measured hotter, at 100 °C, so engine SAE 20 lies near VG 68 and SAE 90 gear oil near VG 220. " +
      "The maker's plate on the machine outranks any table.",
    shop: ["Shop Hydraulic and Gear Oils", "hydraulic oil"],
    keywords: ["oil viscosity", "iso vg", "hydraulic oil", "gear oil", "vg 46", "sae 90"],
  },
  {
    slug: "hydraulic-fitting-identification",
    heading: "Telling Hydraulic Fittings Apart",
    subHeading: "JIC, ORFS, ORB and NPT",
    description:
      "JIC seals on a 37-degree flare, ORFS on an O-ring in a flat face, ORB on an O-ring under a straight thread, NPT on its tapered thread with sealant. The dash size counts sixteenths of an inch: -8 is 1/2 in tube. " +
      "A 45-degree SAE flare nut threads onto some JIC sizes and leaks under pressure: measure the angle before you tighten.",
    shop: ["Shop Hydraulic Adapters", "hydraulic adapter"],
    keywords: ["hydraulic fitting", "jic", "orfs", "orb", "dash size", "hydraulic hose"],
  },
];
