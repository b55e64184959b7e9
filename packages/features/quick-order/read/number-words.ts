import { maxQuantity } from "@capstan/features/catalog";

const ones = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const teens = ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"];
const tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const small: ReadonlyMap<string, number> = new Map([
  ...[...ones, ...teens].map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ["couple", 2],
]);

const multipliers: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["dozens", 12],
  ["doz", 12],
  ["dz", 12],
  ["gross", 144],
  ["hundred", 100],
  ["thousand", 1_000],
]);

/** What an amount is counted in. None of them changes the number: what a unit holds is the catalog's business. */
const units = new Set(
  "x ea each pc pcs piece pieces pk pks pack packs package packages pkg pkgs bx box boxes cs case cases roll rolls rl pr pair pairs unit units ct bag bags set sets can cans tube tubes bottle bottles drum drums sheet sheets spool spools carton cartons ctn kit kits reel reels".split(
    " ",
  ),
);

const measures = new Set(
  'in inch inches " mm cm m ft foot feet yd yard lb lbs pound pounds oz gal gallon gallons qt liter l ml kg g v volt volts vac vdc a amp amps w watt watts hp psi deg degree degrees % mil mils gauge ga awg hz rpm cfm gpm tpi grit micron minute minutes min hour hours hr day days week weeks month months year years am pm'.split(
    " ",
  ),
);

export function isUnit(word: string): boolean {
  return units.has(word);
}

export function isMeasure(word: string): boolean {
  return measures.has(word);
}

export function multiplierOf(word: string): number | undefined {
  return multipliers.get(word);
}

/** "seven", "twenty", "twenty-five"; undefined for any other word. */
export function numberWord(word: string): number | undefined {
  const [first = "", second, ...more] = word.split("-");
  const value = small.get(first);
  if (second === undefined || value === undefined) return value;
  const end = small.get(second);
  return more.length === 0 && value >= 20 && end !== undefined && end >= 1 && end <= 9 ? value + end : undefined;
}

/** "12", "1,200" and "12.00", as spreadsheets write whole numbers; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  if (!/^(?:\d{1,9}|\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.test(text)) return undefined;
  return Number(text.replaceAll(",", ""));
}

export function isOrderable(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
}
