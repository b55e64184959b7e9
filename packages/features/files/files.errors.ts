import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const fileErrors = defineErrors({
  FILE_REFUSED: {
    status: 422,
    field: "file",
    text: "The file is of a kind that is not taken here, or too large, so nothing was saved. Choose another file.",
  },
  FILE_INFECTED: {
    status: 422,
    field: "file",
    text: "A virus was found in the file, so nothing was saved. Check your computer, then send a clean copy.",
  },
  SCAN_UNAVAILABLE: {
    status: 503,
    retryAfterSeconds: 60,
    text: "We can't check files for viruses right now, so nothing was saved. Try again in a few minutes.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof fileErrors> {}
}
