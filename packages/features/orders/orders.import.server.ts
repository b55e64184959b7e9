import {
  type RecordPlan,
  date,
  defineRecord,
  flag,
  forEver,
  fromEver,
  money,
  number,
  oneOf,
  refersTo,
  text,
  withDefault,
} from "@capstan/platform/import";
import { freightMethods } from "./shipping-rates.ts";

const accountNumber = refersTo(
  "account has the number",
  { table: "account", column: "number" },
  text("The account.", { max: 10, pattern: /^\d{9,10}$/, shape: "an account number of nine or ten digits" }),
);
const state = text("The state's two letters.", { max: 2, pattern: /^[A-Z]{2}$/, shape: "a state's two letters" });
const days = {
  startsOn: fromEver(date("From when; ever since by default.")),
  endsOn: forEver(date("Until when; for ever by default.")),
};
const endsAfterStart = {
  field: "endsOn",
  check: ({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) =>
    startsOn > endsOn && startsOn !== "-infinity" ? "is before startsOn" : undefined,
};

const accountCreditRecord = defineRecord({
  name: "account-credit",
  about: "What an account may owe and by which terms; one without can't order on account.",
  table: "account_credit",
  key: ["accountNumber"],
  columns: {
    accountNumber,
    creditLimit: money("The most that its open orders may come to."),
    paymentTerms: withDefault(text("When it pays.", { max: 40 }), "Net 30"),
  },
});

const taxNexusRecord = defineRecord({
  name: "tax-nexus",
  about: "A state in which the store collects sales tax.",
  table: "tax_nexus",
  key: ["state"],
  columns: { state, taxesFreight: withDefault(flag("What carrying costs is taxed there too."), false) },
});

const taxRateRecord = defineRecord({
  name: "tax-rate",
  about: "Sales tax in a state, or at one of its ZIP codes, between two days.",
  table: "tax_rate",
  key: ["state", "zip", "startsOn"],
  columns: {
    state,
    zip: withDefault(
      text("Five digits; the rest of the state by default.", { pattern: /^\d{5}$/, shape: "five digits" }),
      "",
    ),
    ...days,
    rate: number("A part of one: 0.0875.", { min: 0, max: 1 }),
    jurisdiction: text("Whose tax it is.", { max: 120 }),
  },
  rules: [endsAfterStart],
});

const taxCertificateRecord = defineRecord({
  name: "tax-certificate",
  about: "Why an account pays no sales tax in one state, between two days.",
  table: "tax_certificate",
  key: ["accountNumber", "state", "number"],
  columns: {
    accountNumber,
    state,
    number: text("The certificate's number.", { max: 60 }),
    reason: text("Why: resale, manufacturing, government.", { max: 120 }),
    ...days,
  },
  rules: [endsAfterStart],
});

const freightRateRecord = defineRecord({
  name: "freight-rate",
  about: "What a shipment costs, by how it travels and up to which weight.",
  table: "freight_rate",
  key: ["method", "upToLb"],
  columns: {
    method: oneOf("How it travels.", freightMethods),
    upToLb: number("Up to how many pounds.", { min: 0.01, max: 1_000_000 }),
    price: money("For the whole shipment."),
  },
});

/** What orders are placed by, beside prices and stock. */
export const orderRecords: readonly RecordPlan[] = [
  accountCreditRecord,
  taxNexusRecord,
  taxRateRecord,
  taxCertificateRecord,
  freightRateRecord,
];
