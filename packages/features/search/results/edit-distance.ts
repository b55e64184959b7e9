/** How many letters have to be changed, added, taken away or swapped with their neighbour to make one text of another. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const swapped = isSwap ? (before[to - 2] ?? 0) + 1 : changed;
      next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
