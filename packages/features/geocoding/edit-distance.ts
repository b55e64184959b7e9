/**
 * How many letters are missing, added, wrong or in each other's place (optimal string alignment); `limit + 1` as soon
 * as there are more.
 */
export function editDistance(from: string, to: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(from.length - to.length) > limit) return tooFar;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? tooFar) + 1,
          (current[column - 1] ?? tooFar) + 1,
          (last[column - 1] ?? tooFar) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[column - 2] ?? tooFar) + 1 : tooFar,
        ),
      );
    }
    if (Math.min(...current) > limit) return tooFar;
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? tooFar;
}
