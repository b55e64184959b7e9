import type { Customer } from "./customer.ts";
import type { AccountOrderTermsRecord, AccountReferenceRecord } from "./records.ts";

interface NumberRule {
  readonly pattern: string;
  readonly example: string;
  readonly hint: string;
}

/** As the same customers have written them on their orders before: `order-papers.ts`. */
const rules: Readonly<Record<string, NumberRule>> = {
  "federal-government": {
    pattern: String.raw`FA\d{4}-\d{2}-P-\d{4}`,
    example: "FA1234-26-P-0001",
    hint: "FA and four digits, the year, P and four digits",
  },
  "state-government": {
    pattern: String.raw`PO\d{2}-\d{4,5}`,
    example: "PO26-20418",
    hint: "PO, the year and a number",
  },
  education: { pattern: String.raw`PO\d{2}-\d{4,5}`, example: "PO26-20418", hint: "PO, the year and a number" },
  healthcare: { pattern: String.raw`MM\d{4,5}`, example: "MM20418", hint: "MM and four or five digits" },
};
const largeCompany: NumberRule = {
  pattern: String.raw`4500\d{6}`,
  example: "4500204180",
  hint: "4500 and six digits",
};

export function purchaseOrderRule({ account, size }: Customer): AccountOrderTermsRecord | undefined {
  const rule = rules[account.customerKind] ?? (size === "large" ? largeCompany : undefined);
  if (!rule) return undefined;
  return {
    record: "account-order-terms",
    accountNumber: account.number,
    requiresPurchaseOrder: true,
    purchaseOrderPattern: rule.pattern,
    purchaseOrderExample: rule.example,
    purchaseOrderHint: rule.hint,
  };
}

const copperKettle = "870330905";
const usualCenters = ["4410, Line 3 maintenance", "4420, Tool crib", "4510, Facilities", "4620, Safety"];

/** Large companies ask who it is for and which cost center pays. */
export function* referencesOf({ account, size }: Customer, names: readonly string[]): Iterable<AccountReferenceRecord> {
  const accountNumber = account.number;
  const isBrewery = accountNumber === copperKettle;
  if (size !== "large" && !isBrewery) return;
  yield {
    record: "account-reference",
    accountNumber,
    code: "cost-center",
    label: "Cost center",
    hint: null,
    isRequired: true,
    choices: isBrewery ? ["40, Cellar supplies", "55, Taproom supplies"] : usualCenters,
    position: 1,
  };
  yield {
    record: "account-reference",
    accountNumber,
    code: "requisitioner",
    label: "Requisitioner",
    hint: "Who it is for",
    isRequired: false,
    choices: [...new Set(names)],
    position: 2,
  };
}
