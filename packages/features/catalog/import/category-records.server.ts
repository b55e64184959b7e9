import {
  code,
  defineRecord,
  integer,
  json,
  money,
  oneOf,
  optional,
  text,
  url,
  withDefault,
} from "@capstan/platform/import";
import { categoryIcons } from "../category-icons.ts";
import { codeOf, documents, plainObject, slug, unspsc } from "./shared-columns.server.ts";

export const categoryRecord = defineRecord({
  name: "category",
  about: "A node of the tree that visitors browse.",
  table: "category",
  key: ["code"],
  columns: {
    code: code("Its key."),
    parentCode: optional(codeOf.category("The category above it; a root has none.")),
    name: text("What visitors read.", { max: 120 }),
    slug: slug("Its part of an address."),
    icon: oneOf("The icon on its tile.", categoryIcons),
    summary: text("A few words of what lies in it.", { max: 300 }),
    seoText: withDefault(text("A paragraph under the list of its items.", { max: 4_000, allowLineBreaks: true }), ""),
    unspsc: optional(unspsc("Its UNSPSC code.")),
    position: withDefault(integer("Its place among its siblings."), 0),
  },
  acyclic: { from: "code", to: "parentCode" },
});

export const brandRecord = defineRecord({
  name: "brand",
  about: "A maker's trade name.",
  table: "brand",
  key: ["code"],
  columns: {
    code: code("Its key."),
    name: text("What visitors read.", { max: 80 }),
    slug: slug("Its part of an address; no two brands share one."),
    summary: withDefault(text("What it is known for.", { max: 500 }), ""),
    mark: withDefault(json("What its mark is drawn from: a color and a shape.", "object", plainObject), {}),
  },
  unique: [{ field: "slug" }],
});

export const warrantyRecord = defineRecord({
  name: "warranty",
  about: "A protection plan that can be bought with an item.",
  table: "warranty",
  key: ["code"],
  columns: {
    code: code("Its key."),
    name: text("What visitors read.", { max: 120 }),
    months: integer("How long it lasts.", { min: 1, max: 600 }),
    price: money("What it costs."),
    terms: text("What it covers, in plain words.", { max: 4_000, allowLineBreaks: true }),
  },
});

export const documentRecord = defineRecord({
  name: "document",
  about: "A sheet, manual or drawing that items and families name.",
  table: "document",
  key: ["code"],
  columns: {
    code: code("Its key."),
    kind: oneOf("What it is.", ["sds", "datasheet", "manual", "drawing", "certificate"]),
    title: text("What visitors read.", { max: 200 }),
    url: url("Where it is."),
    language: withDefault(
      text("Its language.", { max: 5, pattern: /^[a-z]{2}(?:-[A-Z]{2})?$/, shape: "a code like en" }),
      "en",
    ),
  },
});

export const familyRecord = defineRecord({
  name: "family",
  about: "Items that differ in a few attributes and stand in one grid.",
  table: "family",
  key: ["code"],
  columns: {
    code: code("Its key."),
    classCode: codeOf.class("The class of its items."),
    categoryCode: codeOf.category("Where it stands in the tree."),
    brandCode: optional(codeOf.brand("The brand, where all its items share one.")),
    name: text("What visitors read.", { max: 160 }),
    description: withDefault(text("What its items have in common.", { max: 8_000, allowLineBreaks: true }), ""),
    documents: documents("Documents of all its items."),
  },
});
