import { type Column, Problem, code, list, refersTo, shown, text } from "@capstan/platform/import";

export const codeOf = {
  category: (about: string) => refersTo("category has the code", { table: "category", column: "code" }, code(about)),
  class: (about: string) => refersTo("class has the code", { table: "item_class", column: "code" }, code(about)),
  brand: (about: string) => refersTo("brand has the code", { table: "brand", column: "code" }, code(about)),
  family: (about: string) => refersTo("family has the code", { table: "family", column: "code" }, code(about)),
  warranty: (about: string) => refersTo("warranty has the code", { table: "warranty", column: "code" }, code(about)),
};

export const documents = (about: string): Column<readonly string[]> =>
  list(refersTo("document has the code", { table: "document", column: "code" }, code(about)));

export const restrictions = (about: string): Column<readonly string[]> =>
  list(refersTo("restriction has the code", { table: "restriction", column: "code" }, code(about)));

export function slug(about: string): Column<string> {
  return text(about, { max: 120, pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/, shape: "lower-case words joined by hyphens" });
}

export function sku(about: string): Column<string> {
  return text(about, {
    max: 6,
    pattern: /^[0-9][0-9A-Z]{5}$/,
    shape: "six characters, a digit first, then digits and capitals",
  });
}

export const existingSku = (about: string): Column<string> =>
  refersTo("item has the SKU", { table: "item", column: "sku" }, sku(about));

export const unspsc = (about: string): Column<string> =>
  text(about, { max: 8, pattern: /^\d{8}$/, shape: "eight digits" });

/** An address that browsers load, or an object of the operator's bucket. */
export const photographUrl = (about: string): Column<string> =>
  text(about, {
    max: 500,
    pattern: /^(?:(?:https?|s3):\/\/[^\s<>"'\\]+|\/[^\s<>"'\\]*)$/,
    shape: "an address that begins with https://, http://, s3:// or /",
  });

/** A small object of plain texts and numbers, such as what a brand's mark is drawn from. */
export function plainObject(value: unknown): Readonly<Record<string, string | number>> | Problem {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return new Problem(`is not an object: ${shown(value)}`);
  const entries = Object.entries(value);
  const isPlain = entries.every(([name, entry]) => isWord(name) && (isWord(entry) || Number.isFinite(entry)));
  if (entries.length > 20 || !isPlain) return new Problem("is not a set of at most 20 short texts and numbers by name");
  return value as Readonly<Record<string, string | number>>;
}

function isWord(value: unknown): boolean {
  return typeof value === "string" && /^[\w#][\w #.,-]{0,59}$/.test(value);
}
