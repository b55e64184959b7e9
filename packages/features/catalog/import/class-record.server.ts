import { code, defineRecord, flag, integer, oneOf, optional, part, text, withDefault } from "@capstan/platform/import";
import type { ClassAttribute } from "../attributes.ts";
import { type ClassTemplate, classTemplates, templateOf } from "./class-templates.store.server.ts";
import { unspsc } from "./shared-columns.server.ts";

const attributeColumns = {
  code: text("Its key within the class.", {
    max: 60,
    pattern: /^[a-zA-Z][a-zA-Z0-9-]*$/,
    shape: "a letter, then letters, digits and hyphens",
  }),
  name: text("What visitors read.", { max: 80 }),
  type: oneOf("What its values are.", ["text", "number", "flag", "list"]),
  unit: withDefault(text("The unit that a number is kept in.", { max: 20 }), ""),
  display: withDefault(oneOf("How a number is shown.", ["decimal", "fraction"]), "decimal"),
  isRequired: withDefault(flag("Every item of the class has it."), false),
  isFacet: withDefault(flag("Visitors can narrow a list by it."), false),
  gridColumn: optional(integer("Its column in the grid of a family.", { max: 100 })),
  isPrimarySize: withDefault(flag("A bare size in a search means this one."), false),
  position: withDefault(integer("Its place in the details.", { max: 10_000 }), 0),
};

export const classRecord = defineRecord({
  name: "class",
  about: "A kind of item: which attributes it has, and how they are shown.",
  table: "item_class",
  key: ["code"],
  columns: {
    code: code("Its key."),
    name: text("What it is called.", { max: 120 }),
    unspsc: unspsc("Its UNSPSC code."),
    drawing: optional(code("The drawing that stands in where an item has no photograph.")),
    attributes: part("The template: what its items are described by.", {
      table: "class_attribute",
      inherits: { classCode: "code" },
      parentKey: ["classCode"],
      placeField: "position",
      key: ["code"],
      columns: attributeColumns,
    }),
  },
  remember: {
    memory: classTemplates,
    entry: (row): readonly [string, ClassTemplate] => [
      row.code,
      templateOf(row.attributes as unknown as readonly ClassAttribute[]),
    ],
  },
});
