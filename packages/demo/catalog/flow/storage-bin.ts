import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerNumber, makerPrice } from "./makers.ts";

/** Outside length, width and height in inches, with what one carries in pounds and how many come in a carton. */
const sizes = [
  { length: 10.875, width: 5.5, height: 5, capacity: 30, carton: 12 },
  { length: 14.75, width: 8.25, height: 7, capacity: 60, carton: 12 },
  { length: 7.375, width: 4.125, height: 3, capacity: 10, carton: 24 },
  { length: 10.875, width: 4.125, height: 4, capacity: 20, carton: 12 },
  { length: 5.375, width: 4.125, height: 3, capacity: 10, carton: 24 },
  { length: 14.75, width: 5.5, height: 5, capacity: 40, carton: 12 },
  { length: 18, width: 11, height: 10, capacity: 75, carton: 4 },
  { length: 14.75, width: 16.5, height: 7, capacity: 75, carton: 6 },
  { length: 10.875, width: 11, height: 5, capacity: 50, carton: 6 },
  { length: 18, width: 8.25, height: 9, capacity: 60, carton: 6 },
  { length: 18, width: 16.5, height: 11, capacity: 75, carton: 3 },
  { length: 20, width: 12.375, height: 12, capacity: 75, carton: 3 },
  { length: 29.875, width: 16.5, height: 11, capacity: 75, carton: 1 },
] as const;

const colors = ["Blue", "Red", "Yellow", "Green", "Clear", "Black", "White", "Orange"] as const;

const kinds = [
  {
    name: "Hang & Stack Bin",
    mark: "HS",
    material: "Polypropylene",
    factor: 1,
    note: "Unaffected by oil, grease and weak acids, from -20 to 175 °F.",
  },
  {
    name: "Recycled Hang & Stack Bin",
    mark: "RH",
    material: "Recycled Polypropylene",
    factor: 0.92,
    note: "At least 95 % recycled resin, so the color may vary a little.",
  },
  {
    name: "ESD-Safe Hang & Stack Bin",
    mark: "ED",
    material: "Conductive Polypropylene",
    factor: 2.2,
    note: "Carbon-filled, under 10,000 ohms a square, for circuit boards.",
  },
] as const;

export const storageBins = defineClass({
  code: "storage-bin",
  name: "Hang & Stack Bins",
  unspsc: "24112003",
  drawing: "storage-bin",
  weight: 1.4,
  brands: ["totewell", "rollstead", "halcomb", "stowbridge", "linkhurst"],
  attributes: [
    { code: "binType", name: "Bin", type: "text", isFacet: true },
    {
      code: "length",
      name: "Outside Length",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    {
      code: "width",
      name: "Outside Width",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    {
      code: "height",
      name: "Outside Height",
      type: "number",
      unit: "in",
      display: "fraction",
      isFacet: true,
      isColumn: true,
    },
    { code: "color", name: "Color", type: "text", isFacet: true, isColumn: true },
    { code: "capacity", name: "Capacity", type: "number", unit: "lb", isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true },
    { code: "packQuantity", name: "Pack Quantity", type: "number", isFacet: true },
  ],
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
      partNumber: makerNumber(
        brand,
        `${kind.mark}${Math.round(length)}${String(Math.round(width)).padStart(2, "0")}${String(height).padStart(2, "0")}`,
        [color.slice(0, 3), isCarton ? "" : "1"],
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
      family: `${kind.name}s, ${sizeText} in`,
      price: makerPrice(brand, each * pieces),
      unit: isCarton ? "CS" : "EA",
      piecesPerUnit: pieces,
      sameAs: `storage bin ${kind.mark} ${sizeText} ${color} ${pieces}`,
    };
  },
});
