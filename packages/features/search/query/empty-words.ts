/** Words that people type and that tell nothing of what they look for. */
const empty = new Set(
  `a an and any are around at be buy by can cheap do does doesn't don't find for from get gets getting good have i if in
  into is it keep like looking make me my need needed of off on or our out over please some something that the them
  these thing things this those to under up use used using want wanted we what which will with without won't work x you
  your`.split(/\s+/),
);

export function isEmpty(word: string): boolean {
  return empty.has(word.toLowerCase().replaceAll("\u{2019}", "'"));
}

/** What people write before a number to say what kind of number it is. */
const label =
  /(?:^|\s)(?:mfr|mfg|mfgr|manufacturer|oem|vendor|old|new|item|itm|part|prt|pt|p\/n|pn|sku|stock|cat|catalog|model|mdl|upc|ean|gtin|nsn|cross|x-?ref|reference|ref|replaces|replacement|number|num|nbr|no|by)(?:\.|#|:|\b)\.?(?=[\s:#]|$)|[#:](?=\s|$)|(?:^|\s)#(?=\S)/gi;

/** The number alone: "item # 1QF15Y", "p/n RH/XSD/302". A text that is nothing but labels stays as it is. */
export function withoutLabels(text: string): string {
  const bare = text.replaceAll(label, " ").replaceAll(label, " ").replaceAll(/\s+/g, " ").trim();
  return bare === "" ? text : bare;
}
