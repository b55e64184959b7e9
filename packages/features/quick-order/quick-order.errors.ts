import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const quickOrderErrors = defineErrors({
  FILE_EMPTY: { status: 422, field: "file", text: "The file has no rows. Choose the file with your list." },
  FILE_TOO_LARGE: {
    status: 413,
    field: "file",
    text: "The file is too large. Save only the list, up to 5 MB, and upload it again.",
  },
  FILE_TOO_LONG: {
    status: 422,
    field: "file",
    text: "The list has more than 5,000 rows, and nothing of it was read. Split it and upload one part after the other.",
  },
  FILE_KIND_UNKNOWN: {
    status: 415,
    field: "file",
    text: "This is no CSV or XLSX file. Save the list as CSV or as an Excel workbook (.xlsx) and upload it again.",
  },
  FILE_UNREADABLE: {
    status: 422,
    field: "file",
    text: "The file is damaged, protected or not written as its kind should be. Save it anew as CSV or XLSX and upload it again.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof quickOrderErrors> {}
}
