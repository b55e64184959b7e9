import { type Money, moneyText } from "@capstan/platform/money";

export const holdKinds = ["credit", "address", "restricted"] as const;
export type HoldKind = (typeof holdKinds)[number];

/** What an order's holding depends on, as it is at placing. */
export interface HoldFacts {
  readonly total: Money;
  readonly credit: {
    /** With this order. */
    readonly used: Money;
    /** Above it staff looks; null where nobody does. */
    readonly reviewLimit: Money | null;
    /** Why all of the account's orders wait; null where none does. */
    readonly flag: string | null;
  } | null;
  /** Where it ships; null where all of it is picked up. */
  readonly address: {
    readonly lines: readonly string[];
    readonly zip: string;
    /** In the account's address book, or shipped to before. */
    readonly isKnown: boolean;
    readonly isUndeliverable: boolean;
  } | null;
  /** Lines that ask for a license which the account has not shown. */
  readonly unlicensed: readonly UnlicensedLine[];
}

export interface UnlicensedLine {
  readonly line: number;
  readonly description: string;
  readonly license: string;
}

export interface HoldSettings {
  /** A first order to a new address waits above this. */
  readonly newAddressOver: Money;
}

export const holdSettings: HoldSettings = { newAddressOver: 5_000_000n as Money };

export type HoldReason =
  | "account-flagged"
  | "over-review-limit"
  | "po-box"
  | "undeliverable-zip"
  | "new-address"
  | "license-missing";

export interface Hold {
  readonly kind: HoldKind;
  readonly reason: HoldReason;
  /** What staff is shown of it. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Why an order waits for staff; empty where it does not. At most one reason of a kind, the gravest. */
export function holdsOf(facts: HoldFacts, settings: HoldSettings = holdSettings): readonly Hold[] {
  return [creditHold(facts), addressHold(facts, settings), restrictedHold(facts)].filter((hold) => hold !== null);
}

function creditHold({ credit }: HoldFacts): Hold | null {
  if (!credit) return null;
  const { used, reviewLimit, flag } = credit;
  if (flag !== null) return { kind: "credit", reason: "account-flagged", details: { note: flag } };
  if (reviewLimit === null || used <= reviewLimit) return null;
  const over = moneyText((used - reviewLimit) as Money);
  return { kind: "credit", reason: "over-review-limit", details: { over, limit: moneyText(reviewLimit) } };
}

/** Carriers take no freight to a post office. "12 Box Elder Road" is a street. */
const postOfficeBox = /\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|^\s*box\s+\d+\s*$/i;

function addressHold({ address, total }: HoldFacts, { newAddressOver }: HoldSettings): Hold | null {
  if (!address) return null;
  const { zip } = address;
  if (address.isUndeliverable) return { kind: "address", reason: "undeliverable-zip", details: { zip } };
  if (address.lines.some((line) => postOfficeBox.test(line)))
    return { kind: "address", reason: "po-box", details: { line: address.lines.join(", ") } };
  if (address.isKnown || total <= newAddressOver) return null;
  return { kind: "address", reason: "new-address", details: { over: moneyText(newAddressOver) } };
}

function restrictedHold({ unlicensed }: HoldFacts): Hold | null {
  return unlicensed.length === 0
    ? null
    : { kind: "restricted", reason: "license-missing", details: { lines: unlicensed } };
}

const titles: Readonly<Record<HoldReason, string>> = {
  "account-flagged": "Credit: the account is on hold",
  "over-review-limit": "Credit: over the review limit",
  "po-box": "Address: a PO box",
  "undeliverable-zip": "Address: no carrier delivers there",
  "new-address": "Address: first order to it",
  "license-missing": "Compliance: a license is missing",
};

/** For staff. */
export function holdTitle({ reason }: Pick<Hold, "reason">): string {
  return titles[reason];
}

/** What the buyer reads: why it waits, and what happens next. */
export function holdSentence({ reason, details }: Pick<Hold, "reason" | "details">): string {
  if (reason === "license-missing") {
    const lines = (details["lines"] ?? []) as readonly UnlicensedLine[];
    const licenses = [...new Set(lines.map(({ license }) => license))].join(", ");
    return `It waits for a license on file: ${licenses}. Send us a copy, and it ships.`;
  }
  return sentences[reason];
}

const sentences: Readonly<Record<Exclude<HoldReason, "license-missing">, string>> = {
  "account-flagged": "It waits for our credit team, because something on your account is open. We will call you.",
  "over-review-limit":
    "It waits for our credit team, because of the amount on your account. We look within a business day.",
  "po-box": "Our carriers don't deliver to a PO box. We will call you for a street address.",
  "undeliverable-zip": "Our carriers don't deliver to this ZIP code. We will call you for another address.",
  "new-address": "We confirm a new address before a large order ships there. We will call you within a business day.",
};
