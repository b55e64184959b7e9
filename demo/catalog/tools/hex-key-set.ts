import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

const sets = readCsv("tools/hex-key-set/sets.csv", {
  pieces: number,
  system: oneOf(["Inch", "Metric", "Inch and Metric"]),
  range: text,
  mark: text,
  price: number,
});

const styles = [
  { name: "L-Key, Short Arm", mark: "S", isBallEnd: false, factor: 0.82, use: "Short arms for screws in the open." },
  { name: "L-Key, Long Arm", mark: "L", isBallEnd: false, factor: 1, use: "Long arms reach into counterbores." },
  {
    name: "Ball-End L-Key, Long Arm",
    mark: "BL",
    isBallEnd: true,
    factor: 1.45,
    use: "The ball end turns a screw at up to 25 degrees; break it loose with the short arm.",
  },
] as const;

const finishes = [
  { name: "Black Oxide", mark: "B", factor: 1 },
  { name: "Nickel Plated", mark: "N", factor: 1.25 },
] as const;

export const hexKeySets = defineClass("hex-key-set", {
  axes: { set: sets, style: styles, finish: finishes },
  additions: [{ makers: 3, axes: {} }],
  allows: ({ style, finish }) => style.mark !== "S" || finish.mark === "B",
  describe: ({ set, style, finish }, brand) => ({
    name: `Hex Key Set, ${set.pieces} Pieces, ${set.range}, ${style.name}, ${finish.name}`,
    shortName: `HEX KEY SET ${set.mark} ${style.mark} ${finish.mark}`,
    description:
      `${set.pieces} hex keys from ${set.range} in a holder that marks each size. ${style.use} ` +
      "Hardened and tempered alloy steel, with ends cut square so that they do not round out the socket.",
    partNumber: partNumberOf(brand, `HKS${style.mark}`, `${set.mark}${finish.mark}`),
    attributes: {
      setPieces: set.pieces,
      sizeRange: set.range,
      measurementSystem: set.system,
      keyStyle: style.name,
      isBallEnd: style.isBallEnd,
      finish: finish.name,
      holder: "Plastic Holder",
      material: "Alloy Steel",
      standard: set.system === "Metric" ? "ISO 2936" : "ASME B18.3",
    },
    category: "HTL-HEXKEYS",
    family: `Hex Key Sets, ${plural(style.name)}, ${set.system}, ${finish.name}`,
    price: makerPrice(brand, set.price * style.factor * finish.factor),
    unit: "SET",
    sameAs: `hex key set ${set.mark} ${style.mark} ${finish.mark}`,
    countryOfOrigin: brand.code === "burrowes" ? "US" : "TW",
  }),
});
