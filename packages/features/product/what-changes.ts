import { type ClassAttribute, type Item, displayValue, formatMeasures, namedValue } from "@capstan/features/catalog";

/** More than these are a comparison's matter. */
const maxNamed = 3;

type Compared = Pick<Item, "classCode" | "attributes">;

/**
 * What a buyer gets otherwise with another item of the same class: "Grade 8, Finish Yellow Zinc". Empty for a different
 * kind of thing, which does not stand in for this one.
 */
export function whatChanges(item: Compared, other: Compared, attributes: readonly ClassAttribute[]): string {
  if (item.classCode !== other.classCode) return "";
  const changed = attributes.flatMap((attribute) => {
    const value = textOf(attribute, other);
    return value === "" || value === textOf(attribute, item) ? [] : [namedValue(attribute.name, value)];
  });
  if (changed.length === 0) return "Same specifications";
  const more = changed.length - maxNamed;
  return [...changed.slice(0, maxNamed), ...(more > 0 ? [`${more} more`] : [])].join(", ");
}

function textOf(attribute: ClassAttribute, { attributes }: Compared): string {
  const value = attributes[attribute.code];
  return value === undefined ? "" : formatMeasures(displayValue(attribute, value));
}
