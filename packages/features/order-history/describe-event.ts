import { describeChange } from "@capstan/features/orders";
import type { OrderStatus } from "@capstan/features/account";
import { dayAndTime } from "@capstan/platform/format-time";
import type { OrderEventView } from "./order-view.ts";
import { z } from "zod";

export interface DescribedEvent {
  readonly at: Date;
  readonly status: OrderStatus;
  readonly actor: string;
  readonly userName: string | null;
  readonly agentName: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}

const changed = z.object({ description: z.string(), sku: z.string(), from: z.number(), to: z.number() });

const nobody: Readonly<Record<string, string>> = {
  system: "The store",
  warehouse: "The warehouse",
  staff: "Customer service",
};

/** Who did what, in words; the first event is the order itself. */
export function describeEvent(event: DescribedEvent, at: number): OrderEventView {
  const { agentName, userName, actor, details } = event;
  const inPlaceOf = agentName === null ? "" : `${agentName}, on behalf of `;
  const note = [details["reason"], details["note"]].find((text) => typeof text === "string" && text !== "");
  return {
    who: inPlaceOf + (userName ?? nobody[actor] ?? "Somebody"),
    what: at === 0 ? firstWords(event) : wordsOf(event),
    when: dayAndTime(event.at.toISOString()),
    note: typeof note === "string" ? note : null,
    changes: changesIn(details),
  };
}

/** "Swivel Caster, 5GC09: 20 instead of 24". Details that are not as expected are left out. */
function changesIn({ changes }: DescribedEvent["details"]): readonly string[] {
  if (!Array.isArray(changes)) return [];
  return changes.flatMap((change: unknown) => {
    const known = changed.safeParse(change);
    return known.success ? [describeChange(known.data)] : [];
  });
}

function firstWords({ status }: DescribedEvent): string {
  return status === "awaiting-approval" ? "ordered, over the limit an order" : "ordered";
}

const decisions: Readonly<Record<string, string>> = {
  approved: "approved",
  "approved-with-changes": "approved it with changes",
  declined: "declined",
  "sent-back": "sent it back to the buyer's cart",
  released: "released it",
  claimed: "took it into the account",
  expired: "canceled it: nobody approved it in time",
};

const statusWords: Readonly<Record<OrderStatus, string>> = {
  draft: "went on to pay by card",
  "awaiting-approval": "asked for approval",
  placed: "released it",
  "on-hold": "put it on hold",
  "in-fulfilment": "began to pack",
  shipped: "shipped it",
  delivered: "reported it as delivered",
  "picked-up": "handed it over at the branch",
  cancelled: "canceled",
  returned: "took it back",
};

const returnWords: Readonly<Record<string, string>> = {
  "return-requested": "asked to return items",
  "return-approved": "started a return",
  "return-received": "received the return",
  "return-inspected": "inspected the return",
  "return-refunded": "inspected the return and credited it",
  "return-refused": "refused the return",
};

/** What a warehouse reported of a shipment. */
const shipmentWords: Readonly<Record<string, (shipment: string) => string>> = {
  packed: (shipment) => `packed ${shipment}`,
  shipped: (shipment) => `sent ${shipment}`,
  delivered: (shipment) => `reported ${shipment} as delivered`,
  "picked-up": (shipment) => `handed over ${shipment} at the branch`,
};

function wordsOf({ status, details, actor }: DescribedEvent): string {
  const back = returnWords[String(details["report"])];
  if (back !== undefined) {
    const words = details["report"] === "return-approved" && actor !== "buyer" ? "approved the return" : back;
    return `${words}, ${String(details["return"])}`;
  }
  const done = shipmentWords[String(details["report"])];
  if (done !== undefined) return done(`shipment ${String(details["shipment"])}`);
  if (details["report"] === "backordered") return "gave another date";
  const isUnpaid = status === "cancelled" && details["payment"] !== undefined;
  if (isUnpaid) return "canceled it: it was not paid";
  return decisions[String(details["decision"] ?? details["report"])] ?? statusWords[status];
}
