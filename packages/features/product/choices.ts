import { type AttributeValue, type ClassAttribute, type Item, displayValue } from "@capstan/features/catalog";
import { urls } from "@capstan/features/urls";
import type { ProductView } from "./product.ts";

/** More attributes than these are a table's matter: the family's grid has them all. */
const maxChoices = 4;
const maxOptions = 24;
const packs = { code: "", name: "Sold as", isPrimarySize: false };

type Sibling = Pick<Item, "sku" | "name" | "attributes">;

interface Choosing {
  readonly item: Sibling;
  /** All of the family, the item itself among them. */
  readonly family: readonly Sibling[];
  readonly attributes: readonly ClassAttribute[];
  readonly unitLabel: (sku: string) => string;
}

/**
 * What the family differs by, each value with the sibling that has it and is otherwise most like the item: a longer screw
 * of the same thread, not of any.
 */
export function choicesOf({ item, family, attributes, unitLabel }: Choosing): ProductView["choices"] {
  const all: readonly Trait[] = [
    ...attributes.map((attribute): Trait => ({
      code: attribute.code,
      name: attribute.name,
      isPrimarySize: attribute.isPrimarySize,
      of: (sibling: Sibling) => shown(attribute, sibling.attributes[attribute.code]),
      rank: (sibling: Sibling) => sibling.attributes[attribute.code] ?? "",
    })),
    { ...packs, of: ({ sku }) => unitLabel(sku), rank: ({ sku }) => unitLabel(sku) },
  ];
  const traits = all.filter(({ of }) => of(item) !== "" && new Set(family.map(of)).size > 1);
  return independent(traits, family)
    .map((trait) => ({ name: trait.name, value: trait.of(item), options: optionsOf(trait, traits, item, family) }))
    .filter(({ options }) => options.length > 1)
    .slice(0, maxChoices);
}

/**
 * A bearing's trade number tells its bore, and the bore its trade number: of choices that follow from each other the
 * first stays. One that follows from a finer one goes, unless buyers begin with it.
 */
function independent(traits: readonly Trait[], family: readonly Sibling[]): readonly Trait[] {
  return traits.filter((trait, at) =>
    traits.every((other, place) => {
      if (other === trait || !follows(trait, other, family)) return true;
      return place > at && (trait.isPrimarySize || follows(other, trait, family));
    }),
  );
}

/** Whoever knows the one knows the other. */
function follows(trait: Trait, from: Trait, family: readonly Sibling[]): boolean {
  const values = new Map<string, string>();
  return family.every((sibling) => {
    const known = values.get(from.of(sibling));
    values.set(from.of(sibling), trait.of(sibling));
    return known === undefined || known === trait.of(sibling);
  });
}

interface Trait {
  readonly code: string;
  readonly name: string;
  readonly isPrimarySize: boolean;
  readonly of: (sibling: Sibling) => string;
  readonly rank: (sibling: Sibling) => AttributeValue;
}

function optionsOf(trait: Trait, traits: readonly Trait[], item: Sibling, family: readonly Sibling[]) {
  const groups = Map.groupBy(family, trait.of);
  const own = trait.of(item);
  const likeness = (sibling: Sibling) => traits.filter((other) => other.of(sibling) === other.of(item)).length;
  return [...groups]
    .filter(([label]) => label !== "")
    .toSorted(([, [one]], [, [other]]) => (one && other ? compare(trait.rank(one), trait.rank(other)) : 0))
    .slice(0, maxOptions)
    .flatMap(([label, siblings]) => {
      const [best] = siblings.toSorted(
        (one, other) => likeness(other) - likeness(one) || (one.sku < other.sku ? -1 : 1),
      );
      const target = label === own ? item : best;
      return target ? [{ label, url: urls.product(target), isChosen: label === own }] : [];
    });
}

function shown(attribute: ClassAttribute, value: AttributeValue | undefined): string {
  return value === undefined ? "" : displayValue(attribute, value);
}

function compare(one: AttributeValue, other: AttributeValue): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "en", { numeric: true });
}
