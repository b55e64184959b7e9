import {
  type AttributeValue,
  type ClassAttribute,
  type ListedItem,
  displayValue,
  formatMeasures,
  standardFacets,
  unitLabel,
} from "@capstan/features/catalog";

/** An attribute; where a class keeps it in inches and in millimetres, both: an item has the one that it is made to. */
export interface FamilyColumn {
  readonly code: string;
  readonly name: string;
  readonly attributes: readonly ClassAttribute[];
  /** Columns that share this one. */
  readonly parts?: readonly FamilyColumn[];
  readonly sources: readonly Source[];
}

/** Where a column's values are read from. */
interface Source {
  readonly attribute: ClassAttribute;
  /** Of an item whose class does not keep it. */
  readonly standard: (typeof standardFacets)[number] | undefined;
  /** What was written out once: rows share their values, and a page asks for each several times. */
  readonly texts: Map<AttributeValue, string>;
}

const maxTexts = 2_000;

/** After two sizes: the thread and the length. */
const brandPlace = 2;

const columnsOfClasses = new WeakMap<readonly ClassAttribute[], readonly FamilyColumn[]>();

/** Everything that a table could show, in the order of the class's template. */
export function allColumns(attributes: readonly ClassAttribute[]): readonly FamilyColumn[] {
  const columns = columnsOfClasses.get(attributes) ?? columnsFrom(attributes);
  columnsOfClasses.set(attributes, columns);
  return columns;
}

function columnsFrom(attributes: readonly ClassAttribute[]): readonly FamilyColumn[] {
  const inGrid = attributes
    .filter(({ gridColumn }) => gridColumn !== null)
    .toSorted((one, other) => (one.gridColumn ?? 0) - (other.gridColumn ?? 0));
  const others = attributes.filter(({ gridColumn }) => gridColumn === null);
  const bySize = Map.groupBy([...inGrid, ...others], ({ code, name }) => `${withoutSystem(name)} ${baseCode(code)}`);
  return [...bySize.values()].flatMap((twins) => {
    const [first] = twins;
    return first ? [columnOf(twins, first)] : [];
  });
}

function columnOf(attributes: readonly ClassAttribute[], { code, name }: ClassAttribute): FamilyColumn {
  return { code, name: withoutSystem(name), attributes, sources: attributes.map(sourceOf) };
}

function sourceOf(attribute: ClassAttribute): Source {
  return { attribute, standard: standardFacets.find(({ code }) => code === attribute.code), texts: new Map() };
}

/** Several columns as one, each value after the other. */
export function joinedColumn(parts: readonly FamilyColumn[]): FamilyColumn {
  const code = parts.map((part) => part.code).join("+");
  return { code, name: parts.map((part) => part.name).join(", "), attributes: [], parts, sources: [] };
}

/** Templates keep `bore`, "Bore", beside `boreMm`, "Bore (Metric)". */
function baseCode(code: string): string {
  return code.replace(/Mm$/, "");
}

function withoutSystem(name: string): string {
  return name.replace(/ \((?:Metric|Inch)\)$/, "");
}

const brandColumns: readonly FamilyColumn[] = standardFacets
  .filter(({ code }) => code === "brand")
  .map((attribute) => columnOf([attribute], attribute));

/** What an item has in a column; undefined where it has nothing. */
export function valueIn(item: ListedItem, { sources }: FamilyColumn): AttributeValue | undefined {
  for (const source of sources) {
    const value = valueFrom(source, item);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** As a buyer reads it; "" where the item has nothing. */
export function textIn(item: ListedItem, { sources, parts }: FamilyColumn): string {
  if (parts) return parts.flatMap((part) => textIn(item, part) || []).join(", ");
  for (const source of sources) {
    const value = valueFrom(source, item);
    if (value !== undefined) return textOf(source, value);
  }
  return "";
}

function valueFrom({ attribute, standard }: Source, item: ListedItem): AttributeValue | undefined {
  return item.attributes[attribute.code] ?? standard?.valueOf(item);
}

function textOf({ attribute, texts }: Source, value: AttributeValue): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = formatMeasures(displayValue(attribute, value));
  // Each item has a list of its own, which no other asks for.
  if (typeof value === "object") return text;
  if (texts.size === maxTexts) texts.clear();
  texts.set(value, text);
  return text;
}

/** What the items of a family read in a column, in their order. */
export type TextsOf = (column: FamilyColumn) => readonly string[];

/** Each column is read once: a table asks for it several times. */
export function familyTexts(items: readonly ListedItem[]): TextsOf {
  const known = new Map<FamilyColumn, readonly string[]>();
  return (column) => {
    const texts = known.get(column) ?? items.map((item) => textIn(item, column));
    known.set(column, texts);
    return texts;
  };
}

export interface VaryingColumns {
  /** What the items differ by: the template's columns first, the brand after two of them. */
  readonly columns: readonly FamilyColumn[];
  /** Those of them without which two rows would read the same. */
  readonly needed: ReadonlySet<FamilyColumn>;
  /** What the template has a column for and all of them share. */
  readonly shared: readonly FamilyColumn[];
}

export function varyingColumns(
  columns: readonly FamilyColumn[],
  items: readonly ListedItem[],
  textsOf: TextsOf,
): VaryingColumns {
  const isVarying = (column: FamilyColumn) => textsOf(column).some((text, _, [first]) => text !== first);
  const isInGrid = ({ attributes }: FamilyColumn) => attributes.some(({ gridColumn }) => gridColumn !== null);
  const varying = columns.filter(isVarying);
  const inGrid = varying.filter(isInGrid);
  const others = varying.filter((column) => !isInGrid(column));
  const brand = brandColumns.filter(isVarying);
  const ordered = [...inGrid.slice(0, brandPlace), ...brand, ...inGrid.slice(brandPlace), ...others];
  return {
    columns: ordered,
    needed: tellingApart(ordered, items, textsOf),
    shared: [...columns.filter((column) => isInGrid(column) && !varying.includes(column)), ...missing(brand)],
  };
}

function missing(brand: readonly FamilyColumn[]): readonly FamilyColumn[] {
  return brand.length === 0 ? brandColumns : [];
}

/** The first columns of which each tells some rows apart that those before it do not. */
function tellingApart(
  columns: readonly FamilyColumn[],
  items: readonly ListedItem[],
  textsOf: TextsOf,
): ReadonlySet<FamilyColumn> {
  const needed = new Set<FamilyColumn>();
  // In what it is sold stands in every row.
  let keys = items.map(unitLabel);
  let apart = new Set(keys).size;
  for (const column of columns) {
    if (apart === items.length) break;
    const next = textsOf(column).map((text, at) => `${keys[at]}\n${text}`);
    const nextApart = new Set(next).size;
    if (nextApart === apart) continue;
    needed.add(column);
    keys = next;
    apart = nextApart;
  }
  return needed;
}
