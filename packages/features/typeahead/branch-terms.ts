/** Spec 9: these words among the general suggestions lead to the branch locator. */
const branchWords = ["branch locator", "store locator", "pickup"] as const;

/** Shorter beginnings are those of too many other things. */
const minLetters = 4;

/** The words of the branch locator that somebody is beginning to type. */
export function branchTermsFor(text: string): readonly string[] {
  const begun = plain(text);
  return begun.length < minLetters ? [] : branchWords.filter((words) => words.startsWith(begun));
}

export function isBranchTerm(suggestion: string): boolean {
  const said = plain(suggestion);
  return branchWords.some((words) => words === said);
}

function plain(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, " ");
}
