/**
 * The first of every list, then the second of every list, and so on. A small catalog takes the front of each axis:
 * kinds of different categories must take turns there, or the later categories would stay empty.
 */
export function interleave<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** One axis out of two: the whole of the second list for each of the first, so that the front has all of the second. */
export function crossProduct<First, Second>(
  firsts: readonly First[],
  seconds: readonly Second[],
): readonly (readonly [First, Second])[] {
  return firsts.flatMap((first) => seconds.map((second) => [first, second] as const));
}
