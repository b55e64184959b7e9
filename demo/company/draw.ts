import type { Random } from "../kit/random.ts";

/** Picks by weight. The weights need not add up to anything. */
export function pickWeighted<Choice extends { readonly weight: number }>(
  random: Random,
  choices: readonly Choice[],
): Choice {
  const total = choices.reduce((sum, choice) => sum + choice.weight, 0);
  let left = random.next() * total;
  for (const choice of choices) {
    left -= choice.weight;
    if (left < 0) return choice;
  }
  return random.pick(choices);
}

/** Different members of a list, in the order drawn; all of them if there are no more than asked for. */
export function pickSeveral<Choice>(random: Random, choices: readonly Choice[], count: number): readonly Choice[] {
  const left = [...choices];
  const drawn: Choice[] = [];
  while (drawn.length < count && left.length > 0) {
    drawn.push(...left.splice(random.int(0, left.length - 1), 1));
  }
  return drawn;
}

/** Small indexes far more often than large ones: how sales lie over a range of items. */
export function skewedIndex(random: Random, length: number): number {
  return Math.floor(length * random.next() ** 2.5);
}
