export interface ReturnReason {
  readonly code: string;
  readonly label: string;
  /** Then its freight is refunded and no label is charged. */
  readonly isOurFault: boolean;
  readonly needsPhoto: boolean;
}

const buyers = { isOurFault: false, needsPhoto: false };
const ours = { isOurFault: true, needsPhoto: false };

export const returnReasons = [
  { code: "too-many", label: "Ordered too many", ...buyers },
  { code: "wrong-size", label: "Wrong size", ...buyers },
  { code: "not-needed", label: "No longer needed", ...buyers },
  { code: "damaged", label: "Arrived damaged", ...ours, needsPhoto: true },
  { code: "defective", label: "Defective", ...ours },
  { code: "wrong-item", label: "Not what was ordered", ...ours },
] as const satisfies readonly ReturnReason[];

export type ReturnReasonCode = (typeof returnReasons)[number]["code"];

export const returnReasonCodes = returnReasons.map(({ code }) => code) as readonly ReturnReasonCode[];

export function reasonOf(code: ReturnReasonCode): ReturnReason {
  // Every code is a row of the table.
  return returnReasons.find((reason) => reason.code === code) as ReturnReason;
}
