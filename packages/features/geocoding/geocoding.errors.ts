import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const geocodingErrors = defineErrors({
  GEOCODER_UNAVAILABLE: {
    status: 503,
    text: "The place can't be looked up at the moment. Try again in a few minutes, or type a ZIP code.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof geocodingErrors> {}
}
