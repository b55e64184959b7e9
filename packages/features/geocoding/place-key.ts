/** How names of places are shortened on envelopes. "Pt" is a point or a port: both are tried. */
const shortened: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  mtn: "mountain",
  mtns: "mountains",
  hts: "heights",
  hgts: "heights",
  spg: "spring",
  spgs: "springs",
  sprgs: "springs",
  jct: "junction",
  bch: "beach",
  ctr: "center",
  centre: "center",
  vlg: "village",
  vly: "valley",
  hbr: "harbor",
  harbour: "harbor",
  isl: "island",
  lk: "lake",
  pk: "park",
  pt: "point",
  gr: "grand",
  twp: "township",
  cty: "city",
  n: "north",
  no: "north",
  s: "south",
  so: "south",
  e: "east",
  w: "west",
};

const combiningMarks = /\p{M}/gu;
const joined = /['’‘ʻʼ`´.]/g;
const separators = /[^\p{L}\p{N}]+/u;

/** Small letters without accents, one after the other: "Coeur d'Alene" is `coeur`, `dalene`. */
export function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFD").replaceAll(combiningMarks, "").replaceAll(joined, "").replaceAll("&", " and ");
  return plain
    .toLowerCase()
    .split(separators)
    .filter((word) => word !== "");
}

/** Without spaces, since nobody agrees on them: "La Crosse" and "LaCrosse" are one place. */
export function placeKey(words: readonly string[]): string {
  return words.map((word) => shortened[word] ?? word).join("");
}

/** Every place that the words may mean, the likelier first. */
export function placeKeys(words: readonly string[]): readonly string[] {
  const key = placeKey(words);
  if (!words.includes("pt")) return [key];
  return [key, placeKey(words.map((word) => (word === "pt" ? "port" : word)))];
}
