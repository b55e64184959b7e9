import { decimal, inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { interleave } from "../kit/interleave.ts";
import { makersNumber, sixteenths } from "./makers.ts";
import { cents } from "./money.ts";
import { hubName, spiderName } from "./names.ts";

/** Sizes of three-jaw couplings as the trade numbers them; inches and inch-pounds with a nitrile spider. */
interface Size {
  readonly code: string;
  readonly leastBore: number;
  readonly mostBore: number;
  readonly outside: number;
  readonly length: number;
  readonly torque: number;
}

const sizes: readonly Size[] = [
  { code: "L090", leastBore: 0.25, mostBore: 1, outside: 2.11, length: 2.13, torque: 144 },
  { code: "L095", leastBore: 0.4375, mostBore: 1.125, outside: 2.11, length: 2.5, torque: 194 },
  { code: "L100", leastBore: 0.5, mostBore: 1.375, outside: 2.54, length: 3.5, torque: 417 },
  { code: "L075", leastBore: 0.25, mostBore: 0.875, outside: 1.75, length: 2.13, torque: 90 },
  { code: "L110", leastBore: 0.625, mostBore: 1.625, outside: 3.32, length: 4.25, torque: 792 },
  { code: "L070", leastBore: 0.25, mostBore: 0.75, outside: 1.36, length: 2, torque: 43.2 },
  { code: "L099", leastBore: 0.4375, mostBore: 1.1875, outside: 2.54, length: 2.84, torque: 318 },
  { code: "L150", leastBore: 0.625, mostBore: 1.875, outside: 3.75, length: 4.5, torque: 1_240 },
  { code: "L050", leastBore: 0.25, mostBore: 0.625, outside: 1.08, length: 1.72, torque: 26.3 },
  { code: "L190", leastBore: 0.75, mostBore: 2.125, outside: 4.54, length: 4.88, torque: 1_728 },
  { code: "L225", leastBore: 0.75, mostBore: 2.625, outside: 5, length: 5.38, torque: 2_340 },
  { code: "L035", leastBore: 0.125, mostBore: 0.375, outside: 0.63, length: 0.81, torque: 3.5 },
];

interface Hub {
  readonly kind: "hub";
  readonly inches?: number;
  readonly millimetres?: number;
}

interface Spider {
  readonly kind: "spider";
  readonly material: string;
  readonly short: string;
  readonly code: string;
  readonly color: string;
  /** Of the torque that nitrile carries. */
  readonly torque: number;
  readonly factor: number;
  readonly range: string;
  readonly note: string;
}

const inchHubs: readonly Hub[] = [
  0.625, 0.75, 0.875, 1, 0.5, 1.125, 1.375, 0.375, 1.25, 0.5625, 0.4375, 0.3125, 0.25, 1.1875, 1.5, 1.625, 1.75, 1.875,
  2, 2.125, 1.4375, 0.9375, 0.8125, 0.6875, 0.1875, 0.125, 2.25, 2.375,
].map((inches) => ({ kind: "hub", inches }));
const metricHubs: readonly Hub[] = [14, 19, 24, 28, 11, 16, 20, 25, 30, 12, 10, 9, 38, 42, 48, 15, 18, 22, 32, 35].map(
  (millimetres) => ({ kind: "hub", millimetres }),
);
const spiders: readonly Spider[] = [
  {
    kind: "spider",
    material: "Nitrile Rubber",
    short: "NBR",
    code: "N",
    color: "Black",
    torque: 1,
    factor: 1,
    range: "-40 to 212 F",
    note: "Nitrile soaks up shock best, shrugs off oil and fits most drives.",
  },
  {
    kind: "spider",
    material: "Urethane",
    short: "URETHANE",
    code: "U",
    color: "Blue",
    torque: 1.5,
    factor: 1.7,
    range: "-30 to 160 F",
    note: "Urethane carries half as much again as nitrile and resists chemicals, but damps less and softens above 160 F.",
  },
  {
    kind: "spider",
    material: "Polyester Elastomer",
    short: "TPE",
    code: "T",
    color: "White",
    torque: 3,
    factor: 2.9,
    range: "-60 to 250 F",
    note: "Polyester elastomer carries three times the torque of nitrile; it is stiff, so align the shafts with care.",
  },
  {
    kind: "spider",
    material: "Bronze",
    short: "BRONZE",
    code: "B",
    color: "Bronze",
    torque: 3,
    factor: 5.5,
    range: "-40 to 450 F",
    note: "Oil-filled bronze for slow, hot drives up to 250 rpm. It does not damp.",
  },
];

const parts = interleave<Hub | Spider>([inchHubs, spiders, metricHubs]);
const hubMaterials = ["Sintered Iron", "Aluminum", "Stainless Steel"] as const;
const hubFactors: Readonly<Record<string, number>> = { "Sintered Iron": 1, Aluminum: 1.35, "Stainless Steel": 4.2 };
const millimetresPerInch = 25.4;

function boreText({ inches, millimetres }: Hub): string {
  return inches === undefined ? `${decimal(millimetres ?? 0)} mm` : `${inchFraction(inches)} in`;
}

export const jawCouplings = defineClass({
  code: "jaw-coupling",
  name: "Jaw Couplings",
  unspsc: "31163001",
  drawing: "jaw-coupling",
  weight: 2,
  brands: [
    "corvane",
    "halden-roe",
    "drummore",
    "ashmoor",
    "norrvik",
    "tessaro",
    "wexley",
    "tamrick",
    "lindmere",
    "kestermark",
  ],
  attributes: [
    { code: "size", name: "Coupling Size", type: "text", isFacet: true, isColumn: true },
    { code: "component", name: "Component", type: "text", isFacet: true },
    {
      code: "bore",
      name: "Bore",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    {
      code: "boreMm",
      name: "Bore (Metric)",
      type: "number",
      unit: "mm",
      isFacet: true,
      isColumn: true,
      isOptional: true,
    },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "color", name: "Color", type: "text", isOptional: true },
    { code: "outsideDiameter", name: "Outside Diameter", type: "number", unit: "in", isColumn: true },
    { code: "length", name: "Assembled Length", type: "number", unit: "in" },
    { code: "torque", name: "Rated Torque", type: "number", unit: "in-lb", isColumn: true },
    { code: "temperatureRange", name: "Temperature Range", type: "text", isOptional: true },
  ],
  axes: { size: sizes, part: parts, hubMaterial: hubMaterials },
  allows: ({ size, part, hubMaterial }) => {
    if (part.kind === "spider") {
      return hubMaterial === "Sintered Iron" && (part.code !== "B" || size.torque >= 40);
    }
    const bore = part.inches ?? (part.millimetres ?? 0) / millimetresPerInch;
    if (bore < size.leastBore || bore > size.mostBore) return false;
    return hubMaterial === "Sintered Iron" || size.torque <= (hubMaterial === "Aluminum" ? 500 : 1_300);
  },
  describe: ({ size, part, hubMaterial }, brand) => {
    const shared = { size: size.code, outsideDiameter: size.outside, length: size.length };
    if (part.kind === "spider") {
      const torque = Math.round(size.torque * part.torque * 10) / 10;
      return {
        name: `Jaw Coupling Spider, ${size.code}, ${part.material}`,
        shortName: `JAW CPLG SPIDER ${size.code} ${part.short}`,
        description:
          `Spider for ${size.code} jaw couplings of every maker, rated ${decimal(torque)} in-lb. ${part.note} ` +
          `Replace it when the legs have lost a quarter of their thickness.`,
        partNumber: makersNumber(brand, size.code, part.code),
        attributes: {
          ...shared,
          component: "Spider",
          material: part.material,
          color: part.color,
          torque,
          temperatureRange: part.range,
        },
        category: "MOT-COUPLINGS-SPIDERS",
        family: `Jaw Coupling Spiders, ${part.material}`,
        price: cents((1.6 + size.outside ** 1.9 * 1.15) * part.factor),
        unit: "EA",
        sameAs: spiderName(size.code, part.material),
      };
    }
    const inches = part.inches ?? (part.millimetres ?? 0) / millimetresPerInch;
    return {
      name: `Jaw Coupling Hub, ${size.code}, ${boreText(part)} Bore, ${hubMaterial}`,
      shortName: `JAW CPLG HUB ${size.code} ${boreText(part).toUpperCase()}`,
      description:
        `Hub of ${hubMaterial.toLowerCase()}, size ${size.code}, bored ${boreText(part)} with ${inches >= 0.5 ? "a keyway and a set screw" : "a set screw"}. ` +
        `Two hubs and a spider make a coupling that carries ${decimal(size.torque)} in-lb with nitrile and takes 1 degree and 0.015 in of misalignment. ` +
        `If the spider fails the jaws meet and go on driving, so pumps don't stop unannounced.`,
      partNumber: makersNumber(
        brand,
        size.code,
        part.inches === undefined ? `M${part.millimetres ?? 0}` : sixteenths(part.inches),
        hubMaterial === "Sintered Iron" ? "" : hubMaterial.slice(0, 1),
      ),
      attributes: {
        ...shared,
        component: "Hub",
        ...(part.inches === undefined ? { boreMm: part.millimetres ?? 0 } : { bore: part.inches }),
        material: hubMaterial,
        torque: size.torque,
      },
      category: "MOT-COUPLINGS-HUBS",
      family: `Jaw Coupling Hubs, ${size.code}, ${hubMaterial}`,
      price: cents((5.5 + size.outside ** 2.1 * 1.5) * (hubFactors[hubMaterial] ?? 1)),
      unit: "EA",
      sameAs: hubName(size.code, boreText(part), hubMaterial),
      needs: [spiderName(size.code, "Nitrile Rubber")],
      goesWith: [spiderName(size.code, "Urethane")],
      documents: ["datasheet"],
    };
  },
});
