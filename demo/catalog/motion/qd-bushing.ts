import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerListPrice, partNumberOf } from "../kit/makers.ts";
import { sixteenths } from "./format-size.ts";
import { bushingName } from "./names.ts";

/** QD bushings by their letters; inches and inch-pounds. */
const types = readCsv("motion/qd-bushing/types.csv", {
  code: text,
  flange: number,
  length: number,
  minBore: number,
  maxBore: number,
  torque: number,
  usualBore: number,
  price: number,
});

/** Shafts of motors, fans and line shafting. */
const bores = [
  0.875, 1.125, 1.375, 0.625, 0.75, 1, 1.625, 1.875, 0.5, 1.1875, 1.4375, 1.25, 1.5, 1.6875, 1.75, 1.9375, 2.125, 2.375,
  2, 2.1875, 2.4375, 2.25, 2.5, 2.875, 2.6875, 2.9375, 2.75, 0.9375, 3, 3.1875, 3.375, 3.4375, 3.5, 3.25,
] as const;

/** The bushing of a type that most of its shafts take. */
export function usualBushing(code: string): string {
  const type = types.find((row) => row.code === code);
  return bushingName(code, inchFraction(type?.usualBore ?? 1));
}

export const qdBushings = defineClass("qd-bushing", {
  axes: { type: types, bore: bores },
  additions: [{ makers: 2, axes: {} }],
  allows: ({ type, bore }) => bore >= type.minBore && bore <= type.maxBore,
  describe: ({ type, bore }, brand) => {
    const boreText = inchFraction(bore);
    return {
      name: `QD Bushing, ${type.code}, ${boreText} in Bore`,
      shortName: `QD BUSHING ${type.code} ${boreText}`,
      description:
        `${type.code} bushing bored ${boreText} in with a keyway, for sheaves and sprockets made for ${type.code}, whoever made them. ` +
        "Three screws draw its taper into the hub and clamp the shaft; the same screws in the tapped holes push it off. " +
        "Leave taper and bore dry: oil lets the hub be overtightened until it cracks.",
      partNumber: partNumberOf(brand, type.code, sixteenths(bore)),
      attributes: {
        bushing: type.code,
        bore,
        outsideDiameter: type.flange,
        length: type.length,
        torque: type.torque,
        hasKeyway: true,
        material: bore > type.maxBore * 0.9 ? "Steel" : "Sintered Steel",
      },
      category: "MOT-BUSHINGS",
      family: `QD Bushings, ${type.code}`,
      price: makerListPrice(brand, type.price * (1 + bore / type.maxBore / 10)),
      unit: "EA",
      sameAs: bushingName(type.code, boreText),
      documents: ["datasheet"],
    };
  },
});
