import { createRandom } from "../kit/random.ts";

export type Lifecycle = "planned" | "active" | "clearance" | "discontinued";

/** What prices are made from. */
export interface PricedItem {
  readonly sku: string;
  /** Web price of one unit, in dollars. */
  readonly price: number;
  readonly classCode: string;
  readonly brandCode: string;
  readonly lifecycle: Lifecycle;
}

/** What the company knows of an item beyond its price: where it stands, how it is packed and what goes with it. */
export interface CompanyItem extends PricedItem {
  readonly name: string;
  /** Begins with its top category's code: FAS-BOLTS-HEX. */
  readonly categoryCode: string;
  readonly sellPackQuantity: number;
  readonly shipPackQuantity: number;
  readonly minimumQuantity: number;
  /** SKUs that are bought with it. */
  readonly goesWith: readonly string[];
}

export function categoryOf({ categoryCode }: Pick<CompanyItem, "categoryCode">): string {
  return categoryCode.split("-", 1)[0] ?? categoryCode;
}

/** In [0, 1), the same in stock, prices and orders: what sells is what lies in every branch. 0 sells most. */
export function slownessOf(sku: string): number {
  return createRandom(`slowness/${sku}`).next();
}

/** Can be ordered today: not announced only, and not gone. */
export function isSold({ lifecycle }: PricedItem): boolean {
  return lifecycle === "active" || lifecycle === "clearance";
}
