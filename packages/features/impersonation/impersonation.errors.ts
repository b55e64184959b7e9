import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const impersonationErrors = defineErrors({
  IMPERSONATION_REFUSED: {
    status: 403,
    text: "You can't log in as this user. Only agents of customer service log in as customers, and never as each other.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof impersonationErrors> {}
}
