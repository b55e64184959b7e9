import { type RowsOf, defineErrors } from "@capstan/platform/errors";

export const fulfilmentErrors = defineErrors({
  EVENT_ID_REUSED: {
    status: 422,
    field: "eventId",
    text: "Something else was reported with this event id, so nothing was changed. Give every report an id of its own.",
  },
  LINE_UNKNOWN: {
    status: 422,
    field: "lines",
    text: "The order has no such line. Read the order and report its own lines.",
  },
  QUANTITY_EXCEEDED: {
    status: 409,
    field: "lines",
    text: "This is more than is left of the line, so nothing was changed. Report what is left at most.",
  },
  LOCATION_UNKNOWN: {
    status: 422,
    field: "from",
    text: "There is no such distribution center or branch. Use a code that the store has.",
  },
  SHIPMENT_MIXED: {
    status: 422,
    field: "lines",
    text: "A shipment is shipped or picked up, and these lines are of both kinds. Report two shipments.",
  },
  REPORT_NOT_APPLICABLE: {
    status: 409,
    text: "This does not fit the shipment as it is: what is picked up is not shipped, and what has left stays as it was reported. Read the order.",
  },
  REPORT_TIME_REFUSED: {
    status: 422,
    field: "at",
    text: "This is reported for a time to come. Set the clock, and report it when it has happened.",
  },
});

declare module "@capstan/platform/errors" {
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- it takes the rows above
  interface ErrorRows extends RowsOf<typeof fulfilmentErrors> {}
}
