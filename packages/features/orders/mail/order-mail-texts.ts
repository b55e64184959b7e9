import { weekdayAndTime } from "@capstan/platform/format-time";
import { type LineChange, describeChange } from "../describe-change.ts";
import { countOf } from "../count-of.ts";
import { holdSentence } from "../holds/hold-rules.ts";
import type { PublishedEvent } from "../publish-order.store.server.ts";

type MailedEvent = Pick<PublishedEvent, "status" | "details" | "lines" | "fullName" | "byName" | "approveBy" | "holds">;

const byDecision: Readonly<Record<string, string>> = {
  approved: "is approved",
  "approved-with-changes": "is approved with changes",
  "sent-back": "was sent back to you",
  declined: "was declined",
  expired: "was not approved in time",
  released: "is released",
};

const byStatus: Readonly<Partial<Record<PublishedEvent["status"], string>>> = {
  placed: "is placed",
  "awaiting-approval": "is placed and waits for approval",
  cancelled: "is canceled",
  shipped: "has shipped",
};

/** Undefined for what nobody is mailed about. */
export function orderMailSubject({ status, details, holds }: MailedEvent, orderNumber: string): string | undefined {
  const what = byDecision[String(details["decision"])] ?? byStatus[status];
  if (what === undefined) return undefined;
  return `Order ${orderNumber} ${what}${status === "placed" && holds.length > 0 ? " and on hold" : ""}`;
}

/** What happened, to the buyer: a sentence or two. */
export function orderMailIntro(event: MailedEvent): string {
  const { fullName, lines } = event;
  const who = fullName === null ? "" : `${fullName}, `;
  return who + (decisionText(event) ?? statusText(event, countOf(lines.length, "line")));
}

function decisionText({ details, byName, lines }: MailedEvent): string | undefined {
  const by = byName ?? "your approver";
  const texts: Readonly<Record<string, string>> = {
    approved: `${by} approved your order of ${countOf(lines.length, "line")}. It goes to the warehouse.`,
    "approved-with-changes": `${by} approved your order with changes. What is below goes to the warehouse.`,
    "sent-back": `${by} sent your order back. It is canceled, and its lines are in your cart at the prices of the day.`,
    declined: `${by} declined your order. It is canceled, and nothing of it will be sent or billed.`,
    released: "we have looked at your order, and it goes to the warehouse now.",
    expired: "nobody approved your order in time, so it is canceled. Nothing of it will be sent or billed.",
  };
  return texts[String(details["decision"])];
}

function statusText({ status, approveBy }: MailedEvent, counted: string): string {
  if (status === "awaiting-approval") {
    const until = approveBy === null ? "" : ` Prices and stock are held until ${weekdayAndTime(approveBy)}.`;
    return `your ${counted} went to your approver, because the order is over your limit.${until}`;
  }
  if (status === "cancelled") return `your order of ${counted} is canceled. Nothing of it will be sent or billed.`;
  return status === "shipped"
    ? `your order of ${counted} has left our distribution center.`
    : `we have your order of ${counted}.`;
}

/** Why it does not ship yet; empty where it does. */
export function orderMailHolds({ status, holds }: MailedEvent): readonly string[] {
  return status === "placed" ? holds.map(holdSentence) : [];
}

/** What an approver or the store wrote to the buyer. */
export function orderMailNote({ details }: MailedEvent): string | null {
  const note = [details["note"], details["reason"]].find((text) => typeof text === "string" && text !== "");
  return typeof note === "string" ? note : null;
}

/** "Swivel Caster, 5GC09: 20 instead of 24". */
export function orderMailChanges({ details }: MailedEvent): readonly string[] {
  return ((details["changes"] ?? []) as readonly LineChange[]).map(describeChange);
}
