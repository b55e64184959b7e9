import type { AttributeValue } from "@capstan/drawings";
import type { Category } from "./category.ts";
import type { AttributeTemplate, ItemClass, ItemDraft } from "./item-class.ts";
import { additionsOf, variantsOf } from "./variants.ts";

const looked = 300;

/** What is wrong with a class, judged by its commonest variants; nothing if all is well. */
export function breachesOf(itemClass: ItemClass, leafCodes: ReadonlySet<string>): string[] {
  const breaches: string[] = [];
  const partNumbers = new Set<string>();
  for (const { brandCode, pick } of variantsOf(itemClass, looked)) {
    const draft = itemClass.describe(pick, { code: brandCode, name: brandCode });
    const where = `${itemClass.code} ${brandCode} ${draft.partNumber}`;
    const partNumber = `${brandCode} ${draft.partNumber}`;
    if (partNumbers.has(partNumber)) breaches.push(`${where}: the part number is given twice`);
    partNumbers.add(partNumber);
    if (!leafCodes.has(draft.category)) breaches.push(`${where}: ${draft.category} is no category for items`);
    breaches.push(...wordBreaches(draft, where), ...attributeBreaches(itemClass.attributes, draft.attributes, where));
  }
  if (partNumbers.size === 0) breaches.push(`${itemClass.code}: no variants`);
  return breaches;
}

/** The categories that hold items: those with nothing below them. */
export function leafCodesOf(categories: readonly Category[]): ReadonlySet<string> {
  const leaves = (category: Category): readonly string[] =>
    category.below.length > 0 ? category.below.flatMap(leaves) : [category.code];
  return new Set(categories.flatMap(leaves));
}

/** The categories that a whole catalog's additions stand on; a small one may leave them empty. */
export function addedCategories(classes: readonly ItemClass[]): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const itemClass of classes) {
    for (const { brandCode, pick } of additionsOf(itemClass)) {
      codes.add(itemClass.describe(pick, { code: brandCode, name: brandCode }).category);
    }
  }
  return codes;
}

function wordBreaches({ name, shortName, description, price }: ItemDraft, where: string): string[] {
  const breaches: string[] = [];
  if (name.length > 110) breaches.push(`${where}: name of ${name.length} characters: ${name}`);
  if (shortName.length > 40) breaches.push(`${where}: short name of ${shortName.length} characters: ${shortName}`);
  if (shortName !== shortName.toUpperCase()) breaches.push(`${where}: short name is not in capitals: ${shortName}`);
  if (!(price > 0) || !Number.isFinite(price)) breaches.push(`${where}: price ${price}`);
  for (const text of [name, shortName, description]) {
    if (/undefined|NaN|\[object| {2}| ,|,,/.test(text)) breaches.push(`${where}: odd text: ${text}`);
  }
  return breaches;
}

function attributeBreaches(
  templates: readonly AttributeTemplate[],
  attributes: Readonly<Record<string, AttributeValue>>,
  where: string,
): string[] {
  const known = new Set(templates.map((template) => template.code));
  const unknown = Object.keys(attributes).filter((code) => !known.has(code));
  const wrong = templates.filter(({ code, type, isOptional }) => {
    const value = attributes[code];
    return value === undefined ? !isOptional : !isOfType(value, type);
  });
  return [
    ...unknown.map((code) => `${where}: attribute ${code} is not in the template`),
    ...wrong.map(({ code, type }) => `${where}: attribute ${code} is no ${type}: ${String(attributes[code])}`),
  ];
}

function isOfType(value: AttributeValue, type: AttributeTemplate["type"]): boolean {
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (type === "flag") return typeof value === "boolean";
  if (type === "list") return Array.isArray(value);
  return typeof value === "string" && value !== "";
}
