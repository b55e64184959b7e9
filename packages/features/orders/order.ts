import type { OrderStatus } from "@capstan/features/account";
import type { LinePromise, LineSource, PromisePart } from "@capstan/features/availability";
import type { Fulfilment } from "@capstan/features/catalog";
import type { Money } from "@capstan/platform/money";
import type { Shipment } from "./shipping-rates.ts";
import type { TaxDecision } from "./tax-engine.ts";

export interface OrderAddress {
  readonly name: string;
  readonly attention: string | null;
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Whose the orders of guests are until somebody claims them. It is closed: nobody belongs to it. */
export const guestAccount = "000000000";

/** Who ordered without signing in. */
export interface GuestContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

/** How an order is paid: from the account's credit, or by a card that is authorized before the order is placed. */
export type PaymentChoice =
  | { readonly method: "account" }
  | { readonly method: "card"; readonly contact: GuestContact | null };

/** What the buyer chooses beside the cart's lines. */
export interface OrderChoices {
  /** Null: the account's own address. */
  readonly shipTo: OrderAddress | null;
  /** What is picked up and where; the rest ships. */
  readonly pickup: { readonly branchCode: string; readonly skus: readonly string[] } | null;
  readonly purchaseOrder: string | null;
  /** The buyer's own words for the order: a cost center, a requisitioner, instructions. */
  readonly references: Readonly<Record<string, string>>;
}

/** An order as it would be placed now: everything that is then kept. */
export interface ComposedOrder {
  readonly lines: readonly ComposedLine[];
  readonly shipments: readonly Shipment[];
  readonly shipTo: OrderAddress;
  readonly billTo: OrderAddress;
  readonly subtotal: Money;
  readonly freight: Money;
  readonly freightTax: Money;
  /** With that of the freight. */
  readonly tax: Money;
  readonly total: Money;
}

export interface ComposedLine {
  readonly line: number;
  readonly sku: string;
  readonly quantity: number;
  readonly description: string;
  readonly pack: { readonly unit: string; readonly piecesPerUnit: number; readonly label: string };
  readonly unitPrice: Money;
  readonly priceReason: PriceReason;
  readonly warranty: { readonly name: string; readonly price: Money; readonly total: Money } | null;
  /** With the protection plan. */
  readonly lineTotal: Money;
  readonly fulfilment: Fulfilment;
  readonly branchCode: string | null;
  readonly promise: LinePromise;
  readonly sources: readonly LineSource[];
  readonly compliance: LineCompliance;
  readonly tax: Money;
  readonly taxDecision: TaxDecision;
  readonly note: string | null;
  readonly reference: string | null;
}

/** Which price on file it was, as the resolver chose it. */
export interface PriceReason {
  readonly rule: "contract" | "sale" | "clearance" | "web";
  readonly startsOn: string;
  readonly endsOn: string;
  readonly minimumQuantity: number | null;
  /** What it stands against: the contract's reference or the struck price. */
  readonly against: string | null;
}

/** What the buyer was told and agreed to. */
export interface LineCompliance {
  readonly told: readonly string[];
  readonly agreed: readonly { readonly restriction: string; readonly textHash: string; readonly decidedAt: string }[];
}

/** Why a line can't be ordered now. */
export type LineObstacle =
  | "discontinued"
  | "not-yet-sold"
  | "unknown"
  | "outside-catalog"
  | "quantity"
  | "too-few"
  | "restricted"
  | "no-price"
  | "no-promise";

/** What the page showed when the buyer pressed Place Order. Amounts are decimal texts. */
export interface ShownOrder {
  readonly lines: readonly ShownLine[];
  readonly freight: string;
  readonly tax: string;
  readonly total: string;
}

export interface ShownLine {
  readonly sku: string;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly promise: readonly PromisePart[];
}

/** Something that is not as it was shown. Nothing is placed until the buyer has seen it. */
export type OrderChange =
  | { readonly kind: "line-added"; readonly sku: string; readonly old: null; readonly new: number }
  | { readonly kind: "line-removed"; readonly sku: string; readonly old: number; readonly new: null }
  | { readonly kind: "quantity"; readonly sku: string; readonly old: number; readonly new: number }
  | { readonly kind: "price"; readonly sku: string; readonly old: string; readonly new: string }
  | {
      readonly kind: "promise";
      readonly sku: string;
      readonly old: readonly PromisePart[];
      readonly new: readonly PromisePart[];
    }
  | {
      readonly kind: "obstacle";
      readonly sku: string;
      readonly old: null;
      readonly new: LineObstacle;
      /** The rule that refuses or asks. */
      readonly restriction?: string;
    }
  | { readonly kind: "freight" | "tax" | "total"; readonly old: string; readonly new: string };

export type Obstacle = Extract<OrderChange, { kind: "obstacle" }>;

/** What a placed order is known by; a repeated request is answered with the same. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  /** A decimal text. */
  readonly total: string;
  /** ISO 8601. */
  readonly placedAt: string;
}
