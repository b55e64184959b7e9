/** What can be recorded, with the words in which people read it. */
export const auditActions = {
  "impersonation-start": "Logged in as the customer",
  "impersonation-end": "Ended the session",
  "account-switch": "Switched the account",
  "catalog-choice": "Chose the catalog to search",
  "cart-add": "Added to the cart",
  "cart-remove": "Removed from the cart",
  "second-step-required": "Required a second step of the account's users",
  "second-step-optional": "Required a second step no longer",
  "cart-change": "Changed the cart",
  "order-placed": "Placed an order",
  "order-cancelled": "Cancelled an order",
  "order-claimed": "Claimed a guest's order",
  "order-approved": "Approved an order",
  "order-approved-with-changes": "Approved an order with changes",
  "order-sent-back": "Sent an order back to its buyer",
  "order-released": "Released an order that was on hold",
  "order-note": "Wrote a note about an order",
  "order-declined": "Declined an order",
  "order-return-requested": "Started a return",
  "order-message": "Wrote a message about an order",
  "tax-certificate-submitted": "Sent a tax certificate",
  "tax-certificate-withdrawn": "Withdrew a tax certificate",
  "tax-certificate-approved": "Approved a tax certificate",
  "tax-certificate-declined": "Declined a tax certificate",
  "registration-approved": "Approved a registration",
  "registration-declined": "Declined a registration",
  "agent-call": "Called a function of the store",
} as const;

export type AuditAction = keyof typeof auditActions;

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type AuditDetails = { readonly [key: string]: Json };

/** Something that was done, before it has its place in a chain. */
export interface NewAuditEvent {
  /** Where it was done; null for users who work in no account. */
  readonly accountNumber: string | null;
  /** In whose name. */
  readonly userId: string;
  /** The agent who did it in the user's place; null where the user did it in person. */
  readonly agentId: string | null;
  readonly action: AuditAction;
  readonly details: AuditDetails;
}

/** As it is kept: nothing of it ever changes. */
export interface AuditEvent {
  readonly chain: string;
  readonly sequence: number;
  readonly at: Date;
  readonly accountNumber: string | null;
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly action: string;
  readonly details: AuditDetails;
}

/** Each account has a chain of its own, and so has each user for what they do outside of any. */
export function chainOf({ accountNumber, userId }: Pick<NewAuditEvent, "accountNumber" | "userId">): string {
  return accountNumber ?? `user:${userId}`;
}

/** An event with the names of those who did it. */
export interface AuditEntry {
  readonly sequence: number;
  /** ISO 8601. */
  readonly at: string;
  readonly userName: string | null;
  readonly agentName: string | null;
  readonly action: string;
  readonly details: AuditDetails;
}

export interface AuditPage {
  /** The newest first. */
  readonly entries: readonly AuditEntry[];
  /** The next page begins below this sequence number; null on the last one. */
  readonly before: number | null;
}
