import type { SizeChip, SizeRow } from "../results.ts";

/** Several chips of a category as one page: each chip's address has its own filter. */
export function combinedUrl(chips: readonly Pick<SizeChip, "url">[]): string {
  const [path = ""] = chips[0]?.url.split("?") ?? [];
  const filters = chips.flatMap(({ url }) => [...new URLSearchParams(url.slice(url.indexOf("?")))]);
  return `${path}?${new URLSearchParams(filters)}`;
}

/**
 * Whether a chip leads to nothing beside those that are chosen, of which `left` tells what is left. A row has so many chips
 * at most: as long as it is full, nobody knows of those that are not in it.
 */
export function isEmptyBeside(
  label: string,
  { all, left }: { readonly all: SizeRow["inch"]; readonly left: SizeRow["inch"] | undefined },
): boolean {
  return left !== undefined && left.length < all.length && !left.some((chip) => chip.label === label);
}
