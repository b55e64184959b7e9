import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { partNumberOf, priceOf } from "./makers.ts";
import { digits } from "./words.ts";

interface Model {
  readonly kind:
    | "Tongue-and-Groove"
    | "Diagonal Cutting"
    | "Long Nose"
    | "Lineman's"
    | "Slip Joint"
    | "Locking"
    | "Bent Long Nose";
  readonly length: number;
  /** Widest opening of the jaws, in inches. */
  readonly jawCapacity: number;
  readonly price: number;
}

/** One of each kind by turns, the usual length first. */
const models: readonly Model[] = [
  { kind: "Tongue-and-Groove", length: 10, jawCapacity: 2, price: 17.4 },
  { kind: "Diagonal Cutting", length: 8, jawCapacity: 0.875, price: 21.6 },
  { kind: "Long Nose", length: 8, jawCapacity: 1.375, price: 19.8 },
  { kind: "Lineman's", length: 9.25, jawCapacity: 1.25, price: 28.5 },
  { kind: "Locking", length: 10, jawCapacity: 1.875, price: 16.9 },
  { kind: "Slip Joint", length: 8, jawCapacity: 1.25, price: 11.8 },
  { kind: "Tongue-and-Groove", length: 12, jawCapacity: 2.25, price: 22.9 },
  { kind: "Diagonal Cutting", length: 7, jawCapacity: 0.75, price: 18.9 },
  { kind: "Long Nose", length: 6.5, jawCapacity: 1.125, price: 17.1 },
  { kind: "Bent Long Nose", length: 8, jawCapacity: 1.375, price: 22.4 },
  { kind: "Locking", length: 7, jawCapacity: 1.5, price: 14.8 },
  { kind: "Tongue-and-Groove", length: 16, jawCapacity: 4.25, price: 39.8 },
  { kind: "Lineman's", length: 8.5, jawCapacity: 1.125, price: 25.7 },
  { kind: "Slip Joint", length: 6, jawCapacity: 1, price: 9.6 },
  { kind: "Diagonal Cutting", length: 6, jawCapacity: 0.625, price: 15.9 },
  { kind: "Tongue-and-Groove", length: 6.5, jawCapacity: 0.875, price: 14.2 },
  { kind: "Long Nose", length: 5, jawCapacity: 0.875, price: 15.2 },
  { kind: "Locking", length: 12, jawCapacity: 2.75, price: 23.5 },
  { kind: "Tongue-and-Groove", length: 9.5, jawCapacity: 1.5, price: 16.1 },
  { kind: "Diagonal Cutting", length: 5, jawCapacity: 0.5, price: 14.4 },
  { kind: "Slip Joint", length: 10, jawCapacity: 1.75, price: 15.7 },
  { kind: "Locking", length: 5, jawCapacity: 1.125, price: 12.9 },
  { kind: "Bent Long Nose", length: 6.5, jawCapacity: 1.125, price: 19.9 },
  { kind: "Lineman's", length: 7, jawCapacity: 1, price: 22.8 },
  { kind: "Tongue-and-Groove", length: 20, jawCapacity: 5.5, price: 68.5 },
];

const grips = [
  { name: "Plastic Dipped", code: "D", factor: 1, color: "Red" },
  { name: "Cushion Grip", code: "C", factor: 1.22, color: "Blue" },
  { name: "Insulated 1,000 V", code: "V", factor: 1.95, color: "Orange" },
  { name: "Plain", code: "P", factor: 0.9, color: "None" },
] as const;

const finishes = ["Polished Steel", "Black Oxide", "Nickel Chrome"] as const;

const uses: Readonly<Record<Model["kind"], string>> = {
  "Tongue-and-Groove":
    "The undercut tongue and grooves hold their setting under load; teeth at a right angle bite pipe, fittings and flats.",
  "Diagonal Cutting":
    "Induction-hardened edges cut copper and soft steel wire flush. Not for music wire: it notches the edge.",
  "Long Nose": "Slim serrated jaws reach into boxes to bend, hold and pull, with a side cutter behind them.",
  "Lineman's": "Gripping jaws, side cutter and a crimping spot behind the joint, for twisting and cutting conductors.",
  "Slip Joint": "Two-position joint with fine teeth in front and coarse teeth behind, and a shear for soft wire.",
  Locking:
    "Turn the screw to set the jaws, squeeze to lock: the over-center linkage holds the work while both hands are free.",
  "Bent Long Nose": "The jaws are bent 45 degrees, so the hand stays out of the line of sight.",
};

const shelfOf: Readonly<Record<Model["kind"], string>> = {
  "Tongue-and-Groove": "HTL-PLIERS-GRIPPING",
  "Diagonal Cutting": "HTL-PLIERS-CUTTING",
  "Long Nose": "HTL-PLIERS-LONGNOSE",
  "Lineman's": "HTL-PLIERS-CUTTING",
  "Slip Joint": "HTL-PLIERS-GRIPPING",
  Locking: "HTL-PLIERS-GRIPPING",
  "Bent Long Nose": "HTL-PLIERS-LONGNOSE",
};

const stems: Readonly<Record<Model["kind"], string>> = {
  "Tongue-and-Groove": "PTG",
  "Diagonal Cutting": "PDC",
  "Long Nose": "PLN",
  "Lineman's": "PLM",
  "Slip Joint": "PSJ",
  Locking: "PLK",
  "Bent Long Nose": "PBN",
};

export const pliers = defineClass({
  code: "pliers",
  name: "Pliers",
  unspsc: "27112100",
  drawing: "pliers",
  weight: 3,
  brands: ["kelvane", "ironvale", "grantham", "tannick", "stavely", "burrowes", "orrin-forge", "ampero"],
  attributes: [
    { code: "plierType", name: "Plier Type", type: "text", isFacet: true },
    {
      code: "length",
      name: "Overall Length",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "jawCapacity", name: "Jaw Capacity", type: "number", unit: "in", display: "fraction", isColumn: true },
    { code: "handleType", name: "Handle", type: "text", isFacet: true, isColumn: true },
    { code: "color", name: "Handle Color", type: "text" },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "isInsulated", name: "Insulated", type: "flag", isFacet: true },
    { code: "material", name: "Material", type: "text" },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { model: models, grip: grips, finish: finishes },
  allows: ({ model, grip, finish }) => {
    // Locking pliers have bare levers, plated against rust; the others are never bare.
    if (model.kind === "Locking") return finish === "Nickel Chrome" && (grip.code === "P" || grip.code === "C");
    if (grip.code === "P" || (finish === "Nickel Chrome" && grip.code === "D")) return false;
    return grip.code !== "V" || (model.length <= 10 && model.kind !== "Slip Joint");
  },
  describe: ({ model, grip, finish }, brand) => {
    const length = inchFraction(model.length);
    const isInsulated = grip.code === "V";
    const standard = isInsulated ? "ASTM F1505, IEC 60900" : "ASME B107.500";
    return {
      name: `${model.kind} Pliers, ${length} in, ${grip.name} Handles, ${finish}`,
      shortName: `${stemWords[model.kind]} PLIERS ${length}IN ${isInsulated ? "1000V" : grip.name.split(" ")[0]?.toUpperCase()} ${finish[0]}`,
      description:
        `${length} in ${model.kind.toLowerCase()} pliers, jaws opening to ${inchFraction(model.jawCapacity)} in. ${uses[model.kind]} ` +
        (isInsulated
          ? "Each pair is tested in water at 10,000 V and rated for live work up to 1,000 V AC; inspect the two-color insulation before every use."
          : `Drop-forged ${finish === "Black Oxide" ? "and blackened, to be wiped with oil now and then" : "steel, tempered and ground"}. ${grip.code === "P" || model.kind === "Locking" ? "" : "The grips are for comfort, not for live work."}`.trim()),
      partNumber: partNumberOf(brand, stems[model.kind], `${digits(model.length)}${grip.code}${finish[0] ?? ""}`),
      attributes: {
        plierType: model.kind,
        length: model.length,
        jawCapacity: model.jawCapacity,
        handleType: grip.name,
        color: grip.color,
        finish,
        isInsulated,
        material: model.kind === "Locking" ? "Chrome-Vanadium Steel" : "High-Carbon Steel",
        standard,
      },
      category: shelfOf[model.kind],
      family: `${model.kind} Pliers, ${grip.name} Handles`,
      price: priceOf(brand, model.price * grip.factor * (finish === "Nickel Chrome" ? 1.08 : 1)),
      unit: "EA",
      sameAs: pliersIdentity(model, grip.name, finish),
      goesWith: models
        .filter(({ kind, length: other }) => kind !== model.kind && other === 8)
        .map((other) => pliersIdentity(other, grip.name, finish)),
      countryOfOrigin: brand.code === "kelvane" ? "DE" : "US",
    };
  },
});

const stemWords: Readonly<Record<Model["kind"], string>> = {
  "Tongue-and-Groove": "T&G",
  "Diagonal Cutting": "DIAG",
  "Long Nose": "LONG NOSE",
  "Lineman's": "LINEMAN",
  "Slip Joint": "SLIP JT",
  Locking: "LOCKING",
  "Bent Long Nose": "BENT NOSE",
};

function pliersIdentity(model: Model, grip: string, finish: string): string {
  return `pliers ${model.kind} ${model.length} ${grip} ${finish}`;
}
