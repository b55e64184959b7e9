/**
 * The first of every group, then the second of every group, and so on: a small catalogue takes the front of a list, and
 * every shelf must find something there.
 */
export function interleave<Value>(groups: readonly (readonly Value[])[]): readonly Value[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}
