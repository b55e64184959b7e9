import { slugOf, withQuery } from "./url-query.ts";
import { urls } from "./urls.ts";

interface CompareAddress {
  readonly skus?: readonly string[];
  readonly showsAll?: boolean;
  /** The one that a phone shows beside the first. */
  readonly beside?: string;
  /** The one whose place the next item takes. */
  readonly replace?: string;
}

/**
 * The paths that only code needs which is loaded on demand. They are apart from `urls`, all of which every page carries
 * from its first load.
 */
export const lazyUrls = {
  /** By the address that the wire gives of a product: spec 2.1. */
  productDetail: ({ productDetailUrl }: { productDetailUrl: string }) => `/product${productDetailUrl}`,
  /** Items side by side, in the order of the columns; the first is what the others are measured against. */
  compare: ({ skus = [], showsAll = false, beside, replace }: CompareAddress = {}) => {
    if (skus.length === 0) return "/compare";
    const options = [showsAll ? "show=all" : "", beside ? `beside=${beside}` : "", replace ? `replace=${replace}` : ""];
    const query = options.filter((option) => option !== "").join("&");
    return `/compare/${skus.map(encodeURIComponent).join(",")}${query === "" ? "" : `?${query}`}`;
  },
  /** The same as a file for a spreadsheet. */
  compareFile: ({ skus = [] }: Pick<CompareAddress, "skus"> = {}) => `/compare/comparison.csv?items=${skus.join(",")}`,
  /** The drawing with dimensions as a file: `4RN31.dxf`, `4RN31.pdf`. */
  itemDrawing: ({ name }: { name: string }) => `/pictures/drawings/${name}`,
  complianceAgree: () => "/cart/v2/items/compliance",
  complianceCancel: () => "/cart/v2/items/compliance/cancel",
  replaceCartItem: () => "/cart/v2/replaceCartItem",
  addToCartRecommendations: () => "/v2/recs/add-to-cart",
  basketRecommendations: () => "/v2/products/recommendations/basket",
  productInfo: () => "/product/info",
  /** Why an item costs the visitor what it costs. */
  priceReasons: () => "/pricing/reasons",
  rtaMessages: () => "/rta/getrtamessages",
  /** A product's address as the wire gives it: what comes after `/product`. */
  productPath: (item: { sku: string; name: string }) => urls.product(item).slice("/product".length),
  /** The cart, which says that an item is restricted and asks its question, where there is one. */
  restrictedInCart: (question: { ask?: string; quantity?: string } = {}) =>
    `/cart?${new URLSearchParams({ outcome: "restricted", ...question })}`,
  /** A change of the cart by a plain form that leads back to it, and the same as a call that answers JSON. */
  cartChange: ({ change }: { change: string }) => `/cart/${change}`,
  cartChangeCall: ({ change }: { change: string }) => `/cart/v2/changes/${change}`,
  /** The cart's lines as a file for a spreadsheet. */
  cartFile: () => "/cart/cart.csv",
  shareCart: () => "/cart/share",
  /** What the link of a shared cart opens. The log leaves the token out. */
  sharedCart: ({ token }: { token: string }) => `/cart/shared?${new URLSearchParams({ token })}`,
  addSharedCart: () => "/cart/shared/add",
  /** The visitor's own links. */
  cartLinks: ({ outcome }: { outcome?: string } = {}) =>
    outcome === undefined ? "/cart/links" : `/cart/links?${new URLSearchParams({ outcome })}`,
  stopSharing: () => "/cart/links/stop",
  /** What the cart comes to as an order; placing it; taking it back. */
  quoteOrder: () => "/checkout/v1/quote",
  placeOrder: () => "/checkout/v1/orders",
  /** An invoice or a packing slip as PDF. */
  orderDocument: ({ document }: { document: string }) => `/orders/documents/${document}`,
  cancelOrder: () => "/checkout/v1/orders/cancel",
  /** The order history, with what is searched and filtered for. */
  orderHistoryView: (query: Readonly<Record<string, string | undefined>> = {}) =>
    withQuery("/myaccount/orderhistory", query),
  /** All orders of such a view as a file. */
  orderExport: ({ format, ...query }: { format: "csv" | "xlsx" } & Readonly<Record<string, string | undefined>>) =>
    withQuery(`/myaccount/orderhistory/orders.${format}`, query),
  order: ({ orderNumber, outcome }: { orderNumber: string; outcome?: string }) =>
    withQuery(`/orders/${encodeURIComponent(orderNumber)}`, { outcome }),
  cancelOrderForm: () => "/orders/cancel",
  /** What ordering it again would add today. */
  reorderPage: ({ orderNumber, outcome }: { orderNumber: string; outcome?: string }) =>
    withQuery(`/orders/${encodeURIComponent(orderNumber)}/reorder`, { outcome }),
  reorder: () => "/orders/reorder",
  /** What can come back of an order, with what was chosen so far. */
  returnPage: ({ orderNumber, ...query }: { orderNumber: string } & Readonly<Record<string, string | undefined>>) =>
    withQuery(`/orders/${encodeURIComponent(orderNumber)}/return`, query),
  sendOrderMessage: () => "/orders/messages",
  /** Views of the order history that a user saves, renames and deletes by plain forms. */
  saveOrderView: () => "/myaccount/orderhistory/views",
  renameOrderView: () => "/myaccount/orderhistory/views/rename",
  deleteOrderView: () => "/myaccount/orderhistory/views/delete",
  startReturn: () => "/orders/returns",
  returnPhoto: ({ returnNumber, photo }: { returnNumber: string; photo: string }) =>
    `/orders/returns/${returnNumber}/photos/${photo}`,
  /** With the request that is opened, and how the last answer went. */
  approvals: (query: { order?: string; outcome?: string; answered?: string; change?: string } = {}) =>
    withQuery("/myaccount/approvals", query),
  decideOrder: () => "/myaccount/approvals/decide",
  /** An account's exemption certificates; `state` is chosen in the form to add one. */
  taxCertificates: (query: { state?: string; outcome?: string } & Readonly<Record<string, string | undefined>> = {}) =>
    withQuery("/myaccount/tax-certificates", query),
  addTaxCertificate: () => "/myaccount/tax-certificates/add",
  withdrawTaxCertificate: () => "/myaccount/tax-certificates/withdraw",
  taxCertificateDocument: ({ submission }: { submission: string }) =>
    `/myaccount/tax-certificates/${submission}/document`,
  officeCertificates: () => "/office/certificates",
  officeCertificate: ({ submission, outcome }: { submission: string; outcome?: string }) =>
    withQuery(`/office/certificates/${encodeURIComponent(submission)}`, { outcome }),
  officeCertificateDocument: ({ submission }: { submission: string }) => `/office/certificates/${submission}/document`,
  answerCertificate: () => "/office/certificates/answer",
  /** For staff: orders that wait for them, one of them, and what they do with it. */
  officeOrders: () => "/office/orders",
  officeOrder: ({ orderNumber, outcome }: { orderNumber: string; outcome?: string }) =>
    withQuery(`/office/orders/${encodeURIComponent(orderNumber)}`, { outcome }),
  answerHold: () => "/office/orders/answer",
  /** Where a user takes a guest's order into their account. */
  claimOrder: (query: { order?: string; outcome?: string } = {}) => withQuery("/orders/claim", query),
  claimCode: () => "/orders/claim/code",
  orderLookupPage: (query: { order?: string; outcome?: string } = {}) => withQuery("/orders/lookup", query),
  checkout: ({ outcome }: { outcome?: string } = {}) =>
    outcome === undefined ? "/checkout" : `/checkout?${new URLSearchParams({ outcome })}`,
  /** A section of the checkout saved by a plain form that leads back to it, and the same as a call that answers JSON. */
  checkoutChange: ({ change }: { change: string }) => `/checkout/${change}`,
  checkoutChangeCall: ({ change }: { change: string }) => `/checkout/v1/changes/${change}`,
  placeCheckout: ({ prefix = "" }: { prefix?: string } = {}) => `/checkout/${prefix}place`,
  /** Where the card's page leads back to: paid, or left without paying. */
  paymentReturn: ({ attempt }: { attempt?: string } = {}) => withQuery("/checkout/paid", { attempt }),
  paymentLeft: ({ attempt }: { attempt?: string } = {}) => withQuery("/checkout/unpaid", { attempt }),
  /** What the payment provider tells. */
  paymentWebhook: () => "/payments/v1/webhook",
  orderConfirmation: ({ orderNumber }: { orderNumber: string }) => `/checkout/confirmation/${orderNumber}`,
  /** What the bulk order pad asks about lines and files. */
  checkLines: () => "/content/bulk-order-pad/lines",
  bulkOrderTemplate: () => "/bulk-order-template.csv",
  checkFile: () => "/content/bulk-order-pad/file",
  /** Where an address or a ZIP code is, for browsers. */
  geocode: (query: Readonly<Record<string, string>> = {}) => withQuery("/rservices/branch/geocode", query),
  /** Which maps the operator has configured. */
  locatorSettings: () => "/rservices/branch/locator-settings",
  /** Whether an account's users need a second factor. */
  requireSecondFactor: () => "/myaccount/users/second-step",
  /** Spec 7.4. */
  branchSearch: () => "/rservices/branch/branchSearch",
  /** With further filters: a page's size and its number. */
  branchPage: ({ size, page }: { size: string; page: string } = { size: "25", page: "1" }) =>
    `/rservices/branch/rta/${size}/${page}`,
  toggleDefaultBranch: ({ branchCode }: { branchCode: string }) => `/rservices/branch/toggledefault/${branchCode}`,
  /** The number is what counts; the words are for people and search engines. */
  branch: ({ code, city, state }: { code: string; city: string; state: string }) =>
    `/content/branch/${encodeURIComponent(code)}/${slugOf(`${city} ${state}`)}`,
  /** The locator as a page, with what was searched for. */
  findBranchFor: ({ q }: { q: string }) => `${urls.findBranch()}?${new URLSearchParams({ q })}`,
  /** Only systems call these. */
  apiToken: () => "/api/oauth/token",
  changes: () => "/api/changes",
  fulfilmentReports: () => "/api/fulfilment/reports",
  fulfilmentOrder: ({ orderNumber }: { orderNumber: string }) => `/api/fulfilment/orders/${orderNumber}`,
  passwordKeys: () => "/signin/api/auth/encrypt",
} as const;
