import { defineClass } from "../kit/item-class.ts";
import { arms, type Key } from "./data-hex-keys.ts";
import { packOf, partNumberOf, priceOf } from "./makers.ts";
import {
  openingAttributes,
  openingCode,
  openingInches,
  openingMark,
  openingTemplates,
  openingText,
} from "./openings.ts";

interface Style {
  readonly name: string;
  readonly mark: string;
  readonly stem: string;
  readonly arm: "short" | "long" | "handle";
  readonly isBallEnd: boolean;
  /** Of the blade of a T-handle, in inches. */
  readonly blade?: number;
  readonly factor: number;
  readonly use: string;
}

const styles: readonly Style[] = [
  {
    name: "L-Key, Short Arm",
    mark: "SHORT",
    stem: "HKS",
    arm: "short",
    isBallEnd: false,
    factor: 1,
    use: "The short series gives reach enough for most socket screws and stays stiff.",
  },
  {
    name: "L-Key, Long Arm",
    mark: "LONG",
    stem: "HKL",
    arm: "long",
    isBallEnd: false,
    factor: 1.3,
    use: "The long arm reaches down counterbores and doubles the leverage of the short series.",
  },
  {
    name: "Ball-End L-Key, Long Arm",
    mark: "BALL LONG",
    stem: "HKB",
    arm: "long",
    isBallEnd: true,
    factor: 2,
    use: "The ball enters the socket at up to 25 degrees to run a screw down; finish with the square end, which takes the full torque.",
  },
  {
    name: "T-Handle, 6 in",
    mark: "T-HNDL 6",
    stem: "HKT6",
    arm: "handle",
    isBallEnd: false,
    blade: 6,
    factor: 3.6,
    use: "The cushioned crossbar spins screws in quickly and gives both hands a hold.",
  },
  {
    name: "T-Handle, 9 in",
    mark: "T-HNDL 9",
    stem: "HKT9",
    arm: "handle",
    isBallEnd: false,
    blade: 9,
    factor: 4,
    use: "Nine inches of blade clear guards and fixtures on presses and injection molds.",
  },
  {
    name: "Ball-End T-Handle, 9 in",
    mark: "BALL T-HNDL 9",
    stem: "HKTB9",
    arm: "handle",
    isBallEnd: true,
    blade: 9,
    factor: 4.6,
    use: "Ball tip for screws at an angle, crossbar for speed; not for final torque.",
  },
];

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

export const hexKeys = defineClass({
  code: "hex-key",
  name: "Hex Keys",
  unspsc: "27111710",
  drawing: "hex-key",
  weight: 3,
  brands: ["burrowes", "ironvale", "kelvane", "grantham", "tannick", "stavely", "orrin-forge", "norvane"],
  attributes: [
    ...openingTemplates,
    { code: "keyStyle", name: "Style", type: "text", isFacet: true },
    { code: "length", name: "Long Arm Length", type: "number", unit: "in", isColumn: true },
    { code: "shortArm", name: "Short Arm Length", type: "number", unit: "in", isColumn: true, isOptional: true },
    { code: "isBallEnd", name: "Ball End", type: "flag", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "material", name: "Material", type: "text" },
    { code: "piecesPerPack", name: "Keys per Pack", type: "number", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
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
    const text = openingText(key);
    const inches = openingInches(key);
    const { long, short } = dimensionsOf(key, style);
    const isHandle = style.arm === "handle";
    const each = (0.62 + 9.5 * inches ** 1.7) * style.factor * finish.factor + (isHandle ? 2.4 : 0);
    const standard = key.system === "Inch" ? "ASME B18.3" : "ISO 2936";
    const packText = pieces === 1 ? "" : `, Pack of ${pieces}`;
    return {
      name: `Hex ${style.name}, ${text}, ${finish.name}${packText}`,
      shortName: `HEX KEY ${openingMark(key)} ${style.mark} ${finish.code}${pieces === 1 ? "" : ` PK${pieces}`}`,
      description:
        `${text} across flats. ${style.use} ` +
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
      family: `Hex ${style.name}s, ${key.system}, ${finish.name}`,
      price: priceOf(brand, packOf(each, pieces)),
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
