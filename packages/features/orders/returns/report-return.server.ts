import { bug } from "@capstan/platform/bug";
import type { Tx } from "@capstan/platform/db";
import { moneyOf, moneyText } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { LockedOrder } from "../fulfilment/fulfilment.store.server.ts";
import type { ReportAnswer } from "../fulfilment/report-fulfilment.server.ts";
import type { ReturnReport } from "../fulfilment/report.ts";
import { moveLines, moveOrderStep } from "../fulfilment/write-fulfilment.store.server.ts";
import { orderDocument } from "../invoices/issue-invoice.server.ts";
import { applyReturnReport } from "./apply-return-report.ts";
import { writeCreditNote } from "./credit-note.store.server.ts";
import { refundOf } from "./refund.ts";
import { refundCard } from "./refund-card.server.ts";
import { refundOrder } from "./refund-order.server.ts";
import { orderReturnSlip } from "./request-return.server.ts";
import { returnMail } from "./return-mail.schema.ts";
import type { ReturnStatus } from "./return-states.ts";
import { type ReturnState, returnsOf } from "./return.store.server.ts";
import { type StoredSoldLine, soldLineOf, soldLines } from "./returns.store.server.ts";
import {
  type Finding,
  addReturnEvent,
  keepEarlierArrival,
  moveReturn,
  restock,
  takeUnits,
  writeFindings,
} from "./write-return.store.server.ts";

interface ReturnInput {
  readonly order: LockedOrder;
  readonly report: ReturnReport;
  readonly now: Date;
  readonly origin: string;
}

/** What a report on a return does, in the transaction that holds its order. */
export async function applyReturn(tx: Tx, input: ReturnInput): Promise<Result<ReportAnswer>> {
  const { order, report, origin } = input;
  const { accountNumber, orderNumber } = order;
  const state = (await returnsOf(tx, order)).find(({ number }) => number === report.returnNumber);
  if (!state) return fail({ code: "RETURN_NOT_FOUND" });
  const applied = applyReturnReport(state, report);
  if (!applied.ok) return applied;
  const { steps, findings } = applied.value;
  const key = { accountNumber, number: state.number };
  const answer = { orderNumber, outcome: "applied" as const, status: order.status, shipment: null };
  if (steps.length === 0) {
    if (report.kind === "return-received") await keepEarlierArrival(tx, key, report.at);
    return ok({ ...answer, returnStatus: state.status });
  }
  const location = report.to ?? state.location;
  if (findings?.some(({ restocked }) => restocked > 0) && location === null)
    return fail({ code: "LOCATION_UNKNOWN", from: null });
  for (const to of steps)
    await moveReturn(tx, key, { to, at: report.at, location: report.to, refusal: report.reason, creditNote: null });
  if (findings) return ok({ ...answer, ...(await settle(tx, input, { state, findings, location })) });
  const status = steps.at(-1) ?? state.status;
  if (status === "refused") await takeBack(tx, input, state);
  await tell(tx, input, { number: state.number, report: report.kind, status: order.status });
  // The goods are here: nobody needs a slip any more.
  if (report.kind === "return-approved") await orderReturnSlip(tx, order, state.number, origin);
  return ok({ ...answer, returnStatus: status });
}

/** What was refused can be returned again. */
async function takeBack(tx: Tx, { order, origin }: ReturnInput, { number, lines }: ReturnState): Promise<void> {
  const freed = lines.map(({ line, quantity }) => ({ line, quantity: -quantity }));
  if (!(await takeUnits(tx, order, freed))) bug("units that were taken could not be released");
  const { accountNumber } = order;
  await enqueue(tx, returnMail, { accountNumber, number, about: "refused", origin });
}

interface Settlement {
  readonly state: ReturnState;
  readonly findings: readonly Finding[];
  readonly location: string | null;
}

/** After the inspection: stock, units, states, credit, and last the credit note with its counter. */
async function settle(
  tx: Tx,
  input: ReturnInput,
  { state, findings, location }: Settlement,
): Promise<Pick<ReportAnswer, "status" | "returnStatus">> {
  const { order, report, now, origin } = input;
  const { accountNumber } = order;
  const key = { accountNumber, number: state.number };
  const sold = await soldLines(tx, order);
  await writeFindings(tx, key, findings);
  if (location !== null) await restock(tx, order, location, findings);
  const accepted = (line: number) => findings.find((found) => found.line === line)?.accepted ?? 0;
  const freed = state.lines
    .map(({ line, quantity }) => ({ line, quantity: accepted(line) - quantity }))
    .filter(({ quantity }) => quantity < 0);
  if (!(await takeUnits(tx, order, freed))) bug("units that were taken could not be released");
  const units = state.lines
    .map(({ line, reason }) => ({ line, reason, quantity: accepted(line) }))
    .filter(({ quantity }) => quantity > 0);
  const move = { at: report.at, location: null, refusal: report.reason };
  if (units.length === 0) {
    await moveReturn(tx, key, { ...move, to: "refused", creditNote: null });
    await tell(tx, input, { number: state.number, report: "return-refused", status: order.status });
    await enqueue(tx, returnMail, { ...key, about: "refused", origin });
    return { status: order.status, returnStatus: "refused" };
  }
  const status = await closeLines(tx, order, sold, units);
  const refund = refundOf(sold.map(soldLineOf), units, moneyOf(state.labelFee) ?? bug("a fee is no amount"));
  const paid = await refundOrder(tx, order, { returnNumber: state.number, amount: refund.total });
  const returnStatus: ReturnStatus = paid === "refunded" ? "refunded" : "inspected";
  if (paid === "pending") {
    const { orderNumber } = order;
    const given = { accountNumber, orderNumber, returnNumber: state.number, amount: moneyText(refund.total) };
    await enqueue(tx, refundCard, given, { maxAttempts: 25, queueName: `payment:${orderNumber}` });
  }
  await tell(tx, input, { number: state.number, report: `return-${returnStatus}`, status });
  // The last lock is that of the credit notes' counter.
  const creditNote = await writeCreditNote(tx, order, { returnNumber: state.number, refund, issuedAt: now });
  await moveReturn(tx, key, { ...move, to: returnStatus, creditNote });
  const document = { name: creditNote, kind: "credit-note", shipment: null, returnNumber: state.number } as const;
  await orderDocument(tx, order, document, origin);
  return { status, returnStatus };
}

/** A line that has come back whole is returned, and so is an order of which every line has. The order's state now. */
async function closeLines(
  tx: Tx,
  order: LockedOrder,
  sold: readonly StoredSoldLine[],
  units: readonly { readonly line: number; readonly quantity: number }[],
): Promise<LockedOrder["status"]> {
  const now = new Map(units.map(({ line, quantity }) => [line, quantity]));
  const isBack = ({ line, refunded, quantity }: StoredSoldLine) => refunded + (now.get(line) ?? 0) === quantity;
  const back = sold.filter((line) => now.has(line.line) && isBack(line)).map(({ line }) => line);
  if (back.length > 0) await moveLines(tx, order, back, "returned");
  if (!sold.every(isBack)) return order.status;
  await moveOrderStep(tx, order, "returned");
  return "returned";
}

interface ReturnEventInput {
  readonly number: string;
  readonly report: string;
  readonly status: LockedOrder["status"];
}

async function tell(tx: Tx, { order, now }: ReturnInput, { number, report, status }: ReturnEventInput): Promise<void> {
  const nobody = { actor: "warehouse" as const, userId: null, agentId: null };
  await addReturnEvent(tx, order, { ...nobody, returnNumber: number, report, status, now });
}
