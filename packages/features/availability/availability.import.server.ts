import { type RecordPlan, code, date, defineRecord, integer, optional, refersTo, text } from "@capstan/platform/import";

const stockRecord = defineRecord({
  name: "stock",
  about: "How many of an item lie where.",
  table: "stock",
  key: ["sku", "locationCode"],
  columns: {
    sku: refersTo(
      "item has the SKU",
      { table: "item", column: "sku" },
      text("The item.", { max: 6, pattern: /^[0-9][0-9A-Z]{5}$/, shape: "a SKU" }),
    ),
    locationCode: refersTo(
      "branch or distribution center has the code",
      [
        { table: "branch", column: "code" },
        { table: "distribution_center", column: "code" },
      ],
      code("The branch or distribution center."),
    ),
    quantity: integer("How many.", { min: 0, max: 100_000_000 }),
    nextOn: optional(date("When the next delivery is due.")),
  },
});

export const availabilityRecords: readonly RecordPlan[] = [stockRecord];
