import { withAughts } from "./aughts.ts";

const parts: Readonly<Record<string, string>> = {
  half: "1/2",
  quarter: "1/4",
  "three quarter": "3/4",
  eighth: "1/8",
  "three eighth": "3/8",
  "five eighth": "5/8",
  "seven eighth": "7/8",
};

const wholes = "one two three four five six seven eight nine ten eleven twelve".split(" ");

const part = new RegExp(
  String.raw`\b(?:an?\s+)?(${Object.keys(parts)
    .toSorted((one, other) => other.length - one.length)
    .join("|")
    .replaceAll(" ", String.raw`[\s-]+`)})s?[\s-]+(?:of\s+an?\s+)?(?=in\b|inch)`,
  "gi",
);
const whole = new RegExp(
  String.raw`\b(${wholes.join("|")})[\s-]+(?=(?:in|inch|inches|ft|foot|feet|gallons?|volts?|amps?)\b)`,
  "gi",
);
/** A diameter, perhaps a length, and the threads to the inch behind it: "3/8 x 1-1/2 16 tpi". */
const threadsApart =
  /(?<diameter>#?\d+(?:-\d+\/\d+|\/\d+)?)"?(?<length>\s*x\s*[\d/.-]+"?)?\s+(?<perInch>\d{1,2})\s?tpi\b/gi;

/** Sizes that were written in words or in another order, as catalogs write them. */
export function inFigures(text: string): string {
  return withAughts(text)
    .replaceAll(part, (_, name: string) => `${parts[name.toLowerCase().replaceAll(/[\s-]+/g, " ")] ?? name} `)
    .replaceAll(whole, (_, name: string) => `${wholes.indexOf(name.toLowerCase()) + 1} `)
    .replaceAll(
      threadsApart,
      (_, diameter: string, length: string | undefined, perInch: string) => `${diameter}-${perInch}${length ?? ""}`,
    );
}
