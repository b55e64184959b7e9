import { type PurchaseOrderRule, purchaseOrderProblem } from "./purchase-order.ts";

/** What an account wants on its orders beside a purchase order number. */
export interface ReferenceField {
  readonly code: string;
  readonly label: string;
  readonly hint: string | null;
  readonly isRequired: boolean;
  /** Empty where anything may be written. */
  readonly choices: readonly string[];
}

export interface AccountTerms {
  readonly rule: PurchaseOrderRule;
  readonly fields: readonly ReferenceField[];
}

interface GivenTerms {
  readonly purchaseOrder: string | null;
  /** By their labels. */
  readonly references: Readonly<Record<string, string>>;
}

export interface TermsProblem {
  /** The reference's code; null for the purchase order number. */
  readonly reference: string | null;
  readonly text: string;
}

/** What an order lacks of what its account asks for. The checkout's page, the API and approvals with changes ask this. */
export function termsProblems({ rule, fields }: AccountTerms, given: GivenTerms): readonly TermsProblem[] {
  const number = purchaseOrderProblem(given.purchaseOrder ?? "", rule);
  const wrong = fields.filter(({ label, isRequired, choices }) => {
    const value = given.references[label] ?? "";
    return value === "" ? isRequired : choices.length > 0 && !choices.includes(value);
  });
  return [
    ...(number === null ? [] : [{ reference: null, text: `PO number: ${number}` }]),
    ...wrong.map(({ code, label }) => ({ reference: code, text: `${label}: choose or enter one` })),
  ];
}
