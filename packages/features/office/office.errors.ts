import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const officeErrors = defineErrors({
  OFFICE_NOTE_REQUIRED: {
    status: 422,
    field: "note",
    text: "Write a note first. The buyer reads it if the order is canceled.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof officeErrors> {}
}
