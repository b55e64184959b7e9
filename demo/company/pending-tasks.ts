import { type Day, addDays } from "./days.ts";
import type { PendingTaskRecord } from "./records.ts";

type Row = readonly [
  accountNumber: string,
  kind: PendingTaskRecord["kind"],
  requestedBy: string | null,
  daysAgo: number,
];

/** What waits for Ruth, Marcus and Ingrid, and Grace; docs/demo.md tells their stories. */
const rows: readonly Row[] = [
  ["810204117", "order-approval", "dwhitfield", 1],
  ["810204117", "user-request", null, 4],
  ["820311400", "order-approval", "tbeaumont", 0],
  ["820311400", "order-approval", "tbeaumont", 1],
  ["820311400", "order-approval", "tbeaumont", 2],
  ["880612044", "order-approval", null, 3],
];

export function* pendingTasks(asOf: Day): Iterable<PendingTaskRecord> {
  for (const [at, [accountNumber, kind, requestedBy, daysAgo]] of rows.entries()) {
    yield {
      record: "pending-task",
      code: `TASK-${String(at + 1).padStart(4, "0")}`,
      accountNumber,
      kind,
      requestedBy,
      requestedAt: `${addDays(asOf, -daysAgo)}T08:30:00Z`,
    };
  }
}
