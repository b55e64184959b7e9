import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";

interface Model {
  readonly kind:
    | "Ball Pein Hammer"
    | "Claw Hammer"
    | "Framing Hammer"
    | "Sledge Hammer"
    | "Drilling Hammer"
    | "Dead Blow Hammer"
    | "Rubber Mallet"
    | "Brass Hammer";
  /** Of the head. */
  readonly ounces: number;
  readonly length: number;
}

/** One of each kind by turns, the usual weight first. */
const models: readonly Model[] = [
  { kind: "Ball Pein Hammer", ounces: 16, length: 14 },
  { kind: "Dead Blow Hammer", ounces: 32, length: 14 },
  { kind: "Sledge Hammer", ounces: 160, length: 36 },
  { kind: "Claw Hammer", ounces: 16, length: 13 },
  { kind: "Drilling Hammer", ounces: 48, length: 10.5 },
  { kind: "Rubber Mallet", ounces: 16, length: 13.5 },
  { kind: "Ball Pein Hammer", ounces: 24, length: 15 },
  { kind: "Framing Hammer", ounces: 22, length: 16 },
  { kind: "Dead Blow Hammer", ounces: 48, length: 14.5 },
  { kind: "Sledge Hammer", ounces: 128, length: 36 },
  { kind: "Brass Hammer", ounces: 32, length: 14 },
  { kind: "Ball Pein Hammer", ounces: 32, length: 16 },
  { kind: "Claw Hammer", ounces: 20, length: 13.5 },
  { kind: "Drilling Hammer", ounces: 32, length: 10 },
  { kind: "Dead Blow Hammer", ounces: 24, length: 13 },
  { kind: "Ball Pein Hammer", ounces: 12, length: 13 },
  { kind: "Sledge Hammer", ounces: 192, length: 36 },
  { kind: "Rubber Mallet", ounces: 32, length: 14 },
  { kind: "Ball Pein Hammer", ounces: 8, length: 12.5 },
  { kind: "Dead Blow Hammer", ounces: 16, length: 12 },
  { kind: "Sledge Hammer", ounces: 256, length: 36 },
  { kind: "Brass Hammer", ounces: 48, length: 15 },
  { kind: "Ball Pein Hammer", ounces: 40, length: 16 },
  { kind: "Ball Pein Hammer", ounces: 48, length: 16 },
  { kind: "Framing Hammer", ounces: 28, length: 16.5 },
  { kind: "Drilling Hammer", ounces: 64, length: 11 },
  { kind: "Dead Blow Hammer", ounces: 64, length: 18 },
  { kind: "Dead Blow Hammer", ounces: 96, length: 30 },
  { kind: "Sledge Hammer", ounces: 320, length: 36 },
  { kind: "Sledge Hammer", ounces: 96, length: 32 },
  { kind: "Brass Hammer", ounces: 16, length: 12.5 },
  { kind: "Rubber Mallet", ounces: 24, length: 13.75 },
];

const handles = [
  { name: "Fiberglass", code: "F", factor: 1.1 },
  { name: "Hickory", code: "H", factor: 1 },
  { name: "Steel", code: "S", factor: 1.35 },
] as const;

const uses: Readonly<Record<Model["kind"], string>> = {
  "Ball Pein Hammer": "For punches, chisels and rivets; the pein spreads rivet heads and shapes sheet metal.",
  "Claw Hammer": "Smooth face for finish nails, curved claw for drawing them.",
  "Framing Hammer": "Milled face that grips nail heads, straight claw for prying forms apart.",
  "Sledge Hammer": "Double face with beveled edges, for stakes, wedges and demolition.",
  "Drilling Hammer": "Short handle and heavy head, for star drills, cold chisels and work in close quarters.",
  "Dead Blow Hammer": "Steel shot in a hollow head takes up the rebound, and the urethane skin does not mar or spark.",
  "Rubber Mallet": "Seats panels, hubcaps and pavers without a mark; keep it away from oil and sharp edges.",
  "Brass Hammer": "Soft, non-sparking head for shafts, dies and machine parts that must not be peened.",
};

const shelfOf: Readonly<Record<Model["kind"], string>> = {
  "Ball Pein Hammer": "HTL-HAMMERS-STEEL",
  "Claw Hammer": "HTL-HAMMERS-STEEL",
  "Framing Hammer": "HTL-HAMMERS-STEEL",
  "Sledge Hammer": "HTL-HAMMERS-SLEDGE",
  "Drilling Hammer": "HTL-HAMMERS-SLEDGE",
  "Dead Blow Hammer": "HTL-HAMMERS-SOFT",
  "Rubber Mallet": "HTL-HAMMERS-SOFT",
  "Brass Hammer": "HTL-HAMMERS-SOFT",
};

const heads: Readonly<
  Record<Model["kind"], { material: string; dollarsPerPound: number; base: number; stem: string }>
> = {
  "Ball Pein Hammer": { material: "Forged Steel", dollarsPerPound: 6.4, base: 9.5, stem: "BPH" },
  "Claw Hammer": { material: "Forged Steel", dollarsPerPound: 6.2, base: 10.5, stem: "CLH" },
  "Framing Hammer": { material: "Forged Steel", dollarsPerPound: 8.4, base: 13, stem: "FRH" },
  "Sledge Hammer": { material: "Forged Steel", dollarsPerPound: 2.6, base: 16, stem: "SLH" },
  "Drilling Hammer": { material: "Forged Steel", dollarsPerPound: 4.2, base: 11, stem: "DRH" },
  "Dead Blow Hammer": { material: "Polyurethane", dollarsPerPound: 8.8, base: 17, stem: "DBH" },
  "Rubber Mallet": { material: "Rubber", dollarsPerPound: 4.8, base: 6.5, stem: "RBM" },
  "Brass Hammer": { material: "Brass", dollarsPerPound: 21, base: 16, stem: "BRH" },
};

function weightText(ounces: number): string {
  return ounces >= 32 && ounces % 16 === 0 ? `${ounces / 16} lb` : `${ounces} oz`;
}

function isMade({ kind, ounces }: Model, handle: (typeof handles)[number]["name"]): boolean {
  if (kind === "Dead Blow Hammer") return handle === "Steel" || (handle === "Fiberglass" && ounces <= 64);
  if (kind === "Rubber Mallet" || kind === "Brass Hammer") return handle !== "Steel";
  return handle !== "Steel" || ounces <= 32;
}

export const hammers = defineClass({
  code: "hammer",
  name: "Hammers",
  unspsc: "27111602",
  drawing: "hammer",
  weight: 2,
  brands: ["stavely", "ironvale", "grantham", "tannick", "orrin-forge", "hallowick", "karvok"],
  attributes: [
    { code: "hammerType", name: "Hammer Type", type: "text", isFacet: true },
    { code: "headWeight", name: "Head Weight", type: "number", unit: "oz", isFacet: true, isColumn: true },
    { code: "length", name: "Overall Length", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "handleType", name: "Handle Material", type: "text", isFacet: true, isColumn: true },
    { code: "headMaterial", name: "Head Material", type: "text", isFacet: true },
    { code: "isNonSparking", name: "Non-Sparking", type: "flag", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, handle: handles },
  allows: ({ model, handle }) => isMade(model, handle.name),
  describe: ({ model, handle }, brand) => {
    const head = heads[model.kind];
    const weight = weightText(model.ounces);
    const length = inchFraction(model.length);
    const isSteelCored = model.kind === "Dead Blow Hammer" && handle.name === "Steel";
    const handleText = isSteelCored ? "Steel-Reinforced" : handle.name;
    return {
      name: `${model.kind}, ${weight}, ${length} in, ${handleText} Handle`,
      shortName: `${model.kind.toUpperCase()} ${weight.toUpperCase().replace(" ", "")} ${handle.name.toUpperCase()}`,
      description:
        `${model.kind} with a ${weight} head on a ${length} in ${handleText.toLowerCase()} handle. ${uses[model.kind]} ` +
        (handle.name === "Hickory"
          ? "The handle is wedged and can be replaced; tighten or replace it when it loosens. "
          : "") +
        `Wear eye protection when striking, and never strike a hardened face with another.`,
      partNumber: partNumberOf(brand, head.stem, `${model.ounces}${handle.code}`),
      attributes: {
        hammerType: model.kind,
        headWeight: model.ounces,
        length: model.length,
        handleType: handle.name,
        headMaterial: head.material,
        isNonSparking: head.material !== "Forged Steel",
        standard: "ASME B107.400",
      },
      category: shelfOf[model.kind],
      family: `${model.kind}s`,
      price: priceOf(brand, (head.base + (head.dollarsPerPound * model.ounces) / 16) * handle.factor),
      unit: "EA",
      sameAs: `${model.kind} ${model.ounces} ${handle.name}`,
      countryOfOrigin: brand.code === "tannick" ? "CN" : "US",
    };
  },
});
