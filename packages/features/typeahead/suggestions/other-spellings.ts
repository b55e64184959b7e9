const cross = /(?<=\d)\s?x\s?(?=[.\d])/g;
/** "E7018" is asked for as 7018. */
const behindLetters = /(?<![\p{L}\d-])\p{L}{1,2}-?(?<figures>\d{3,}[\p{L}\d-]*)/gu;
const unitApart = /(?<=\d) (?=(?:in|mm|cm|ft|v|a|w|hp|gal|oz|lb|psi|awg|ga|ml|k)(?!\p{L}))/giu;

/** Sizes as they are typed besides: "20 x 25" for 20x25, "12v" for 12 V, "10-32" for #10-32, "7018" for E7018. */
export function otherSpellings(text: string): readonly string[] {
  const spellings = [
    text.replaceAll(cross, "x"),
    text.replaceAll(cross, " x "),
    text.replaceAll(unitApart, ""),
    text.replaceAll("#", ""),
    ...text.matchAll(behindLetters).map(({ groups }) => groups?.["figures"] ?? ""),
  ];
  return [...new Set(spellings)].filter((spelling) => spelling !== text && spelling !== "");
}
