import { decimal, inchFraction } from "@capstan/platform/fraction";

export type AttributeValue = string | number | boolean | readonly string[];
export type Attributes = Readonly<Record<string, AttributeValue>>;

/** One column of a class's template: what the attribute is called, kept in and shown as. */
export interface ClassAttribute {
  readonly code: string;
  readonly name: string;
  readonly type: "text" | "number" | "flag" | "list";
  readonly unit: string;
  readonly display: "decimal" | "fraction";
  readonly isRequired: boolean;
  readonly isFacet: boolean;
  /** Its place among the columns of the spec grid, if it has one there. */
  readonly gridColumn: number | null;
  /** A bare size in a search means this one: the thread of a bolt, and not the width of its head. */
  readonly isPrimarySize: boolean;
}

/** As a buyer reads it: 1.5 inches is "1-1/2 in", true is "Yes". */
export function displayValue(attribute: Pick<ClassAttribute, "display" | "unit">, value: AttributeValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  if (typeof value !== "number") return value.join(", ");
  const figure = attribute.display === "fraction" ? inchFraction(value) : grouped(value);
  return attribute.unit === "" ? figure : `${figure} ${attribute.unit}`;
}

/** What is wrong with a value, or undefined. */
export function valueBreach(attribute: ClassAttribute, value: unknown): string | undefined {
  if (attribute.type === "list") {
    const isList = Array.isArray(value) && value.every((entry) => typeof entry === "string");
    return isList ? undefined : `${attribute.code} must be a list of texts`;
  }
  const wanted = { text: "string", number: "number", flag: "boolean" }[attribute.type];
  if (typeof value !== wanted) return `${attribute.code} must be a ${attribute.type}`;
  return attribute.type === "number" && !Number.isFinite(value) ? `${attribute.code} must be finite` : undefined;
}

/** Thousands are set apart from five digits on, as engineers write them. */
function grouped(value: number): string {
  const text = decimal(value);
  const [whole = "", rest] = text.split(".");
  const shown = whole.replace("-", "").length > 4 ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") : whole;
  return rest === undefined ? shown : `${shown}.${rest}`;
}
