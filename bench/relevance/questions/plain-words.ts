import type { Question } from "../judgement.ts";

const cutLevels = ["A3", "A4", "A5", "A6", "A7", "A8", "A9"];
const stainless = { material: "Stainless Steel" };
const screws = ["hex-cap-screw", "metric-hex-screw"];

/** What somebody says who doesn't know the word for it. */
export const plainWordQuestions: readonly Question[] = [
  {
    typed: ["gloves that don't get cut", "cut proof gloves"],
    of: "coated-glove",
    attributes: { cutLevel: cutLevels },
    also: [
      { grade: 2, of: "coated-glove", attributes: { cutLevel: "A2" } },
      { grade: 1, of: ["coated-glove", "leather-glove"] },
    ],
  },
  {
    typed: ["bolts for outside", "rust proof bolts", "bolts that won't rust"],
    of: screws,
    kind: stainless,
    also: [
      { grade: 3, of: screws, kind: { finish: "Hot Dip Galvanized" } },
      { grade: 1, of: screws },
      { grade: 2, of: ["socket-cap-screw", "metric-socket-screw"], kind: stainless },
    ],
  },
  {
    typed: ["sign for emergency exit", "exit sign"],
    of: "safety-sign",
    kind: { header: ["Exit", "Emergency"] },
    attributes: { message: ["Emergency Exit", "Exit"] },
    also: [{ grade: 3, of: "exit-sign" }],
  },
  { typed: ["high voltage warning sign"], of: "safety-sign", attributes: { message: "High Voltage" } },
  { typed: ["eye wash sign"], of: "safety-sign", attributes: { message: "Eye Wash Station" } },
  { typed: ["glasses to wear over my glasses"], of: "safety-glasses", kind: { frameStyle: "Over-the-Glass" } },
  {
    typed: ["reading safety glasses", "bifocal safety glasses"],
    of: "safety-glasses",
    kind: { frameStyle: "Wraparound Reader" },
  },
  { typed: ["something to protect my ears from noise", "hearing protection"], of: ["ear-muff", "ear-plug"] },
  {
    typed: ["mask for paint fumes", "respirator for organic vapor"],
    of: "respirator",
    also: [
      {
        grade: 3,
        of: "respirator-cartridge",
        attributes: { hazard: ["Organic Vapor", "Organic Vapor, P100", "Multi-Gas/Vapor, P100"] },
      },
    ],
  },
  { typed: ["waterproof work boots"], of: "safety-boot", attributes: { construction: "Waterproof" } },
  { typed: ["lock for lockout tagout", "loto lock"], of: "lockout-padlock" },
  { typed: ["kit for cuts and burns at work"], of: "first-aid-kit" },
  { typed: ["first aid for 25 people"], of: "first-aid-kit", attributes: { peopleServed: 25 } },
  {
    typed: ["soap to get grease off hands", "mechanic hand soap"],
    of: "cleaner",
    kind: { productType: "Hand Cleaner" },
  },
  { typed: ["window cleaner spray"], of: "cleaner", kind: { productType: "Glass Cleaner" } },
  {
    typed: ["paper towels for bathroom"],
    of: "paper-product",
    kind: { productType: ["Roll Towel", "Multifold Towel", "C-Fold Towel", "Center-Pull Towel"] },
  },
  { typed: ["toilet paper"], of: "paper-product", kind: { productType: ["Toilet Tissue", "Jumbo Tissue"] } },
  { typed: ["rags to wipe up oil", "shop rags"], of: "wiper" },
  { typed: ["broom for warehouse floor"], of: "push-broom" },
  {
    typed: ["stop screws from coming loose glue", "glue to keep bolts from loosening"],
    of: "threadlocker",
    also: [{ grade: 1, of: "epoxy" }],
  },
  { typed: ["glue for metal to metal"], of: "epoxy" },
  { typed: ["seal around a window", "bathroom caulk"], of: "sealant" },
  { typed: ["tape to mark lines on the floor"], of: "tape", kind: { tapeType: "Floor Marking Tape" } },
  { typed: ["paint that stands high heat"], of: "spray-paint", kind: { coatingType: "High-Heat Spray Paint" } },
  {
    typed: ["paint to stop rust on metal"],
    of: ["paint-can", "spray-paint"],
    kind: {
      coatingType: ["Rust-Preventive Enamel", "Cold Galvanizing Spray", "Metal Primer", "Cold Galvanizing Compound"],
    },
  },
  { typed: ["light for warehouse ceiling"], of: "high-bay" },
  { typed: ["explosion proof flashlight"], of: "flashlight", category: "LGT-HAZLOC" },
  { typed: ["battery for cordless drill"], of: "tool-battery" },
  { typed: ["outdoor extension cord 50 foot"], of: "extension-cord", attributes: { lengthFt: 50 } },
  { typed: ["tester for voltage and current", "meter to measure volts and amps"], of: "multimeter" },
  {
    typed: ["cut metal with angle grinder disc", "disc for cutting steel"],
    of: "abrasive-wheel",
    kind: { wheelUse: "Cutting" },
    also: [{ grade: 2, of: "saw-blade", kind: { application: "Steel" } }],
  },
  {
    typed: ["drill holes in steel"],
    of: "twist-drill",
    also: [{ grade: 1, of: ["cordless-drill", "self-drilling-screw"] }],
  },
  { typed: ["make threads in a hole"], of: "tap" },
  { typed: ["screws that drill their own hole"], of: "self-drilling-screw" },
  { typed: ["anchor into concrete floor"], of: "concrete-anchor" },
  { typed: ["nut that won't vibrate loose"], of: "nut", kind: { nutType: "Nylon-Insert Lock Nut" } },
  {
    typed: ["grease for food machinery"],
    of: "grease",
    kind: { isFoodGrade: true },
    also: [{ grade: 1, of: "lubricating-oil", kind: { isFoodGrade: true } }],
  },
  { typed: ["pump water out of basement"], of: "pump" },
  { typed: ["valve to shut off water under the sink"], of: "supply-stop", also: [{ grade: 1, of: "ball-valve" }] },
  { typed: ["fan to cool warehouse"], of: "fan" },
  {
    typed: ["wheels for a cart with brake"],
    of: "caster",
    kind: { mount: ["Swivel Brake", "Swivel Total-Lock"] },
    also: [{ grade: 1, of: "caster" }],
  },
  {
    typed: ["strap to lift loads with crane"],
    of: "web-sling",
    also: [{ grade: 1, of: "chain", kind: { isForLifting: true } }],
  },
  { typed: ["hammer that doesn't spark"], of: "hammer", kind: { isNonSparking: true } },
];
