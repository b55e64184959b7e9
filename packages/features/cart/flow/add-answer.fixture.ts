import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import type { AddEntry, AddToCartData, ProductCartData } from "./add-answer.ts";

const prefix = lazyUrls.productDetail({ productDetailUrl: "" });
export const exampleDetailUrl = urls.product({ name: "Hex Cap Screw", sku: "4RN31A" }).slice(prefix.length);

/** Answers as the server gives them, for tests and for the kit. */
const product: ProductCartData = {
  brandName: "Hexmark",
  name: "Hex Cap Screw, Grade 5, Zinc, 3/8-16 x 2 in",
  image: urls.examplePicture({ name: "hex-cap-screw-0-240.webp" }),
  formattedPrice: "$14.06",
  priceSellLabel: null,
  priceText: null,
  productDetailUrl: exampleDetailUrl,
  salePriceExpDate: null,
  strikePrice: null,
  tooltipContent: null,
  unitOfMeasure: "pack of 50",
  productWarrantyData: null,
};

export function exampleProduct(more: Partial<ProductCartData> = {}): ProductCartData {
  return { ...product, ...more };
}

export function addedEntry(sku = "4RN31A", item: Partial<AddEntry["cartItem"]> = {}): AddEntry {
  return {
    cartItem: {
      code: "ITEM_ADDED",
      resource: sku,
      addedQuantity: 4,
      entryPK: "7",
      addedSubTotal: "$56.24",
      onlinePriceDisplayMsg: null,
      price: { formattedContractReferencePrice: null },
      productCartData: product,
      ...item,
    },
    errorType: null,
    hasError: false,
    hasWarning: false,
    error: null,
  };
}

const noError: NonNullable<AddEntry["error"]> = {
  errorMessage: null,
  question: null,
  yes: null,
  no: null,
  policyViolationAlerts: null,
  disclaimerAlertMessage: null,
};

interface Refusal {
  readonly sku?: string;
  readonly hasWarning?: boolean;
  readonly hasError?: boolean;
  readonly product?: ProductCartData | null;
  readonly error?: Partial<NonNullable<AddEntry["error"]>>;
}

export function refusedEntry(errorType: string, refusal: Refusal = {}): AddEntry {
  const { sku = "4RM48A", hasWarning = false, hasError = true, error = {} } = refusal;
  const added = addedEntry(sku);
  return {
    cartItem: {
      ...added.cartItem,
      code: "ITEM_NOT_ADDED",
      addedQuantity: 0,
      entryPK: null,
      addedSubTotal: null,
      productCartData: refusal.product === undefined ? product : refusal.product,
    },
    errorType,
    hasError,
    hasWarning,
    error: { ...noError, errorMessage: `${sku} was not added.`, ...error },
  };
}

export function exampleAnswer(entries: readonly AddEntry[], more: Partial<AddToCartData> = {}): AddToCartData {
  return {
    addToCartEntries: [...entries],
    analyticsData: { addToCartMethod: "Keyword Search", findingMethod: "THKS" },
    modernizedCartFeatureEnabled: true,
    modernizedOrderOriginationV2FeatureEnabled: false,
    headerMessage: null,
    addedSubheaderMessage: null,
    notAddedSubheaderMessage: null,
    mauAccountNumber: null,
    ...more,
  };
}
