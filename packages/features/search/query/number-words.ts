import { withAughts } from "./aughts.ts";
import { isThread } from "./threads.ts";

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

/** The threads to the inch between a diameter and a length: "3/8 x 16 x 1-1/2". */
const threadsBetween =
  /(?<![\w/.-])(?<diameter>#?\d+(?:[-\s]\d+\/\d+|\/\d+)?)"?\s?x\s?(?<perInch>\d{1,2})(?=\s?x\s?[\d.])/gi;
/** What a range that begins at nothing goes up to: "0-100 psi", "0 to 1 in". */
const fromNothing = /(?<![\w./#-])0\s?(?:-|\u{2013}|to)\s?(?=\d)(?!80\b)/giu;

/** The signs that stand for fractions, as figures: 1\u{BD} is 1-1/2. */
export function withPlainFractions(text: string): string {
  return text
    .replaceAll(
      /(?<before>\d\s?)?(?<sign>[\u{BC}-\u{BE}\u{2150}-\u{215E}])/gu,
      (_, before: string | undefined, sign: string) =>
        `${before === undefined ? "" : `${before.trim()}-`}${sign.normalize("NFKC").replace("\u{2044}", "/")}`,
    )
    .replaceAll("\u{2044}", "/");
}

/** Sizes that were written in words or in another order, as catalogs write them. */
export function inFigures(text: string): string {
  return withAughts(withPlainFractions(text))
    .replaceAll(fromNothing, "")
    .replaceAll(threadsBetween, (typed, diameter: string, perInch: string) => {
      const name = diameter.replace(/\s/, "-");
      return isThread(name, Number(perInch)) ? `${name}-${perInch}` : typed;
    })
    .replaceAll(part, (_, name: string) => `${parts[name.toLowerCase().replaceAll(/[\s-]+/g, " ")] ?? name} `)
    .replaceAll(whole, (_, name: string) => `${wholes.indexOf(name.toLowerCase()) + 1} `)
    .replaceAll(
      threadsApart,
      (_, diameter: string, length: string | undefined, perInch: string) => `${diameter}-${perInch}${length ?? ""}`,
    );
}
