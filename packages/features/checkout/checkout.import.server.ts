import {
  type RecordPlan,
  code,
  defineRecord,
  flag,
  integer,
  list,
  optional,
  refersTo,
  text,
  withDefault,
} from "@capstan/platform/import";
import { maxLengths } from "./checkout.ts";

const accountNumber = refersTo(
  "account has the number",
  { table: "account", column: "number" },
  text("The account.", { max: 10, pattern: /^\d{9,10}$/, shape: "an account number of nine or ten digits" }),
);
const line = (about: string) => text(about, { max: maxLengths.line });

const accountAddressRecord = defineRecord({
  name: "account-address",
  about: "Where an account's orders may go beside its own address.",
  table: "account_address",
  key: ["accountNumber", "code"],
  columns: {
    accountNumber,
    code: code("Its key in the account."),
    name: line("What the account calls the place."),
    address1: line("Street and number."),
    address2: optional(line("Suite, building.")),
    city: line("The city."),
    state: text("The state's two letters.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a state's two letters" }),
    zip: text("The ZIP code.", { max: 10, pattern: /^\d{5}(?:-\d{4})?$/, shape: "a ZIP code" }),
    attention: optional(line("Who receives there.")),
    dock: optional(line("The dock or department.")),
    phone: optional(line("Whom the driver calls.")),
    instructions: optional(line("What the driver has to know.")),
    isDefault: withDefault(flag("Orders go there where nothing else is chosen."), false),
  },
});

const accountOrderTermsRecord = defineRecord({
  name: "account-order-terms",
  about: "How an account's purchase order numbers are written; one without a row takes any, or none.",
  table: "account_order_terms",
  key: ["accountNumber"],
  columns: {
    accountNumber,
    requiresPurchaseOrder: withDefault(flag("No order without one."), false),
    purchaseOrderPattern: optional(text(String.raw`A regular expression for all of it: HF-\d{5}.`, { max: 120 })),
    purchaseOrderExample: optional(text("One that fits.", { max: maxLengths.purchaseOrder })),
    purchaseOrderHint: optional(line("The rule in words: HF- and five digits.")),
  },
  rules: [
    {
      field: "purchaseOrderPattern",
      check: ({ purchaseOrderPattern: pattern, purchaseOrderExample: example }) => {
        if (pattern === null) return undefined;
        const isPattern = patternOf(pattern);
        if (!isPattern) return "is not a regular expression";
        return example !== null && !isPattern.test(example) ? "does not fit its own example" : undefined;
      },
    },
  ],
});

const accountReferenceRecord = defineRecord({
  name: "account-reference",
  about: "What else an account wants on its orders: a cost center, a requisitioner.",
  table: "account_reference",
  key: ["accountNumber", "code"],
  columns: {
    accountNumber,
    code: code("Its key in the account."),
    label: text("What the field is called.", { max: maxLengths.label }),
    hint: optional(line("What stands below the field.")),
    isRequired: withDefault(flag("No order without it."), true),
    choices: list(line("What may be chosen; anything may be written where nothing is given."), { most: 500 }),
    position: withDefault(integer("Where it stands among the others."), 0),
  },
});

function patternOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${pattern})$`, "v");
  } catch {
    return undefined;
  }
}

/** What an account's orders go by at checkout. */
export const checkoutRecords: readonly RecordPlan[] = [
  accountAddressRecord,
  accountOrderTermsRecord,
  accountReferenceRecord,
];
