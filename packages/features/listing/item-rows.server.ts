import {
  type AttributeValue,
  type ClassAttribute,
  type ListedItem,
  displayValue,
  familyKey,
  naturalOrder,
  standardFacets,
  standardValues,
  unitLabel,
} from "@capstan/features/catalog/server";
import { type PriceContext, type PriceFile, priceLabel, resolvePrice } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { FamilyGroup, ItemRow } from "./listing.ts";

const noPrices: PriceFile = { web: [], contract: [] };
const maxColumns = 6;
const maxFacts = 4;
/** After two sizes: the thread and the length. */
const brandPlace = 2;

export interface GroupInput {
  readonly items: readonly ListedItem[];
  readonly attributesOf: (classCode: string) => readonly ClassAttribute[];
  readonly familyNames: ReadonlyMap<string, { readonly name: string; readonly description: string }>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly purchased: ReadonlySet<string>;
  readonly priceContext: PriceContext;
  /** What took the place of items that are not sold any more. */
  readonly successors?: ReadonlyMap<string, ListedItem>;
  /** The buyer chose an order: sizes do not stand by size then. */
  readonly keepsOrder?: boolean;
}

/** Items in the order they were found, gathered into their families' grids. */
export function familyGroups(input: GroupInput): readonly FamilyGroup[] {
  const titleOf = ({ familyCode, name }: ListedItem) => input.familyNames.get(familyCode ?? "")?.name ?? name;
  const groups = Map.groupBy(input.items, (item) => familyKey(item.classCode, titleOf(item)));
  return [...groups].map(([key, items]) => groupOf(key, items, input));
}

function groupOf(key: string, items: readonly ListedItem[], input: GroupInput): FamilyGroup {
  const [first] = items;
  const attributes = input.attributesOf(first?.classCode ?? "");
  const columns = columnsOf(attributes, items);
  const family = input.familyNames.get(first?.familyCode ?? "");
  return {
    key,
    name: family?.name ?? first?.name ?? "",
    description: family?.description || sharedDescription(items),
    brands: [...new Set(items.map(({ brand }) => brand.name))].toSorted(),
    pictureSku: first?.sku ?? "",
    facts: factsOf(attributes, items, columns),
    columns: columns.map(({ code: column, name, type }) => ({ code: column, name, isNumber: type === "number" })),
    rows: (input.keepsOrder ? items : byColumns(items, columns)).map((item) => rowOf(item, columns, input)),
    more: null,
    others: null,
  };
}

export function rowOf(
  item: ListedItem,
  columns: readonly ClassAttribute[],
  {
    prices,
    purchased,
    priceContext,
    successors,
  }: Pick<GroupInput, "prices" | "purchased" | "priceContext" | "successors">,
): ItemRow {
  const { answer } = resolvePrice(prices.get(item.sku) ?? noPrices, {
    quantity: 1,
    on: priceContext.on,
    isSignedIn: priceContext.isSignedIn,
  });
  return {
    sku: item.sku,
    name: item.name,
    url: urls.product(item),
    cells: columns.map((column) => cellOf(item, column)),
    packing: {
      sellPackQuantity: item.sellPackQuantity,
      shipPackQuantity: item.shipPackQuantity,
      minimumQuantity: item.minimumQuantity,
    },
    unitLabel: unitLabel(item),
    price: priceLabel(answer, { hasAccount: priceContext.accountNumber !== null, piecesPerUnit: item.piecesPerUnit }),
    isPreviouslyPurchased: purchased.has(item.sku),
    ...(item.lifecycle === "discontinued" ? { discontinued: { successor: linkTo(successors?.get(item.sku)) } } : {}),
  };
}

function linkTo(item: ListedItem | undefined): { readonly sku: string; readonly url: string } | null {
  return item ? { sku: item.sku, url: urls.product(item) } : null;
}

/** The template's columns, and whatever else these items differ by, so that no two rows read the same. */
function columnsOf(attributes: readonly ClassAttribute[], items: readonly ListedItem[]): readonly ClassAttribute[] {
  const isVarying = (attribute: ClassAttribute) => {
    const first = items[0] && valueOf(items[0], attribute);
    return items.some((item) => textOf(valueOf(item, attribute)) !== textOf(first));
  };
  const inGrid = attributes
    .filter(({ gridColumn }) => gridColumn !== null)
    .toSorted((one, other) => (one.gridColumn ?? 0) - (other.gridColumn ?? 0));
  const others = attributes.filter((attribute) => attribute.gridColumn === null && isVarying(attribute));
  const brand = standardFacets.filter(({ code }) => code === "brand").filter(isVarying);
  // The sizes by which a buyer looks come first, then who makes it.
  return [...inGrid.slice(0, brandPlace), ...brand, ...inGrid.slice(brandPlace), ...others].slice(0, maxColumns);
}

function valueOf(item: ListedItem, { code }: Pick<ClassAttribute, "code">): AttributeValue | undefined {
  return item.attributes[code] ?? standardFacets.find((standard) => standard.code === code)?.valueOf(item);
}

function textOf(value: AttributeValue | undefined): string {
  return String(value ?? "");
}

function cellOf(item: ListedItem, column: ClassAttribute): string {
  const value = valueOf(item, column);
  return value === undefined ? "" : displayValue(column, value);
}

/** What all of them share and no column says. */
function factsOf(
  attributes: readonly ClassAttribute[],
  items: readonly ListedItem[],
  columns: readonly ClassAttribute[],
) {
  const [first] = items;
  if (!first) return [];
  const shared = attributes.values().flatMap((attribute) => {
    const value = columns.includes(attribute) ? "" : cellOf(first, attribute);
    const isShared =
      value !== "" && items.every((item) => isSame(item, first, attribute) || cellOf(item, attribute) === value);
    return isShared ? [{ name: attribute.name, value }] : [];
  });
  const facts = shared.take(maxFacts).toArray();
  return facts.length < maxFacts ? [...facts, ...standardFacts(items, first)].slice(0, maxFacts) : facts;
}

function standardFacts(items: readonly ListedItem[], first: ListedItem) {
  return standardValues(first)
    .filter(({ attribute, value }) => {
      return attribute.isSpecification && items.every((item) => attribute.valueOf(item) === value);
    })
    .map(({ attribute: { name }, text }) => ({ name, value: text }));
}

/** What is kept alike is shown alike, and need not be written out to be compared. */
function isSame(one: ListedItem, other: ListedItem, { code }: ClassAttribute): boolean {
  return one.attributes[code] === other.attributes[code];
}

/** The sentences that every item of the family has. */
function sharedDescription(items: readonly ListedItem[]): string {
  const descriptions = [...new Set(items.map(({ description }) => description))];
  const sentences = descriptions.map((description) => description.split(/(?<=[.!?])\s+/));
  return (sentences[0] ?? []).filter((sentence) => sentences.every((list) => list.includes(sentence))).join(" ");
}

function byColumns(items: readonly ListedItem[], columns: readonly ClassAttribute[]): readonly ListedItem[] {
  const orders = columns.map((column) => {
    const textIn = (item: ListedItem) => textOf(valueOf(item, column));
    const compare = naturalOrder([...new Set(items.map(textIn))]);
    return (one: ListedItem, other: ListedItem) => {
      const [first, second] = [valueOf(one, column), valueOf(other, column)];
      if (typeof first === "number" && typeof second === "number") return first - second;
      return compare(textOf(first), textOf(second));
    };
  });
  return items.toSorted((one, other) => {
    for (const compare of orders) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return one.sku < other.sku ? -1 : 1;
  });
}
