import { decimal, inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";

const models = readCsv("tools/adjustable-wrench/models.csv", {
  length: number,
  /** Widest opening of the jaws, in inches. */
  jawCapacity: number,
  style: oneOf(["Standard", "Wide Capacity"]),
  price: number,
});

const builds = [
  { finish: "Chrome", handle: "Plain", mark: "C", factor: 1 },
  { finish: "Chrome", handle: "Cushion Grip", mark: "CG", factor: 1.16 },
  { finish: "Black Phosphate", handle: "Plain", mark: "B", factor: 0.94 },
] as const;

export const adjustableWrenches = defineClass("adjustable-wrench", {
  axes: { model: models, build: builds },
  additions: [{ makers: 3, axes: {} }],
  describe: ({ model, build }, brand) => {
    const length = decimal(model.length);
    const opening = inchFraction(model.jawCapacity);
    const isWide = model.style !== "Standard";
    return {
      name: `Adjustable Wrench, ${length} in, Opens to ${opening} in, ${build.finish}, ${build.handle} Handle`,
      shortName: `ADJ WRENCH ${length}IN ${build.mark}${isWide ? " WIDE" : ""}`,
      description:
        `${length} in adjustable wrench whose jaws open to ${opening} in. ` +
        (isWide ? "The head is that of a longer wrench on a short handle, for large nuts in tight places. " : "") +
        "Snug the jaws on the flats and pull toward the movable jaw, so that the fixed one takes the load. Meets ASME B107.100.",
      partNumber: partNumberOf(brand, isWide ? "AWW" : "AW", `${length}${build.mark}`),
      attributes: {
        length: model.length,
        jawCapacity: model.jawCapacity,
        style: model.style,
        handleType: build.handle,
        finish: build.finish,
        material: "Chrome-Vanadium Steel",
        standard: "ASME B107.100",
      },
      category: "HTL-WRENCHES-ADJUSTABLE",
      family: `Adjustable Wrenches, ${isWide ? "Wide Capacity, " : ""}${build.finish}, ${build.handle} Handle`,
      price: makerPrice(brand, model.price * build.factor),
      unit: "EA",
      sameAs: `adjustable wrench ${length} ${model.style} ${build.mark}`,
      countryOfOrigin: brand.code === "grantham" ? "US" : "TW",
    };
  },
});
