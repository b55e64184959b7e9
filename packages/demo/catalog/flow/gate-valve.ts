import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { sizeCode } from "./data-pipe-sizes.ts";
import { makerNumber, makerPrice } from "./makers.ts";
import { nipplesFor } from "./pipe-nipple.ts";

const designs = [
  {
    name: "Gate Valve",
    short: "GATE VLV",
    mark: "GV",
    unspsc: "40141613",
    factor: 1,
    use: "Opens to a straight, full bore with a few turns of the wheel, for lines that are shut seldom.",
    caution: "Not for throttling: a half-open wedge chatters and wears its seat.",
  },
  {
    name: "Swing Check Valve",
    short: "SWG CHK",
    mark: "SC",
    unspsc: "40141634",
    factor: 0.85,
    use: "The disc swings open with the flow and falls shut against it, to keep a line from draining back.",
    caution: "Mount level, or upright with the flow going up.",
  },
  {
    name: "Globe Valve",
    short: "GLOBE VLV",
    mark: "GL",
    unspsc: "40141611",
    factor: 1.7,
    use: "The plug moves against the flow, so it throttles and seats tight again after thousands of turns.",
    caution: "The crooked path costs pressure: about as much as 30 feet of pipe.",
  },
  {
    name: "Rising Stem Gate Valve",
    short: "GATE VLV RS",
    mark: "GR",
    unspsc: "40141613",
    factor: 1.25,
    use: "The stem rises with the wedge, so that anyone can see from across the room whether the line is open.",
    caution: "Leave headroom above the wheel for the stem.",
  },
  {
    name: "Y-Pattern Check Valve",
    short: "Y CHK",
    mark: "YC",
    unspsc: "40141634",
    factor: 1.1,
    use: "The seat stands at an angle, so that it flows more freely and can be lapped in place under its cap.",
    caution: "Mount level, or upright with the flow going up.",
  },
] as const;

const materials = [
  {
    name: "Bronze",
    short: "BRZ",
    mark: "B",
    material: "Bronze",
    classes: [125, 150, 200, 300],
    largest: 3,
    factor: 1,
    nipple: "B40",
    isLeadFree: false,
    use: "Cast ASTM B62 bronze to MSS SP-80.",
  },
  {
    name: "Lead-Free Bronze",
    short: "LF BRZ",
    mark: "L",
    material: "Lead-Free Bronze",
    classes: [125, 150],
    largest: 3,
    factor: 1.35,
    nipple: "Y40",
    isLeadFree: true,
    use: "Cast lead-free bronze to MSS SP-139, certified to NSF/ANSI/CAN 61 for drinking water.",
  },
  {
    name: "316 Stainless Steel",
    short: "316",
    mark: "S",
    material: "316 Stainless Steel",
    classes: [200],
    largest: 3,
    factor: 1.9,
    nipple: "S640",
    isLeadFree: true,
    use: "Cast CF8M stainless for chemicals and wash-down.",
  },
  {
    name: "Brass",
    short: "BRS",
    mark: "Y",
    material: "Brass",
    classes: [125, 200],
    largest: 4,
    factor: 0.7,
    nipple: "B40",
    isLeadFree: false,
    use: "Forged brass, lighter than bronze, for heating and non-potable water.",
  },
] as const;

/** Non-shock cold working pressure of MSS SP-80 by class, in psi. */
const coldPressure: Readonly<Record<number, number>> = { 125: 200, 150: 300, 200: 400, 300: 600 };

const ends = [
  { name: "FNPT x FNPT", short: "", mark: "T" },
  { name: "Solder x Solder", short: " SWT", mark: "S" },
] as const;

const sizes = [0.5, 0.75, 1, 1.25, 1.5, 2, 0.375, 0.25, 2.5, 3, 4] as const;

export const gateValves = defineClass({
  code: "gate-valve",
  name: "Gate, Globe & Check Valves",
  unspsc: "40141613",
  drawing: "gate-valve",
  weight: 2,
  brands: ["quenby", "tidewell", "brassington", "inoxbridge", "millrace", "halcomb", "stowbridge"],
  attributes: [
    { code: "valveType", name: "Valve", type: "text", isFacet: true },
    {
      code: "pipeSize",
      name: "Pipe Size",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "material", name: "Body Material", type: "text", isFacet: true },
    { code: "connection", name: "Connection", type: "text", isFacet: true, isColumn: true },
    { code: "pressureClass", name: "Class", type: "number", isFacet: true, isColumn: true },
    { code: "pressureRating", name: "Cold Working Pressure", type: "number", unit: "psi", isColumn: true },
    { code: "steamRating", name: "Steam Rating", type: "number", unit: "psi", isOptional: true },
    { code: "isLeadFree", name: "Lead-Free", type: "flag", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { design: designs, material: materials, pressureClass: [125, 150, 200, 300], end: ends, size: sizes },
  allows: ({ design, material, pressureClass, end, size }) => {
    if (!(material.classes as readonly number[]).includes(pressureClass) || size > material.largest) return false;
    if (end.mark === "S") return pressureClass <= 150 && /bronze/i.test(material.name) && size >= 0.375;
    return design.mark !== "YC" || material.mark !== "Y";
  },
  describe: ({ design, material, pressureClass, end, size }, brand) => {
    const sizeText = inchFraction(size);
    const pressure = coldPressure[pressureClass] ?? 200;
    const hasSteam = end.mark === "T" && material.mark !== "Y";
    const worth = (11 + 17 * size ** 1.8) * design.factor * material.factor * (1 + (pressureClass - 125) / 160);
    return {
      name: `${design.name}, ${material.name}, Class ${pressureClass}, ${sizeText} in, ${end.name}`,
      shortName: `${design.short} ${material.short} ${pressureClass} ${sizeText}${end.short}`,
      description:
        `${design.use} ${material.use} ` +
        `Class ${pressureClass}: ${pressure} psi cold${hasSteam ? `, ${pressureClass} psi saturated steam` : ""}. ` +
        design.caution,
      partNumber: makerNumber(brand, `${design.mark}${material.mark}${pressureClass}`, [end.mark, sizeCode(size)]),
      attributes: {
        valveType: design.name,
        pipeSize: size,
        material: material.material,
        connection: end.name,
        pressureClass,
        pressureRating: pressure,
        ...(hasSteam ? { steamRating: pressureClass } : {}),
        isLeadFree: material.isLeadFree,
        standard: material.isLeadFree ? "MSS SP-139" : "MSS SP-80",
      },
      category: "PIP-GATE",
      family: `${design.name}s, ${material.name}, Class ${pressureClass}, ${end.name}`,
      price: makerPrice(brand, worth),
      unit: "EA",
      sameAs: checkText(design.mark, material.mark, pressureClass, end.mark, size),
      ...(end.mark === "T" ? { goesWith: nipplesFor(material.nipple, size) } : {}),
      ...(material.isLeadFree ? {} : { restrictions: ["LEAD-CA", "LEAD-VT-MD-LA"] }),
      documents: ["datasheet"],
      unspsc: design.unspsc,
    };
  },
});

export function checkText(design: string, material: string, pressureClass: number, end: string, size: number): string {
  return `valve ${design} ${material} ${pressureClass} ${end} ${size}`;
}
