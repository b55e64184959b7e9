import {
  type AttributeValue,
  type ClassAttribute,
  type ListedItem,
  compareSizes,
  displayValue,
  standardValues,
  unitLabel,
} from "@capstan/features/catalog/server";
import { type PriceContext, type PriceFile, priceLabel, resolvePrice } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { FamilyGroup, ItemRow } from "./listing.ts";

const noPrices: PriceFile = { web: [], contract: [] };
const maxColumns = 6;
const maxFacts = 4;

export interface GroupInput {
  readonly items: readonly ListedItem[];
  readonly attributesOf: (classCode: string) => readonly ClassAttribute[];
  readonly familyNames: ReadonlyMap<string, { readonly name: string; readonly description: string }>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly purchased: ReadonlySet<string>;
  readonly priceContext: PriceContext;
}

/** Items in the order they were found, gathered into their families' grids. */
export function familyGroups(input: GroupInput): readonly FamilyGroup[] {
  const groups = Map.groupBy(input.items, (item) => item.familyCode ?? item.sku);
  return [...groups].map(([code, items]) => groupOf(code, items, input));
}

function groupOf(code: string, items: readonly ListedItem[], input: GroupInput): FamilyGroup {
  const first = items[0];
  const attributes = input.attributesOf(first?.classCode ?? "");
  const columns = columnsOf(attributes, items);
  const family = input.familyNames.get(code);
  return {
    code,
    name: family?.name ?? first?.name ?? "",
    description: family?.description || sharedDescription(items),
    brand: first?.brand.name ?? "",
    pictureSku: first?.sku ?? "",
    facts: factsOf(attributes, items, columns),
    columns: columns.map(({ code: column, name, type }) => ({ code: column, name, isNumber: type === "number" })),
    rows: byColumns(items, columns).map((item) => rowOf(item, columns, input)),
    more: null,
  };
}

export function rowOf(
  item: ListedItem,
  columns: readonly ClassAttribute[],
  { prices, purchased, priceContext }: Pick<GroupInput, "prices" | "purchased" | "priceContext">,
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
  };
}

/** The template's columns, and whatever else these items differ by, so that no two rows read the same. */
function columnsOf(attributes: readonly ClassAttribute[], items: readonly ListedItem[]): readonly ClassAttribute[] {
  const isVarying = ({ code }: ClassAttribute) => {
    const first = items[0]?.attributes[code];
    return items.some(({ attributes: { [code]: value } }) => value !== first && textOf(value) !== textOf(first));
  };
  const inGrid = attributes
    .filter(({ gridColumn }) => gridColumn !== null)
    .toSorted((one, other) => (one.gridColumn ?? 0) - (other.gridColumn ?? 0));
  const others = attributes.filter((attribute) => attribute.gridColumn === null && isVarying(attribute));
  return [...inGrid, ...others].slice(0, maxColumns);
}

function textOf(value: AttributeValue | undefined): string {
  return String(value ?? "");
}

function cellOf(item: ListedItem, column: ClassAttribute): string {
  const value = item.attributes[column.code];
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
    .filter(({ attribute: { isSpecification, valueOf }, value }) => {
      return isSpecification && items.every((item) => valueOf(item) === value);
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
  return items.toSorted((one, other) => {
    for (const { code } of columns) {
      const order = compare(one.attributes[code], other.attributes[code]);
      if (order !== 0) return order;
    }
    return one.sku < other.sku ? -1 : 1;
  });
}

function compare(one: AttributeValue = "", other: AttributeValue = ""): number {
  if (one === other) return 0;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return compareSizes(String(one), String(other));
}
