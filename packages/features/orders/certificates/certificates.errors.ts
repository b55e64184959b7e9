import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const certificateErrors = defineErrors({
  CERTIFICATE_NOT_FOUND: { status: 404, text: "There is no such certificate. Look at the list of certificates." },
  CERTIFICATE_WAITING: {
    status: 409,
    field: "state",
    text: "A certificate for this state is under review already, so nothing was saved. Withdraw that one first.",
  },
  CERTIFICATE_ANSWERED: {
    status: 409,
    text: "The certificate is not under review any more, so nothing was changed. Look at it again.",
  },
  CERTIFICATE_DATES_REFUSED: {
    status: 422,
    field: "endsOn",
    text: "The certificate has to end after it starts, and not before today. Correct the dates.",
  },
  CERTIFICATE_FILE_NEEDED: {
    status: 422,
    field: "file",
    text: "The certificate's document is missing, so nothing was saved. Choose a file.",
  },
  CERTIFICATE_NOTE_NEEDED: {
    status: 422,
    field: "note",
    text: "Write why the certificate is declined. The customer reads it.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof certificateErrors> {}
}
