/** How a finish or a color looks, as far as a dot can show it. */
const looks = [
  ["yellow-zinc", /yellow (?:zinc|chromate)|gold|brass/],
  ["copper", /copper|bronze/],
  ["zinc", /zinc|galvaniz|aluminum/],
  ["black", /black/],
  ["chrome", /chrome|nickel|silver|polish|bright|stainless/],
  ["steel", /^(?:plain|mill|uncoated|steel)/],
  ["red", /red|maroon/],
  ["orange", /orange|amber/],
  ["yellow", /yellow|lime/],
  ["green", /green|olive/],
  ["blue", /blue|teal/],
  ["purple", /purple|magenta|pink/],
  ["brown", /brown|tan/],
  ["gray", /gr[ae]y/],
  ["white", /white|ivory/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type Swatch = (typeof looks)[number][0];

/** Undefined where the words name nothing that a dot could show: "Oiled", "Clear". */
export function swatchOf(words: string): Swatch | undefined {
  return looks.find(([, pattern]) => pattern.test(words.toLowerCase()))?.[0];
}
