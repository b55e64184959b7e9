import type { Failure } from "@capstan/platform/errors";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { ReturnReport } from "../fulfilment/report.ts";
import { type ReturnStatus, returnSteps } from "./return-states.ts";
import type { ReturnState, ReturnStateLine } from "./return.store.server.ts";
import type { Finding } from "./write-return.store.server.ts";

export interface AppliedReturn {
  /** The states that it goes through; none where nothing changes. */
  readonly steps: readonly ReturnStatus[];
  /** Of an inspection that is new. */
  readonly findings: readonly Finding[] | null;
}

type Refusal = Failure<"RETURN_STATE_REFUSED" | "REPORT_NOT_APPLICABLE" | "LINE_UNKNOWN" | "QUANTITY_EXCEEDED">;

const wanted = {
  "return-approved": "approved",
  "return-received": "received",
  "return-inspected": "inspected",
  "return-refused": "refused",
} as const satisfies Record<ReturnReport["kind"], ReturnStatus>;

const nothing: AppliedReturn = { steps: [], findings: null };

/**
 * What a report does to a return. A report for a later stage fills in those before it; one for an earlier stage changes
 * nothing. What was inspected stays as it was found: a credit note was made of it.
 */
export function applyReturnReport(state: ReturnState, report: ReturnReport): Result<AppliedReturn, Refusal> {
  const to = wanted[report.kind];
  if (to === "inspected") return inspection(state, report);
  if (to === state.status) return ok(nothing);
  const isOver = state.status === "refused" || (to === "refused" && ["inspected", "refunded"].includes(state.status));
  if (isOver) return fail({ code: "RETURN_STATE_REFUSED", status: state.status });
  return ok({ steps: returnSteps(state.status, to), findings: null });
}

function inspection(state: ReturnState, { lines }: ReturnReport): Result<AppliedReturn, Refusal> {
  const inspected = lines ?? [];
  for (const { line, quantity, accepted, restocked } of inspected) {
    const own = state.lines.find((one) => one.line === line);
    if (!own) return fail({ code: "LINE_UNKNOWN", line });
    if (quantity > own.quantity || accepted > quantity || restocked > accepted)
      return fail({ code: "QUANTITY_EXCEEDED", line, left: own.quantity });
  }
  // What nobody tells of did not arrive.
  const findings = state.lines.map((own): Finding => {
    const found = inspected.find(({ line }) => line === own.line);
    if (!found) return { line: own.line, accepted: 0, restocked: 0, finding: "Did not arrive." };
    const { line, accepted, restocked, finding } = found;
    return { line, accepted, restocked, finding };
  });
  if (state.lines.some(({ accepted }) => accepted !== null))
    return state.lines.every((own) => isFound(own, findings))
      ? ok(nothing)
      : fail({ code: "REPORT_NOT_APPLICABLE", kind: "return" });
  if (state.status === "refused") return fail({ code: "RETURN_STATE_REFUSED", status: state.status });
  return ok({ steps: returnSteps(state.status, "inspected"), findings });
}

function isFound(own: ReturnStateLine, findings: readonly Finding[]): boolean {
  const found = findings.find(({ line }) => line === own.line);
  return found?.accepted === own.accepted && found?.restocked === own.restocked;
}
