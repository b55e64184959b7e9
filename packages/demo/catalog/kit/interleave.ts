/**
 * The first of every list, then the second of every list, and so on. A small catalogue takes the front of each axis:
 * kinds that stand on different shelves must take turns there, or the later shelves would stay empty.
 */
export function interleave<Entry>(lists: readonly (readonly Entry[])[]): readonly Entry[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
