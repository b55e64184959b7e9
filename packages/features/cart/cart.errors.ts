import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const cartErrors = defineErrors({
  CART_CHANGED: {
    status: 409,
    text: "The cart was changed elsewhere since this page was opened, so nothing was done. Look at the cart as it is now, and try again.",
  },
  CART_LINE_NOT_FOUND: {
    status: 404,
    field: "sku",
    text: "The item is not in the cart any more. Look at the cart as it is now.",
  },
  CART_FULL: {
    status: 409,
    text: "The cart has no room for it: it takes up to 500 different items, and up to 99,999 of each. Take something out first.",
  },
  CART_EMPTY: {
    status: 409,
    text: "The cart is empty, so there is nothing to share. Add something first.",
  },
  TOO_MANY_SHARED_CARTS: {
    status: 409,
    text: "You share as many carts as you can at once. Stop sharing one of them first.",
  },
  ITEM_NOT_REPLACED: {
    status: 409,
    field: "productCode",
    text: "The item could not be added, so the other one is still in the cart. Add it by itself to see why.",
  },
  QUANTITY_REFUSED: {
    status: 422,
    field: "quantity",
    text: "A quantity is a whole number from 1 to 99,999. Enter another one.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof cartErrors> {}
}
