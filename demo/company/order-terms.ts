import { createRandom } from "../kit/random.ts";
import { flag, number, optional, readCsv, text } from "../kit/read-data.ts";
import { addressBook } from "./address-book.ts";
import type { Customer } from "./customer.ts";
import { type Day, addDays } from "./days.ts";
import { decimalText, fromDollars } from "./money.ts";
import { purchaseOrderRule, referencesOf } from "./order-rules.ts";
import type * as records from "./records.ts";
import type { People } from "./users.ts";

const taxRates = readCsv("company/tax-rates.csv", {
  state: text,
  name: text,
  rate: number,
  taxesFreight: optional(flag),
});

const freightRates = readCsv("company/freight-rates.csv", { method: text, upToLb: number, price: text });

const creditBySize: Readonly<Record<Customer["size"], readonly number[]>> = {
  small: [15_000, 20_000, 25_000],
  medium: [40_000, 50_000, 75_000],
  large: [100_000, 150_000, 250_000],
};

/** A contractor who has used up nearly all of it: most carts come to more. */
const nearItsLimit = { accountNumber: "890455618", dollars: 150 };

/** By what orders are placed: credit, tax, freight, addresses, and what customers want on their papers. */
export function* orderTerms(
  seed: string | number,
  asOf: Day,
  customers: readonly Customer[],
  { users, memberships }: People,
): Iterable<records.OrderTermsRecord> {
  for (const { state, name, rate, taxesFreight = false } of taxRates) {
    yield { record: "tax-nexus", state, taxesFreight };
    yield { record: "tax-rate", state, rate, jurisdiction: name };
  }
  for (const row of freightRates) yield { record: "freight-rate", ...row };
  const nameOf = new Map(users.map(({ id, fullName }) => [id, fullName]));
  const members = Map.groupBy(memberships, ({ accountNumber }) => accountNumber);
  for (const customer of customers) {
    const { account } = customer;
    if (!account.isOpen) continue;
    const random = createRandom(seed).fork(`terms/${account.number}`);
    const dollars =
      account.number === nearItsLimit.accountNumber ? nearItsLimit.dollars : random.pick(creditBySize[customer.size]);
    yield {
      record: "account-credit",
      accountNumber: account.number,
      creditLimit: decimalText(fromDollars(dollars)),
      paymentTerms: customer.size === "large" ? "Net 45" : "Net 30",
    };
    const certificate = certificateOf(customer, asOf, random.fork("certificate").int(0, 9_999));
    if (certificate) yield certificate;
    yield* addressBook(customer, random.fork("addresses"));
    const rule = purchaseOrderRule(customer);
    if (rule) yield rule;
    const names = (members.get(account.number) ?? []).flatMap(({ userId }) => nameOf.get(userId) ?? []);
    yield* referencesOf(customer, names);
  }
}

const exemptions: Readonly<Record<string, string>> = {
  "federal-government": "Federal government",
  "state-government": "State and local government",
  education: "Educational institution",
  healthcare: "Nonprofit hospital",
};

/** Public bodies pay no sales tax in their own state; of the makers one in four buys for what it makes. */
function certificateOf(
  { account: { number: accountNumber, state, customerKind } }: Customer,
  asOf: Day,
  drawn: number,
): records.TaxCertificateRecord | undefined {
  const isMaker = customerKind === "manufacturer" && drawn % 4 === 0;
  const reason = exemptions[customerKind] ?? (isMaker ? "Manufacturing" : undefined);
  if (reason === undefined) return undefined;
  return {
    record: "tax-certificate",
    accountNumber,
    state,
    number: `ES-${String(drawn).padStart(5, "0")}`,
    reason,
    endsOn: addDays(asOf, 120 + (drawn % 700)),
  };
}
