/** Words that people type and that tell nothing of what they look for. */
const empty = new Set(
  `a am an and any anybody anyone anything are aren't around at be been but buy by can can't cheap could did didn't do does doesn't doing
  don't find for from get gets getting give go goes going good got had has have having hello help how i i'd i'll i'm if
  i've in into is isn't it it's its just keep keeps kind know let lets like looking make me mine much must my need needed needs
  nobody now of off on or our out over please recommend sell should show so some somebody someone something sort stuff
  such tell telling than thanks that the their them there these they thing things this those to too try trying under up
  use used using very want wanted wants was we were what what's when where which while who why will with without won't
  work would wouldn't x you your lost broke broken replace replacing best con cual de del donde el en la las lo los mi para por que un una y`.split(
    /\s+/,
  ),
);

/** Many leave the apostrophe out: "dont". An "id" is a diameter. */
const withoutApostrophe = new Set(
  [...empty].filter((word) => /'(?:t|m|s|ve)$/.test(word)).map((word) => word.replace("'", "")),
);

export function isEmpty(word: string): boolean {
  const given = word.toLowerCase().replaceAll("\u{2019}", "'");
  return empty.has(given) || withoutApostrophe.has(given);
}

/** What people write before a number to say what kind of number it is. */
const label =
  /(?:^|\s)(?:mfr|mfg|mfgr|manufacturer|oem|vendor|old|new|item|itm|part|prt|pt|p\/n|pn|sku|stock|cat|catalog|model|mdl|upc|ean|gtin|nsn|cross|x-?ref|reference|ref|replaces|replacement|number|num|nbr|no|by)(?:\.|#|:|\b)\.?(?=[\s:#]|$)|[#:](?=\s|$)|(?:^|\s)#(?=\S)/gi;

/** The number alone: "item # 1QF15Y", "p/n RH/XSD/302". A text that is nothing but labels stays as it is. */
export function withoutLabels(text: string): string {
  const bare = text.replaceAll(label, " ").replaceAll(label, " ").replaceAll(/\s+/g, " ").trim();
  return bare === "" ? text : bare;
}
