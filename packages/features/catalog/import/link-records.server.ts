import {
  Problem,
  cleanText,
  code,
  computed,
  date,
  defineRecord,
  forEver,
  fromEver,
  integer,
  json,
  list,
  oneOf,
  refersTo,
  shown,
  text,
  url,
  withDefault,
} from "@capstan/platform/import";
import { identifierKey } from "../identifier-key.ts";
import { existingSku } from "./shared-columns.server.ts";

export const aliasRecord = defineRecord({
  name: "alias",
  about: "Another name of an item: a GTIN, an NSN, a competitor's number, one of the past, a customer's own.",
  table: "item_alias",
  key: ["key", "sku", "kind", "accountNumber"],
  columns: {
    key: computed("The value as it is looked up.", "value", identifierKey),
    sku: existingSku("The item."),
    kind: oneOf("Whose name it is.", ["gtin", "nsn", "competitor", "legacy", "customer"]),
    accountNumber: withDefault(
      refersTo(
        "account has the number",
        { table: "account", column: "number" },
        code("The account whose own number it is; only with kind customer."),
      ),
      "",
    ),
    value: text("The name as its owner writes it.", { max: 80 }),
  },
  rules: [
    {
      field: "accountNumber",
      check: ({ kind, accountNumber }) => {
        if (kind === "customer" && accountNumber === "")
          return "is missing; a customer's own number belongs to an account";
        return kind !== "customer" && accountNumber !== "" ? `is only for kind customer, not ${kind}` : undefined;
      },
    },
    { field: "value", check: ({ key }) => (key === "" ? "has neither a letter nor a digit" : undefined) },
  ],
});

export const relationRecord = defineRecord({
  name: "relation",
  about: "What is offered beside or in place of an item. Directed and dated; supersedes never leads in a circle.",
  table: "item_relation",
  key: ["sku", "kind", "relatedSku", "startsOn"],
  columns: {
    sku: existingSku("The item that is looked at; with supersedes, the newer one."),
    kind: oneOf("How the two belong together.", [
      "alternate",
      "required-accessory",
      "related",
      "supersedes",
      "similar",
    ]),
    relatedSku: existingSku("The item that is offered; with supersedes, the older one."),
    position: withDefault(integer("Its place among those of the same kind.", { max: 10_000 }), 0),
    startsOn: fromEver(date("From when; ever since by default.")),
    endsOn: forEver(date("Until when; for ever by default.")),
  },
  acyclic: { from: "sku", to: "relatedSku", when: { field: "kind", is: "supersedes" } },
  rules: [
    { field: "relatedSku", check: ({ sku, relatedSku }) => (sku === relatedSku ? "is the item itself" : undefined) },
    {
      field: "endsOn",
      check: ({ startsOn, endsOn }) =>
        endsOn < startsOn && startsOn !== "-infinity" ? "is before startsOn" : undefined,
    },
  ],
});

interface Button {
  readonly text: string;
  readonly url: string;
}

export const guideRecord = defineRecord({
  name: "guide",
  about: "A buying guide that search and suggestions offer.",
  table: "guide",
  key: ["code"],
  columns: {
    code: code("Its key."),
    heading: text("Its title.", { max: 120 }),
    headingUrl: url("Where it is."),
    subHeading: text("A line under the title.", { max: 200 }),
    description: text("What it helps to decide.", { max: 2_000, allowLineBreaks: true }),
    buttons: withDefault(json("Where to go from it.", "list of `{ text, url }`", readButtons), []),
    keywords: list(text("Words that lead to it.", { max: 60 }), { most: 60 }),
  },
});

function readButtons(value: unknown): readonly Button[] | Problem {
  if (!Array.isArray(value) || value.length > 10)
    return new Problem(`is not a list of at most 10 buttons: ${shown(value)}`);
  const address = url("");
  for (const [place, button] of value.entries()) {
    const { text: label, url: target, ...rest } = (button ?? {}) as Readonly<Record<string, unknown>>;
    const clean = typeof label === "string" ? cleanText(label) : new Problem("is missing");
    if (clean instanceof Problem) return new Problem(clean.reason, { path: `[${place}].text` });
    const wrong = address.read(target);
    if (wrong instanceof Problem) return new Problem(wrong.reason, { path: `[${place}].url` });
    if (Object.keys(rest).length > 0) return new Problem("has more than text and url", { path: `[${place}]` });
  }
  return value as readonly Button[];
}
