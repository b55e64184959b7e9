import { type AuditDetails, type AuditEntry, auditActions } from "./audit.ts";

export interface EventWords {
  readonly title: string;
  /** More of it, a sentence each. */
  readonly lines: readonly string[];
  /** How long a session was. */
  readonly length: string | null;
}

/** What an event says to people. Details that are not as expected are left out: old events stay readable. */
export function describeEvent({ action, details }: Pick<AuditEntry, "action" | "details">): EventWords {
  const title = Object.hasOwn(auditActions, action) ? auditActions[action as keyof typeof auditActions] : action;
  if (action === "impersonation-start") return startWords(title, details);
  return { title, lines: linesOf(action, details), length: lengthOf(details["seconds"]) };
}

const accessWords: Readonly<Record<string, string>> = {
  look: "Access: look only",
  change: "Access: look and change cart, lists, quotes",
  order: "Access: place orders too",
};

function startWords(title: string, details: AuditDetails): EventWords {
  const { reason, request, caseNumber, access } = details;
  return {
    title: textOf(reason) ?? title,
    lines: [
      `${title}.`,
      textOf(request),
      typeof caseNumber === "string" ? `Case # ${caseNumber}` : undefined,
      typeof access === "string" ? accessWords[access] : undefined,
    ].filter((line) => line !== undefined),
    length: null,
  };
}

function linesOf(action: string, { items, sku, route, orderNumber }: AuditDetails): readonly string[] {
  if (action.startsWith("order-") && typeof orderNumber === "string") return [`Order # ${orderNumber}`];
  if (action.startsWith("cart-") && Array.isArray(items)) return items.flatMap((item) => itemWords(item));
  if (action === "cart-remove" && typeof sku === "string") return [`Item # ${sku}`];
  return action === "agent-call" && typeof route === "string" ? [route] : [];
}

function itemWords(item: unknown): readonly string[] {
  if (typeof item !== "object" || item === null || !("sku" in item)) return [];
  const quantity = "quantity" in item ? `, quantity ${String(item.quantity)}` : "";
  return [`Item # ${String(item.sku)}${quantity}`];
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function lengthOf(seconds: unknown): string | null {
  if (typeof seconds !== "number") return null;
  return seconds < 60 ? "Under 1 min" : `${Math.round(seconds / 60)} min`;
}
