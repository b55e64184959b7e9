/** Letters that scanners and tired eyes take for digits. */
const digits: Readonly<Record<string, string>> = { O: "0", Q: "0", I: "1", L: "1", S: "5", B: "8", Z: "2" };

const maxLetters = 5;

/** The keys that were meant if letters stand for digits: every combination of a few, or all at once of many. */
export function correctedKeys(key: string): readonly string[] {
  if (key.length < 4 || key.length > 30 || !/\d/.test(key)) return [];
  const places = key.split("").flatMap((letter, at) => (letter in digits ? [at] : []));
  if (places.length === 0) return [];
  const commonest = places.filter((at) => "OIL".includes(key[at] ?? ""));
  if (places.length > maxLetters) return [replaced(key, places), replaced(key, commonest), ...ofOneKind(key)];
  const sets = Array.from({ length: 2 ** places.length - 1 }, (_, bits) =>
    places.filter((_place, at) => ((bits + 1) >> at) % 2 === 1),
  );
  return sets.map((set) => replaced(key, set));
}

function ofOneKind(key: string): readonly string[] {
  return Object.entries(digits).map(([letter, digit]) => key.replaceAll(letter, digit));
}

function replaced(key: string, places: readonly number[]): string {
  return key
    .split("")
    .map((letter, at) => (places.includes(at) ? (digits[letter] ?? letter) : letter))
    .join("");
}
