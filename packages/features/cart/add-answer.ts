import type { AddItemsAnswer, WireEntry } from "./cart.schema.ts";
import type { FoundBy } from "./add-request.ts";

/** What the operator has turned on. */
export interface CartFeatures {
  /** Lines of the cart are named by their items when one replaces another. */
  readonly hasModernCart: boolean;
  /** The dialog's title comes from the server. */
  readonly hasServerTitles: boolean;
}

interface AnswerInput {
  readonly entries: readonly WireEntry[];
  readonly foundBy: FoundBy;
  /** Names the cart to reports; it opens nothing. */
  readonly cartName: string | null;
  readonly accountNumber: string | null;
  readonly features: CartFeatures;
}

export function addAnswerOf({ entries, foundBy, cartName, accountNumber, features }: AnswerInput): AddItemsAnswer {
  const added = entries.filter(({ cartItem }) => cartItem.code === "ITEM_ADDED");
  const notAdded = entries.length - added.length;
  return {
    addToCartData: {
      addToCartEntries: [...entries],
      analyticsData: {
        ...foundBy,
        cartId: cartName,
        items: added.map(({ cartItem }) => cartItem.productDataForAnalytics),
      },
      modernizedCartFeatureEnabled: features.hasModernCart,
      modernizedOrderOriginationV2FeatureEnabled: features.hasServerTitles,
      headerMessage: features.hasServerTitles ? headerOf(added.length, entries.length, accountNumber) : null,
      addedSubheaderMessage: added.length > 0 ? `${productsOf(added.length)} Added to Cart` : null,
      notAddedSubheaderMessage: notAdded > 0 ? `${productsOf(notAdded)} Not Added to Cart` : null,
      mauAccountNumber: accountNumber,
    },
  };
}

/** Spec 2.9: the title of the dialog that shows how it went. */
function headerOf(added: number, all: number, accountNumber: string | null): string {
  const account = accountNumber === null ? "" : ` — Account ${accountNumber}`;
  if (added === 0) return `Product Not Added to Cart${account}`;
  return `${added === all ? productsOf(all) : `${added} of ${all} Products`} Added to Cart${account}`;
}

function productsOf(count: number): string {
  return count === 1 ? "1 Product" : `${count} Products`;
}
