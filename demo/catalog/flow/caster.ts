import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { interleave } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";
import { casterTreads, casterWheels } from "./data-casters.ts";

const mounts = readCsv("flow/caster/mounts.csv", {
  name: text,
  short: text,
  mark: text,
  category: text,
  factor: number,
  use: text,
  caution: text,
});

/** Mount and tread together, the mounts in turn: each has a category of its own. */
const models = interleave(mounts.map((mount) => casterTreads.map((tread) => ({ mount, tread }))));

const bearings = [
  { name: "Roller", words: "Roller", short: "RLR", mark: "R", factor: 1 },
  { name: "Precision Ball", words: "Ball", short: "BALL", mark: "B", factor: 1.25 },
  { name: "Plain Bore", words: "Plain", short: "PLN", mark: "P", factor: 0.88 },
] as const;

const forks = [
  { name: "Zinc-Plated Steel", short: "ZN", mark: "Z", finish: "Zinc Plated", words: "Zinc", factor: 1 },
  { name: "304 Stainless Steel", short: "SS", mark: "X", finish: "Stainless Steel", words: "Stainless", factor: 2.5 },
  { name: "Black Powder-Coated Steel", short: "BK", mark: "K", finish: "Black", words: "Black", factor: 1.08 },
] as const;

export const casters = defineClass("caster", {
  axes: { model: models, wheel: casterWheels, bearing: bearings, fork: forks, pieces: [1, 4] },
  allows: ({ model, wheel, bearing, fork }) => {
    const { mount, tread } = model;
    if (wheel.diameter < tread.smallest || wheel.diameter > tread.largest) return false;
    if (tread.isHeavy && wheel.width < 1.5) return false;
    if (bearing.mark === "P" && wheel.diameter > 6) return false;
    if (mount.mark === "T" && wheel.diameter > 8) return false;
    return fork.mark !== "X" || wheel.diameter <= 8;
  },
  describe: ({ model, wheel, bearing, fork, pieces }, brand) => {
    const { mount, tread } = model;
    const capacity = Math.round((wheel.capacity * tread.strength * (bearing.mark === "P" ? 0.85 : 1)) / 25) * 25;
    const size = `${inchFraction(wheel.diameter)} x ${inchFraction(wheel.width)} in`;
    const each =
      (4.2 + 0.95 * wheel.diameter ** 1.25 * wheel.width) * tread.factor * mount.factor * bearing.factor * fork.factor;
    return {
      name: `${mount.name} Caster, ${tread.name}, ${size}, ${capacity.toLocaleString("en-US")} lb, ${bearing.words}, ${fork.words}${pieces > 1 ? `, Set of ${pieces}` : ""}`,
      shortName: `CASTER ${mount.short} ${tread.short} ${wheel.diameter}X${inchFraction(wheel.width)} ${fork.short}${pieces > 1 ? ` ST${pieces}` : ""}`,
      description:
        `${tread.use} ${mount.use} Each carries ${capacity.toLocaleString("en-US")} pounds: divide the loaded weight by three for a cart on four. ` +
        mount.caution,
      partNumber: partNumberOf(
        brand,
        `${mount.mark}${tread.mark}`,
        `${wheel.diameter}${Math.round(wheel.width * 100)}`,
        bearing.mark + fork.mark,
        pieces > 1 ? `S${pieces}` : "",
      ),
      attributes: {
        mount: mount.name,
        wheelDiameter: wheel.diameter,
        wheelWidth: wheel.width,
        capacity,
        tread: tread.name,
        treadHardness: tread.hardness,
        color: tread.color,
        bearing: bearing.name,
        mountingHeight: wheel.height,
        plateSize: wheel.plate,
        boltPattern: wheel.bolts,
        material: fork.name,
        finish: fork.finish,
        packQuantity: pieces,
        standard: "ICWM 2018",
      },
      category: mount.category,
      family: `${mount.name} Plate Casters, ${tread.name}, ${fork.name}`,
      price: makerPrice(brand, packPrice("fittings", each, pieces)),
      unit: pieces === 1 ? "EA" : "SET",
      piecesPerUnit: pieces,
      sameAs: casterText(mount.mark, tread.mark, wheel.diameter, wheel.width, bearing.mark, fork.mark, pieces),
      ...(mount.mark === "R"
        ? { goesWith: [casterText("S", tread.mark, wheel.diameter, wheel.width, bearing.mark, fork.mark, pieces)] }
        : { goesWith: [casterText("R", tread.mark, wheel.diameter, wheel.width, bearing.mark, fork.mark, pieces)] }),
    };
  },
});

function casterText(...parts: readonly (string | number)[]): string {
  return `caster ${parts.join(" ")}`;
}
