import { flag, number, oneOf, optional, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { type Key, arms } from "./data-hex-keys.ts";
import { openingAttributes, openingCode, openingInches, openingMark, openingText } from "./openings.ts";
import { plural } from "../kit/plural.ts";

const styles = readCsv("tools/hex-key/styles.csv", {
  name: text,
  mark: text,
  stem: text,
  arm: oneOf(["short", "long", "handle"]),
  isBallEnd: flag,
  /** Of the blade of a T-handle, in inches. */
  blade: optional(number),
  factor: number,
  use: text,
});
type Style = (typeof styles)[number];

const finishes = [
  { name: "Black Oxide", code: "B", factor: 1 },
  { name: "Nickel Plated", code: "N", factor: 1.25 },
  { name: "Stainless Steel", code: "S", factor: 2.6 },
] as const;

function dimensionsOf(key: Key, style: Style): { readonly long: number; readonly short: number } {
  if (style.arm === "handle") return { long: style.blade ?? 6, short: 0 };
  return { long: style.arm === "short" ? key.shortSeries : key.longSeries, short: key.bend };
}

export function hexKeyIdentity(key: Key, style: string, finish: string, pieces: number): string {
  return `hex key ${style} ${openingText(key)} ${finish} ${pieces}`;
}

export const hexKeys = defineClass("hex-key", {
  axes: { key: arms, style: styles, finish: finishes, pieces: [1, 5, 10, 25] },
  allows: ({ key, style, finish, pieces }) => {
    const inches = openingInches(key);
    if (style.arm === "handle") {
      return inches >= 0.077 && inches <= 0.4 && pieces === 1 && finish.code === "B";
    }
    if (style.isBallEnd && (inches < 0.049 || inches > 0.6)) return false;
    if (finish.code === "S" && inches < 0.058) return false;
    return pieces === 1 || (inches <= 0.26 ? true : pieces <= 10 && inches <= 0.52);
  },
  describe: ({ key, style, finish, pieces }, brand) => {
    const sizeText = openingText(key);
    const inches = openingInches(key);
    const { long, short } = dimensionsOf(key, style);
    const isHandle = style.arm === "handle";
    const each = (0.62 + 9.5 * inches ** 1.7) * style.factor * finish.factor + (isHandle ? 2.4 : 0);
    const standard = key.system === "Inch" ? "ASME B18.3" : "ISO 2936";
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Hex ${style.name}, ${sizeText}, ${finish.name}${packText}`,
      shortName: `HEX KEY ${openingMark(key)} ${style.mark} ${finish.code}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${sizeText} across flats. ${style.use} ` +
        (finish.code === "S"
          ? "Stainless resists wash-down and leaves no rust on stainless screws, but is softer than alloy steel. "
          : "") +
        (inches < 0.07 ? "Keys this fine twist before they slip: use a fresh end and no extension. " : "") +
        `${isHandle ? "Blade of hardened alloy steel" : `Arms of ${long.toFixed(2)} in and ${short.toFixed(2)} in`}, to ${standard}.`,
      partNumber: partNumberOf(brand, style.stem, openingCode(key), `${finish.code}${pieces === 1 ? "" : pieces}`),
      attributes: {
        ...openingAttributes(key),
        keyStyle: style.name,
        length: long,
        ...(isHandle ? {} : { shortArm: short }),
        isBallEnd: style.isBallEnd,
        finish: finish.name,
        material: finish.code === "S" ? "Stainless Steel" : "Alloy Steel",
        piecesPerPack: pieces,
        standard,
      },
      category: "HTL-HEXKEYS",
      family: `Hex ${plural(style.name)}, ${key.system}, ${finish.name}`,
      price: makerPrice(brand, packPrice("tools", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      minimum: pieces === 1 && each < 1.5 ? 5 : 1,
      sameAs: hexKeyIdentity(key, style.name, finish.name, pieces),
      ...(isHandle ? { goesWith: [hexKeyIdentity(key, "L-Key, Long Arm", finish.name, 1)] } : {}),
      countryOfOrigin: brand.code === "burrowes" ? "US" : "TW",
      ...(inches > 0.5 ? { documents: ["datasheet" as const] } : {}),
    };
  },
});
