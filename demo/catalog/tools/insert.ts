import { inchFraction } from "@capstan/platform/fraction";
import { defineClass } from "../kit/item-class.ts";
import { makerPrice, partNumberOf } from "../kit/makers.ts";
import { type Grade, clearanceWords, grades, insertShapes, noseRadii, shapeWords } from "./data-inserts.ts";
import { digits } from "./format-size.ts";

const breakers = [
  { name: "Medium", code: "MN", use: "Medium chipbreaker for feeds of .008 to .016 in." },
  { name: "Finishing", code: "FN", use: "Finishing chipbreaker, for depths under .060 in and light feeds." },
  { name: "Roughing", code: "RN", use: "Open roughing chipbreaker with a strong land, for scale and interruptions." },
  { name: "Wiper", code: "WN", use: "Wiper edge: twice the feed at the same finish, on stiff setups." },
  { name: "Sharp", code: "SN", use: "Sharp, polished rake that cuts freely and keeps chips from sticking." },
] as const;

const perPack = 10;

const gradeUse: Readonly<Record<Grade["group"], string>> = {
  P: "for carbon and alloy steel",
  M: "for stainless steel",
  K: "for gray and ductile iron",
  N: "for aluminum and other non-ferrous metals",
  S: "for nickel and titanium alloys, at low speed with plenty of coolant",
  H: "for steel hardened to 45 to 60 HRC",
};

export const inserts = defineClass("insert", {
  axes: { form: insertShapes, nose: noseRadii, breaker: breakers, grade: grades },
  allows: ({ form, nose, breaker, grade }) => {
    if (nose.radius > form.circle * 0.13) return false;
    if (nose.iso === "02")
      return !form.isNegative && form.circle <= 0.375 && (breaker.code === "FN" || breaker.code === "SN");
    if (nose.iso === "16" && (form.shape === "V" || !form.isNegative)) return false;
    if (breaker.code === "WN")
      return (form.shape === "C" || form.shape === "W" || form.shape === "D") && grade.group !== "N";
    if (breaker.code === "SN") return grade.group === "N" || grade.group === "S" || !form.isNegative;
    if (breaker.code === "RN") return nose.iso !== "04" && grade.group !== "N" && form.circle >= 0.375;
    return grade.group !== "H" || breaker.code === "FN";
  },
  describe: ({ form, nose, breaker, grade }, brand) => {
    const designation = `${form.letters} ${form.ansiSize}${nose.ansi}`;
    const iso = `${form.letters} ${form.isoSize}${nose.iso}`;
    const style = form.isNegative ? "Negative" : "Positive";
    const clearance = clearanceWords[form.letters.slice(1, 2)] ?? 0;
    const each =
      (3.1 + 16 * form.circle ** 2.1 + form.thickness * 7) * grade.factor * (breaker.code === "WN" ? 1.2 : 1);
    return {
      name: `Turning Insert, ${designation}, ${iso}, ${breaker.name}, Grade ${grade.name}, ${grade.material}, Pack of ${perPack}`,
      shortName: `INSERT ${designation} ${breaker.code} ${grade.name} PK${perPack}`,
      description:
        `${shapeWords[form.shape]} ${style.toLowerCase()} insert, ${inchFraction(form.circle)} in inscribed circle, ${form.edges} cutting edges. ` +
        `Grade ${grade.name} is ${grade.coating === "Uncoated" ? "uncoated carbide" : grade.coating === "Cermet" ? "cermet" : `carbide with ${grade.coating}`}, ${gradeUse[grade.group]}. ` +
        `${breaker.use} ${nose.use}`,
      partNumber: partNumberOf(brand, `${form.letters}${form.isoSize}${nose.iso}`, breaker.code, digits(grade.name)),
      attributes: {
        designation,
        isoDesignation: iso,
        insertShape: shapeWords[form.shape],
        insertStyle: style,
        clearance,
        circle: form.circle,
        thickness: form.thickness,
        noseRadius: nose.radius,
        chipbreaker: breaker.name,
        grade: grade.name,
        workMaterial: grade.material,
        finish: grade.coating,
        color: grade.color,
        cuttingEdges: form.edges,
        piecesPerPack: perPack,
      },
      category: form.isNegative ? "MAC-INSERTS-NEGATIVE" : "MAC-INSERTS-POSITIVE",
      family: `${form.letters} Turning Inserts, Grade ${grade.name}`,
      price: makerPrice(brand, each * perPack),
      unit: "PK",
      piecesPerUnit: perPack,
      sameAs: `insert ${iso} ${breaker.name} ${grade.name}`,
      documents: ["datasheet"],
      countryOfOrigin: brand.code === "corvent" ? "US" : "IL",
    };
  },
});
