import { defineClass } from "../kit/item-class.ts";
import { makerNumber } from "./part-number.ts";
import { packPrice } from "./price.ts";

const styles = [
  {
    name: "Beam",
    mark: "B",
    price: 12.4,
    use: "One curved spring and no frame: even pressure, and nothing for ice to pack into.",
  },
  {
    name: "Conventional Frame",
    mark: "F",
    price: 6.8,
    use: "A steel bracket frame with replaceable rubber: the economical blade for trucks and buses.",
  },
  {
    name: "Winter",
    mark: "W",
    price: 11.2,
    use: "A rubber boot seals the frame against snow and ice. Take it off in spring; it lifts at speed.",
  },
  {
    name: "Hybrid",
    mark: "H",
    price: 15.1,
    use: "A frame under an aerodynamic shell, for vans with tall windshields.",
  },
  {
    name: "Heavy-Duty Frame",
    mark: "D",
    price: 14.6,
    use: "Wide saddles and thick rubber for flat windshields of trucks, buses and off-road machines.",
  },
] as const;

const lengths = [22, 20, 18, 24, 26, 16, 19, 21, 28, 17, 14, 15, 13, 12, 23, 25, 11, 30, 32, 36] as const;

const arms = [
  { name: "J-Hook 9 x 3", mark: "J", note: "Goes on the 9 x 3 hook that most arms have." },
  { name: "Multi-Adapter", mark: "M", note: "Adapters for hook, pinch-tab, side-pin and bayonet arms are in the box." },
  { name: "Side Pin 1/4 in", mark: "S", note: "For arms with a 1/4 in side pin." },
  { name: "Pinch Tab", mark: "P", note: "For pinch-tab arms; press both tabs until they click." },
  { name: "Wide Saddle", mark: "W", note: "For the wide saddles of heavy trucks." },
] as const;

const rubbers = [
  {
    name: "Natural Rubber",
    mark: "N",
    factor: 1,
    note: "Natural rubber wipes quietly when new, and wants changing twice a year.",
  },
  {
    name: "Silicone",
    mark: "S",
    factor: 1.65,
    note: "Silicone leaves a film that beads rain and lasts about twice as long.",
  },
  {
    name: "Graphite-Coated Rubber",
    mark: "G",
    factor: 1.15,
    note: "Graphite on the edge keeps it from chattering on dry glass.",
  },
] as const;

export const wiperBlades = defineClass({
  code: "wiper-blade",
  name: "Wiper Blades",
  unspsc: "25171500",
  drawing: "wiper-blade",
  weight: 1.5,
  brands: ["roadmark", "drovemark", "fleetholm", "axleton", "sealmere"],
  attributes: [
    { code: "bladeStyle", name: "Style", type: "text", isFacet: true },
    { code: "length", name: "Length", type: "number", unit: "in", isFacet: true, isColumn: true },
    { code: "armConnection", name: "Arm Connection", type: "text", isFacet: true, isColumn: true },
    { code: "material", name: "Wiping Element", type: "text", isFacet: true, isColumn: true },
    { code: "isRefillable", name: "Refillable", type: "flag" },
    { code: "season", name: "Season", type: "text" },
    { code: "packQuantity", name: "Package Quantity", type: "number", isColumn: true },
  ],
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
    partNumber: makerNumber(brand, `WB${style.mark}${length}`, `${arm.mark}${rubber.mark}`, pieces > 1 ? pieces : ""),
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
    price: packPrice((style.price + Math.max(0, length - 16) * 0.32) * rubber.factor, pieces),
    unit: pieces === 1 ? "EA" : "BX",
    piecesPerUnit: pieces,
    sameAs: `wiper blade ${style.name} ${length} ${arm.name} ${rubber.name} ${pieces}`,
  }),
});
