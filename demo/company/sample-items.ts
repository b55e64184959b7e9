import { createRandom } from "../kit/random.ts";
import type { CompanyItem, Lifecycle } from "./items.ts";
import { trades } from "./trades.ts";

/** Items for tests of the company alone: a few for every want of every trade, with packs and companions of all kinds. */
export function sampleItems(): readonly CompanyItem[] {
  const kinds = new Map<string, { readonly category: string; readonly word: string }>();
  for (const { wants } of trades) {
    for (const { category, words } of wants) {
      for (const word of words) kinds.set(`${category}/${word}`, { category, word });
    }
  }
  const random = createRandom("sample items");
  const lifecycles: readonly Lifecycle[] = [
    "active",
    "active",
    "active",
    "active",
    "clearance",
    "planned",
    "discontinued",
    "active",
  ];
  return [...kinds.values()].flatMap(({ category, word }, kind) =>
    Array.from({ length: 8 }, (_, size): CompanyItem => {
      const sku = skuOf(kind * 8 + size);
      return {
        sku,
        price: random.int(4, 60_000) / 100,
        classCode: word.replaceAll(" ", "-"),
        brandCode: `maker-${(kind + size) % 40}`,
        lifecycle: lifecycles[size] ?? "active",
        name: `${word}, size ${size}`,
        categoryCode: `${category}-${word.toUpperCase().replaceAll(" ", "-")}`,
        sellPackQuantity: random.pick([1, 1, 2, 5]),
        shipPackQuantity: random.pick([1, 1, 6, 10, 25]),
        minimumQuantity: random.pick([1, 1, 1, 3, 12]),
        goesWith: [skuOf(((kind + 1) % kinds.size) * 8)],
      };
    }),
  );
}

function skuOf(number: number): string {
  return `1${number.toString(36).toUpperCase().padStart(5, "0")}`;
}
