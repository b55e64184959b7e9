import { accountSources } from "@capstan/features/account/server";
import { promiseText } from "@capstan/features/availability/server";
import { urls } from "@capstan/features/urls";
import { type Money, formatMoney, moneyOf, sumOf } from "@capstan/platform/money";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type WaitingOrder, limitOf, otherTasks, waitingOrders } from "./approvals.store.server.ts";
import type { ApprovalParams, ApprovalsView, RequestRow, RequestView } from "./approvals.ts";
import { isOver } from "./decide-order.server.ts";
import { dayAndTime, shortDay } from "@capstan/platform/format-time";
import { previewChanges } from "./preview-changes.server.ts";
import { linesOf, orderOf } from "./order.store.server.ts";
import { type ReorderDeps, planReorder } from "./plan-reorder.server.ts";
import { accountOf, shipToText, shownAmount } from "./read-history.server.ts";

const most = { requests: 100, tasks: 20 };

/** What waits for the account's approvers, with one request opened: the chosen one, or the first. */
export async function readApprovals(
  deps: ReorderDeps,
  visitor: Visitor,
  params: ApprovalParams,
): Promise<Result<ApprovalsView>> {
  const { db, clock } = deps;
  const account = await accountOf(accountSources(db, visitor));
  if (!account) return fail({ code: "ACCOUNT_REQUIRED" });
  if (visitor.role !== "administrator" && visitor.role !== "approver") return fail({ code: "ROLE_REQUIRED" });
  const now = clock.now();
  const [waiting, tasks] = await Promise.all([
    waitingOrders(db, account.number, most.requests),
    otherTasks(db, account.number, most.tasks),
  ]);
  const chosen = params.order;
  const open = waiting.find(({ number }) => number === chosen) ?? (chosen === null ? waiting[0] : undefined);
  return ok({
    account,
    requests: waiting.map((order) => requestRow(order, now)),
    total: formatMoney(sumOf(waiting.map(({ total }) => amountOf(total)))),
    chosen: open ? await requestView(deps, visitor, open, params) : null,
    others: tasks.map(({ requestedAt, ...task }) => ({
      ...task,
      requestedOn: shortDay(requestedAt.toISOString(), now),
    })),
  });
}

function amountOf(text: string): Money {
  return moneyOf(text) ?? (0n as Money);
}

function requestRow(order: WaitingOrder, now: Date): RequestRow {
  const total = amountOf(order.total);
  const limit = order.limit === null ? null : amountOf(order.limit);
  return {
    orderNumber: order.number,
    buyer: order.buyer ?? "Somebody who left",
    purchaseOrder: order.purchaseOrder,
    lines: order.lines,
    total: shownAmount(order.total),
    sentOn: shortDay(order.placedAt, now),
    approveBy: dayAndTime(order.approveBy.toISOString()),
    limit: limit === null ? null : formatMoney(limit),
    covered: limit === null || total === 0n ? 100 : Math.min(100, Number((limit * 100n) / total)),
    over: limit !== null && total > limit ? formatMoney((total - limit) as Money) : null,
  };
}

async function requestView(
  deps: ReorderDeps,
  visitor: Visitor,
  waiting: WaitingOrder,
  { isChanging, typed }: ApprovalParams,
): Promise<RequestView> {
  const { db, clock } = deps;
  const accountNumber = visitor.accountNumber ?? "";
  const order = await orderOf(db, accountNumber, waiting.number);
  const lines = order ? await linesOf(db, order) : [];
  const plan = await planReorder(deps, { ...visitor, userId: waiting.userId }, lines);
  const limit = visitor.userId === null ? null : await limitOf(db, accountNumber, visitor.userId);
  const refusal = refusalFor(visitor, waiting, { limit, now: clock.now() });
  const mayChange = isChanging && (refusal === null || refusal === "over-limit");
  return {
    ...requestRow(waiting, clock.now()),
    changing: mayChange
      ? await previewChanges(db, { accountNumber, orderNumber: waiting.number, typed, today: plan.seen, limit })
      : null,
    shipTo: shipToText(waiting),
    references: Object.entries(order?.references ?? {}).map(([name, value]) => ({ name, value })),
    items: lines.map((line) => ({
      line: line.line,
      sku: line.sku,
      name: line.description,
      url: urls.product({ sku: line.sku, name: line.description }),
      quantity: line.quantity,
      unitPrice: shownAmount(line.unitPrice),
      total: shownAmount(line.lineTotal),
      arrives: line.promise === null ? "" : promiseText(line.promise, "infinity").text,
    })),
    amounts: [
      { name: "Subtotal", amount: shownAmount(order?.subtotal ?? "0") },
      { name: "Freight", amount: shownAmount(order?.freight ?? "0") },
      { name: "Tax", amount: shownAmount(order?.tax ?? "0") },
    ],
    differences: plan.lines.filter(({ change }) => change !== "same"),
    seen: plan.seen,
    refusal,
    readerLimit: limit === null ? null : formatMoney(amountOf(limit)),
  };
}

interface Reader {
  readonly limit: string | null;
  readonly now: Date;
}

/** The same as the answer would be refused for; there it is looked at again. */
function refusalFor(visitor: Visitor, order: WaitingOrder, { limit, now }: Reader): RequestView["refusal"] {
  if (visitor.agentId !== null) return "acting";
  if (order.userId === visitor.userId) return "own";
  if (order.approveBy <= now) return "expired";
  return isOver(order.total, limit) ? "over-limit" : null;
}
