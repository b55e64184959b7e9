import { type PlannedRevision, planRevision } from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import { type Money, formatMoney, moneyText } from "@capstan/platform/money";
import { seenRevision } from "./approval-changes.server.ts";
import type { ApprovalParams, ChangePreview, ChangeView } from "./approvals.ts";
import { isOver, isSame } from "./decide-order.server.ts";
import { changesIn } from "./order-history.schema.ts";

interface PreviewInput {
  readonly accountNumber: string;
  readonly orderNumber: string;
  readonly typed: ApprovalParams["typed"];
  /** Of today's differences, as the page shows them. */
  readonly today: string;
  readonly limit: string | null;
}

/** What an approver has typed, and what the order would come to with it. Nothing is changed. */
export async function previewChanges(db: Database, input: PreviewInput): Promise<ChangeView | null> {
  const { accountNumber, orderNumber, typed } = input;
  const asIs = await planRevision(db, { accountNumber, orderNumber, wanted: noChanges });
  const form = typed ?? {};
  const planned = await planRevision(db, { accountNumber, orderNumber, wanted: changesIn(form) });
  // An order that does not fit its account's terms any more has to be given new words first.
  const known = planned.ok ? planned.value : asIs.ok ? asIs.value : null;
  const problems = planned.ok ? [] : ((planned.failure["problems"] as readonly string[] | undefined) ?? []);
  if (!known && problems.length === 0) return null;
  const before = known?.before;
  return {
    purchaseOrder: form["purchaseOrder"] ?? before?.purchaseOrder ?? "",
    references: (known?.fields ?? []).map((field) => ({
      ...field,
      value: form[`reference-${field.code}`] ?? before?.references[field.label] ?? "",
    })),
    quantities: Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        name.startsWith("quantity-") ? [[Number(name.slice("quantity-".length)), value]] : [],
      ),
    ),
    problems: typed === null ? [] : problems,
    preview: typed !== null && planned.ok && !isSame(planned.value) ? previewOf(planned.value, input) : null,
  };
}

const noChanges = { quantities: new Map<number, number>(), references: {} };

function previewOf(planned: PlannedRevision, { today, limit, typed }: PreviewInput): ChangePreview {
  const { before, order, changes, fields } = planned;
  const words = [
    { name: "PO number", from: before.purchaseOrder ?? "", to: planned.purchaseOrder ?? "" },
    ...fields.map(({ label }) => ({
      name: label,
      from: before.references[label] ?? "",
      to: planned.references[label] ?? "",
    })),
  ];
  const isSent = (name: string) => name === "purchaseOrder" || name.startsWith("reference-");
  return {
    was: formatMoney(before.total),
    now: formatMoney(order.total),
    difference: formatMoney((before.total - order.total) as Money),
    changes: changes.map(({ description, ...change }) => ({ ...change, name: description })),
    words: words.filter(({ from, to }) => from !== to),
    fields: [
      ...changes.map(({ line, to }) => [`quantity-${line}`, String(to)] as const),
      ...Object.entries(typed ?? {}).filter(([name]) => isSent(name)),
    ],
    seen: seenRevision(today, planned),
    isOverLimit: isOver(moneyText(order.total), limit),
  };
}
