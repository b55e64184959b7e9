import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const pricingErrors = defineErrors({
  ITEM_NOT_FOUND: {
    status: 404,
    field: "sku",
    text: "The store has no item with this number. Check the number, or search for it.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof pricingErrors> {}
}
