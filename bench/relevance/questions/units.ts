import type { Question } from "../judgement.ts";

/** One size in the many ways of writing it. */
export const unitQuestions: readonly Question[] = [
  {
    typed: [
      ".5 in brass ball valve",
      "0.5 inch brass ball valve",
      '1/2" brass ball valve',
      "12.7mm brass ball valve",
      "half inch brass ball valve",
      "brass ball valve 1/2in.",
    ],
    of: "ball-valve",
    attributes: { pipeSize: 0.5, material: ["Brass", "Lead-Free Brass"] },
  },
  {
    typed: [
      "3/8-16 x 1.5 hex cap screw grade 5",
      '3/8"-16 x 1-1/2" hex cap screw grade 5',
      "3/8-16 x 38.1 mm hex cap screw grade 5",
      "3/8-16x1 1/2 hex cap screw grade 5",
      "3/8 x 1-1/2 16 tpi hex cap screw grade 5",
    ],
    of: "hex-cap-screw",
    attributes: { threadSize: "3/8-16", length: 1.5, grade: "Grade 5" },
  },
  {
    typed: ["M8 x 1.25 x 30mm hex screw", "M8-1.25x30 hex screw", "m8x30 hex screw", "M8 x 3 cm hex screw"],
    of: "metric-hex-screw",
    attributes: { threadSize: "M8-1.25", lengthMm: 30 },
  },
  {
    typed: [
      "4.5 inch flap disc 60 grit",
      '4 1/2" flap disc 60 grit',
      "4-1/2in flap disc 60g",
      "114.3 mm flap disc 60 grit",
    ],
    of: "flap-disc",
    attributes: { diameter: 4.5, grit: 60 },
  },
  {
    typed: [
      "20 x 25 x 1 air filter",
      "20x25x1 air filter",
      "20in x 25in x 1in air filter",
      '20"x25"x1" air filter',
      "20 by 25 by 1 air filter",
    ],
    of: "air-filter",
    attributes: { nominalSize: "20x25x1" },
  },
  {
    typed: ["1/2 hp sump pump", "0.5 hp sump pump", ".5hp sump pump", "1/2 horsepower sump pump"],
    of: "pump",
    kind: { pumpType: ["Submersible Sump Pump", "Submersible Effluent Pump"] },
    attributes: { horsepower: 0.5 },
    also: [{ grade: 1, of: "pump", attributes: { horsepower: 0.5 } }],
  },
  {
    typed: ["7 1/2 hp motor", "7.5hp motor", "7-1/2 horsepower motor"],
    of: "ac-motor",
    attributes: { horsepower: 7.5 },
  },
  {
    typed: ["20 amp 1 pole circuit breaker", "20A 1P circuit breaker", "20-amp single pole circuit breaker"],
    of: "circuit-breaker",
    attributes: { amperage: 20, poles: 1 },
  },
  {
    typed: ["5 gallon degreaser", "5 gal degreaser", "640 oz degreaser", "18.9 liter degreaser"],
    of: "cleaner",
    kind: { productType: "Degreaser" },
    attributes: { capacity: 640 },
  },
  {
    typed: ["1000 ml erlenmeyer flask", "1 liter erlenmeyer flask", "1L erlenmeyer flask"],
    of: "lab-glassware",
    kind: { productType: "Erlenmeyer Flask" },
    attributes: { capacity: 1000 },
  },
  {
    typed: ["25 ft tape measure", "25' tape measure", "25 foot tape measure", "300 inch tape measure"],
    of: "tape-measure",
    attributes: { lengthFt: 25 },
  },
  {
    typed: ["48 in t8 led tube", "4 ft t8 led tube", "4' T8 LED tube"],
    of: "tube-lamp",
    kind: { technology: "LED" },
    attributes: { length: 48, lampShape: "T8" },
  },
  {
    typed: ["12 ga thhn wire red", "12 gauge thhn wire red", "#12 thhn wire red", "12awg thhn wire red"],
    of: "building-wire",
    kind: { wireType: "THHN/THWN-2" },
    attributes: { wireSize: "12 AWG", color: "Red" },
  },
  {
    typed: ["2 lb sledge drilling hammer", "32 oz drilling hammer"],
    of: "hammer",
    kind: { hammerType: ["Drilling Hammer", "Sledge Hammer"] },
    attributes: { headWeight: 32 },
  },
  {
    typed: ["3000 mah aa lithium battery", "3 ah aa lithium battery"],
    of: "battery-cell",
    kind: { batterySize: "AA", chemistry: "Lithium" },
  },
  {
    typed: ["0.251 reamer", '.251" reamer', ".2510 in reamer"],
    of: "reamer",
    attributes: { diameter: 0.251 },
  },
];
