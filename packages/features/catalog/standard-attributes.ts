import { type AttributeValue, type ClassAttribute, displayValue } from "./attributes.ts";
import type { Item } from "./catalog.ts";
import { countryName } from "./country-name.ts";

/** What they are read from. */
interface StandardFields extends Pick<Item, "countryOfOrigin"> {
  readonly brand: Pick<Item["brand"], "name">;
}

/** What every item has, whatever its class: no class's template names it. */
interface StandardAttribute extends ClassAttribute {
  /** A row of the item's specifications, and of what a list says of a family whose items share it. */
  readonly isSpecification: boolean;
  /** Undefined where it isn't known. */
  readonly valueOf: (item: StandardFields) => AttributeValue | undefined;
}

const text = { type: "text", unit: "", display: "decimal", gridColumn: null, isPrimarySize: false } as const;

/** All of them; whoever indexes, filters, suggests or shows attributes takes them from here. */
const standardAttributes: readonly StandardAttribute[] = [
  {
    ...text,
    code: "brand",
    name: "Brand",
    isRequired: true,
    isFacet: true,
    // It stands beside the name, wherever an item is shown.
    isSpecification: false,
    valueOf: ({ brand }) => brand.name,
  },
  {
    ...text,
    code: "countryOfOrigin",
    name: "Country of origin",
    isRequired: false,
    isFacet: false,
    isSpecification: true,
    valueOf: ({ countryOfOrigin }) => (countryOfOrigin === null ? undefined : countryName(countryOfOrigin)),
  },
];

export const standardFacets = standardAttributes.filter(({ isFacet }) => isFacet);

const codes = new Set(standardAttributes.map(({ code }) => code));

export function isStandardAttribute(code: string): boolean {
  return codes.has(code);
}

interface StandardValue {
  readonly attribute: StandardAttribute;
  readonly value: AttributeValue;
  /** As a buyer reads it. */
  readonly text: string;
}

/** What is known of an item, in the order of the list. */
export function standardValues(item: StandardFields): readonly StandardValue[] {
  return standardAttributes.flatMap((attribute) => {
    const value = attribute.valueOf(item);
    return value === undefined ? [] : [{ attribute, value, text: displayValue(attribute, value) }];
  });
}

/** The rows that the list adds to an item's specifications. */
export function standardSpecifications(item: StandardFields) {
  return standardValues(item)
    .filter(({ attribute }) => attribute.isSpecification)
    .map(({ attribute: { name }, text: value }) => ({ name, value }));
}
