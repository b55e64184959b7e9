import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { crossed } from "./crossed.ts";
import { mils, originOf, packFactor, partNumberOf, priceBy } from "./makers.ts";

const kinds = [
  {
    pinType: "Dowel Pin",
    shelf: "FAS-PINS-DOWEL",
    mark: "DP",
    standard: "ASME B18.8.2",
    least: 0.0625,
    most: 0.75,
    ratio: [2, 10],
    factor: 1,
    words: "Ground 0.0002 in over nominal for a press fit in a reamed hole, it holds parts to position.",
  },
  {
    pinType: "Slotted Spring Pin",
    shelf: "FAS-PINS-SPRING",
    mark: "SP",
    standard: "ASME B18.8.4",
    least: 0.0625,
    most: 0.5,
    ratio: [2.5, 12],
    factor: 0.55,
    words: "Rolled from spring steel with a slot, it closes as it is driven and grips a plain drilled hole.",
  },
  {
    pinType: "Cotter Pin",
    shelf: "FAS-PINS-COTTER",
    mark: "CP",
    standard: "ASME B18.8.1",
    least: 0.0625,
    most: 0.375,
    ratio: [6, 24],
    factor: 0.3,
    words: "Put it through a castle nut or clevis pin and bend the prongs apart; use a new one each time.",
  },
] as const;

const materials = [
  {
    pins: "DP",
    material: "Alloy Steel",
    finish: "Plain",
    mark: "A",
    factor: 1,
    words: "Hardened alloy steel, HRC 47-58.",
  },
  {
    pins: "SP",
    material: "Spring Steel",
    finish: "Plain",
    mark: "C",
    factor: 1,
    words: "High-carbon spring steel, oiled.",
  },
  {
    pins: "CP",
    material: "Steel",
    finish: "Zinc Plated",
    mark: "Z",
    factor: 1,
    words: "Zinc-plated low-carbon steel.",
  },
  {
    pins: "DP",
    material: "416 Stainless Steel",
    finish: "Plain",
    mark: "S4",
    factor: 2.2,
    words: "416 stainless, hardened; magnetic, for wet fixtures.",
  },
  {
    pins: "CP",
    material: "18-8 Stainless Steel",
    finish: "Plain",
    mark: "S",
    factor: 2.6,
    words: "18-8 stainless for marine and food equipment.",
  },
  {
    pins: "SP",
    material: "420 Stainless Steel",
    finish: "Plain",
    mark: "S2",
    factor: 2.4,
    words: "420 stainless keeps its spring in damp places.",
  },
  {
    pins: "SP",
    material: "Spring Steel",
    finish: "Zinc Plated",
    mark: "CZ",
    factor: 1.2,
    words: "Zinc-plated spring steel, baked after plating.",
  },
  {
    pins: "DP",
    material: "18-8 Stainless Steel",
    finish: "Plain",
    mark: "S8",
    factor: 2,
    words: "18-8 stainless, soft and non-magnetic; not for hardened holes.",
  },
  {
    pins: "CP",
    material: "Brass",
    finish: "Plain",
    mark: "B",
    factor: 3.2,
    words: "Brass, non-sparking and easy to bend.",
  },
] as const;

const diameters = [0.25, 0.125, 0.1875, 0.375, 0.3125, 0.15625, 0.5, 0.09375, 0.0625, 0.4375, 0.625, 0.75] as const;
const lengths = [1, 1.5, 0.75, 2, 1.25, 0.5, 2.5, 1.75, 3, 0.625, 0.875, 2.25, 0.375, 4, 3.5] as const;

export const pins = defineClass({
  code: "pin",
  name: "Dowel, Spring & Cotter Pins",
  unspsc: "31162400",
  drawing: "pin",
  weight: 3,
  brands: ["dunmarrow", "harbolt", "tarnwick", "ironmere", "kestrelock", "ashlock", "marlinox", "torquist"],
  attributes: [
    { code: "pinType", name: "Pin Type", type: "text", isFacet: true },
    {
      code: "diameter",
      name: "Diameter",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "length", name: "Length", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "finish", name: "Finish", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: {
    diameter: diameters,
    length: lengths,
    pieces: [50, 25, 100, 10],
    product: crossed(materials, kinds, (material, kind) => material.pins === kind.mark),
  },
  allows: ({ diameter, length, pieces, product: { kind } }) => {
    if (diameter < kind.least || diameter > kind.most) return false;
    if (length < diameter * kind.ratio[0] || length > diameter * kind.ratio[1]) return false;
    if (kind.mark === "CP") return pieces >= 50;
    return diameter > 0.375 ? pieces <= 25 : pieces >= 25;
  },
  describe: ({ diameter, length, pieces, product: { size: material, kind } }, brand) => {
    const measure = `${inchFraction(diameter)} x ${inchFraction(length)} in`;
    const each = (0.1 + diameter ** 2 * length * 5.4 + length * 0.08) * material.factor * kind.factor;
    const coat = material.finish === "Plain" ? material.material : `${material.material}, ${material.finish}`;
    return {
      name: `${kind.pinType}, ${coat}, ${measure}`,
      shortName: `${kind.pinType.replace("Slotted ", "").toUpperCase()} ${material.mark} ${measure.replace(" x ", "X").replace(" in", "")} PK${pieces}`,
      description: `${measure} ${kind.pinType.toLowerCase()} to ${kind.standard}. ${kind.words} ${material.words}`,
      partNumber: partNumberOf(brand, [kind.mark, mils(diameter), mils(length), material.mark, `P${pieces}`]),
      attributes: {
        pinType: kind.pinType,
        diameter,
        length,
        material: material.material,
        finish: material.finish,
        standard: kind.standard,
      },
      category: kind.shelf,
      family: `${kind.pinType}s, ${coat}`,
      price: priceBy(brand, each * packFactor(pieces) * pieces),
      unit: "PK",
      piecesPerUnit: pieces,
      shipPack: 1,
      sameAs: `${kind.pinType} ${coat} ${measure} ${pieces}`,
      countryOfOrigin: originOf(brand),
    };
  },
});
