import {
  type ClassAttribute,
  type ListedItem,
  familyKey,
  standardValues,
  unitLabel,
} from "@capstan/features/catalog/server";
import { type PriceContext, type PriceFile, priceLabel, resolvePrice } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import { type FamilyColumn, allColumns, textIn } from "./family-columns.ts";
import { type FamilyTable, byColumns, familyTable, withShares } from "./family-table.ts";
import type { FamilyGroup, ItemRow, SpecColumn } from "./listing.ts";

const noPrices: PriceFile = { web: [], contract: [] };
const minFacts = 4;

export interface FamilyWords {
  readonly name: string;
  readonly description: string;
  readonly specSheetUrl?: string | null;
}

export interface GroupInput {
  readonly items: readonly ListedItem[];
  readonly attributesOf: (classCode: string) => readonly ClassAttribute[];
  readonly familyNames: ReadonlyMap<string, FamilyWords>;
  readonly prices: ReadonlyMap<string, PriceFile>;
  readonly purchased: ReadonlySet<string>;
  readonly priceContext: PriceContext;
  /** What took the place of items that are not sold any more. */
  readonly successors?: ReadonlyMap<string, ListedItem>;
  /** The buyer chose an order: sizes do not stand by size then. */
  readonly keepsOrder?: boolean;
  /** Something of the page is sold in packs; left out, something of these. */
  readonly hasEach?: boolean;
}

/** Items in the order they were found, gathered into their families' grids. */
export function familyGroups(input: GroupInput): readonly FamilyGroup[] {
  const titleOf = ({ familyCode, name }: ListedItem) => input.familyNames.get(familyCode ?? "")?.name ?? name;
  const groups = [...Map.groupBy(input.items, (item) => familyKey(item.classCode, titleOf(item)))];
  const page = { hasEach: input.hasEach ?? input.items.some(({ piecesPerUnit }) => piecesPerUnit > 1) };
  const tables = groups.map(([, items]) => familyTable(attributesOf(items, input), items, page));
  const columns = withShares(tables, page);
  return groups.flatMap(([key, items], at) => {
    const table = tables[at];
    return table ? [groupOf({ key, items, table, columns: columns[at] ?? [] }, input)] : [];
  });
}

function attributesOf([first]: readonly ListedItem[], input: GroupInput): readonly ClassAttribute[] {
  return input.attributesOf(first?.classCode ?? "");
}

interface GroupParts {
  readonly key: string;
  readonly items: readonly ListedItem[];
  readonly table: FamilyTable;
  readonly columns: readonly SpecColumn[];
}

function groupOf({ key, items, table, columns }: GroupParts, input: GroupInput): FamilyGroup {
  const [first] = items;
  const family = input.familyNames.get(first?.familyCode ?? "");
  const shown = table.columns.map(({ column }) => column);
  const ordered = input.keepsOrder ? items : byColumns(items, table.order);
  return {
    key,
    name: family?.name ?? first?.name ?? "",
    description: family?.description || sharedDescription(items),
    url: null,
    itemCount: items.length,
    pictureSku: first?.sku ?? "",
    drawingUrl: null,
    specSheetUrl: family?.specSheetUrl ?? null,
    facts: factsOf(attributesOf(items, input), items, table),
    columns,
    isGrouped: table.isGrouped,
    rows: ordered.map((item) => rowOf(item, shown, input)),
    more: null,
    others: null,
  };
}

export function rowOf(
  item: ListedItem,
  columns: readonly FamilyColumn[],
  {
    prices,
    purchased,
    priceContext,
    successors,
  }: Pick<GroupInput, "prices" | "purchased" | "priceContext" | "successors">,
): ItemRow {
  const answer = priceOfOne(item.sku, { prices, priceContext });
  return {
    sku: item.sku,
    name: item.name,
    url: urls.product(item),
    cells: columns.map((column) => textIn(item, column)),
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

export function priceOfOne(sku: string, { prices, priceContext }: Pick<GroupInput, "prices" | "priceContext">) {
  const { on, isSignedIn } = priceContext;
  return resolvePrice(prices.get(sku) ?? noPrices, { quantity: 1, on, isSignedIn }).answer;
}

function linkTo(item: ListedItem | undefined): { readonly sku: string; readonly url: string } | null {
  return item ? { sku: item.sku, url: urls.product(item) } : null;
}

/** What all of them share and no column says: the template's own columns, and of the rest so many that it is a line. */
function factsOf(attributes: readonly ClassAttribute[], items: readonly ListedItem[], table: FamilyTable) {
  const [first] = items;
  if (!first) return [];
  const inTable = new Set(table.columns.map(({ column }) => column.code));
  const saying = (columns: readonly FamilyColumn[]) =>
    columns.flatMap((column) => {
      const value = textIn(first, column);
      const isShared = value !== "" && items.every((item) => textIn(item, column) === value);
      return isShared ? [{ name: column.name, value }] : [];
    });
  const shared = new Set(table.shared.map(({ code }) => code));
  const others = allColumns(attributes).filter(({ code }) => !inTable.has(code) && !shared.has(code));
  const facts = saying(table.shared);
  return [
    ...facts,
    ...[...saying(others), ...standardFacts(items, first)].slice(0, Math.max(0, minFacts - facts.length)),
  ];
}

function standardFacts(items: readonly ListedItem[], first: ListedItem) {
  return standardValues(first)
    .filter(({ attribute, value }) => {
      return attribute.isSpecification && items.every((item) => attribute.valueOf(item) === value);
    })
    .map(({ attribute: { name }, text }) => ({ name, value: text }));
}

/** The sentences that every item of the family has. */
function sharedDescription(items: readonly ListedItem[]): string {
  const descriptions = [...new Set(items.map(({ description }) => description))];
  if (descriptions.length === 1) return descriptions[0] ?? "";
  const sentences = descriptions.map((description) => description.split(/(?<=[.!?])\s+/));
  return (sentences[0] ?? []).filter((sentence) => sentences.every((list) => list.includes(sentence))).join(" ");
}
