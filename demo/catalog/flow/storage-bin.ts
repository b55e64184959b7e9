import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { plural } from "../kit/plural.ts";

/** Outside length, width and height in inches, with what one carries in pounds and how many come in a carton. */
const sizes = readCsv("flow/storage-bin/sizes.csv", {
  length: number,
  width: number,
  height: number,
  capacity: number,
  carton: number,
});

const colors = ["Blue", "Red", "Yellow", "Green", "Clear", "Black", "White", "Orange"] as const;

const kinds = readCsv("flow/storage-bin/kinds.csv", {
  name: text,
  mark: text,
  material: text,
  factor: number,
  note: text,
});

export const storageBins = defineClass("storage-bin", {
  axes: { kind: kinds, size: sizes, color: colors, isCarton: [true, false] },
  allows: ({ kind, size, color, isCarton }) => {
    if (kind.mark === "ED") return color === "Black";
    if (kind.mark === "RH" && color === "Clear") return false;
    return isCarton ? size.carton > 1 : true;
  },
  describe: ({ kind, size, color, isCarton }, brand) => {
    const pieces = isCarton ? size.carton : 1;
    const { length, width, height } = size;
    const sizeText = [length, width, height].map(inchFraction).join(" x ");
    const each =
      (1.2 + (length * width * height) / 78) * kind.factor * (color === "Clear" ? 1.15 : 1) * (isCarton ? 1 : 1.18);
    return {
      name: `${kind.name}, ${color}, ${sizeText} in, ${size.capacity} lb${isCarton ? `, Carton of ${pieces}` : ""}`,
      shortName: `BIN ${kind.mark} ${sizeText.replaceAll(" ", "").toUpperCase()} ${color.toUpperCase()}${isCarton ? ` CS${pieces}` : ""}`,
      description:
        `Open-front bin that stacks on its own rim and hangs on louvered panels and rails; the label slot takes a card. ` +
        `Holds ${size.capacity} pounds${color === "Clear" ? ", and shows its contents through the wall" : ""}. ${kind.note}`,
      partNumber: partNumberOf(
        brand,
        `${kind.mark}${Math.round(length)}${String(Math.round(width)).padStart(2, "0")}${String(height).padStart(2, "0")}`,
        color.slice(0, 3),
        isCarton ? "" : "1",
      ),
      attributes: {
        binType: kind.name,
        length,
        width,
        height,
        color,
        capacity: size.capacity,
        material: kind.material,
        packQuantity: pieces,
      },
      category: "MAT-BIN",
      family: `${plural(kind.name)}, ${sizeText} in`,
      price: makerPrice(brand, each * pieces),
      unit: isCarton ? "CS" : "EA",
      piecesPerUnit: pieces,
      sameAs: `storage bin ${kind.mark} ${sizeText} ${color} ${pieces}`,
    };
  },
});
