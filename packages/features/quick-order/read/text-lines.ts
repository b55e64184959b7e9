export interface TextLine {
  /** From 1. */
  readonly row: number;
  /** As it was pasted, without the space around. */
  readonly text: string;
  /** With plain spaces, dashes and quotes, without the marks of quoted mail. */
  readonly plain: string;
}

const ruler = /^[\s\-_=*.~+|:#]*$/;

/** The lines that say something. */
export function textLines(text: string): readonly TextLine[] {
  return wholeCells(text.split(/\r\n|[\n\r\v\f\u2028\u2029]/))
    .map(({ row, line }) => ({ row, text: line.trim(), plain: plainText(line) }))
    .filter(({ plain }) => !ruler.test(plain));
}

const openCell = /(?:^|[\t,;|])"(?:[^"]|"")*$/;
const maxBreaks = 10;

/** A cell in quotes may have line breaks inside: its lines are one. */
function wholeCells(lines: readonly string[]): readonly { readonly row: number; readonly line: string }[] {
  const whole: { row: number; line: string }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const close = openCell.test(line)
      ? lines.slice(at + 1, at + 1 + maxBreaks).findIndex((next) => /^[^"]*"\s*(?:[\t,;|]|$)/.test(next))
      : -1;
    whole.push({ row: at + 1, line: lines.slice(at, at + close + 2).join(" ") });
    at += close + 1;
  }
  return whole;
}

export function plainText(line: string): string {
  return line
    .normalize("NFKC")
    .replaceAll(/<\/?t[rdh]\b[^>]*>/gi, "\t")
    .replaceAll(/<\/?[a-z][a-z0-9]*\b[^>]*>/gi, " ")
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, "")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u2018\u2019\u02BC]/g, "'")
    .replaceAll(/[\u201C\u201D\u2033]/g, '"')
    .replaceAll(/[^\S\t]/g, " ")
    .replace(/^(?: *> ?)+/, "")
    .replace(/^ *[•·▪◦‣●○■□☐☑✓✔*] */, "")
    .replace(/^ +/, "")
    .trimEnd();
}
