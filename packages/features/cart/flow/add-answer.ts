import { type Decoded, decode, flag, list, nullish, object, oneOf, text, whole } from "@capstan/platform/decode";

/** Spec 3: what the server says of an added line's product and price. */
const productCartData = object({
  brandName: nullish(text),
  name: nullish(text),
  image: nullish(text),
  formattedPrice: nullish(text),
  priceSellLabel: nullish(text),
  priceText: nullish(text),
  productDetailUrl: nullish(text),
  salePriceExpDate: nullish(text),
  strikePrice: nullish(text),
  tooltipContent: nullish(text),
  unitOfMeasure: nullish(text),
  productWarrantyData: nullish(object({ name: text, formattedPrice: nullish(text), totalPrice: nullish(text) })),
});

const cartItem = object({
  code: oneOf(["ITEM_ADDED", "ITEM_NOT_ADDED"]),
  resource: text,
  addedQuantity: nullish(whole),
  entryPK: nullish(text),
  addedSubTotal: nullish(text),
  onlinePriceDisplayMsg: nullish(text),
  price: nullish(object({ formattedContractReferencePrice: nullish(text) })),
  productCartData: nullish(productCartData),
});

const entryError = object({
  errorMessage: nullish(text),
  question: nullish(text),
  yes: nullish(text),
  no: nullish(text),
  policyViolationAlerts: nullish(
    object({
      headerMessage: nullish(text),
      detailedMessage: nullish(text),
      repairOptions: nullish(list(object({ repairOptionText: nullish(text) }))),
    }),
  ),
  disclaimerAlertMessage: nullish(
    object({ alertMessage: nullish(text), topMessage: nullish(text), mainMessage: nullish(text) }),
  ),
});

const addEntry = object({
  cartItem,
  errorType: nullish(text),
  hasError: nullish(flag),
  hasWarning: nullish(flag),
  error: nullish(entryError),
});

const addItemsAnswer = object({
  addToCartData: object({
    addToCartEntries: list(addEntry),
    analyticsData: nullish(object({ addToCartMethod: nullish(text), findingMethod: nullish(text) })),
    modernizedCartFeatureEnabled: nullish(flag),
    modernizedOrderOriginationV2FeatureEnabled: nullish(flag),
    headerMessage: nullish(text),
    addedSubheaderMessage: nullish(text),
    notAddedSubheaderMessage: nullish(text),
    mauAccountNumber: nullish(text),
  }),
});

export type AddToCartData = Decoded<typeof addItemsAnswer>["addToCartData"];
export type AddEntry = Decoded<typeof addEntry>;
export type CartItem = Decoded<typeof cartItem>;
export type ProductCartData = Decoded<typeof productCartData>;

export function readAddItems(answer: unknown): AddToCartData {
  return decode(addItemsAnswer, answer).addToCartData;
}

export function isAdded({ cartItem: { code } }: AddEntry): boolean {
  return code === "ITEM_ADDED";
}

/** Something was added, and the buyer should know something of it: a quantity that its packs do not allow. */
export function addedWarning(entry: AddEntry): string | null {
  return isAdded(entry) && entry.hasWarning === true ? entry.error?.errorMessage || null : null;
}

/** An item that was never sent: it is not known yet which one is meant. */
export function notSentEntry(sku: string, errorMessage: string): AddEntry {
  return {
    cartItem: {
      code: "ITEM_NOT_ADDED",
      resource: sku,
      addedQuantity: 0,
      entryPK: null,
      addedSubTotal: null,
      onlinePriceDisplayMsg: null,
      price: null,
      productCartData: null,
    },
    errorType: "invalid",
    hasError: true,
    hasWarning: false,
    error: {
      errorMessage,
      question: null,
      yes: null,
      no: null,
      policyViolationAlerts: null,
      disclaimerAlertMessage: null,
    },
  };
}
