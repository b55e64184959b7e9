/** A source of chance that gives the same numbers for the same seed, on any machine and in any year. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  pick<Choice>(choices: readonly Choice[]): Choice;
  chance(probability: number): boolean;
  /** A source of its own for one purpose: what is drawn from it leaves the others as they were. */
  fork(purpose: string): Random;
}

export function createRandom(seed: string | number): Random {
  let state = hash32(String(seed));
  // Mulberry32: 32 bits of state are plenty for categories and street names.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    pick: (choices) => {
      const choice = choices[int(0, choices.length - 1)];
      if (choice === undefined) throw new RangeError("nothing to pick from");
      return choice;
    },
    chance: (probability) => next() < probability,
    fork: (purpose) => createRandom(`${seed}/${purpose}`),
  };
}

/** FNV-1a: short, and spreads well enough for seeds and codes. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
