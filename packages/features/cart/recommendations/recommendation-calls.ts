import { reportError } from "@capstan/features/analytics";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { pageAccountField } from "@capstan/platform/http/page-account";
import { decode, decodeOrNone, flag, list, nullish, object, text, whole } from "@capstan/platform/decode";
import type { Decoded, Decoder } from "@capstan/platform/decode";
import { tellCartChanged } from "../tell-cart-changed.ts";

const recommended = object({ sku: text, source: nullish(text) });
const recommendedList = nullish(list(recommended));

const recommendationsAnswer = object({
  alternates: recommendedList,
  b2b: recommendedList,
  requiredAccessories: recommendedList,
  related: recommendedList,
  sns: recommendedList,
});
const basketAnswer = object({ basket: recommendedList });

const productInfo = object({
  product: object({
    sku: text,
    brand: nullish(text),
    name: text,
    imageUrl: nullish(text),
    productDetailUrl: nullish(text),
    sellPackQty: nullish(whole),
    shipPackQty: nullish(whole),
    uomLabel: nullish(text),
  }),
  price: nullish(
    object({
      type: nullish(text),
      expDate: nullish(text),
      sell: nullish(object({ label: nullish(text) })),
      strike: nullish(object({ label: nullish(text), formattedPrice: nullish(text) })),
      priceData: nullish(object({ formattedPrice: nullish(text), formattedContractReferencePrice: nullish(text) })),
    }),
  ),
});

const rtaAnswer = object({
  rtaResponseItems: nullish(list(object({ packQtyErrorMessage: nullish(text) }))),
  isPickup: nullish(flag),
});

export type Recommended = Decoded<typeof recommended>;
export type Recommendations = Partial<Decoded<typeof recommendationsAnswer>>;
export type ProductInfo = Decoded<typeof productInfo>;
export type InfoBySku = Readonly<Partial<Record<string, ProductInfo>>>;

export async function fetchRecommendations(sku: string): Promise<Recommendations> {
  const query = new URLSearchParams({ sku, associations: "a2c" });
  return swallow("Error getting product recommendations", recommendationsAnswer, async () =>
    fetch(`${lazyUrls.addToCartRecommendations()}?${query}`, { headers }),
  );
}

export async function fetchBasket(skus: readonly string[]): Promise<Partial<Decoded<typeof basketAnswer>>> {
  return swallow("Failed to Get Recommendations from Basket Endpoint", basketAnswer, async () =>
    fetch(`${lazyUrls.basketRecommendations()}?${new URLSearchParams({ skus: skus.join() })}`, { headers }),
  );
}

/** By item number; what the store does not know is left out. */
export async function fetchProductInfo(skus: readonly string[]): Promise<InfoBySku> {
  return swallow("Failed to Get Product Info", infoBySku, async () =>
    fetch(`${lazyUrls.productInfo()}?${new URLSearchParams({ productArray: skus.join() })}`, { headers }),
  );
}

export async function fetchRtaMessages(sku: string, quantity: number): Promise<Partial<Decoded<typeof rtaAnswer>>> {
  const body = JSON.stringify({ itemIDs: [sku], itemQtys: [quantity] });
  const answer = await swallow("Failed to Get RTA Messages", rtaAnswer, async () =>
    fetch(lazyUrls.rtaMessages(), {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    }),
  );
  // Spec 7.3: this call fires it too.
  tellCartChanged();
  return answer;
}

export interface Replacement {
  readonly productCode: string;
  readonly quantity: number;
  readonly replacedSku: string;
  /** The line of the cart. */
  readonly replacedPk: string | null;
  readonly replacedQuantity: number;
  readonly pageAccount: string | null;
  readonly isModernCart: boolean;
}

/** Whether the item was replaced. */
export async function replaceCartItem(replacement: Replacement): Promise<boolean> {
  const { productCode, quantity, replacedSku, replacedPk, replacedQuantity, pageAccount, isModernCart } = replacement;
  const form = new URLSearchParams({ quantity: String(quantity), productCode, replacedQty: String(replacedQuantity) });
  // Spec 7.3: the line's key with an account on the older cart, else the item.
  if (pageAccount !== null && !isModernCart) form.set("replacedItemPK", replacedPk ?? "");
  else form.set("replacedItemID", replacedSku);
  if (pageAccount !== null) form.set(pageAccountField, pageAccount);
  const answer = await swallow(replaceFailed, replaced, async () =>
    fetch(lazyUrls.replaceCartItem(), { method: "POST", body: form }),
  );
  tellCartChanged();
  return answer.isReplaced === true;
}

/** That the call was answered OK is all that counts. */
const replaced: Decoder<{ isReplaced: true }> = () => ({ isReplaced: true });

/** One item that can't be read leaves the others. */
const infoBySku: Decoder<Record<string, ProductInfo>> = (value, place) => {
  const entries = Object.entries(object<Record<string, unknown>>({})(value, place)).map(([sku, info]) => [
    sku,
    decodeOrNone(productInfo, info),
  ]);
  return Object.fromEntries(entries.filter(([, info]) => info !== undefined)) as Record<string, ProductInfo>;
};

const headers = { accept: "application/json" };

/** Spec 8. Of these failures only this one is shown: somebody waits for it. */
export const replaceFailed = "Failed to Replace Product in Cart";

/** Spec 8: what goes wrong here is swallowed and leaves an empty object. The addition stands without it, and the operator is told. */
async function swallow<Value extends object>(
  failure: string,
  decoder: Decoder<Value>,
  call: () => Promise<Response>,
): Promise<Partial<Value>> {
  try {
    const answer = await call();
    if (answer.ok) return decode(decoder, await answer.json());
    reportError({ message: failure, error: `answered ${answer.status}`, part: "add-to-cart" });
  } catch (error) {
    reportError({ message: failure, error, part: "add-to-cart" });
  }
  return {};
}
