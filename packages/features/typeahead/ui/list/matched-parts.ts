export interface Part {
  readonly text: string;
  readonly isMatch: boolean;
}

interface Matcher {
  readonly typed: string;
  /** Any of the typed words, and those that follow each other as one run; undefined where nothing was typed. */
  readonly run: RegExp | undefined;
  readonly each: readonly RegExp[];
}

/** A text cut where it begins to match, and ceases to match, the words that were typed. */
export function matchedParts(text: string, typed: string): readonly Part[] {
  const { run } = matcherOf(typed);
  if (run === undefined) return [{ text, isMatch: false }];
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(run)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: match, isMatch: true });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Whether every word that was typed begins one of the text's. */
export function matchesAll(text: string, typed: string): boolean {
  return matcherOf(typed).each.every((word) => text.search(word) !== -1);
}

let last: Matcher = { typed: "", run: undefined, each: [] };

/** One letter asks for the same words some sixty times, and making the expressions costs more than using them. */
function matcherOf(typed: string): Matcher {
  const said = typed.trim();
  if (last.typed !== said) {
    const words = wordsOf(said);
    last = {
      typed: said,
      run: words.length === 0 ? undefined : runOf(words),
      each: words.map((word) => runOf([word])),
    };
  }
  return last;
}

/** The longest first: of "screw" and "screwdriver" the text should match the whole. */
function wordsOf(said: string): readonly string[] {
  const words = said.split(/\s+/u).filter((word) => word !== "");
  return words.toSorted((one, other) => other.length - one.length);
}

/** Words that begin where a word begins; those that follow each other are one run, with what is between them. */
function runOf(words: readonly string[]): RegExp {
  const any = `(?:${words.map(escaped).join("|")})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${any}(?:\\s+${any})*`, "giu");
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
