import type { ProductView } from "./product.ts";

/** In the order in which buyers look for them. What a competitor calls it finds it, but is not ours to print. */
const shownKinds: readonly (readonly [kind: string, name: string])[] = [
  ["gtin", "UPC"],
  ["nsn", "NSN"],
  ["legacy", "Former item #"],
];

export function identifiersOf(
  aliases: readonly { readonly kind: string; readonly value: string }[],
): ProductView["identifiers"] {
  return shownKinds.flatMap(([kind, name]) => {
    const values = aliases.filter((alias) => alias.kind === kind).map(({ value }) => value);
    return values.length > 0 ? [{ name, value: values.join(", ") }] : [];
  });
}
