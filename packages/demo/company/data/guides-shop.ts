import type { GuideText } from "../guides.ts";

export const shopGuides: readonly GuideText[] = [
  {
    slug: "choose-abrasive-grit",
    heading: "Choosing Abrasive Grain and Grit",
    subHeading: "From weld removal to a brushed finish",
    description:
      "24 to 40 grit takes off welds and scale, 60 to 80 blends, 120 and up finishes. Aluminum oxide is for general steel, zirconia alumina for heavy pressure and stainless, ceramic for the fastest cut on hard alloys, silicon carbide for stone and nonferrous metal. " +
      "Go up by no more than about one and a half times the grit at each step, or the old scratches stay.",
    shop: ["Shop Flap Discs", "flap disc"],
    keywords: ["abrasive", "grit", "flap disc", "sanding disc", "zirconia", "ceramic grain"],
  },
  {
    slug: "drill-and-tap-sizes",
    heading: "Tap Drill Sizes That Work",
    subHeading: "75 percent thread and when less is better",
    description:
      "For an inch cutting tap subtract the pitch from the diameter: 3/8-16 gives 0.375 - 0.0625 = 0.3125, a 5/16 in drill, and about 75 percent thread. For metric do the same: M10 x 1.5 takes 8.5 mm. " +
      "In stainless and tough alloys 60 to 65 percent breaks far fewer taps and loses little strength. Forming taps need a larger hole than cutting taps.",
    shop: ["Shop Taps", "spiral point tap"],
    keywords: ["tap drill", "drill size", "tap", "thread percentage", "machining"],
  },
  {
    slug: "indexable-insert-designation",
    heading: "Reading an Insert: CNMG 432",
    subHeading: "Shape, clearance, tolerance, size",
    description:
      "C is an 80-degree diamond, N no clearance angle, M the tolerance, G a hole with chipbreakers on both faces. In the inch system 4 is the inscribed circle in eighths (1/2 in), 3 the thickness in sixteenths (3/16 in), 2 the nose radius in sixty-fourths (1/32 in). " +
      "P, M and K grades are for steel, stainless and cast iron: match the grade to the material first and the chipbreaker to the cut.",
    shop: ["Shop Carbide Inserts", "carbide insert"],
    keywords: ["insert", "cnmg", "carbide insert", "turning", "nose radius", "iso designation"],
  },
  {
    slug: "end-mill-flutes-and-coatings",
    heading: "End Mills: Flutes, Helix and Coating",
    subHeading: "Two or three for aluminum, four and more for steel",
    description:
      "Aluminum makes large chips and wants two or three flutes, a high helix and a bright or ZrN surface; four to six flutes run faster in steel. TiAlN and AlTiN form a hard skin in heat and suit dry steel and stainless, but not aluminum, to which they weld. " +
      "Stick out as little as you can: deflection grows with the cube of the length.",
    shop: ["Shop End Mills", "end mill"],
    keywords: ["end mill", "flutes", "tialn", "milling", "carbide"],
  },
  {
    slug: "choosing-mig-wire",
    heading: "Choosing MIG Wire and Gas",
    subHeading: "ER70S-6, flux core, stainless and aluminum",
    description:
      "ER70S-6 with 75 percent argon and 25 percent carbon dioxide is the shop standard for mild steel; 0.030 in runs from 22 gauge to 3/16 in, 0.035 in from about 18 gauge to 3/8 in. Self-shielded E71T-11 needs no gas and forgives wind outdoors. " +
      "ER308L is for 304 stainless, ER4043 or ER5356 for aluminum with pure argon and a spool gun.",
    shop: ["Shop MIG Wire", "mig wire"],
    keywords: ["mig wire", "er70s-6", "welding wire", "shielding gas", "flux core"],
  },
  {
    slug: "caster-load-and-wheel",
    heading: "Casters: Load, Wheel and Floor",
    subHeading: "Divide by three, not by four",
    description:
      "Add the weight of cart and load and divide by three, for on an uneven floor one of four casters is always in the air. Soft rubber is quiet and spares the floor, polyurethane rolls easier and carries more, phenolic and steel carry most and are loud. " +
      "Larger wheels roll easier over gaps: going from 4 to 6 in cuts the starting push by about a third.",
    shop: ["Shop Casters", "swivel caster"],
    keywords: ["caster", "wheel", "load rating", "polyurethane wheel", "cart"],
  },
  {
    slug: "sling-angles",
    heading: "Sling Angles and What They Cost",
    subHeading: "Why 30 degrees doubles the load",
    description:
      "The flatter a sling, the harder it pulls: at 60 degrees from the horizontal each leg carries 1.15 times its share, at 45 degrees 1.41 times, at 30 degrees twice. A choker hitch holds about 80 percent of the vertical rating of a web sling, a basket up to twice. " +
      "Take a synthetic sling without a readable tag, or with cuts, burns or broken stitches, out of use at once.",
    shop: ["Shop Lifting Slings", "lifting sling"],
    keywords: ["sling", "lifting", "rigging", "sling angle", "web sling", "asme b30.9"],
  },
  {
    slug: "threadlocker-strength",
    heading: "Threadlocker: Purple, Blue, Red, Green",
    subHeading: "Which one comes apart again",
    description:
      "Purple is for small screws that are adjusted often, blue holds and comes apart with hand tools, red needs heat of about 500 °F, green wicks into threads that are already assembled. All of them cure between metal without air: clean and dry threads matter, and stainless or plated parts may need an activator. " +
      "Keep anaerobics off plastics, many of which crack.",
    shop: ["Shop Threadlockers", "threadlocker"],
    keywords: ["threadlocker", "blue threadlocker", "red", "anaerobic adhesive"],
  },
  {
    slug: "multimeter-cat-ratings",
    heading: "Multimeter CAT Ratings",
    subHeading: "CAT II to CAT IV and the voltage beside it",
    description:
      "The category says how strong a surge the meter has to survive: CAT II for plug-in equipment, CAT III for panels and fixed machines, CAT IV for the service entrance. A CAT III 600 V meter withstands a higher surge than a CAT II 600 V one. " +
      "Leads and probes carry ratings too, and the lowest in the chain counts. Replace a blown fuse by the same type only.",
    shop: ["Shop Multimeters", "multimeter"],
    keywords: ["multimeter", "cat iii", "cat iv", "test leads", "electrical tester"],
  },
];
