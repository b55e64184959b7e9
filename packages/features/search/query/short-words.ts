const maxWords = 4;
const minShare = 0.5;
const shortWord = /^\p{L}{2,6}$/u;

/**
 * The words that a word in a purchasing system's text may be short for, the likeliest first. Such a text keeps the
 * beginning of a word ("ecc", eccentric) or its consonants ("cblt", cobalt).
 */
export function writtenOut(short: string, words: readonly string[]): readonly string[] {
  const typed = short.toLowerCase();
  if (!shortWord.test(typed)) return [];
  const bones = consonantsOf(typed);
  const alike = words
    .map((word) => ({ word, share: shareOf(typed, bones, word) }))
    .filter(({ share }) => share >= minShare);
  const best = alike.filter(({ share }) => share === 1);
  return (best.length > 0 ? best : alike)
    .toSorted((one, other) => other.share - one.share || one.word.length - other.word.length)
    .slice(0, maxWords)
    .map(({ word }) => word);
}

/** How much of the word's consonants is there; a beginning counts as all of them. */
function shareOf(typed: string, bones: string, word: string): number {
  if (word[0] !== typed[0] || word.length <= typed.length) return 0;
  if (typed.length > 2 && word.startsWith(typed)) return 1;
  const whole = consonantsOf(word);
  return bones.length > 1 && isWithin(typed, word) && isWithin(bones, whole) ? bones.length / whole.length : 0;
}

/** Its first letter and its consonants, each of two alike once: "jobber" is "jbr". */
function consonantsOf(word: string): string {
  return (
    (word[0] ?? "") +
    word
      .slice(1)
      .replaceAll(/[aeiouy]/g, "")
      .replaceAll(/(?<letter>.)\k<letter>/g, "$<letter>")
  );
}

/** Whether the letters stand in the word in this order. */
function isWithin(letters: string, word: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}
