import type { Tx } from "@capstan/platform/db";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import { dateMail } from "../mail/shipment-mail.schema.ts";
import { hasLeft, quantityIn } from "./fulfilment-state.ts";
import type { LockedOrder } from "./fulfilment.store.server.ts";
import type { ReportAnswer } from "./report-fulfilment.server.ts";
import type { FulfilmentFacts } from "./report-shipment.server.ts";
import type { BackorderReport } from "./report.ts";
import { addEvents, writeDates } from "./write-fulfilment.store.server.ts";

interface BackorderInput {
  readonly order: LockedOrder;
  readonly facts: FulfilmentFacts;
  readonly report: BackorderReport;
  readonly now: Date;
  readonly origin: string;
}

/** Another date for what is left of some lines. The newest report holds; stock and states stay as they are. */
export async function applyBackorder(
  tx: Tx,
  { order, facts, report, now, origin }: BackorderInput,
): Promise<Result<ReportAnswer>> {
  const { accountNumber, orderNumber, status } = order;
  if (status !== "placed" && status !== "in-fulfilment") return fail({ code: "ORDER_STATE_REFUSED", status });
  const gone = facts.shipments.filter(hasLeft);
  const dates = [];
  for (const { line, quantity, expectedOn } of report.lines) {
    const ordered = facts.lines.find((one) => one.line === line);
    if (!ordered) return fail({ code: "LINE_UNKNOWN", line });
    const left = ordered.quantity - quantityIn(gone, line);
    if (quantity > left) return fail({ code: "QUANTITY_EXCEEDED", line, left });
    dates.push({ line, quantity, expectedOn, promisedOn: ordered.promise.at(-1)?.on ?? null });
  }
  const changed = await writeDates(tx, order, { dates, reason: report.reason, at: report.at });
  const details = { report: report.kind, lines: changed, reportedAt: report.at };
  if (changed.length > 0) {
    await addEvents(tx, order, order.version, [{ at: now, status, details }]);
    await enqueue(tx, dateMail, {
      accountNumber,
      orderNumber,
      lines: [...changed],
      version: order.version + 1,
      origin,
    });
  }
  return ok({ orderNumber, outcome: "applied", status, shipment: null });
}
