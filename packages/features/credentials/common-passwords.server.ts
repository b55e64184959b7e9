import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** More guesses than anybody makes against the store, or soon makes against its hash. */
const minGuesses = 1e10;
/** The work grows with the square of what is looked at, and nobody guesses a longer beginning. */
const judgedCharacters = 32;

let checker: Promise<ZxcvbnFactory> | undefined;

/** Whether a password is among the first that somebody would guess, who knows `about`: names, an address, the store. */
export async function isEasilyGuessed(password: string, about: readonly string[]): Promise<boolean> {
  checker ??= loadChecker();
  const { guesses } = (await checker).check(password.slice(0, judgedCharacters), about.flatMap(wordsOf));
  return guesses < minGuesses;
}

/** 0 for what is guessed at once, 4 for what nobody will: as many steps as a form shows. */
export async function passwordStrength(password: string, about: readonly string[]): Promise<number> {
  checker ??= loadChecker();
  return (await checker).check(password.slice(0, judgedCharacters), about.flatMap(wordsOf)).score;
}

/** Some megabytes of words, read when the first password is set. */
async function loadChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  // Swapped letters ("p4ssw0rd") take ten times as long to look for, and a long password is seldom made of them.
  return new Factory({ dictionary, graphs: adjacencyGraphs, l33tTable: {} });
}

function wordsOf(text: string): readonly string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
}
