/** What a drawing is made from: an item's attributes, and its brand's name as `brand`. */
export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Reads attributes with a stand-in for each: a drawing must come out for any item, a poorly described one too. */
export interface Given {
  text(code: string, otherwise: string): string;
  number(code: string, otherwise: number): number;
  flag(code: string): boolean;
  has(code: string): boolean;
}

/** No measure of a thing on a shelf is larger in any unit; a slip in an import must not become a drawing without end. */
const maxDrawable = 100_000;

export function given(attributes: Attributes): Given {
  return {
    text: (code, otherwise) => {
      const value = attributes[code];
      if (typeof value === "string" && value !== "") return value;
      return typeof value === "number" ? String(value) : otherwise;
    },
    number: (code, otherwise) => {
      const value = attributes[code];
      const read = typeof value === "string" ? Number.parseFloat(value) : value;
      return typeof read === "number" && read >= 0 && read <= maxDrawable ? read : otherwise;
    },
    flag: (code) => attributes[code] === true || attributes[code] === "Yes",
    has: (code) => attributes[code] !== undefined,
  };
}
