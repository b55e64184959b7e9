import type { FeedChange } from "@capstan/features/orders/server";

/** What an endpoint can ask for; a star at the end stands for all of a kind. */
export const webhookEvents = [
  "order.placed",
  "order.changed",
  "order.canceled",
  "shipment.packed",
  "shipment.shipped",
  "shipment.delivered",
  "shipment.picked-up",
  "shipment.backordered",
  "shipment.changed",
  "invoice.issued",
  "return.requested",
  "return.approved",
  "return.received",
  "return.inspected",
  "return.refunded",
  "return.refused",
  "credit-note.issued",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export interface WebhookMessage {
  /** The same however often it is sent: receivers know by it what they have. */
  readonly id: string;
  readonly type: WebhookEvent;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The messages of one place in the feed, in their order: what happened, and the invoice or credit note that was issued with it. */
export function messagesOf(change: FeedChange): readonly WebhookMessage[] {
  const { position, accountNumber, orderNumber, sequence, at, status, actor, details, orderTotal } = change;
  const timestamp = at.toISOString();
  const shared = { position, accountNumber, orderNumber, sequence };
  const changed = { ...shared, status, actor, details, orderTotal };
  return [
    { id: `evt_${position}`, type: typeOf(change), timestamp, data: changed },
    ...documentMessages(change, shared),
  ];
}

function documentMessages(
  { position, at, document }: FeedChange,
  shared: WebhookMessage["data"],
): readonly WebhookMessage[] {
  if (document === null) return [];
  const { kind, number, shipment, returnNumber, total } = document;
  const data =
    kind === "invoice"
      ? { ...shared, invoice: { number, shipment, total } }
      : { ...shared, creditNote: { number, returnNumber, total } };
  return [{ id: `evt_${position}_${kind}`, type: `${kind}.issued`, timestamp: at.toISOString(), data }];
}

const reports: Readonly<Record<string, WebhookEvent>> = {
  packed: "shipment.packed",
  shipped: "shipment.shipped",
  delivered: "shipment.delivered",
  "picked-up": "shipment.picked-up",
  backordered: "shipment.backordered",
  "return-requested": "return.requested",
  "return-approved": "return.approved",
  "return-received": "return.received",
  "return-inspected": "return.inspected",
  "return-refunded": "return.refunded",
  "return-refused": "return.refused",
  claimed: "order.changed",
};

function typeOf({ sequence, status, details }: FeedChange): WebhookEvent {
  const report = details["report"];
  if (typeof report === "string") return reports[report] ?? "shipment.changed";
  if (sequence === 1) return "order.placed";
  return status === "cancelled" ? "order.canceled" : "order.changed";
}

/** Whether an endpoint that asked for these wants the event. */
export function isWanted(wanted: readonly string[], type: WebhookEvent): boolean {
  return wanted.some(
    (name) => name === "*" || name === type || (name.endsWith(".*") && type.startsWith(name.slice(0, -1))),
  );
}

/** What of these is no event. */
export function unknownEvents(names: readonly string[]): readonly string[] {
  return names.filter((name) => name !== "*" && !webhookEvents.some((type) => isWanted([name], type)));
}

const firstDelayMs = 5_000;
const maxDelayMs = 6 * 60 * 60 * 1_000;
/** An endpoint that has answered nothing for so long is left alone. */
export const patienceMs = 3 * 24 * 60 * 60 * 1_000;

/** Five seconds after the first failure, twice as long after each, and six hours at most. */
export function backoffMs(attempts: number): number {
  return Math.min(firstDelayMs * 2 ** Math.max(0, attempts - 1), maxDelayMs);
}
