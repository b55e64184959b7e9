import { identifierKey } from "../../packages/features/catalog/index.ts";

/** 3: just what was asked; 2: all but one of three or more wishes; 1: the right thing in the right size, and no more; 0: something else. */
export type Grade = 0 | 1 | 2 | 3;

export const queryKinds = [
  "sku",
  "part-number",
  "attributes",
  "units",
  "jargon",
  "misspelt",
  "brand",
  "plain-words",
  "compound",
  "category",
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** What a judgement knows of an item, whether the generator made it or PostgreSQL keeps it. */
export interface ItemFacts {
  readonly sku: string;
  readonly partNumber: string;
  readonly name: string;
  readonly classCode: string;
  readonly categoryCode: string;
  readonly brandCode: string;
  readonly lifecycle: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Aliases that everybody may use, as keys. */
  readonly aliasKeys: readonly string[];
}

type Value = string | number | boolean;
/** By attribute's code; of several values any one will do. */
type Attributes = Readonly<Record<string, Value | readonly Value[]>>;

export interface Wanted {
  /** Codes of the classes that it may be of; any class where left out. */
  readonly of?: string | readonly string[];
  /** Codes of categories, each with everything below. */
  readonly category?: string | readonly string[];
  /** What makes it that kind of thing: an item without is something else. */
  readonly kind?: Attributes;
  /** What it is asked to be. The first decides: without it an item is worth nothing. */
  readonly attributes?: Attributes;
  readonly brand?: string;
}

/** One wish and the texts in which buyers may put it. */
export interface Question extends Wanted {
  readonly typed: readonly string[];
  /** What else would do, if less well. */
  readonly also?: readonly (Wanted & { readonly grade: 1 | 2 | 3 })[];
}

export interface Judgement {
  readonly query: string;
  readonly kind: QueryKind;
  /** No item of another class has a grade; undefined: any may. */
  readonly classes: readonly string[] | undefined;
  /** The best first and nothing else will do: the query is an identifier. */
  readonly isExact: boolean;
  /** In words, for the list of the worst. */
  readonly wanted: string;
  grade(item: ItemFacts): Grade;
}

export function judgementsOf(kind: QueryKind, questions: readonly Question[]): Judgement[] {
  return questions.flatMap(({ typed, also = [], ...wanted }) => {
    const all = [wanted, ...also];
    const classes = all.every(({ of }) => of !== undefined) ? all.flatMap(({ of }) => list(of)) : undefined;
    return typed.map((query) => ({
      query,
      kind,
      classes,
      isExact: false,
      wanted: wordsOf(wanted),
      grade: (item: ItemFacts) => {
        const own = gradeOf(wanted, item);
        const best = also.reduce<Grade>((most, other) => higher(most, meetsAll(other, item) ? other.grade : 0), own);
        return isSold(item) ? best : lower(best);
      },
    }));
  });
}

/** An identifier names its items and no other; whether they are still sold is for their page to say. */
export function identifierJudgement(
  kind: "sku" | "part-number",
  { query, identifier, brandCode }: { query: string; identifier: string; brandCode?: string | undefined },
): Judgement & { readonly identifier: string } {
  const key = identifierKey(identifier);
  const isMeant = (item: ItemFacts) => brandCode === undefined || item.brandCode === brandCode;
  return {
    query,
    kind,
    identifier,
    classes: [],
    isExact: true,
    wanted: identifier,
    grade: (item) => (isMeant(item) && keysOf(item).includes(key) ? 3 : 0),
  };
}

function keysOf({ sku, partNumber, aliasKeys }: ItemFacts): readonly string[] {
  return [sku, identifierKey(partNumber), ...aliasKeys];
}

function gradeOf(wanted: Wanted, item: ItemFacts): Grade {
  if (!isOfKind(wanted, item)) return 0;
  const met = Object.entries(wanted.attributes ?? {}).map(([code, value]) => has(item, code, value));
  const grade = attributeGrade(met);
  if (wanted.brand === undefined || wanted.brand === item.brandCode) return grade;
  // Another maker's is an alternate where a thing was asked for, and nothing where only the maker was.
  return wanted.of === undefined || grade < 3 ? 0 : 1;
}

function attributeGrade(met: readonly boolean[]): Grade {
  const lacking = met.filter((isMet) => !isMet).length;
  if (lacking === 0) return 3;
  if (met[0] === false) return 0;
  return lacking === 1 && met.length > 2 ? 2 : 1;
}

function meetsAll(wanted: Wanted, item: ItemFacts): boolean {
  return gradeOf(wanted, item) === 3;
}

function isOfKind({ of, category, kind = {} }: Wanted, item: ItemFacts): boolean {
  return (
    (of === undefined || list(of).includes(item.classCode)) &&
    (category === undefined || list(category).some((code) => `${item.categoryCode}-`.startsWith(`${code}-`))) &&
    Object.entries(kind).every(([code, value]) => has(item, code, value))
  );
}

function has({ attributes }: ItemFacts, code: string, wanted: Value | readonly Value[]): boolean {
  const own = list(attributes[code]);
  return list(wanted).some((value) => own.includes(value));
}

function list<Entry>(value: Entry | readonly Entry[] | undefined): readonly Entry[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly Entry[]) : [value as Entry];
}

function isSold({ lifecycle }: ItemFacts): boolean {
  return lifecycle === "active" || lifecycle === "clearance";
}

function higher(one: Grade, other: Grade): Grade {
  return one > other ? one : other;
}

function lower(grade: Grade): Grade {
  return Math.max(0, grade - 1) as Grade;
}

function wordsOf({ of, category, kind, attributes, brand }: Wanted): string {
  const facts = Object.entries({ ...kind, ...attributes }).map(
    ([code, value]) => `${code} ${list(value).join(" or ")}`,
  );
  return [list(of).join(" or "), list(category).join(" or "), brand ?? "", ...facts].filter(Boolean).join(", ");
}
