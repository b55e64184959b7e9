import type { Column, Reference, Target } from "./column.ts";
import { cleanText } from "./hygiene.ts";
import { Problem, shown } from "./problem.ts";

interface TextOptions {
  readonly max?: number;
  readonly pattern?: RegExp;
  /** The pattern in words: "is not …". */
  readonly shape?: string;
  readonly allowLineBreaks?: boolean;
  /** The tags that may stand in it. */
  readonly allowTags?: readonly string[];
}

export function text(about: string, options: TextOptions = {}): Column<string> {
  const { max = 200, pattern, shape = `like ${String(pattern)}`, allowLineBreaks = false, allowTags = [] } = options;
  const read = (value: unknown): string | Problem => {
    if (typeof value !== "string") return new Problem(`is not a text: ${shown(value)}`);
    if (value.length > max) return new Problem(`is longer than ${max} characters (${value.length})`);
    const clean = cleanText(value, { allowLineBreaks, allowTags });
    if (clean instanceof Problem) return clean;
    if (clean === "") return new Problem("is empty");
    if (pattern && !pattern.test(clean)) return new Problem(`is not ${shape}: ${shown(clean)}`);
    return clean;
  };
  const more = `${allowLineBreaks ? ", line breaks allowed" : ""}${allowTags.length > 0 ? `, the tags ${allowTags.join(", ")} allowed` : ""}`;
  const kind = pattern ? shape : `text, at most ${max} characters${more}`;
  return { kind, about, isRequired: true, fallback: null, read, readCell: read, encode: escapeForCopy };
}

/** A code that other records name. */
export function code(about: string): Column<string> {
  return text(about, { max: 64, pattern: /^[A-Za-z0-9][\w./-]*$/, shape: "a code of letters, digits, . _ / and -" });
}

export function url(about: string): Column<string> {
  const pattern = /^(?:https?:\/\/[^\s<>"'\\]+|\/[^\s<>"'\\]*)$/;
  return text(about, { max: 500, pattern, shape: "an address that begins with https://, http:// or /" });
}

/** Only what the read left in: after it, a backslash or a line break is all that COPY could misread. */
export function escapeForCopy(clean: string): string {
  if (!/[\\\n\r\t]/.test(clean)) return clean;
  return clean
    .replaceAll("\\", "\\\\")
    .replaceAll("\n", String.raw`\n`)
    .replaceAll("\r", String.raw`\r`)
    .replaceAll("\t", String.raw`\t`);
}

export function integer(about: string, { min = 0, max = 2_147_483_647 } = {}): Column<number> {
  const read = (value: unknown): number | Problem => {
    if (typeof value !== "number" || !Number.isInteger(value))
      return new Problem(`is not a whole number: ${shown(value)}`);
    if (value < min || value > max) return new Problem(`is not between ${min} and ${max}: ${shown(value)}`);
    return value;
  };
  const readCell = (cell: string) =>
    /^-?\d{1,15}$/.test(cell) ? read(Number(cell)) : new Problem(`is not a whole number: ${shown(cell)}`);
  const most = max === 2_147_483_647 ? "" : ` to ${max}`;
  const kind = most === "" ? `whole number from ${min}` : `whole number from ${min}${most}`;
  return { kind, about, isRequired: true, fallback: null, read, readCell, encode: String };
}

export function number(about: string, { min, max }: { readonly min: number; readonly max: number }): Column<number> {
  const read = (value: unknown): number | Problem => {
    if (typeof value !== "number" || !Number.isFinite(value)) return new Problem(`is not a number: ${shown(value)}`);
    if (value < min || value > max) return new Problem(`is not between ${min} and ${max}: ${shown(value)}`);
    return value;
  };
  const readCell = (cell: string) => {
    const value = numberInCell(cell);
    return value === undefined ? new Problem(`is not a number: ${shown(cell)}`) : read(value);
  };
  const kind = `number from ${min} to ${max}`;
  return { kind, about, isRequired: true, fallback: null, read, readCell, encode: String };
}

export function numberInCell(cell: string): number | undefined {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(cell) && cell.length <= 40 ? Number(cell) : undefined;
}

/** Money keeps its digits as they stand: a text all the way to the database, never a binary fraction. */
export function money(about: string): Column<string> {
  const amount = /^\d{1,10}(?:\.\d{1,4})?$/;
  const readCell = (cell: string) =>
    amount.test(cell) ? cell : new Problem(`is not an amount of at most ten digits and four decimals: ${shown(cell)}`);
  const read = (value: unknown) =>
    typeof value === "number" || typeof value === "string"
      ? readCell(String(value))
      : new Problem(`is not an amount: ${shown(value)}`);
  const kind = "amount of at most ten digits and four decimals, number or text";
  return { kind, about, isRequired: true, fallback: null, read, readCell, encode: (value) => value };
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const knownDays = new Map<string, boolean>();

export function date(about: string): Column<string> {
  let last = "";
  const read = (value: unknown) => {
    if (value === last) return last;
    if (typeof value !== "string" || !isDay(value))
      return new Problem(`is not a day of the calendar like 2026-11-15: ${shown(value)}`);
    last = value;
    return value;
  };
  const kind = "day like 2026-11-15";
  return { kind, about, isRequired: true, fallback: null, read, readCell: read, encode: (value) => value };
}

/** Files repeat few days often, and asking the calendar is dear. */
function isDay(value: string): boolean {
  const known = knownDays.get(value);
  if (known !== undefined) return known;
  const parsed = day.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  const isReal = !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(value) && value >= "1900";
  if (knownDays.size < 10_000) knownDays.set(value, isReal);
  return isReal;
}

export function moment(about: string): Column<string> {
  const shape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;
  const read = (value: unknown) =>
    typeof value === "string" && shape.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
      ? value
      : new Problem(`is not a time like 2026-11-15T09:30:00Z: ${shown(value)}`);
  const kind = "time like 2026-11-15T09:30:00Z";
  return { kind, about, isRequired: true, fallback: null, read, readCell: read, encode: (value) => value };
}

export function flag(about: string): Column<boolean> {
  const wrong = (value: unknown) => new Problem(`is neither true nor false: ${shown(value)}`);
  const cells = new Map([
    ["true", true],
    ["false", false],
  ]);
  return {
    kind: "true or false",
    about,
    isRequired: true,
    fallback: null,
    read: (value) => (typeof value === "boolean" ? value : wrong(value)),
    readCell: (cell) => cells.get(cell) ?? wrong(cell),
    encode: (value) => (value ? "t" : "f"),
  };
}

export function oneOf<const Choice extends string>(about: string, choices: readonly Choice[]): Column<Choice> {
  const known = new Map<unknown, Choice>(choices.map((choice) => [choice, choice]));
  const read = (value: unknown) => known.get(value) ?? new Problem(`is none of ${choices.join(", ")}: ${shown(value)}`);
  const kind = choices.map((choice) => `\`${choice}\``).join(", ");
  return { kind, about, isRequired: true, fallback: null, read, readCell: read, encode: escapeForCopy };
}

export function optional<Value>(column: Column<Value>): Column<Value | null> {
  return { ...(column as Column<Value | null>), isRequired: false, fallback: null };
}

export function withDefault<Value>(column: Column<Value>, fallback: NoInfer<Value>): Column<Value> {
  return { ...column, isRequired: false, fallback };
}

/** The first or last day of all, where a file names none. */
export const fromEver = (column: Column<string>): Column<string> => withDefault(column, "-infinity");
export const forEver = (column: Column<string>): Column<string> => withDefault(column, "infinity");

/** The value has to exist as a key elsewhere; each value of it, where it is a list. */
export function refersTo<Value>(
  noun: string,
  target: Target | readonly Target[],
  column: Column<Value>,
): Column<Value> {
  const tables = "table" in target ? [target] : target;
  return { ...column, refersTo: { noun, tables } satisfies Reference };
}

/** A column of the table that no file gives: made from another one. */
export function computed(about: string, from: string, make: (text: string) => string): Column<string> {
  const none = () => new Problem("is computed and can't be given");
  return {
    kind: "computed",
    about,
    isRequired: false,
    fallback: "",
    read: none,
    readCell: none,
    encode: escapeForCopy,
    compute: (row) => make(String(row[from])),
  };
}
