import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const orderErrors = defineErrors({
  ORDER_CHANGED: {
    status: 409,
    text: "Something is not as it was shown, so nothing was ordered. Look at what changed, and place the order again.",
  },
  ORDER_EMPTY: { status: 409, text: "The cart is empty, so there is nothing to order. Add something first." },
  ORDER_KEY_REUSED: {
    status: 422,
    field: "idempotencyKey",
    text: "Another order was placed with this key, so nothing was ordered. Reload the page and try again.",
  },
  ORDER_TERMS_REFUSED: {
    status: 422,
    text: "The PO number or a reference is not as your company wants it, so nothing was ordered. Correct it, and place the order again.",
  },
  CREDIT_EXCEEDED: {
    status: 409,
    text: "The order is more than your account's credit allows, so nothing was ordered. Take something out, or call us.",
  },
  TAX_UNKNOWN: {
    status: 409,
    text: "We can't compute the sales tax for this address, so nothing was ordered. Call us to order.",
  },
  PICKUP_BRANCH_UNKNOWN: {
    status: 422,
    field: "branchCode",
    text: "There is no such branch to pick up at. Choose another one.",
  },
  REVISION_REFUSED: {
    status: 422,
    text: "The order can't be changed like this, so it was not approved. Look at what is wrong, and correct it.",
  },
  ADDRESS_REQUIRED: { status: 409, field: "shipTo", text: "Enter where the order goes first." },
  PAYMENT_UNAVAILABLE: {
    status: 503,
    text: "Cards can't be taken right now, so nothing was ordered. Try again in a few minutes, or call us.",
  },
  PAYMENT_SIGNATURE_INVALID: { status: 400, text: "The message is not signed by the payment provider." },
  REFUND_REFUSED: {
    status: 409,
    text: "That is more than was taken from the card, so nothing was given back. Check the amount.",
  },
  CLAIM_REFUSED: {
    status: 409,
    field: "code",
    text: "This code is not right for this order, or it is too old. Ask for a new one.",
  },
  ORDER_NOT_FOUND: { status: 404, text: "There is no such order in this account. Check the number." },
  DOCUMENT_NOT_FOUND: { status: 404, text: "There is no such document in this account. Check the number." },
  DOCUMENT_NOT_READY: {
    status: 409,
    text: "The document is being made. Open it again in a minute.",
  },
  ORDER_STATE_REFUSED: {
    status: 409,
    text: "The order has come too far for this, so nothing was changed. Look at the order as it is now, or call us.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof orderErrors> {}
}
