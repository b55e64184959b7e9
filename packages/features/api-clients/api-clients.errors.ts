import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const apiClientErrors = defineErrors({
  API_TOKEN_REQUIRED: {
    status: 401,
    text: "This needs a bearer token that is not older than ten minutes. Get one at /api/oauth/token.",
  },
  API_SCOPE_REQUIRED: {
    status: 403,
    text: "The token does not have the scope that this needs. Ask the store's operator for it.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof apiClientErrors> {}
}
