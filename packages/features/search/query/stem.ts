/** A word or a phrase without its plural: "boxes" is "box", "brass" and "bus" stay. Everything that compares words uses it. */
export function singularOf(phrase: string): string {
  return phrase.replace(/(?<=ch|sh|ss|x)es$/, "").replace(/(?<![su])s$/, "");
}

/**
 * The root of a word, cut harder than `singularOf` and the index do it: "cutting" and "cut", "cleaner" and "clean" are one.
 * It is for guesses that only rank; what finds an item takes the words as they are.
 */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/['\u{2019}]s?$/u, "")
    .replace(/(?<=.{3})(?:ings?|ed|ers?|es|s)$/, "")
    .replace(/(\p{L})\1$/u, "$1")
    .replace(/(?<=.{2})e$/, "")
    .replace(/(?<=.)y$/, "i");
}

export function stemsOf(text: string): readonly string[] {
  return text
    .split(/[^\p{L}\p{N}'\u{2019}]+/u)
    .map(stemOf)
    .filter((stem) => stem !== "");
}
