import type { OrderStatus } from "@capstan/features/account";
import type { Branch } from "@capstan/features/branches";
import type { Category } from "@capstan/features/catalog";
import type { ItemRow } from "@capstan/features/listing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

export interface HomeView {
  readonly categories: readonly Category[];
  /** False while the catalog can't be read: the page then shows what it has and says so. */
  readonly isComplete: boolean;
  /** What customers order most, one of each kind. */
  readonly popular: readonly PopularItem[];
  readonly brands: readonly { readonly code: string; readonly name: string }[];
  readonly guides: readonly GuideCard[];
  readonly branchCount: number;
  /** Null for whoever works in no account. */
  readonly buyer: BuyerView | null;
}

/** What a known buyer's own history and choices put on the page. */
export interface BuyerView {
  /** What the account ordered last, the latest first. */
  readonly orderAgain: readonly OrderedItem[];
  readonly branch: HomeBranch | null;
  readonly waiting: WaitingView;
}

/** What asks for the buyer's attention. */
export interface WaitingView {
  /** Null for whoever approves nothing, and where nothing waits. */
  readonly approvals: { readonly count: number; readonly total: string; readonly oldest: string } | null;
  /** The buyer's own orders that are held or under way, the latest first. */
  readonly orders: readonly WaitingOrder[];
}

export interface WaitingOrder {
  readonly number: string;
  readonly status: OrderStatus;
  readonly statusName: string;
  /** "8 lines, $1,906.00". */
  readonly summary: string;
}

export interface OrderedItem extends ItemRow {
  /** As much as was ordered last. */
  readonly lastQuantity: number;
  /** "Oct 29". */
  readonly lastOrdered: string;
}

export type HomeBranch = Pick<
  Branch,
  "code" | "name" | "address1" | "city" | "state" | "zip" | "phone" | "weekdayHours" | "hasCurbside"
>;

export interface PopularItem {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
}

export interface GuideCard {
  readonly code: string;
  readonly heading: string;
  /** Where the guide itself is. */
  readonly url: string;
  readonly subHeading: string;
  /** An item that shows what it is about; null where none is ordered much. */
  readonly pictureSku: string | null;
  /** How long it takes to read; null where that is not known. */
  readonly minutes: number | null;
}

/** How the page gets its data: the server puts the reader there for each request. */
export const homeContext = createContext<{ load(visitor: Visitor): Promise<HomeView> }>();
