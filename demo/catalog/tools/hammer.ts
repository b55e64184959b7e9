import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

/** One of each kind by turns, the usual weight first. */
const models = readCsv("tools/hammer/models.csv", {
  kind: oneOf([
    "Ball Pein Hammer",
    "Claw Hammer",
    "Framing Hammer",
    "Sledge Hammer",
    "Drilling Hammer",
    "Dead Blow Hammer",
    "Rubber Mallet",
    "Brass Hammer",
  ]),
  /** Of the head. */
  ounces: number,
  length: number,
});
type Model = (typeof models)[number];

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

const categoryOf: Readonly<Record<Model["kind"], string>> = {
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

export const hammers = defineClass("hammer", {
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
      category: categoryOf[model.kind],
      family: plural(model.kind),
      price: makerPrice(brand, (head.base + (head.dollarsPerPound * model.ounces) / 16) * handle.factor),
      unit: "EA",
      sameAs: `${model.kind} ${model.ounces} ${handle.name}`,
      countryOfOrigin: brand.code === "tannick" ? "CN" : "US",
    };
  },
});
