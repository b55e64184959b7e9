import { createHash } from "node:crypto";
import type { PlannedRevision } from "@capstan/features/orders/server";
import { moneyText } from "@capstan/platform/money";

/** Of what the page showed: today's differences, and the order as it would be with the changes. */
export function seenRevision(today: string, revision: PlannedRevision | null): string {
  if (revision === null) return today;
  const { order, purchaseOrder, references } = revision;
  const lines = order.lines.map(({ line, quantity }) => [line, quantity]);
  const shown = JSON.stringify([today, moneyText(order.total), lines, purchaseOrder, references]);
  return createHash("sha256").update(shown).digest("hex").slice(0, 32);
}
