import { type Day, addDays } from "./days.ts";
import type { PendingTaskRecord } from "./records.ts";

type Row = readonly [
  accountNumber: string,
  kind: PendingTaskRecord["kind"],
  requestedBy: string | null,
  daysAgo: number,
];

/** Who waits to be let in by Ruth and by Grace; docs/demo.md tells their stories. Orders that wait are placed, not imported. */
const rows: readonly Row[] = [
  ["810204117", "user-request", null, 1],
  ["810204117", "user-request", null, 4],
  ["880612044", "user-request", null, 3],
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

/** What Theo, whose limit is $250, has ordered and Ingrid or Marcus approve. */
export const waitingOrders = [
  {
    userId: "tbeaumont",
    accountNumber: "820311400",
    orders: 3,
    packs: 20,
    purchaseOrder: "4500204181",
    references: { "Cost center": "4410, Line 3 maintenance", Requisitioner: "Theo Beaumont" },
  },
];
