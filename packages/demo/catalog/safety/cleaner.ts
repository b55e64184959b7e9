import { type AttributeTemplate, defineClass } from "../kit/item-class.ts";
import { type Product, products } from "./data-cleaners.ts";
import { partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";
import { boxOfWipers } from "./same-as.ts";

const containers = [
  { code: "Q", container: "Trigger Spray Bottle", ounces: 32, words: "32 oz", forms: ["Ready to Use"], factor: 1.55 },
  {
    code: "G",
    container: "Jug",
    ounces: 128,
    words: "1 gal",
    forms: ["Ready to Use", "Concentrate", "Hand Care"],
    factor: 1,
  },
  { code: "PB", container: "Pump Bottle", ounces: 64, words: "64 oz", forms: ["Hand Care"], factor: 1.25 },
  { code: "P5", container: "Pail", ounces: 640, words: "5 gal", forms: ["Ready to Use", "Concentrate"], factor: 0.82 },
  {
    code: "D55",
    container: "Drum",
    ounces: 7_040,
    words: "55 gal",
    forms: ["Ready to Use", "Concentrate"],
    factor: 0.66,
  },
  { code: "H", container: "Trigger Spray Bottle", ounces: 24, words: "24 oz", forms: ["Ready to Use"], factor: 1.75 },
  { code: "C2", container: "Jug", ounces: 320, words: "2.5 gal", forms: ["Concentrate"], factor: 0.9 },
  { code: "L", container: "Dispenser Refill", ounces: 33.8, words: "1 L", forms: ["Hand Care"], factor: 1.7 },
  { code: "PS", container: "Pump Bottle", ounces: 16, words: "16 oz", forms: ["Hand Care"], factor: 2 },
  { code: "T", container: "Tote", ounces: 35_200, words: "275 gal", forms: ["Concentrate"], factor: 0.55 },
] as const;

const scents = ["Unscented", "Citrus", "Pine", "Lavender", "Mint", "Fresh Linen"] as const;
const counts = [1, 4, 12, 6] as const;

const attributes: readonly AttributeTemplate[] = [
  { code: "productType", name: "Type", type: "text", isFacet: true },
  { code: "chemistry", name: "Chemistry", type: "text", isFacet: true, isColumn: true },
  { code: "container", name: "Container", type: "text", isFacet: true },
  { code: "capacity", name: "Size", type: "number", unit: "fl oz", isFacet: true, isColumn: true },
  { code: "form", name: "Form", type: "text", isFacet: true },
  { code: "scent", name: "Scent", type: "text", isFacet: true, isColumn: true },
  { code: "color", name: "Liquid Color", type: "text" },
  { code: "ph", name: "pH", type: "number", isColumn: true },
  { code: "packageQuantity", name: "Package Quantity", type: "number", isFacet: true },
];

export const cleaners = defineClass({
  code: "cleaner",
  name: "Cleaners, Degreasers & Hand Soap",
  unspsc: "47131800",
  drawing: "cleaner",
  weight: 3.5,
  brands: [
    "bluewell",
    "saltmarsh",
    "cleanhurst",
    "wovenby",
    "sweepstone",
    "papermoor",
    "stonewick",
    "castlegate",
    "mendwell",
    "harrowgate",
  ],
  attributes,
  axes: { product: products, container: containers, scent: scents, count: counts },
  allows: ({ product, container, scent, count }) => {
    const forms: readonly string[] = container.forms;
    if (!forms.includes(product.form)) return false;
    if (product.form === "Hand Care" && container.code === "G" && product.type === "Foam") return false;
    if (product.isSolvent ? scent !== "Unscented" || container.ounces > 640 : false) return false;
    if (
      (product.type === "Bleach" || product.shelf === "CLN-CHEM-FLOOR") &&
      scent !== "Unscented" &&
      scent !== "Citrus"
    )
      return false;
    return count === 1 || count === caseOf(container.ounces);
  },
  describe: ({ product, container, scent, count }, brand) => {
    const isScented = scent !== "Unscented";
    const each = (product.gallon * container.ounces * container.factor) / 128 + (isScented ? 0.35 : 0);
    return {
      name: `${product.kind}, ${product.type}, ${container.words} ${container.container}${product.form === "Hand Care" ? "" : `, ${product.form}`}, ${scent}${count > 1 ? `, Case of ${count}` : ""}`,
      shortName: `${product.kind.replace("Cleaner", "CLNR").toUpperCase()} ${product.code} ${container.words.toUpperCase()}${isScented ? ` ${scent.slice(0, 5).toUpperCase().trim()}` : ""}${count > 1 ? ` CS${count}` : ""}`,
      description:
        `${product.note} pH ${product.ph}${product.form === "Concentrate" ? " as supplied" : ""}. ${formNote(product)} ` +
        `${containerNote(container.container)}${product.isSolvent ? " Sale is limited where the VOC of solvents is regulated." : ""}`,
      partNumber: partNumberOf(
        brand,
        product.code,
        container.code,
        isScented ? scent.slice(0, 3).toUpperCase() : "",
        count > 1 ? count : "",
      ),
      attributes: {
        productType: product.kind,
        chemistry: product.type,
        container: container.container,
        capacity: container.ounces,
        form: product.form,
        scent,
        color: product.color,
        ph: product.ph,
        packageQuantity: count,
      },
      category: product.shelf,
      family: `${product.kind}, ${product.type}`,
      price: cents(each * count * (count > 1 ? 0.92 : 1)),
      unit: count > 1 ? "CS" : "EA",
      piecesPerUnit: count,
      shipPack: count === 1 && container.ounces <= 128 ? caseOf(container.ounces) : 1,
      sameAs: `cleaner ${product.code} ${container.words} ${container.container} ${scent} ${count}`,
      ...(product.form === "Hand Care" ? {} : { goesWith: [boxOfWipers] }),
      ...(product.isSolvent ? { restrictions: ["VOC-SOLVENT"] } : {}),
      documents: ["sds"],
    };
  },
});

function caseOf(ounces: number): number {
  if (ounces <= 32) return 12;
  if (ounces <= 64) return 6;
  return ounces <= 128 ? 4 : 1;
}

function formNote({ form }: Product): string {
  if (form === "Concentrate") return "Dilute by the label: stronger is not cleaner, and leaves a film.";
  return form === "Hand Care" ? "For external use; keep it out of the eyes." : "Ready to use as it comes.";
}

function containerNote(container: string): string {
  if (container === "Trigger Spray Bottle") return "The trigger turns from stream to spray and locks.";
  if (container === "Drum" || container === "Tote") return "Ships by freight; needs a pump or faucet.";
  if (container === "Pail") return "The pail has a pull-out spout.";
  return "The cap is tamper-evident.";
}
