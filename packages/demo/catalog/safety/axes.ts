/**
 * One axis out of two: the whole of the second for each of the first. A small catalogue then has all sizes of the
 * commonest color, and not one size of several.
 */
export function crossed<First, Second>(
  first: readonly First[],
  second: readonly Second[],
): readonly (readonly [First, Second])[] {
  return first.flatMap((one) => second.map((other) => [one, other] as const));
}
