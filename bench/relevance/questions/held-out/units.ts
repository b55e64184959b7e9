import type { Question } from "../../judgement.ts";

/** One size in the many ways of writing it. */
export const unitQuestions: readonly Question[] = [
  {
    typed: ["3/4\" x 60' electrical tape", ".75 in x 20 yd electrical tape"],
    of: "tape",
    kind: { tapeType: "Electrical Tape" },
    attributes: { width: 0.75, lengthFt: 60 },
  },
  { typed: ["500# hand truck", "500lbs hand truck"], of: "hand-truck", attributes: { capacity: 500 } },
  {
    typed: ["blue threadlocker 50ml", "blue threadlocker 50 cc"],
    of: "threadlocker",
    attributes: { color: "Blue", volume: 50 },
  },
  {
    typed: ["2\" x 6' web sling", "web sling 2in wide 72in long"],
    of: "web-sling",
    attributes: { width: 2, lengthFeet: 6 },
  },
  {
    typed: ["3/8 id hydraulic hose 4 ft long", '.375" x 48" hydraulic hose'],
    of: "hydraulic-hose",
    attributes: { insideDiameter: 0.375, length: 48 },
  },
  {
    typed: ["o-ring .614 id x .070 cs", "o-ring 15.6 mm id x 1.78 mm"],
    of: "o-ring",
    attributes: { insideDiameter: 0.614, crossSection: 0.07 },
  },
  {
    typed: ["0.9mm ER70S-6 wire", 'ER70S-6 0.035" wire'],
    of: "mig-wire",
    attributes: { awsClass: "ER70S-6", diameter: 0.035 },
  },
  { typed: ["shaft collar 25mm bore", "2.5 cm shaft collar"], of: "shaft-collar", attributes: { boreMm: 25 } },
  { typed: ["5mm twist drill", "5.0 mm drill bit"], of: "twist-drill", attributes: { diameter: 0.1969 } },
  {
    typed: ["1 quart 5w30 motor oil", "32 oz 5w-30 engine oil"],
    of: "vehicle-fluid",
    kind: { fluidType: "Engine Oil" },
    attributes: { viscosity: "SAE 5W-30", size: "1 qt" },
  },
  {
    typed: ["10.1oz clear silicone sealant", "300 ml clear silicone sealant"],
    of: "sealant",
    kind: { sealantType: ["Silicone", "Neutral-Cure Silicone"] },
    attributes: { color: "Clear", size: "10.1 fl oz" },
  },
  { typed: ["30 inHg vacuum gauge"], of: "pressure-gauge", attributes: { rangeText: "30 in Hg Vacuum" } },
  {
    typed: ['24" drum fan', "2 ft drum fan"],
    of: "fan",
    kind: { fanType: "Drum Fan" },
    attributes: { bladeDiameter: 24 },
  },
  { typed: ["1000 microliter pipette", "1 ml pipette"], of: "pipette", attributes: { volumeMax: 1000 } },
];
