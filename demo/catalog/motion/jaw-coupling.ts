import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { sixteenths } from "./format-size.ts";
import { hubName, spiderName } from "./names.ts";

/** Sizes of three-jaw couplings as the trade numbers them; inches and inch-pounds with a nitrile spider. */
const sizes = readCsv("motion/jaw-coupling/sizes.csv", {
  code: text,
  minBore: number,
  maxBore: number,
  outside: number,
  length: number,
  torque: number,
});

interface Hub {
  readonly kind: "hub";
  readonly inches?: number;
  readonly millimetres?: number;
}

const inchHubs: readonly Hub[] = [
  0.625, 0.75, 0.875, 1, 0.5, 1.125, 1.375, 0.375, 1.25, 0.5625, 0.4375, 0.3125, 0.25, 1.1875, 1.5, 1.625, 1.75, 1.875,
  2, 2.125, 1.4375, 0.9375, 0.8125, 0.6875, 0.1875, 0.125, 2.25, 2.375,
].map((inches) => ({ kind: "hub", inches }));
const metricHubs: readonly Hub[] = [14, 19, 24, 28, 11, 16, 20, 25, 30, 12, 10, 9, 38, 42, 48, 15, 18, 22, 32, 35].map(
  (millimetres) => ({ kind: "hub", millimetres }),
);
const spiders = readCsv("motion/jaw-coupling/spiders.csv", {
  kind: oneOf(["spider"]),
  material: text,
  short: text,
  code: text,
  color: text,
  /** Of the torque that nitrile carries. */
  torque: number,
  factor: number,
  range: text,
  note: text,
});
type Spider = (typeof spiders)[number];

const parts = interleave<Hub | Spider>([inchHubs, spiders, metricHubs]);
const hubMaterials = ["Sintered Iron", "Aluminum", "Stainless Steel"] as const;
const hubFactors: Readonly<Record<string, number>> = { "Sintered Iron": 1, Aluminum: 1.35, "Stainless Steel": 4.2 };
const millimetresPerInch = 25.4;

function boreText({ inches, millimetres }: Hub): string {
  return inches === undefined ? `${decimal(millimetres ?? 0)} mm` : `${inchFraction(inches)} in`;
}

export const jawCouplings = defineClass("jaw-coupling", {
  axes: { size: sizes, part: parts, hubMaterial: hubMaterials },
  allows: ({ size, part, hubMaterial }) => {
    if (part.kind === "spider") {
      return hubMaterial === "Sintered Iron" && (part.code !== "B" || size.torque >= 40);
    }
    const bore = part.inches ?? (part.millimetres ?? 0) / millimetresPerInch;
    if (bore < size.minBore || bore > size.maxBore) return false;
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
        partNumber: partNumberOf(brand, size.code, part.code),
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
        price: makerListPrice(brand, (1.6 + size.outside ** 1.9 * 1.15) * part.factor),
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
      partNumber: partNumberOf(
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
      price: makerListPrice(brand, (5.5 + size.outside ** 2.1 * 1.5) * (hubFactors[hubMaterial] ?? 1)),
      unit: "EA",
      sameAs: hubName(size.code, boreText(part), hubMaterial),
      needs: [spiderName(size.code, "Nitrile Rubber")],
      goesWith: [spiderName(size.code, "Urethane")],
      documents: ["datasheet"],
    };
  },
});
