export const returnStatuses = ["requested", "approved", "received", "inspected", "refunded", "refused"] as const;

export type ReturnStatus = (typeof returnStatuses)[number];

/** Every lawful change; the database has the same rows. */
const changes: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ["approved", "refused"],
  approved: ["received", "refused"],
  received: ["inspected", "refused"],
  inspected: ["refunded", "refused"],
  refunded: [],
  refused: [],
};

export const returnTransitions: readonly (readonly [ReturnStatus, ReturnStatus])[] = returnStatuses.flatMap((from) =>
  changes[from].map((to) => [from, to] as const),
);

/** The states from one to another, the last included; none where the way does not lead there. */
export function returnSteps(from: ReturnStatus, to: ReturnStatus): readonly ReturnStatus[] {
  if (from === to) return [];
  if (to === "refused") return changes[from].includes(to) ? [to] : [];
  const [start, end] = [returnStatuses.indexOf(from), returnStatuses.indexOf(to)];
  return from === "refused" ? [] : returnStatuses.slice(start + 1, end + 1);
}

export const returnStatusNames: Readonly<Record<ReturnStatus, string>> = {
  requested: "Waiting for an answer",
  approved: "Approved",
  received: "Received",
  inspected: "Inspected",
  refunded: "Refunded",
  refused: "Refused",
};
