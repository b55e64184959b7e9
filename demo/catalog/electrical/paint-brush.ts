import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { packPrice } from "../kit/price.ts";

const shapes = readCsv("electrical/paint-brush/shapes.csv", { name: text, mark: text, factor: number, use: text });

const widths = [2, 3, 1, 1.5, 2.5, 4, 0.5, 3.5, 0.75, 6, 5] as const;

const bristles = readCsv("electrical/paint-brush/bristles.csv", { name: text, mark: text, factor: number, note: text });

const handles = [
  { name: "Wood, Long", mark: "L", factor: 1 },
  { name: "Wood, Beaver Tail", mark: "B", factor: 1.02 },
  { name: "Plastic", mark: "P", factor: 0.85 },
  { name: "Wood, Short", mark: "S", factor: 0.98 },
] as const;

const grades = [
  { name: "Professional", mark: "1", factor: 1 },
  { name: "Contractor", mark: "2", factor: 0.7 },
  { name: "Economy", mark: "3", factor: 0.42 },
] as const;

export const paintBrushes = defineClass("paint-brush", {
  axes: { shape: shapes, width: widths, bristle: bristles, handle: handles, grade: grades, pieces: [1, 12, 6, 36] },
  allows: ({ shape, width, bristle, handle, grade, pieces }) => {
    if (shape.name === "Chip")
      return bristle.mark === "WC" && grade.mark === "3" && width <= 4 && handle.mark === "S" && pieces !== 6;
    if (bristle.name === "Foam")
      return shape.name === "Flat Wall" && grade.mark === "3" && handle.mark === "S" && width <= 4 && pieces !== 6;
    if (shape.name === "Stain" ? width < 3 : width > 4) return false;
    if (shape.name === "Round" && width > 2) return false;
    if (shape.mark === "A" && (width < 1 || width > 3)) return false;
    if (grade.mark === "1" && handle.mark === "P") return false;
    return pieces !== 36 && (pieces !== 12 || grade.mark !== "1");
  },
  describe: ({ shape, width, bristle, handle, grade, pieces }, brand) => {
    const size = `${inchFraction(width)} in`;
    const trim = Math.min(3.5, 1.5 + Math.round(width * 2) / 4);
    return {
      name: `Paint Brush, ${shape.name}, ${size}, ${bristle.name}, ${handle.name} Handle, ${grade.name}${pieces > 1 ? `, Pack of ${pieces}` : ""}`,
      shortName: `BRUSH ${shape.name.toUpperCase()} ${size.toUpperCase()} ${bristle.mark} ${handle.mark}${grade.mark} ${pieces}PK`,
      description:
        `${shape.use} ${bristle.note} ` +
        (grade.mark === "1"
          ? "Flagged, tapered filament set in epoxy, with a stainless ferrule."
          : grade.mark === "2"
            ? "A mid-price brush that is worth cleaning."
            : "Priced to be thrown away."),
      partNumber: partNumberOf(
        brand,
        `B${shape.mark}${bristle.mark}`,
        `${Math.round(width * 100)}${handle.mark}${grade.mark}`,
        pieces > 1 ? pieces : "",
      ),
      attributes: {
        brushShape: shape.name,
        width,
        material: bristle.name,
        handle: handle.name,
        trim,
        grade: grade.name,
        use: bristle.mark.endsWith("C")
          ? "Oil-Based Coatings"
          : bristle.mark === "PN"
            ? "All Coatings"
            : "Latex Coatings",
        packQuantity: pieces,
      },
      category: "PNT-BRUSH",
      family: `${shape.name} Brushes, ${bristle.name}, ${grade.name}`,
      price: makerPrice(
        brand,
        packPrice(
          "consumables",
          (3.2 + width * 4.1) * shape.factor * bristle.factor * handle.factor * grade.factor,
          pieces,
        ),
      ),
      unit: pieces === 1 ? "EA" : "PK",
      piecesPerUnit: pieces,
      sameAs: `paint brush ${shape.name} ${width} ${bristle.name} ${handle.name} ${grade.name} ${pieces}`,
    };
  },
});
