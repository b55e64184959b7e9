import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const checkoutErrors = defineErrors({
  ADDRESS_NOT_FOUND: {
    status: 404,
    field: "shipTo",
    text: "There is no such address in this account, so nothing was saved. Choose another one.",
  },
  NOT_AT_BRANCH: {
    status: 409,
    field: "skus",
    text: "Your branch does not have all of it, so it still ships. Choose another branch, or have it shipped.",
  },
  CHECKOUT_OPEN: {
    status: 409,
    text: "Something is missing or has to be answered, so nothing was ordered. Look at the list at the top of the page.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof checkoutErrors> {}
}
