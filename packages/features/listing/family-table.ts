import { type ClassAttribute, type ListedItem, meaningOf, naturalOrder } from "@capstan/features/catalog";
import { bareFigure, sharedUnit } from "./column-figures.ts";
import { type ColumnTexts, type Room, areFitting, roomsOf, sharesOf } from "./column-shares.ts";
import {
  type FamilyColumn,
  type TextsOf,
  allColumns,
  familyTexts,
  joinedColumn,
  textIn,
  valueIn,
  varyingColumns,
} from "./family-columns.ts";
import type { SpecColumn } from "./listing.ts";

/** Sizes and grades up to this length are never broken: "5/16-18" is one word. */
const maxUnbroken = 12;
/** More are no longer read. */
const maxColumns = 5;

/** What a family's table shows. */
export interface FamilyTable {
  readonly columns: readonly TableColumn[];
  /** The first column is drawn once for the rows that share it. */
  readonly isGrouped: boolean;
  /** What all items share and no column repeats. */
  readonly shared: readonly FamilyColumn[];
  /** What the rows are sorted by. */
  readonly order: readonly FamilyColumn[];
}

/** What all tables of a page have. */
interface PageColumns {
  readonly hasEach: boolean;
}

export interface TableColumn extends ColumnTexts {
  readonly column: FamilyColumn;
  /** A tablet has no room for it. */
  readonly isWideOnly: boolean;
  /** It says on a tablet what several columns say on a wide screen. */
  readonly isNarrowOnly: boolean;
}

/** What tells the items apart, as far as there is room for it; what they share is said once, above. */
export function familyTable(
  attributes: readonly ClassAttribute[],
  items: readonly ListedItem[],
  page: PageColumns,
): FamilyTable {
  const rooms = roomsOf(page);
  const textsOf = familyTexts(items);
  const { columns, needed, shared } = varyingColumns(allColumns(attributes), items, textsOf);
  const group = groupOf(columns, shared, textsOf);
  const own = columns.filter((column) => column !== group);
  const isBare = own.length === 0;
  const candidates = (isBare ? shared.filter((column) => column !== group) : own).filter((column) =>
    textsOf(column).some((text) => text !== ""),
  );
  const first = (group ? [group] : []).map((column) => tableColumn(column, textsOf));
  const ranked = candidates.map((column) => tableColumn(column, textsOf));
  const isNeeded = ({ column }: TableColumn) => needed.has(column);
  const fittingWide = fitting(first, ranked, isNeeded, rooms.wide);
  const wide = joinedToFit(first, fittingWide, rooms.wide, textsOf);
  const narrow = joinedToFit(first, fitting(first, fittingWide, isNeeded, rooms.narrow), rooms.narrow, textsOf);
  const shown = [
    ...wide.map((column) => ({ ...column, isWideOnly: !narrow.includes(column) })),
    ...narrow.filter((column) => !wide.includes(column)).map((column) => ({ ...column, isNarrowOnly: true })),
  ];
  const order = [...first, ...fittingWide].map(({ column }) => column);
  return {
    columns: [...first, ...shown],
    isGrouped: group !== undefined,
    shared: shared.filter((column) => !order.includes(column)),
    order,
  };
}

/** The size that a class is looked for by heads its rows, even where all have the same one; so does what repeats. */
function groupOf(
  columns: readonly FamilyColumn[],
  shared: readonly FamilyColumn[],
  textsOf: TextsOf,
): FamilyColumn | undefined {
  const isPrimary = ({ attributes }: FamilyColumn) => attributes.some(({ isPrimarySize }) => isPrimarySize);
  const [first] = columns;
  const constant = shared.find((column) => isPrimary(column) && textsOf(column).some((text) => text !== ""));
  if (constant && !columns.some(isPrimary)) return constant;
  if (!first || columns.length < 2) return undefined;
  const texts = textsOf(first);
  return new Set(texts).size < texts.length ? first : undefined;
}

/** Those without which rows would read the same, and of the others the first that fit. */
function fitting(
  first: readonly TableColumn[],
  ranked: readonly TableColumn[],
  isNeeded: (column: TableColumn) => boolean,
  room: Room,
): readonly TableColumn[] {
  const chosen = new Set(ranked.filter(isNeeded));
  for (const column of ranked) {
    const more = ranked.filter((other) => chosen.has(other) || other === column);
    if (first.length + more.length <= maxColumns && areFitting([...first, ...more], room, first.length > 0)) {
      chosen.add(column);
    }
  }
  // A table without a column of its own says nothing, however narrow it is.
  return chosen.size > 0 ? ranked.filter((column) => chosen.has(column)) : ranked.slice(0, 1);
}

/** Where needed columns have no room beside each other the last of them become one, whose words can take several lines. */
function joinedToFit(
  first: readonly TableColumn[],
  columns: readonly TableColumn[],
  room: Room,
  textsOf: TextsOf,
): readonly TableColumn[] {
  for (let kept = columns.length; kept > 0; kept -= 1) {
    const last = columns.slice(kept - 1);
    const joined = last.length === 1 ? last : [tableColumn(joinedColumn(last.map(({ column }) => column)), textsOf)];
    const all = [...columns.slice(0, kept - 1), ...joined];
    if (kept === 1 || areFitting([...first, ...all], room, first.length > 0)) return all;
  }
  return columns;
}

function tableColumn(column: FamilyColumn, textsOf: TextsOf): TableColumn {
  const texts = textsOf(column);
  const isNumber = column.attributes.length > 0 && column.attributes.every(({ type }) => type === "number");
  const unit = isNumber ? sharedUnit(texts) : "";
  const figures = texts.map((text) => bareFigure(text, unit));
  return {
    column,
    name: column.name,
    unit,
    texts,
    isShort: figures.every(({ length }) => length <= maxUnbroken),
    isWideOnly: false,
    isNarrowOnly: false,
  };
}

/** The columns as a page has them: tables with the same columns have them at the same places. */
export function withShares(tables: readonly FamilyTable[], page: PageColumns): readonly (readonly SpecColumn[])[] {
  const alike = Map.groupBy(tables, signature);
  const columns = new Map([...alike].map(([key, same]) => [key, specColumns(same, page)]));
  return tables.map((table) => columns.get(signature(table)) ?? []);
}

/** Of tables with the same columns, as wide as any of them needs. */
function specColumns(same: readonly FamilyTable[], page: PageColumns): readonly SpecColumn[] {
  const rooms = roomsOf(page);
  const [{ columns: own, isGrouped } = { columns: [], isGrouped: false }] = same;
  const columns = own.map((column, at) => ({
    ...column,
    texts: same.flatMap((other) => other.columns[at]?.texts ?? []),
    isShort: same.every((other) => other.columns[at]?.isShort),
  }));
  const wide = columns.filter(({ isNarrowOnly }) => !isNarrowOnly);
  const narrow = columns.filter(({ isWideOnly }) => !isWideOnly);
  // Where words have to break, no column may keep them whole.
  const isTight = !areFitting(wide, rooms.wide, isGrouped);
  const shares = sharesOf(wide, rooms.wide, isGrouped);
  const narrowShares = sharesOf(narrow, rooms.narrow, isGrouped);
  return columns.map((column) => ({
    code: column.column.code,
    name: column.name,
    unit: column.unit,
    isShort: column.isShort && !isTight,
    share: shares[wide.indexOf(column)] ?? 0,
    narrowShare: narrowShares[narrow.indexOf(column)] ?? 0,
  }));
}

function signature({ columns, isGrouped }: FamilyTable): string {
  const codes = columns.map(({ column, unit, isWideOnly }) => `${column.code} ${unit} ${isWideOnly}`);
  return [isGrouped, ...codes].join("|");
}

/** By the first column, then by the next: as on a rack. */
export function byColumns(items: readonly ListedItem[], columns: readonly FamilyColumn[]): readonly ListedItem[] {
  const orders = columns.map((column) => orderBy(column, items));
  const places = items
    .map((_, at) => at)
    .toSorted((one, other) => {
      for (const compare of orders) {
        const order = compare(one, other);
        if (order !== 0) return order;
      }
      return (items[one]?.sku ?? "") < (items[other]?.sku ?? "") ? -1 : 1;
    });
  return places.flatMap((at) => items[at] ?? []);
}

/** Compares two by their places: what is compared is read and written out once for each. */
function orderBy(column: FamilyColumn, items: readonly ListedItem[]): (one: number, other: number) => number {
  const values = isOneUnit(column) ? items.map((item) => valueIn(item, column)) : [];
  const texts = items.map((item) => orderText(item, column));
  const compare = naturalOrder([...new Set(texts)], meaningOf(column.attributes));
  return (one, other) => {
    const [first, second] = [values[one], values[other]];
    if (typeof first === "number" && typeof second === "number") return first - second;
    return compare(texts[one] ?? "", texts[other] ?? "");
  };
}

function isOneUnit({ attributes }: FamilyColumn): boolean {
  return attributes.length === 1;
}

function orderText(item: ListedItem, column: FamilyColumn): string {
  return textIn(item, column).replaceAll("\u00A0", " ").replaceAll(" × ", " x ");
}
