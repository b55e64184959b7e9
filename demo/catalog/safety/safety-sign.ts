import { inchFraction } from "@capstan/platform/fraction";
import { number, readCsv, text } from "../../kit/read-data.ts";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type SignMessage, signMessages } from "./data-sign-messages.ts";
import { redPadlock } from "./same-as.ts";

const materials = readCsv("safety/safety-sign/materials.csv", {
  code: text,
  material: text,
  thickness: number,
  mounting: text,
  perInch: number,
  base: number,
  note: text,
});

/** Height by width, in inches: the OSHA landscape sizes. */
const sizes = readCsv("safety/safety-sign/sizes.csv", { height: number, width: number });

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

export const safetySigns = defineClass("safety-sign", {
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
    const signNumber = String(signMessages.indexOf(sign) + 101);
    const shown = language === "Spanish" ? sign.spanish : sign.message;
    const tongue = { English: "", "English/Spanish": ", Bilingual", Spanish: ", Spanish" }[language];
    const area = size.height * size.width;
    return {
      name: `${sign.header} Sign, ${shown}${tongue}, ${material.material}, ${measure}`,
      shortName: `SIGN ${sign.header.toUpperCase()} ${signNumber} ${material.code} ${inchFraction(size.height)}X${inchFraction(size.width)}${{ English: "", "English/Spanish": " EN/ES", Spanish: " ES" }[language]}`,
      description:
        `${sign.header} sign with the text "${shown}"${language === "English/Spanish" ? ` and "${sign.spanish}"` : ""}. ${headerNotes[sign.header]} ` +
        `${material.note}${material.mounting === "Screw" ? ", with holes in the corners" : ""}. ${size.height >= 14 ? "Read from about 50 feet." : "Read from about 25 feet; choose 14 x 20 in for halls and yards."}`,
      partNumber: partNumberOf(
        brand,
        `S${signNumber}`,
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
      category: categoryOf(sign.header),
      family: `${sign.header} Signs, ${sign.message}`,
      price: makerPrice(brand, (material.base + area * material.perInch) * (language === "English/Spanish" ? 1.15 : 1)),
      unit: "EA",
      shipPack: 1,
      sameAs: `safety sign ${sign.header} ${sign.message} ${language} ${material.material} ${measure}`,
      ...(sign.subject === "Lockout" ? { goesWith: [redPadlock] } : {}),
    };
  },
});

function categoryOf(header: SignMessage["header"]): string {
  if (header === "Danger") return "SAF-SIGNS-DANGER";
  if (header === "Warning" || header === "Caution") return "SAF-SIGNS-CAUTION";
  return header === "Notice" || header === "Safety First" ? "SAF-SIGNS-NOTICE" : "SAF-SIGNS-EMERGENCY";
}
