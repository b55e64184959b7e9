import { createHash } from "node:crypto";
import type { ApiClient } from "@capstan/features/api-clients/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { OrderFulfilment } from "./fulfilment-state.ts";
import { type LockedOrder, lockOrder, readFulfilment, reportOnFile } from "./fulfilment.store.server.ts";
import { applyBackorder } from "./report-backorder.server.ts";
import { applyShipment } from "./report-shipment.server.ts";
import { applyReturn } from "../returns/report-return.server.ts";
import { type FulfilmentReport, isReturnReport } from "./report.ts";
import { keepReport } from "./write-fulfilment.store.server.ts";

export interface FulfilmentDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type, for links in mails. */
  readonly origin: string;
}

export interface ReportInput {
  readonly client: Pick<ApiClient, "id" | "accountNumber">;
  /** The caller's own: the same again changes nothing. */
  readonly eventId: string;
  readonly orderNumber: string;
  readonly report: FulfilmentReport;
}

export interface ReportAnswer {
  readonly orderNumber: string;
  /** `waiting`: kept until somebody tells of the shipment. */
  readonly outcome: "applied" | "waiting";
  readonly status: OrderFulfilment["status"];
  /** The shipment's number in the order. */
  readonly shipment: number | null;
  /** The return's state now, of a report on one. */
  readonly returnStatus?: string;
}

interface ReportContext {
  readonly now: Date;
  readonly origin: string;
}

const maxAttempts = 5;
/** Serialization failure, deadlock. */
const retried = new Set(["40001", "40P01"]);
/** A clock that goes wrong is told so. */
const maxAheadMs = 24 * 60 * 60 * 1_000;

/**
 * Takes what a warehouse reports of an order: once for each event id, in any order. Order, lines, shipments, stock and
 * invoice change in one transaction, which holds the order's row: a report and a cancellation can't both win.
 */
export async function reportFulfilment(deps: FulfilmentDeps, input: ReportInput): Promise<Result<ReportAnswer>> {
  const isAhead = Date.parse(input.report.at) > deps.clock.now().getTime() + maxAheadMs;
  if (isAhead) return fail({ code: "REPORT_TIME_REFUSED", at: input.report.at });
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const result = await tryToReport(deps, input);
    if (result !== "again") return result;
  }
  return fail({ code: "BUSY" });
}

async function tryToReport(deps: FulfilmentDeps, input: ReportInput): Promise<Result<ReportAnswer> | "again"> {
  try {
    return await deps.db.transaction().execute(async (tx) => {
      const result = await reportInTransaction(tx, { now: deps.clock.now(), origin: deps.origin }, input);
      if (result === "again") throw new EventIdTaken();
      return result;
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (error instanceof EventIdTaken || retried.has(code)) return "again";
    throw error;
  }
}

/** Two orders were reported at once under one event id: the transaction is undone, and the first one's report is read. */
class EventIdTaken extends Error {}

async function reportInTransaction(
  tx: Tx,
  { now, origin }: ReportContext,
  { client, eventId, orderNumber, report }: ReportInput,
): Promise<Result<ReportAnswer> | "again"> {
  const order = await lockOrder(tx, { orderNumber, onlyAccount: client.accountNumber });
  if (!order) return fail({ code: "ORDER_NOT_FOUND" });
  const requestHash = hashOf(orderNumber, report);
  const known = await reportOnFile(tx, client.id, eventId);
  if (known) {
    if (known.requestHash !== requestHash) return fail({ code: "EVENT_ID_REUSED" });
    return ok(known.answer as ReportAnswer);
  }
  const applied = await applyTo(tx, order, report, { now, origin });
  if (!applied.ok) return applied;
  const { outcome } = applied.value;
  const kept = { clientId: client.id, eventId, requestHash, report, outcome, answer: applied.value, now };
  return (await keepReport(tx, order, kept)) ? applied : "again";
}

async function applyTo(
  tx: Tx,
  order: LockedOrder,
  report: FulfilmentReport,
  context: ReportContext,
): Promise<Result<ReportAnswer>> {
  const from = placeIn(report);
  const facts = await readFulfilment(tx, order, from === undefined ? [] : [from]);
  if (from !== undefined && !facts.knownLocations.includes(from)) return fail({ code: "LOCATION_UNKNOWN", from });
  if (isReturnReport(report)) return applyReturn(tx, { order, report, ...context });
  return report.kind === "backordered"
    ? applyBackorder(tx, { order, facts, report, ...context })
    : applyShipment(tx, { order, facts, report, ...context });
}

function placeIn(report: FulfilmentReport): string | undefined {
  if (isReturnReport(report)) return report.to ?? undefined;
  return report.kind === "backordered" ? undefined : report.contents?.from;
}

function hashOf(orderNumber: string, report: FulfilmentReport): string {
  return createHash("sha256")
    .update(JSON.stringify([orderNumber, report]))
    .digest("base64url");
}
