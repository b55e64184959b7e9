import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const styles = readCsv("electrical/wiper-blade/styles.csv", { name: text, mark: text, price: number, use: text });

const lengths = [22, 20, 18, 24, 26, 16, 19, 21, 28, 17, 14, 15, 13, 12, 23, 25, 11, 30, 32, 36] as const;

const arms = [
  { name: "J-Hook 9 x 3", mark: "J", note: "Goes on the 9 x 3 hook that most arms have." },
  { name: "Multi-Adapter", mark: "M", note: "Adapters for hook, pinch-tab, side-pin and bayonet arms are in the box." },
  { name: "Side Pin 1/4 in", mark: "S", note: "For arms with a 1/4 in side pin." },
  { name: "Pinch Tab", mark: "P", note: "For pinch-tab arms; press both tabs until they click." },
  { name: "Wide Saddle", mark: "W", note: "For the wide saddles of heavy trucks." },
] as const;

const rubbers = readCsv("electrical/wiper-blade/rubbers.csv", { name: text, mark: text, factor: number, note: text });

export const wiperBlades = defineClass("wiper-blade", {
  axes: { style: styles, length: lengths, arm: arms, rubber: rubbers, pieces: [1, 10] },
  allows: ({ style, length, arm, rubber }) => {
    const isHeavy = style.mark === "D";
    if (arm.mark === "W") return isHeavy && length >= 20;
    if (length > 28) return isHeavy || style.mark === "F";
    if (length < 14 && (isHeavy || style.mark === "H")) return false;
    if (style.mark === "F" && arm.mark === "M") return false;
    return rubber.mark !== "S" || style.mark === "B" || style.mark === "W";
  },
  describe: ({ style, length, arm, rubber, pieces }, brand) => ({
    name: `Wiper Blade, ${style.name}, ${length} in, ${arm.name}, ${rubber.name}${pieces > 1 ? `, Box of ${pieces}` : ""}`,
    shortName:
      `WIPER BLADE ${style.name.toUpperCase().split(/[ -]/)[0]} ${length}IN ${arm.mark}${rubber.mark} ${pieces > 1 ? `BX${pieces}` : ""}`.trim(),
    description: `${style.use} ${arm.note} ${rubber.note}`,
    partNumber: partNumberOf(brand, `WB${style.mark}${length}`, `${arm.mark}${rubber.mark}`, pieces > 1 ? pieces : ""),
    attributes: {
      bladeStyle: style.name,
      length,
      armConnection: arm.name,
      material: rubber.name,
      isRefillable: style.mark === "F" || style.mark === "D",
      season: style.mark === "W" ? "Winter" : "All",
      packQuantity: pieces,
    },
    category: style.mark === "B" || style.mark === "H" ? "FLT-WIPER-BEAM" : "FLT-WIPER-FRAME",
    family: `${style.name} Wiper Blades, ${arm.name}`,
    price: makerPrice(
      brand,
      packPrice("consumables", (style.price + Math.max(0, length - 16) * 0.32) * rubber.factor, pieces),
    ),
    unit: pieces === 1 ? "EA" : "BX",
    piecesPerUnit: pieces,
    sameAs: `wiper blade ${style.name} ${length} ${arm.name} ${rubber.name} ${pieces}`,
  }),
});
