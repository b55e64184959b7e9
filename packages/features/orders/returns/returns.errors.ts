import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const returnErrors = defineErrors({
  RETURN_NOT_FOUND: { status: 404, text: "There is no such return in this account. Check the number." },
  RETURN_EXCEEDED: {
    status: 409,
    field: "lines",
    text: "This is more than was sent and has not come back, so nothing was started. Look at the order, and return what is left.",
  },
  RETURN_EMPTY: {
    status: 422,
    field: "lines",
    text: "No line was chosen, so nothing was started. Choose what comes back.",
  },
  RETURN_BRANCH_NEEDED: {
    status: 422,
    field: "method",
    text: "Something of this can't be mailed, and no branch is chosen. Choose your branch first.",
  },
  RETURN_PHOTO_NEEDED: {
    status: 422,
    field: "photos",
    text: "Something arrived damaged and there is no photograph of it, so nothing was started. Add one.",
  },
  RETURN_PHOTO_REFUSED: {
    status: 422,
    field: "photos",
    text: "A file is no JPEG, PNG, WebP or HEIC picture, or it is too large. Add photographs of at most 8 MB each, 6 in all.",
  },
  RETURN_STATE_REFUSED: {
    status: 409,
    text: "The return has come too far for this, so nothing was changed. Read the order.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof returnErrors> {}
}
