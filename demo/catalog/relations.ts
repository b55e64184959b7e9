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

/** So many on either side of an item are its alternates, and so many those similar to it. */
const reach = 2;
const steps = Array.from({ length: reach }, (_, step) => [step + 1, -step - 1]).flat();
/** A nut goes with hundreds of screws: it names so many of them. */
const maxFitted = 6;

/**
 * What goes with what, from what things are: alternates are the same thing of another maker, similar ones stand next to
 * each other in their family, related and required ones were named by their class. What is sold and named by another
 * names it back: the spare part leads to the machine as the machine leads to it.
 */
export function* relationsOf(
  items: readonly CatalogItem[],
  options: { readonly seed: number; readonly asOf: string },
): Generator<Relation> {
  const sold = items.filter(isSold);
  const bySameAs = Map.groupBy(sold, ({ draft }) => draft.sameAs);
  const families = new Map(
    Map.groupBy(sold, ({ familyCode }) => familyCode)
      .entries()
      .map(([code, family]) => [code, family.toSorted((one, other) => one.draft.price - other.draft.price)] as const),
  );
  const fitted = fittedTo(sold, bySameAs);
  for (const item of items) {
    const alternates = alternatesOf(item, bySameAs.get(item.draft.sameAs) ?? []);
    const related = named(item.draft.goesWith, bySameAs);
    const needed = named(item.draft.needs, bySameAs);
    const known = new Set([...related, ...needed]);
    const machines = [...(fitted.get(item) ?? [])].filter((other) => !known.has(other)).slice(0, maxFitted);
    yield* numbered(item, "alternate", alternates);
    yield* numbered(item, "similar", similarTo(item, families.get(item.familyCode) ?? []));
    yield* numbered(item, "related", [...related, ...machines]);
    yield* numbered(item, "required-accessory", needed);
    if (item.lifecycle === "discontinued") yield* successor(item, alternates, options);
  }
}

/** What is bought with each item because its class says so; the way back is left out. */
export function goesWithOf(items: readonly CatalogItem[]): (item: CatalogItem) => readonly string[] {
  const bySameAs = Map.groupBy(items.filter(isSold), ({ draft }) => draft.sameAs);
  return (item) =>
    named(item.draft.goesWith, bySameAs)
      .map(({ sku }) => sku)
      .filter((sku) => sku !== item.sku);
}

function isSold({ lifecycle }: CatalogItem): boolean {
  return lifecycle === "active" || lifecycle === "clearance";
}

/** For each item, those that name it as going with them or as needed by them. */
function fittedTo(
  sold: readonly CatalogItem[],
  bySameAs: ReadonlyMap<string, readonly CatalogItem[]>,
): ReadonlyMap<CatalogItem, ReadonlySet<CatalogItem>> {
  const fitted = new Map<CatalogItem, Set<CatalogItem>>();
  for (const item of sold) {
    for (const part of named([...(item.draft.needs ?? []), ...(item.draft.goesWith ?? [])], bySameAs)) {
      const others = fitted.get(part) ?? new Set();
      fitted.set(part, others);
      if (part !== item) others.add(item);
    }
  }
  return fitted;
}

/** The first maker's of each named thing. */
function named(
  sameAs: readonly string[] | undefined,
  bySameAs: ReadonlyMap<string, readonly CatalogItem[]>,
): CatalogItem[] {
  return (sameAs ?? []).flatMap((text) => bySameAs.get(text)?.[0] ?? []);
}

/**
 * Those nearest to it among the same things of all makers. The list's ends meet, so that whoever is named names back.
 * What is not sold is not in the list, and leads to the first of it.
 */
function alternatesOf(item: CatalogItem, same: readonly CatalogItem[]): readonly CatalogItem[] {
  const at = same.indexOf(item);
  const near = at < 0 ? same.slice(0, 2 * reach) : steps.flatMap((step) => same.at((at + step) % same.length) ?? []);
  return [...new Set(near)].filter(({ brandCode }) => brandCode !== item.brandCode);
}

/** Those whose price is next to it in its family: in a spec grid they are the sizes next to it. */
function similarTo(item: CatalogItem, family: readonly CatalogItem[]): readonly CatalogItem[] {
  const at = family.indexOf(item);
  if (at < 0) return family.slice(0, 2 * reach);
  return steps.flatMap((step) => (at + step < 0 ? [] : (family[at + step] ?? [])));
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
