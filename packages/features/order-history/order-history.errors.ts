import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const orderHistoryErrors = defineErrors({
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
