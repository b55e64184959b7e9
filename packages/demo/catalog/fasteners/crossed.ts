/**
 * Each size with each kind, the kinds turning fastest. A small catalogue takes the front of every axis; on this one the
 * front holds all kinds, so that none of their shelves stays empty.
 */
export function crossed<Size, Kind>(
  sizes: readonly Size[],
  kinds: readonly Kind[],
  isMade: (size: Size, kind: Kind) => boolean = () => true,
): readonly { readonly size: Size; readonly kind: Kind }[] {
  return sizes.flatMap((size) => kinds.filter((kind) => isMade(size, kind)).map((kind) => ({ size, kind })));
}

/** Two lists taken by turns, for the same reason. */
export function alternating<First, Second>(
  first: readonly First[],
  second: readonly Second[],
): readonly (First | Second)[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, at) => [...first.slice(at, at + 1), ...second.slice(at, at + 1)]).flat();
}
