/** "412", "#412", "Branch No. 412": what people type for a branch's number. */
const branchNumber =
  /^(?<name>(?:branch|br\.?|store|location)\s*:?\s*)?(?<sign>(?:#|no\.?|nr\.?|number|num\.?)\s*:?\s*#?\s*)?(?<code>[a-z\d][a-z\d./_-]{0,39})$/i;

export interface BranchNumber {
  /** In capitals, as codes are compared. */
  readonly code: string;
  /** It was called a branch's: nothing else is meant, not even a ZIP code. */
  readonly isExplicit: boolean;
}

/** Null where the text can't be the number of a branch. */
export function branchNumberIn(text: string): BranchNumber | null {
  const { name, sign, code } = branchNumber.exec(text.trim())?.groups ?? {};
  if (code === undefined || !/\d/.test(code)) return null;
  return { code: code.toUpperCase(), isExplicit: (name ?? sign) !== undefined };
}
