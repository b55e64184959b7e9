import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const inlets = readCsv("flow/supply-stop/inlets.csv", {
  name: text,
  short: text,
  mark: text,
  factor: number,
  joint: text,
});

const outlets = [
  { name: "3/8 in OD Compression", short: "3/8", mark: "38", size: 0.375, factor: 1 },
  { name: "1/4 in OD Compression", short: "1/4", mark: "14", size: 0.25, factor: 0.97 },
  { name: "7/16 in Slip Joint", short: "7/16", mark: "71", size: 0.4375, factor: 1.05 },
  { name: "1/2 in OD Compression", short: "1/2", mark: "12", size: 0.5, factor: 1.1 },
  { name: "Dual 3/8 in OD Compression", short: "3/8X3/8", mark: "DU", size: 0.375, factor: 2 },
] as const;

const patterns = readCsv("flow/supply-stop/patterns.csv", { name: text, mark: text, category: text, use: text });

const actions = readCsv("flow/supply-stop/actions.csv", {
  name: text,
  short: text,
  mark: text,
  factor: number,
  note: text,
});

/** Pattern, action and inlet together, the patterns in turn: each has a category of its own. */
const styles = interleave(
  patterns.map((pattern) => inlets.flatMap((inlet) => actions.map((action) => ({ pattern, action, inlet })))),
);

const finishes = [
  { name: "Chrome Plated", short: "CHR", mark: "C", factor: 1 },
  { name: "Rough Brass", short: "RB", mark: "R", factor: 0.88 },
  { name: "Brushed Nickel", short: "BN", mark: "N", factor: 1.7 },
  { name: "Oil-Rubbed Bronze", short: "ORB", mark: "Z", factor: 1.8 },
] as const;

export const supplyStops = defineClass("supply-stop", {
  axes: { style: styles, outlet: outlets, finish: finishes, pieces: [1, 10, 5] },
  allows: ({ style, outlet, finish, pieces }) => {
    if (outlet.mark === "DU" && (style.action.mark === "M" || style.pattern.mark === "S")) return false;
    if (style.inlet.mark.endsWith("3") && outlet.size > 0.4) return false;
    return pieces === 1 || finish.factor <= 1;
  },
  describe: ({ style, outlet, finish, pieces }, brand) => {
    const { pattern, action, inlet } = style;
    const each = 9.6 * inlet.factor * outlet.factor * action.factor * finish.factor;
    return {
      name: `${pattern.name} Supply Stop, ${action.name}, ${inlet.name} x ${outlet.name}, ${finish.name}${pieces > 1 ? `, PK${pieces}` : ""}`,
      shortName: `STOP ${pattern.mark === "A" ? "ANG" : "STR"} ${action.short} ${inlet.short}X${outlet.short} ${finish.short}${pieces > 1 ? ` PK${pieces}` : ""}`,
      description:
        `${pattern.use} ${inlet.joint} ${action.note} ` +
        `Lead-free brass to NSF/ANSI/CAN 61, ${outlet.mark === "DU" ? "with two 3/8 inch outlets for a faucet and a dishwasher" : `with a ${inchFraction(outlet.size)} inch outlet for the riser`}.`,
      partNumber: partNumberOf(
        brand,
        `ST${pattern.mark}${action.mark}`,
        inlet.mark,
        outlet.mark,
        finish.mark,
        pieces > 1 ? `P${pieces}` : "",
      ),
      attributes: {
        pattern: pattern.name,
        action: action.name,
        inlet: inlet.name,
        outlet: outlet.name,
        outletSize: outlet.size,
        material: "Lead-Free Brass",
        finish: finish.name,
        pressureRating: 125,
        temperatureRange: "40 to 160 °F",
        isLeadFree: true,
        standard: "ASME A112.18.1",
      },
      category: pattern.category,
      family: `${pattern.name} Supply Stops, ${action.name}, ${finish.name}`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `supply stop ${pattern.mark}${action.mark} ${inlet.mark} ${outlet.mark} ${finish.mark} ${pieces}`,
    };
  },
});
