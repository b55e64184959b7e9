import { list, number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type Product, products } from "./data-cleaners.ts";
import { boxOfWipers } from "./same-as.ts";

const containers = readCsv("safety/cleaner/containers.csv", {
  code: text,
  container: text,
  ounces: number,
  words: text,
  forms: list(text),
  factor: number,
});

const scents = ["Unscented", "Citrus", "Pine", "Lavender", "Mint", "Fresh Linen"] as const;
const counts = [1, 4, 12, 6] as const;

export const cleaners = defineClass("cleaner", {
  axes: { product: products, container: containers, scent: scents, count: counts },
  allows: ({ product, container, scent, count }) => {
    const forms: readonly string[] = container.forms;
    if (!forms.includes(product.form)) return false;
    if (product.form === "Hand Care" && container.code === "G" && product.type === "Foam") return false;
    if (product.isSolvent ? scent !== "Unscented" || container.ounces > 640 : false) return false;
    if (
      (product.type === "Bleach" || product.category === "CLN-CHEM-FLOOR") &&
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
      category: product.category,
      family: `${product.kind}, ${product.type}`,
      price: makerPrice(brand, each * count * (count > 1 ? 0.92 : 1)),
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
