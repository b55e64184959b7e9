import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const registrationErrors = defineErrors({
  REGISTRATION_CLOSED: {
    status: 403,
    text: "Registration is closed at the moment. Call us, and we will open an account for you.",
  },
  TOO_MANY_SIGN_UPS: {
    status: 429,
    retryAfterSeconds: 3_600,
    text: "Too many registrations came without a proof that a browser sent them. Turn on script and reload the page, or try again in an hour.",
  },
  REQUEST_NOT_FOUND: {
    status: 404,
    field: "id",
    text: "Nobody waits for an answer to this any more. Go back to the list to see who does.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof registrationErrors> {}
}
