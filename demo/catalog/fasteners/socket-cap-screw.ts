import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, originOf, partNumberOf } from "../kit/makers.ts";
import { boxFactor } from "../kit/price.ts";
import { inchSocketSizes } from "./data-socket-screws.ts";
import { inchLengths } from "./data-threads.ts";
import { codeOf, mils } from "./format-size.ts";
import { usualBox, washerText } from "./relations.ts";
import { plural } from "../kit/plural.ts";

const finishes = [
  { finish: "Black Oxide", material: "Alloy Steel", grade: "ASTM A574", abbreviation: "BO", mark: "B", factor: 1 },
  { finish: "Plain", material: "Stainless Steel", grade: "18-8", abbreviation: "18-8", mark: "S", factor: 1.9 },
  { finish: "Zinc Plated", material: "Alloy Steel", grade: "ASTM A574", abbreviation: "ZN", mark: "Z", factor: 1.25 },
  { finish: "Plain", material: "Stainless Steel", grade: "316", abbreviation: "316", mark: "S6", factor: 2.9 },
] as const;

/** Low heads trade strength for room; ASME B18.3 gives them half the height and a smaller key. */
const heads = [
  { headType: "Standard", abbreviation: "", mark: "SH", factor: 1 },
  { headType: "Low", abbreviation: "LOW ", mark: "LH", factor: 1.7 },
] as const;

const finishWords: Readonly<Record<string, string>> = {
  B: "The black oxide holds oil and does little against rust, so keep it for machines that stay dry or oiled.",
  Z: "Zinc plating keeps it bright; it has been baked after plating against hydrogen embrittlement.",
  S: "18-8 stainless gives up more than half of the alloy's strength for resistance to moisture and mild chemicals.",
  S6: "316 stainless resists chlorides and most cleaning agents; torque it to less than half of an alloy screw's figure.",
};

export const socketCapScrews = defineClass("socket-cap-screw", {
  axes: { head: heads, size: inchSocketSizes, length: inchLengths, pieces: [50, 100, 25, 10, 5], finish: finishes },
  allows: ({ size, length, pieces, head, finish }) => {
    if (length < size.diameter * 1.3 || length > size.diameter * 14) return false;
    if (size.diameter >= 0.625 ? pieces > 25 : pieces < 25) return false;
    if (head.headType === "Low") {
      return length <= 3 && size.diameter >= 0.138 && size.diameter <= 0.625 && finish.mark !== "S6";
    }
    return finish.material === "Alloy Steel" || size.diameter <= 0.75;
  },
  describe: ({ head, size, length, pieces, finish }, brand) => {
    const lengthText = inchFraction(length);
    const measure = `${size.thread} x ${lengthText} in`;
    const isLow = head.headType === "Low";
    const volume = size.diameter ** 2 * (length + size.diameter * 1.6);
    const each = (0.11 + volume * 2.1) * finish.factor * head.factor * boxFactor(pieces);
    const kind = isLow ? "Low Head Socket Cap Screw" : "Socket Head Cap Screw";
    const finishText =
      finish.material === "Alloy Steel" ? `Alloy Steel, ${finish.finish}` : `${finish.grade} Stainless`;
    return {
      name: `${kind}, ${finishText}, ${measure}`,
      shortName: `SHCS ${head.abbreviation}${finish.abbreviation} ${size.thread}X${lengthText}`,
      description:
        `${measure} ${kind.toLowerCase()} ` +
        (finish.material === "Alloy Steel"
          ? `in alloy steel hardened to ${size.diameter > 0.5 ? "170,000" : "180,000"} psi. `
          : `in ${finish.grade} stainless steel. `) +
        (isLow
          ? "Half the head height for fixtures and covers with little room above; its shallow socket takes about a third of the torque. "
          : "The head fits a counterbore, so it stays out of the way on dies, fixtures and machine tools. ") +
        `${finishWords[finish.mark] ?? ""} Driven by a ${inchFraction(size.key)} in hex key.`,
      partNumber: partNumberOf(brand, head.mark, codeOf(size.thread), mils(length), finish.mark, `P${pieces}`),
      attributes: {
        threadSize: size.thread,
        length,
        headType: head.headType,
        material: finish.material,
        finish: finish.finish,
        grade: finish.grade,
        headDiameter: size.head,
        hexKeySize: size.key,
        standard: "ASME B18.3",
      },
      category: "FAS-BOLTS-SOCKET",
      family: `${plural(kind)}, ${finishText}`,
      familySize: size.thread,
      price: makerPrice(brand, each * pieces),
      unit: "BX",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `${kind} ${finishText} ${measure} ${pieces}`,
      goesWith: [
        washerText(
          "Split Lock",
          size.thread.startsWith("#") ? size.thread.replace(/-\d+$/, "") : inchFraction(size.diameter),
          finish.material === "Alloy Steel"
            ? { grade: "Low Carbon", finish: "Zinc Plated" }
            : { grade: finish.grade, finish: "Plain" },
          usualBox(size.diameter),
        ),
      ],
      countryOfOrigin: originOf(brand),
    };
  },
});
