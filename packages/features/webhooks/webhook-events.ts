import type { FeedEntry } from "./webhooks.store.server.ts";

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
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export interface WebhookMessage {
  /** The same however often it is sent: receivers know by it what they have. */
  readonly id: string;
  readonly type: WebhookEvent;
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The messages of one place in the feed, in their order: what happened, and the invoice that was issued with it. */
export function messagesOf(entry: FeedEntry): readonly WebhookMessage[] {
  const { position, accountNumber, orderNumber, sequence, at, status, actor, details, invoice } = entry;
  const timestamp = at.toISOString();
  const shared = { position, accountNumber, orderNumber, sequence };
  const changed = { ...shared, status, actor, details };
  return [
    { id: `evt_${position}`, type: typeOf(entry), timestamp, data: changed },
    ...(invoice === null
      ? []
      : [{ id: `evt_${position}_invoice`, type: "invoice.issued" as const, timestamp, data: { ...shared, invoice } }]),
  ];
}

const reports: Readonly<Record<string, WebhookEvent>> = {
  packed: "shipment.packed",
  shipped: "shipment.shipped",
  delivered: "shipment.delivered",
  pickedUp: "shipment.picked-up",
  backordered: "shipment.backordered",
};

function typeOf({ sequence, status, details }: FeedEntry): WebhookEvent {
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
