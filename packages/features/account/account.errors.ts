import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const accountErrors = defineErrors({
  CATALOG_NOT_CHOSEN: {
    status: 409,
    text: "Your company has chosen the catalog for you. Ask your administrator if you need products outside of it.",
  },
  ACCOUNT_NOT_YOURS: {
    status: 404,
    field: "acctNo",
    text: "You have no account with this number. Choose one of the accounts in the list.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof accountErrors> {}
}
