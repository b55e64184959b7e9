import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { type SignMessage, signMessages } from "./data-sign-messages.ts";
import { partNumberOf } from "./part-number.ts";
import { cents } from "./price.ts";
import { redPadlock } from "./same-as.ts";

const materials = [
  {
    code: "P",
    material: "Plastic",
    thickness: 0.055,
    mounting: "Screw",
    perInch: 0.062,
    base: 4.5,
    note: "Rigid plastic for walls and doors indoors",
  },
  {
    code: "V",
    material: "Vinyl",
    thickness: 0.004,
    mounting: "Adhesive",
    perInch: 0.05,
    base: 3.2,
    note: "Self-adhesive vinyl for clean, smooth surfaces and machine guards",
  },
  {
    code: "A",
    material: "Aluminum",
    thickness: 0.04,
    mounting: "Screw",
    perInch: 0.108,
    base: 6.5,
    note: "Aluminum that does not rust, for fences and outside walls",
  },
  {
    code: "F",
    material: "Fiberglass",
    thickness: 0.1,
    mounting: "Screw",
    perInch: 0.142,
    base: 8.5,
    note: "Fiberglass for chemical plants and salt air",
  },
  {
    code: "R",
    material: "Reflective Aluminum",
    thickness: 0.063,
    mounting: "Screw",
    perInch: 0.165,
    base: 9.5,
    note: "Engineer-grade reflective sheeting on aluminum, to be read by headlights",
  },
  {
    code: "M",
    material: "Magnetic",
    thickness: 0.03,
    mounting: "Magnetic",
    perInch: 0.12,
    base: 7,
    note: "Flexible magnetic sheet for cabinets, racks and vehicles",
  },
] as const;

/** Height by width, in inches: the OSHA landscape sizes. */
const sizes = [
  { height: 10, width: 14 },
  { height: 7, width: 10 },
  { height: 14, width: 20 },
  { height: 3.5, width: 5 },
  { height: 20, width: 28 },
  { height: 5, width: 7 },
] as const;

const languages = ["English", "English/Spanish", "Spanish"] as const;

const headerNotes: Readonly<Record<SignMessage["header"], string>> = {
  Danger: "DANGER marks an immediate hazard and nothing less, in red, black and white as 29 CFR 1910.145 has it.",
  Warning: "WARNING on orange marks a hazard that could cause death or serious injury.",
  Caution: "CAUTION in black and yellow marks potential hazards and unsafe practices.",
  Notice: "NOTICE on blue states a rule that has nothing to do with injury.",
  "Safety First": "Green SAFETY FIRST signs remind of safe practice.",
  Emergency: "Green and white leads to help.",
  Exit: "For passages that must be told apart under 29 CFR 1910.37; it is not a lit exit sign.",
  Fire: "Red and white marks equipment for firefighting.",
};

export const safetySigns = defineClass({
  code: "safety-sign",
  name: "Safety Signs",
  unspsc: "55121704",
  drawing: "safety-sign",
  weight: 5,
  brands: ["signford", "latchmere", "harrowgate", "castlegate", "brightstead", "stonewick", "mendwell", "clearline"],
  attributes: [
    { code: "header", name: "Header", type: "text", isFacet: true },
    { code: "message", name: "Message", type: "text", isColumn: true },
    { code: "height", name: "Height", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "width", name: "Width", type: "number", unit: "in", display: "fraction", isFacet: true, isColumn: true },
    { code: "material", name: "Material", type: "text", isFacet: true, isColumn: true },
    { code: "thickness", name: "Thickness", type: "number", unit: "in" },
    { code: "mounting", name: "Mounting", type: "text", isFacet: true },
    { code: "language", name: "Language", type: "text", isFacet: true },
    { code: "subject", name: "Subject", type: "text", isFacet: true },
    { code: "standard", name: "Standard", type: "text" },
  ],
  axes: { sign: signMessages, size: sizes, material: materials, language: languages },
  allows: ({ size, material, language, sign }) => {
    if (size.height <= 5 && material.code !== "V" && material.code !== "P") return false;
    if (size.height === 20 && (material.code === "M" || material.code === "V")) return false;
    // Two languages need room.
    if (language === "English/Spanish" && (size.height < 7 || sign.message.length > 32)) return false;
    return language !== "Spanish" || material.code !== "M";
  },
  describe: ({ sign, size, material, language }, brand) => {
    const measure = `${inchFraction(size.height)} x ${inchFraction(size.width)} in`;
    const number = String(signMessages.indexOf(sign) + 101);
    const shown = language === "Spanish" ? sign.spanish : sign.message;
    const tongue = { English: "", "English/Spanish": ", Bilingual", Spanish: ", Spanish" }[language];
    const area = size.height * size.width;
    return {
      name: `${sign.header} Sign, ${shown}${tongue}, ${material.material}, ${measure}`,
      shortName: `SIGN ${sign.header.toUpperCase()} ${number} ${material.code} ${inchFraction(size.height)}X${inchFraction(size.width)}${{ English: "", "English/Spanish": " EN/ES", Spanish: " ES" }[language]}`,
      description:
        `${sign.header} sign with the text "${shown}"${language === "English/Spanish" ? ` and "${sign.spanish}"` : ""}. ${headerNotes[sign.header]} ` +
        `${material.note}${material.mounting === "Screw" ? ", with holes in the corners" : ""}. ${size.height >= 14 ? "Read from about 50 feet." : "Read from about 25 feet; choose 14 x 20 in for halls and yards."}`,
      partNumber: partNumberOf(
        brand,
        `S${number}`,
        `${material.code}${Math.round(size.height * 10)}`,
        { English: "", "English/Spanish": "B", Spanish: "S" }[language],
      ),
      attributes: {
        header: sign.header,
        message: shown,
        height: size.height,
        width: size.width,
        material: material.material,
        thickness: material.thickness,
        mounting: material.mounting,
        language,
        subject: sign.subject,
        standard: sign.header === "Fire" || sign.header === "Exit" ? "29 CFR 1910.37" : "29 CFR 1910.145",
      },
      category: shelfOf(sign.header),
      family: `${sign.header} Sign, ${sign.message}`,
      price: cents((material.base + area * material.perInch) * (language === "English/Spanish" ? 1.15 : 1)),
      unit: "EA",
      shipPack: 1,
      sameAs: `safety sign ${sign.header} ${sign.message} ${language} ${material.material} ${measure}`,
      ...(sign.subject === "Lockout" ? { goesWith: [redPadlock] } : {}),
    };
  },
});

function shelfOf(header: SignMessage["header"]): string {
  if (header === "Danger") return "SAF-SIGNS-DANGER";
  if (header === "Warning" || header === "Caution") return "SAF-SIGNS-CAUTION";
  return header === "Notice" || header === "Safety First" ? "SAF-SIGNS-NOTICE" : "SAF-SIGNS-EMERGENCY";
}
