import { number, oneOf, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { colorCode } from "./color-code.ts";
import { foamPlugs } from "./same-as.ts";

const frames = readCsv("safety/safety-glasses/frames.csv", {
  code: text,
  frame: text,
  kind: oneOf(["plain", "otg", "reader"]),
  base: number,
});

interface Lens {
  readonly code: string;
  readonly tint: string;
  readonly factor: number;
  readonly light: string;
}

/** Visible light that passes, as makers state it for polycarbonate, in per cent. */
const lenses: readonly (Lens & { readonly passes: number })[] = readCsv("safety/safety-glasses/lenses.csv", {
  code: text,
  tint: text,
  factor: number,
  light: text,
  passes: number,
});

const coatings = [
  { code: "AF", coating: "Anti-Fog", factor: 1.3, words: "anti-fog" },
  { code: "HC", coating: "Anti-Scratch", factor: 1, words: "anti-scratch" },
  { code: "XF", coating: "Anti-Fog & Anti-Scratch", factor: 1.5, words: "anti-fog and anti-scratch" },
  { code: "N", coating: "Uncoated", factor: 0.85, words: "uncoated" },
] as const;

const colors = ["Black", "Clear", "Gray", "Blue", "Orange", "Hi-Vis Lime", "Red"] as const;
const diopters = [2, 1.5, 2.5, 1, 3] as const;
const counts = [1, 10, 12, 100] as const;

export const safetyGlasses = defineClass("safety-glasses", {
  axes: { frame: frames, lens: lenses, coating: coatings, color: colors, count: counts, diopter: diopters },
  allows: ({ frame, lens, coating, color, count, diopter }) => {
    // Plain lenses have no reading power: they are listed once, under the first of it.
    if (frame.kind !== "reader" && diopter !== diopters[0]) return false;
    if (frame.kind === "reader" && !["CLR", "GRY", "AMB", "IO"].includes(lens.code)) return false;
    if (frame.kind === "otg" && (lens.code.endsWith("M") || color === "Red")) return false;
    if (coating.code === "N" && (frame.base > 6 || lens.code !== "CLR")) return false;
    if (lens.code.startsWith("S") && lens.code.length === 2 && (color !== "Black" || coating.code === "N"))
      return false;
    if (frame.code === "S" && coating.code !== "AF" && coating.code !== "XF") return false;
    if (count === 100 && frame.base > 6) return false;
    return count !== 12 || frame.base <= 8;
  },
  describe: ({ frame, lens, coating, color, count, diopter }, brand) => {
    const isReader = frame.kind === "reader";
    const power = isReader ? `+${diopter.toFixed(1)}` : "";
    const each = frame.base * lens.factor * coating.factor * (color === "Clear" ? 0.95 : 1);
    const shade = /^Shade (?<number>\d)/.exec(lens.tint)?.groups?.["number"];
    return {
      name: `Safety Glasses, ${frame.frame}, ${lens.tint} Lens${isReader ? `, ${power}` : ""}, ${coating.coating.replace(" & Anti-", "/")}, ${color}${count > 1 ? `, Pack of ${count}` : ""}`,
      shortName: `SAFETY GLASSES ${frame.code} ${lens.code} ${coating.code} ${colorCode(color)}${power === "" ? "" : ` ${power}`}${count > 1 ? ` PK${count}` : ""}`,
      description:
        `${frameNote(frame.kind, frame.frame)} ${lens.tint} polycarbonate, ${coating.words}, ${lens.light}. ` +
        (isReader ? `A ${power} diopter segment low in both lenses brings gauges and print into focus. ` : "") +
        `Marked Z87+ for high impact; blocks 99.9% of ultraviolet light.`,
      partNumber: partNumberOf(
        brand,
        `SG${frame.code}`,
        lens.code,
        coating.code,
        colorCode(color),
        isReader ? diopter * 10 : "",
        count > 1 ? `P${count}` : "",
      ),
      attributes: {
        lensTint: lens.tint,
        lensCoating: coating.coating,
        frameStyle: frame.frame,
        color,
        ...(isReader ? { magnification: diopter } : {}),
        lightTransmission: lens.passes,
        material: "Polycarbonate",
        marking: shade === undefined ? "Z87+ U6" : `Z87+ W${shade}`,
        packageQuantity: count,
        standard: "ANSI/ISEA Z87.1-2020",
      },
      category: { plain: "SAF-EYE-GLASSES", otg: "SAF-EYE-OTG", reader: "SAF-EYE-READERS" }[frame.kind],
      family: `${frame.frame} Safety Glasses`,
      price: makerPrice(brand, packPrice("safety", each, count)),
      unit: count === 1 ? "EA" : "PK",
      piecesPerUnit: count,
      shipPack: count === 1 ? 10 : 1,
      sameAs: `safety glasses ${frame.frame.toLowerCase()} ${lens.tint} ${coating.words} ${color}${isReader ? ` ${power}` : ""} ${count}`,
      goesWith: [foamPlugs],
    };
  },
});

function frameNote(kind: string, frame: string): string {
  if (kind === "otg") return "Wide enough to go over most prescription glasses, with vented side shields.";
  if (kind === "reader") return "A safety frame and reading glasses in one.";
  if (frame === "Foam-Sealed")
    return "A foam gasket closes the gap to the face against dust; it is not a splash goggle.";
  if (frame === "Rimless") return "A single-lens frame of about an ounce for visitors and all-day wear.";
  return `${frame} glasses with side protection molded into the lens.`;
}
