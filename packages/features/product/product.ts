import type { PromiseText, StockLabel } from "@capstan/features/availability";
import type { Packing } from "@capstan/features/catalog";
import type { BrandedRow, Crumb, FamilyGroup } from "@capstan/features/listing";
import type { Gallery } from "@capstan/features/pictures";
import type { PriceLabel } from "@capstan/features/pricing";
import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";

/** An item beside another one. */
export interface RelatedRow extends BrandedRow {
  /** "Grade 8, Finish Yellow Zinc": what a buyer gets otherwise with an alternate. Empty for what does not stand in for the item. */
  readonly changes: string;
}

/** Everything that an item's own page says. */
export interface ProductView {
  readonly sku: string;
  readonly name: string;
  readonly brand: { readonly name: string; readonly url: string };
  readonly manufacturerPartNumber: string;
  readonly identifiers: readonly { readonly name: string; readonly value: string }[];
  readonly description: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly canonicalUrl: string;
  readonly packing: Packing;
  readonly unitLabel: string;
  readonly piecesPerUnit: number;
  /** What quantities are counted in: "packs"; null where it is pieces. */
  readonly container: string | null;
  /** How it is sold: "Sold in packs of 50. Shipped in twos." Empty where there is nothing to say. */
  readonly packs: string;
  readonly price: PriceLabel;
  readonly offer: {
    /** What a unit costs from a quantity on, the smallest first; `amount` is the price as a decimal number. */
    readonly tiers: readonly { readonly from: number; readonly price: string; readonly amount: string }[];
    /** The account's contract, where it gives the price, and its last day. */
    readonly contract: { readonly endsOn: string | null } | null;
  };
  /** What can be shipped; null where nothing is known of it. */
  readonly stock: StockLabel | null;
  /** For the least that can be ordered. */
  readonly delivery: {
    readonly ship: PromiseText | null;
    /** At the visitor's own branch. */
    readonly pickup: { readonly branch: string; readonly hasCurbside: boolean; readonly promise: PromiseText } | null;
  };
  readonly gallery: Gallery;
  /** Each attribute as it is shown, in the class's order. */
  readonly specifications: readonly { readonly name: string; readonly value: string }[];
  /** What the family differs by: the item's own value, and the siblings to go to. */
  readonly choices: readonly {
    readonly name: string;
    readonly value: string;
    readonly options: readonly { readonly label: string; readonly url: string; readonly isChosen: boolean }[];
  }[];
  readonly documents: readonly { readonly title: string; readonly url: string; readonly kind: string }[];
  /** What can be bought with it to insure it. */
  readonly protectionPlan: { readonly name: string; readonly price: string; readonly terms: string } | null;
  readonly notices: readonly { readonly title: string; readonly message: string; readonly citation: string }[];
  readonly family: FamilyGroup | null;
  readonly accessories: readonly RelatedRow[];
  /** What it is an accessory of. */
  readonly accessoryOf: readonly RelatedRow[];
  readonly related: readonly RelatedRow[];
  readonly alternates: readonly RelatedRow[];
  /** What stands in its place, where it is no longer sold. */
  readonly successor: { readonly sku: string; readonly name: string; readonly url: string } | null;
  readonly state: "sold" | "clearance" | "planned" | "discontinued";
  /** Days like 2026-11-15: from when a planned item is sold, until when a discontinued one was. */
  readonly availableFrom: string | null;
  readonly discontinuedOn: string | null;
  readonly isPreviouslyPurchased: boolean;
  /** Where the account's own catalog leaves it out. */
  readonly catalog?: {
    /** "Outside Millbrook Approved". */
    readonly text: string;
    /** Why it can't be ordered; null where it can. */
    readonly refusal: string | null;
  };
}

/** How the page gets its data: the server puts the reader there for each request. */
export const productContext = createContext<{
  load(request: Request, sku: string, visitor: Visitor): Promise<ProductView | undefined>;
}>();
