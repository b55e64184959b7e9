import { inchFraction } from "@capstan/platform/fraction";
import { number, oneOf, readCsv } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { digits } from "./format-size.ts";

/** One of each kind by turns, the usual length first. */
const models = readCsv("tools/pliers/models.csv", {
  kind: oneOf([
    "Tongue-and-Groove",
    "Diagonal Cutting",
    "Long Nose",
    "Lineman's",
    "Slip Joint",
    "Locking",
    "Bent Long Nose",
  ]),
  length: number,
  /** Widest opening of the jaws, in inches. */
  jawCapacity: number,
  price: number,
});
type Model = (typeof models)[number];

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

const categoryOf: Readonly<Record<Model["kind"], string>> = {
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

export const pliers = defineClass("pliers", {
  axes: { model: models, grip: grips, finish: finishes },
  additions: [{ makers: 4, axes: { model: models.filter(({ kind }) => kind === "Locking") } }],
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
      category: categoryOf[model.kind],
      family: `${model.kind} Pliers, ${grip.name} Handles`,
      price: makerPrice(brand, model.price * grip.factor * (finish === "Nickel Chrome" ? 1.08 : 1)),
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
