import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const orderHistoryErrors = defineErrors({
  ORDER_VIEW_LIMIT: {
    status: 409,
    text: "You have as many saved views as there may be, so this one was not saved. Delete one first.",
  },
  ORDER_VIEW_NAME_TAKEN: {
    status: 409,
    field: "name",
    text: "Another of your views has this name, so nothing was changed. Choose another name.",
  },
  ORDER_VIEW_NOT_FOUND: { status: 404, text: "You have no such view. It may have been deleted." },
  APPROVAL_NOTE_REQUIRED: {
    status: 422,
    field: "note",
    text: "The buyer has to know why. Write a note, then send the order back or decline it.",
  },
  APPROVAL_OWN_ORDER: {
    status: 403,
    text: "Nobody approves their own order. Ask another approver of the account.",
  },
  APPROVAL_OVER_LIMIT: {
    status: 403,
    text: "The order is over your own limit, so it was not approved. Ask an approver with a higher limit.",
  },
  APPROVAL_EXPIRED: {
    status: 409,
    text: "The time to approve this order is over, so it was not approved. Ask the buyer to order again.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof orderHistoryErrors> {}
}
