import { number, oneOf, readCsv } from "../../kit/read-data.ts";
import { crossProduct } from "../kit/combine.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { colorCode } from "./color-code.ts";
import { boxOfWipers } from "./same-as.ts";

/** A film of one material in one thickness at the palm; 1 mil is 0.001 in. */
const films = readCsv("safety/disposable-glove/films.csv", {
  material: oneOf(["Nitrile", "Latex", "Vinyl"]),
  mil: number,
  grade: oneOf(["Industrial", "Medical Exam", "Food Service"]),
});
type Film = (typeof films)[number];

const colorsOf = {
  Nitrile: ["Blue", "Black", "Orange", "Purple", "Green", "White"],
  Latex: ["Natural", "Blue", "White"],
  Vinyl: ["Clear", "Blue", "Black"],
} as const;

const colors = ["Blue", "Natural", "Clear", "Black", "Orange", "White", "Purple", "Green"] as const;
const grips = [
  { code: "T", texture: "Textured Fingertips", words: "Textured" },
  { code: "S", texture: "Smooth", words: "Smooth" },
  { code: "D", texture: "Raised Diamond", words: "Diamond Grip" },
] as const;
/** Finger tip to cuff, in inches; the longer ones cover the wrist. */
const lengths = [9.5, 12] as const;
const sizes = ["L", "XL", "M", "S", "2XL", "XS"] as const;
const boxes = [100, 50, 1_000, 200] as const;
const powders = ["Powder Free", "Lightly Powdered"] as const;

export const disposableGloves = defineClass("disposable-glove", {
  axes: { film: films, fit: crossProduct(colors, sizes), grip: grips, length: lengths, box: boxes, powder: powders },
  allows: ({ film, fit: [color, size], grip, length, box, powder }) => {
    const offered: readonly string[] = colorsOf[film.material];
    if (!offered.includes(color)) return false;
    if (powder === "Lightly Powdered" && (film.material === "Nitrile" || film.grade !== "Industrial")) return false;
    // Raised grips need a film that is thick enough to hold them.
    if (grip.code === "D" && (film.material !== "Nitrile" || film.mil < 6)) return false;
    if (grip.code === "S" && film.mil > 6) return false;
    if (length === 12 && (film.mil < 5 || film.material === "Vinyl")) return false;
    if (film.mil >= 8 ? box === 200 : box === 50) return false;
    if (box === 200 && film.mil > 4) return false;
    return size !== "XS" || film.grade !== "Industrial" || film.mil <= 5;
  },
  describe: ({ film, fit: [color, size], grip, length, box, powder }, brand) => {
    const isPowdered = powder === "Lightly Powdered";
    const code = `${film.material[0]}${film.mil * 10}${film.grade[0]}`;
    const each = { Nitrile: 0.021, Latex: 0.02, Vinyl: 0.012 }[film.material] * film.mil;
    const price =
      each * box * (length === 12 ? 1.5 : 1) * (grip.code === "D" ? 1.25 : 1) * (box === 1_000 ? 0.9 : 1) +
      (film.grade === "Medical Exam" ? 0.01 * box : 0);
    const pack = box === 1_000 ? "Case of 1,000" : `Box of ${box}`;
    return {
      name: `Disposable Gloves, ${film.material}, ${film.mil} mil, ${powder}, ${color}, ${grip.words}, ${length === 12 ? "12 in, " : ""}${film.grade}, ${size}, ${pack}`,
      shortName: `${film.material.toUpperCase()} GLOVE ${film.mil}MIL ${colorCode(color)} ${grip.code} ${size}${length === 12 ? " 12IN" : ""} ${box}`,
      description: `${materialNote(film)} ${thicknessNote(film.mil)} ${gradeNote(film)}${isPowdered ? " A little corn starch makes them go on easily; not for painting or electronics." : ""}`,
      partNumber: partNumberOf(
        brand,
        `DG${code}`,
        colorCode(color),
        `${grip.code}${isPowdered ? "P" : ""}`,
        length === 12 ? "12" : "",
        size,
        box === 100 ? "" : `Q${box}`,
      ),
      attributes: {
        size,
        material: film.material,
        thickness: film.mil,
        color,
        powder,
        texture: grip.texture,
        length,
        grade: film.grade,
        packageQuantity: box,
        ...standardOf(film),
      },
      category: `SAF-DISPOSABLE-${film.material.toUpperCase()}`,
      family: `${film.material} Disposable Gloves, ${film.mil} mil, ${film.grade}, ${powder}`,
      price: makerPrice(brand, price),
      unit: box === 1_000 ? "CS" : "BX",
      piecesPerUnit: box,
      shipPack: box === 1_000 ? 1 : 10,
      sameAs: `disposable glove ${code} ${color} ${grip.code} ${powder} ${length} ${size} ${box}`,
      goesWith: [boxOfWipers],
      documents: ["datasheet"],
    };
  },
});

function materialNote({ material }: Film): string {
  if (material === "Nitrile") return "Nitrile shrugs off oil, grease and fuel and is free of latex proteins.";
  if (material === "Latex")
    return "Natural rubber fits close and stretches far, but it swells in oil and may cause allergic reactions.";
  return "Vinyl is the low-cost choice for short tasks; it is loose at the wrist and tears sooner than nitrile.";
}

function thicknessNote(mil: number): string {
  if (mil <= 3.5) return `At ${mil} mil it is thin enough for inspection and is changed often.`;
  if (mil <= 5) return `${mil} mil at the palm is the general-purpose thickness.`;
  return `${mil} mil at the palm lasts through repair work with sharp corners.`;
}

function gradeNote({ grade }: Film): string {
  if (grade === "Medical Exam")
    return "Tested for pinholes to an acceptable quality level of 2.5 as an examination glove.";
  if (grade === "Food Service") return "Complies with 21 CFR 177 for contact with food.";
  return "Industrial grade: not for medical use.";
}

function standardOf({ material, grade }: Film): { readonly standard?: string } {
  if (grade !== "Medical Exam") return {};
  return { standard: { Nitrile: "ASTM D6319", Latex: "ASTM D3578", Vinyl: "ASTM D5250" }[material] };
}
