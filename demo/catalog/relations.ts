import { addDays } from "../company/days.ts";
import { createRandom } from "../kit/random.ts";
import type { CatalogItem } from "./kit/item-facts.ts";

export interface Relation {
  readonly record: "relation";
  readonly sku: string;
  readonly kind: "alternate" | "required-accessory" | "related" | "supersedes" | "similar";
  readonly relatedSku: string;
  readonly position: number;
  readonly startsOn?: string;
  readonly endsOn?: string;
}

const maxAlternates = 4;
const maxSimilar = 3;

/**
 * What goes with what, from what things are: alternates are the same thing of another maker, similar ones stand next to
 * each other in their family, related and required ones were named by their class.
 */
export function* relationsOf(
  items: readonly CatalogItem[],
  options: { readonly seed: number; readonly asOf: string },
): Generator<Relation> {
  const sold = items.filter(({ lifecycle }) => lifecycle === "active" || lifecycle === "clearance");
  const bySameAs = Map.groupBy(sold, ({ draft }) => draft.sameAs);
  const byFamily = Map.groupBy(sold, ({ familyCode }) => familyCode);
  for (const item of items) {
    const offered = (others: readonly CatalogItem[]) => others.filter(({ sku }) => sku !== item.sku);
    const alternates = offered(bySameAs.get(item.draft.sameAs) ?? []).filter(
      ({ brandCode }) => brandCode !== item.brandCode,
    );
    yield* numbered(item, "alternate", alternates.slice(0, maxAlternates));
    yield* numbered(item, "similar", nearest(item, offered(byFamily.get(item.familyCode) ?? [])));
    yield* numbered(item, "related", named(item.draft.goesWith, bySameAs));
    yield* numbered(item, "required-accessory", named(item.draft.needs, bySameAs));
    if (item.lifecycle === "discontinued") yield* successor(item, alternates, options);
  }
}

/** The first maker's of each named thing. */
function named(
  sameAs: readonly string[] | undefined,
  bySameAs: ReadonlyMap<string, readonly CatalogItem[]>,
): CatalogItem[] {
  return (sameAs ?? []).flatMap((text) => bySameAs.get(text)?.[0] ?? []);
}

/** Those whose price is closest: in a spec grid they are the sizes next to it. */
function nearest({ draft }: CatalogItem, others: readonly CatalogItem[]): readonly CatalogItem[] {
  return others
    .toSorted((one, other) => Math.abs(one.draft.price - draft.price) - Math.abs(other.draft.price - draft.price))
    .slice(0, maxSimilar);
}

function* numbered(item: CatalogItem, kind: Relation["kind"], others: readonly CatalogItem[]): Generator<Relation> {
  for (const [at, { sku: relatedSku }] of others.entries()) {
    if (relatedSku === item.sku) continue;
    yield { record: "relation", sku: item.sku, kind, relatedSku, position: at + 1 };
  }
}

/** The one that took its place, from the day the change was announced. */
function* successor(
  item: CatalogItem,
  alternates: readonly CatalogItem[],
  { seed, asOf }: { seed: number; asOf: string },
): Generator<Relation> {
  const heir = alternates[0];
  if (!heir) return;
  const startsOn = addDays(asOf, -createRandom(`${seed}/successor/${item.sku}`).int(30, 900));
  yield { record: "relation", sku: heir.sku, kind: "supersedes", relatedSku: item.sku, position: 1, startsOn };
}
