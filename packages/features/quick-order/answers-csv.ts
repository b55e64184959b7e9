import { csvText } from "@capstan/platform/csv";
import { type BulkLine, answerText, groupNames, groupOf } from "./bulk-lines.ts";

const head = [
  "Row",
  "As written",
  "Item #",
  "Qty",
  "Answer",
  "Message",
  "Product",
  "Unit",
  "Price (USD)",
  "Total (USD)",
  "Choices",
];

/** Every line with its answer for a spreadsheet. Of a line with choices, the chosen one, or all that were offered. */
export function answersCsv(lines: readonly BulkLine[]): string {
  const rows = lines.map((line) => {
    const chosen = line.choices.find(({ sku }) => sku === line.chosenSku);
    const product = chosen ?? line.product;
    return [
      String(line.row),
      line.text,
      product?.sku ?? line.item,
      String(line.quantity),
      groupNames[groupOf(line)],
      answerText(line),
      product?.name ?? "",
      product?.unitLabel ?? "",
      amountText(product?.price),
      amountText(product?.total),
      chosen ? "" : line.choices.map(({ sku }) => sku).join(" "),
    ];
  });
  return csvText([head, ...rows]);
}

/** The amount as it is shown, as a number that a spreadsheet can add up. */
function amountText(shown: string | null | undefined): string {
  return (shown ?? "").replaceAll(/[$,]/g, "");
}
