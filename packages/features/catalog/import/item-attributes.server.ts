import {
  Cell,
  type NamedValue,
  type NamedValues,
  Problem,
  type Recall,
  numberInCell,
  shown,
} from "@capstan/platform/import";
import { type ClassAttribute, valueBreach } from "../attributes.ts";
import { classTemplates } from "./class-templates.store.server.ts";

/** An item's attributes as its class wants them, or what is wrong with the first that is not so. */
export function settleAttributes(
  values: NamedValues,
  row: Readonly<Record<string, unknown>>,
  recall: Recall,
): NamedValues | Problem {
  const classCode = String(row["classCode"]);
  const template = recall.of(classTemplates).get(classCode);
  // The class may stand further down in the files.
  if (!template) return new Problem(`can't be checked: no class has the code ${shown(classCode)}`, { mayPass: true });
  for (const code of template.required) {
    if (!Object.hasOwn(values, code)) return new Problem(`is missing; ${classCode} requires it`, { path: `.${code}` });
  }
  let fromCells: Record<string, NamedValue> | undefined;
  for (const code in values) {
    const attribute = template.attributes.get(code);
    if (!attribute) return new Problem(`is not an attribute of ${classCode}`, { path: `.${shown(code)}` });
    const given = values[code] as NamedValue;
    const value = settleValue(attribute, given);
    if (value instanceof Problem) return value;
    if (value !== given) (fromCells ??= {})[code] = value;
  }
  return fromCells ? { ...values, ...fromCells } : values;
}

function settleValue(attribute: ClassAttribute, given: NamedValue): NamedValue | Problem {
  const value = given instanceof Cell ? fromCell(attribute, given.text) : given;
  if (valueBreach(attribute, value) === undefined) return value as NamedValue;
  const shownValue = shown(given instanceof Cell ? given.text : given);
  return new Problem(`is not a ${attribute.type}: ${shownValue}`, { path: `.${attribute.code}` });
}

/** Only the template knows what a cell is meant to be. What it can't be stays a text, and is refused as one. */
function fromCell({ type }: ClassAttribute, cell: string): unknown {
  if (type === "number") return numberInCell(cell) ?? cell;
  if (type === "flag") return cell === "true" ? true : cell === "false" ? false : cell;
  return type === "list" ? cell.split("|") : cell;
}
