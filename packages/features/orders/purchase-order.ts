/** How an account wants its purchase order numbers written. */
export interface PurchaseOrderRule {
  readonly isRequired: boolean;
  /** For the whole number. */
  readonly pattern: string | null;
  readonly example: string | null;
  readonly hint: string | null;
}

export const anyPurchaseOrder: PurchaseOrderRule = { isRequired: false, pattern: null, example: null, hint: null };

/** What is wrong with a number, in words that say what to enter; null where nothing is. */
export function purchaseOrderProblem(value: string, rule: PurchaseOrderRule): string | null {
  const wanted = wantedText(rule);
  if (value === "") return rule.isRequired ? `Enter ${wanted}.` : null;
  if (rule.pattern === null || new RegExp(`^(?:${rule.pattern})$`, "v").test(value)) return null;
  return `${value} is not in your company's format. Enter ${wanted}.`;
}

function wantedText({ hint, example }: PurchaseOrderRule): string {
  const what = hint ?? "a PO number";
  return example === null ? what : `${what}, like ${example}`;
}
