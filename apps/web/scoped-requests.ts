import { type Target, cartSku, password } from "./test-scopes.ts";

type Fields = Readonly<Record<string, unknown>>;

const branch = () => ({ branch: "100" });
const proof = () => ({ currentPassword: password });
const user = ({ user: userId }: Target) => ({ userId, role: "viewer" });
const invitation = ({ invitation: id }: Target) => ({ id });
const domain = ({ domain: name }: Target) => ({ domain: name });
const none = () => ({});
const cartLine = () => ({ sku: cartSku });
const decision = ({ idempotencyKey }: Target) => ({
  itemId: cartSku,
  quantity: "1",
  disclaimerAccepted: "true",
  idempotencyKey,
});

/** Each change of the cart is made by a plain form and by a call. */
function cartChanges(changes: Readonly<Record<string, Fields>>): Readonly<Record<string, () => Fields>> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([change, fields]) =>
      [`POST /cart/${change}`, `POST /cart/v2/changes/${change}`].map((name) => [name, () => fields]),
    ),
  );
}

/** So is each section of the checkout. */
function checkoutChanges(
  changes: Readonly<Record<string, (of: Target) => Fields>>,
): Readonly<Record<string, (of: Target) => Fields>> {
  return Object.fromEntries(
    Object.entries(changes).flatMap(([change, fields]) =>
      [`POST /checkout/${change}`, `POST /checkout/v1/changes/${change}`].map((name) => [name, fields]),
    ),
  );
}

/**
 * A request that succeeds where it names what is the visitor's, for every route that touches a visitor's or an account's
 * data. A new route gets a row here; a test names those without.
 */
export const scopedRequests: Readonly<Record<string, (of: Target) => Fields>> = {
  "GET /ta/:brands/:categories/:general": () => ({ brands: "3", categories: "3", general: "3", t: "glove" }),
  "GET /all-products": none,
  "GET /v2/recs/add-to-cart": () => ({ sku: cartSku }),
  "GET /v2/products/recommendations/basket": () => ({ skus: cartSku }),
  "GET /tap": ({ catalogFilter }) => ({ t: "glove", catalogFilterName: catalogFilter, searchType: "IN_CATALOG" }),
  "GET /tab": () => ({ t: "brand" }),
  "POST /myaccount/security/password": () => ({ ...proof(), newPassword: "nine loud kettles run away" }),
  "POST /myaccount/security/email": () => ({ ...proof(), newEmail: "ann@elsewhere.example" }),
  "POST /myaccount/confirm-email": none,
  "POST /myaccount/security/end": ({ signIn: id }) => ({ id }),
  "POST /myaccount/security/sign-out-everywhere": none,
  "POST /myaccount/verify": () => ({ code: "000000" }),
  "POST /myaccount/security/app/begin": proof,
  "POST /myaccount/security/app": () => ({ code: "000000" }),
  "POST /myaccount/security/app/remove": proof,
  "POST /myaccount/security/passkeys/options": proof,
  "POST /myaccount/security/passkeys": none,
  "POST /myaccount/security/passkeys/remove": ({ passkey: id }) => ({ ...proof(), id }),
  "POST /myaccount/verify/passkey-options": none,
  "POST /myaccount/verify/passkey": none,
  "GET /header/signout": none,
  "GET /header/account": none,
  "GET /rservices/user/adaptiveWelcomeMessage": none,
  "POST /rservices/user/adaptiveWelcomeMessage": none,
  "GET /custom-catalog": none,
  "POST /customCatalogSelectOption": () => ({ ccoption: "SEARCHBUTTON2" }),
  "POST /account_switch": ({ accountNumber: acctNo }) => ({ acctNo, rememberMe: "on" }),
  "GET /account_switch": ({ accountNumber: acctNo }) => ({ acctNo, rememberMe: "on" }),
  "POST /myaccount/profile/branch": branch,
  "POST /myaccount/profile/account-branch": branch,
  "POST /myaccount/profile/catalog": () => ({ ccoption: "SEARCHBUTTON2" }),
  "POST /myaccount/users/change": user,
  "POST /myaccount/users/remove": user,
  "POST /myaccount/users/second-step": () => ({ isRequired: "on" }),
  "POST /myaccount/users/invite": () => ({ email: "zoe@harlow.example", role: "buyer" }),
  "POST /myaccount/users/invitations/resend": invitation,
  "POST /myaccount/users/invitations/withdraw": invitation,
  "POST /myaccount/users/requests/decide": ({ joinRequest: id }) => ({ id, decision: "approve" }),
  "POST /myaccount/invitation/join": none,
  "POST /myaccount/invitation": () => ({ fullName: "Zoe", newPassword: password }),
  "GET /signin/company/callback": () => ({ code: "code", state: "state" }),
  "POST /myaccount/company-sign-in/provider": () => ({
    issuer: "https://id.harlow.example",
    clientId: "store",
    clientSecret: "secret",
  }),
  "POST /myaccount/company-sign-in/disconnect": none,
  "POST /myaccount/company-sign-in/add-domain": domain,
  "POST /myaccount/company-sign-in/verify-domain": domain,
  "POST /myaccount/company-sign-in/remove-domain": domain,
  "POST /myaccount/company-sign-in/check": none,
  "POST /myaccount/company-sign-in/test": none,
  "POST /myaccount/company-sign-in/require": ({ administrator }) => ({
    isRequired: "on",
    [`keep:${administrator}`]: "on",
  }),
  "GET /csportal/getImpersonateData": none,
  "GET /user_reset": none,
  "POST /cart/v2/addItems": ({ idempotencyKey }) => ({
    "cartEntries[0].sku": "1AB23",
    "cartEntries[0].quantity": "1",
    idempotencyKey,
  }),
  "GET /QuickCartComponentController/CartQuantity": none,
  "POST /cart": ({ idempotencyKey }) => ({ sku: "1AB23", quantity: "1", idempotencyKey }),
  ...cartChanges({
    quantity: { ...cartLine(), quantity: "3" },
    remove: cartLine(),
    undo: { change: "1" },
    save: cartLine(),
    move: cartLine(),
    annotate: { ...cartLine(), note: "Dock 2" },
    clear: {},
    dismiss: {},
  }),
  "POST /cart/share": none,
  "POST /cart/links/stop": ({ cartShare: share }) => ({ share }),
  // Whoever holds a token may add what it opens: the slice's own tests prove what that is.
  "POST /cart/shared/add": ({ idempotencyKey }) => ({ token: "t".repeat(43), idempotencyKey }),
  "POST /cart/compliance": decision,
  "POST /cart/v2/items/compliance": decision,
  "POST /cart/v2/items/compliance/cancel": (of) => ({ ...decision(of), disclaimerAccepted: "false" }),
  "POST /cart/replace": () => ({ sku: cartSku, productCode: cartSku, quantity: "1" }),
  "POST /cart/v2/replaceCartItem": ({ cartLine: replacedItemPK, idempotencyKey }) => ({
    replacedItemPK,
    productCode: cartSku,
    quantity: "1",
    idempotencyKey,
  }),
  "POST /checkout/v1/quote": none,
  "POST /checkout/v1/orders": ({ idempotencyKey }) => ({
    idempotencyKey,
    shown: { lines: [], freight: "0.0000", tax: "0.0000", total: "0.0000" },
  }),
  "POST /checkout/v1/orders/cancel": ({ order: orderNumber }) => ({ orderNumber }),
  "GET /orders/documents/:document": ({ document }) => ({ document }),
  "POST /myaccount/tax-certificates/add": ({ idempotencyKey }) => ({
    state: "WI",
    reason: "Resale",
    certificateNumber: "ES-1",
    startsOn: "2026-01-01",
    idempotencyKey,
  }),
  "POST /myaccount/tax-certificates/withdraw": ({ certificate: submission }) => ({ submission }),
  "GET /myaccount/tax-certificates/:submission/document": ({ certificate: submission }) => ({ submission }),
  "GET /orders/returns/:returnNumber/photos/:photo": ({ return: returnNumber }) => ({ returnNumber, photo: "1" }),
  "POST /orders/messages": ({ shipped: orderNumber, idempotencyKey }) => ({
    orderNumber,
    idempotencyKey,
    text: "When does it come?",
  }),
  "POST /myaccount/orderhistory/views": () => ({ name: "Line 3", query: "status=open" }),
  "POST /myaccount/orderhistory/views/rename": ({ orderView: view }) => ({ view, name: "Line 4" }),
  "POST /myaccount/orderhistory/views/delete": ({ orderView: view }) => ({ view }),
  "POST /orders/returns": ({ shipped: orderNumber, idempotencyKey }) => ({
    orderNumber,
    idempotencyKey,
    "line-1": "on",
    "quantity-1": "1",
    "reason-1": "too-many",
  }),
  "POST /orders/cancel": ({ order: orderNumber }) => ({ orderNumber }),
  "POST /orders/reorder": ({ order: orderNumber, idempotencyKey }) => ({ orderNumber, seen: "", idempotencyKey }),
  "POST /myaccount/approvals/decide": ({ request: orderNumber }) => ({
    orderNumber,
    decision: "decline",
    note: "Not now",
  }),
  ...checkoutChanges({
    delivery: ({ shipTo }) => ({ shipTo }),
    fulfilment: () => ({ skus: cartSku, how: "ship" }),
    payment: () => ({ purchaseOrder: "HF-20418", "reference-cost-center": "4410" }),
    accept: () => ({ sku: cartSku, price: "1.0000" }),
    answer: () => ({ sku: cartSku, restriction: "VOC", answer: "agree" }),
    remove: cartLine,
  }),
  ...checkoutChanges({
    "guest/delivery": () => ({ contactName: "Ann", email: "ann@works.example", zip: "61104" }),
    "guest/payment": () => ({ purchaseOrder: "HF-20418" }),
    "guest/accept": () => ({ sku: cartSku, price: "1.0000" }),
    "guest/answer": () => ({ sku: cartSku, restriction: "none", answer: "agree" }),
    "guest/remove": () => ({ sku: cartSku }),
  }),
  "POST /checkout/guest/place": ({ idempotencyKey }) => ({
    idempotencyKey,
    shown: JSON.stringify({ lines: [], freight: "0.0000", tax: "0.0000", total: "0.0000" }),
    chosen: "{}",
  }),
  "POST /orders/claim/code": ({ order: orderNumber }) => ({ orderNumber, email: "ann@works.example" }),
  "POST /orders/claim": ({ order: orderNumber }) => ({ orderNumber, code: "12345678" }),
  "POST /checkout/place": ({ idempotencyKey }) => ({
    idempotencyKey,
    shown: JSON.stringify({ lines: [], freight: "0.0000", tax: "0.0000", total: "0.0000" }),
    chosen: "{}",
  }),
  "POST /content/bulk-order-pad/lines": () => ({ text: `${cartSku} 2` }),
  "POST /content/bulk-order-pad/file": none,
  "POST /rservices/branch/branchSearch": () => ({ searchBox: "53202" }),
  "GET /rservices/branch/rta/:size/:page": () => ({ searchBox: "53202", size: "25", page: "1" }),
  "POST /rservices/branch/toggledefault/:branchCode": () => ({ branchCode: "100" }),
  "GET /pricing/reasons": () => ({ sku: cartSku, quantity: "2" }),
  "GET /product/info": () => ({ productArray: cartSku }),
};

/** What a request may say beside its own fields in the hope that somebody listens. */
export function strayNames({ accountNumber, user: userId }: Target): Readonly<Record<string, string>> {
  return {
    accountNumber,
    account_number: accountNumber,
    account: accountNumber,
    acctNo: accountNumber,
    user_id: userId,
    impersonate: userId,
  };
}

/** Fields that are values and name nothing; enumerations need not be here. What looks like an id can't be. */
export const plainFields: ReadonlySet<string> = new Set(
  [
    "t tae brands categories general quantity spendingLimit rating text path userName fullName email",
    "newEmail name contactName password currentPassword newPassword code frwdUrlPath response iss error",
    "error_description error_uri issuer clientSecret request message title version timestamp visitor",
    "note reference addWarranty replacedQty change lowLeadComplianceLevel disclaimerAccepted stateRestrictionAccepted",
    "options.addToCartMethod options.findingMethod associations itemQtys",
    "events EMAIL_ADDRESS_ grant_type scope client_secret",
    "phone buyerKind companyName companyZip companyPhone departmentCode agencyCode address1 address2 city taxExempt",
    "country department proof shown chosen shipTo purchaseOrder references reason seen attention dock instructions price zip",
    "at lines carrier method boxes weightLb expectedOn trackingNumbers from to after limit contact query",
    "startsOn endsOn file",
    "searchBox latitude longitude useRTA curbside service within size page address postalCode",
  ].flatMap((names) => names.split(" ")),
);
