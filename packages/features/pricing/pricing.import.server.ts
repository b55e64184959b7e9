import {
  type RecordPlan,
  date,
  defineRecord,
  flag,
  forEver,
  fromEver,
  integer,
  money,
  oneOf,
  optional,
  refersTo,
  text,
  withDefault,
} from "@capstan/platform/import";

const sku = refersTo(
  "item has the SKU",
  { table: "item", column: "sku" },
  text("The item.", { max: 6, pattern: /^[0-9][0-9A-Z]{5}$/, shape: "a SKU" }),
);
const days = {
  startsOn: fromEver(date("The first day; ever since by default.")),
  endsOn: forEver(date("The last day; for ever by default.")),
};
const endsAfterStart = {
  field: "endsOn",
  check: ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) =>
    startsOn > endsOn && startsOn !== "-infinity" ? "is before startsOn" : undefined,
};

const webPriceRecord = defineRecord({
  name: "web-price",
  about: "What anybody pays. A sale or clearance stands beside the web price for its days, and strikes it.",
  table: "web_price",
  key: ["sku", "kind", "startsOn"],
  columns: {
    sku,
    kind: oneOf("Which price it is.", ["web", "sale", "clearance"]),
    ...days,
    price: money("For one unit."),
    strikePrice: optional(money("The price that it replaces, shown struck through.")),
    needsSignIn: withDefault(flag("Anonymous visitors are asked to sign in instead."), false),
  },
  rules: [endsAfterStart],
});

const contractPriceRecord = defineRecord({
  name: "contract-price",
  about: "What one account pays from a quantity on, between two days.",
  table: "contract_price",
  key: ["accountNumber", "sku", "startsOn", "minimumQuantity"],
  columns: {
    accountNumber: refersTo(
      "account has the number",
      { table: "account", column: "number" },
      text("The account.", { max: 10, pattern: /^\d{9,10}$/, shape: "an account number of nine or ten digits" }),
    ),
    sku,
    minimumQuantity: withDefault(integer("From how many on.", { min: 1, max: 1_000_000 }), 1),
    ...days,
    price: money("For one unit."),
    referencePrice: optional(money("The list price that the contract names.")),
  },
  rules: [endsAfterStart],
});

export const pricingRecords: readonly RecordPlan[] = [webPriceRecord, contractPriceRecord];
