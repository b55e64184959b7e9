import { bug } from "@capstan/platform/bug";

/** What came back for some entries: by the wire's names, spec 3. */
export interface ErrorGroup {
  readonly errorType: string;
  readonly hasError: boolean;
  readonly hasWarning: boolean;
}

const warnsDespiteError: ReadonlySet<string> = new Set(["georgiaPacific", "stateRestricted"]);

/** How the store marks a question of this type: some as an error that the buyer can still clear. */
export function isAskedByError(errorType: string): boolean {
  return warnsDespiteError.has(errorType);
}

/** Spec 4: an error can't be bought, a warning has to be agreed to first. With both marks it is an error. */
export function groupClass({ errorType, hasError, hasWarning }: ErrorGroup): "error" | "warning" | undefined {
  if (!hasError) return hasWarning ? "warning" : undefined;
  return !hasWarning && warnsDespiteError.has(errorType) ? "warning" : "error";
}

/** Spec 5: what has to be sent when a warning is agreed to. */
export const acceptanceFlags = {
  lowLeadA6: "lowLeadComplianceLevel",
  lowLeadA9: "lowLeadComplianceLevel",
  georgiaPacific: "disclaimerAccepted",
  georgiaPacificA: "disclaimerAccepted",
  georgiaPacificC: "disclaimerAccepted",
  stateRestricted: "stateRestrictionAccepted",
} as const;

export type AcceptanceFlag = (typeof acceptanceFlags)[keyof typeof acceptanceFlags];

export function acceptanceFlag(errorType: string): AcceptanceFlag {
  return Object.hasOwn(acceptanceFlags, errorType)
    ? acceptanceFlags[errorType as keyof typeof acceptanceFlags]
    : bug("Unknown errorType");
}
