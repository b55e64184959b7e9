import type { Database } from "@capstan/platform/db";
import { Readable } from "node:stream";
import type { Clock } from "@capstan/platform/clock";
import { csvText } from "@capstan/platform/csv";
import type { Visitor } from "@capstan/platform/visitor";
import { xlsxFile } from "@capstan/platform/xlsx";
import type { Cursor, HistoryParams } from "./history-params.ts";
import { type HistoryRow, historyPage } from "./history.store.server.ts";
import type { OrderFile } from "./order-history.ts";
import { statusNames } from "./order-status.ts";
import { filterOf, shipToText } from "./read-history.server.ts";

const batch = 1_000;
/** What one sheet of a spreadsheet program holds, without the head. */
const maxRows = 1_048_575;
const head = ["Placed", "Order", "PO", "Buyer", "Ship to", "Lines", "Total", "Status"] as const;

interface ExportDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** All orders of the view, not of the page, read a batch at a time while they are sent. Null for who works in no account. */
export function exportHistory(
  deps: ExportDeps,
  { accountNumber }: Visitor,
  params: HistoryParams,
  format: "csv" | "xlsx",
): OrderFile | null {
  if (accountNumber === null) return null;
  const rows = ordersOf(deps, accountNumber, params);
  if (format === "csv") return { name: "orders.csv", type: "text/csv; charset=utf-8", body: streamOf(csvFile(rows)) };
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name: "orders.xlsx", type, body: streamOf(xlsxFile("Orders", sheetRows(rows))) };
}

async function* ordersOf(
  { db, clock }: ExportDeps,
  accountNumber: string,
  params: HistoryParams,
): AsyncGenerator<HistoryRow> {
  const filter = filterOf(accountNumber, params, clock.now());
  let before: Cursor | null = null;
  for (let sent = 0; sent < maxRows; sent += batch) {
    const page: readonly HistoryRow[] = await historyPage(db, {
      ...filter,
      search: params.search,
      before,
      after: null,
      limit: batch,
    });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < batch) return;
    before = { placedAt: last.placedAt, number: last.number };
  }
}

async function* csvFile(orders: AsyncIterable<HistoryRow>): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvText([head]));
  for await (const order of orders) yield Buffer.from(csvText([cellsOf(order).map(String)]));
}

async function* sheetRows(orders: AsyncIterable<HistoryRow>) {
  yield head;
  for await (const order of orders) yield cellsOf(order);
}

/** Amounts are plain numbers, so that a spreadsheet can add them up. */
function cellsOf(order: HistoryRow): readonly (string | number)[] {
  return [
    order.placedAt.slice(0, 10),
    order.number,
    order.purchaseOrder ?? "",
    order.buyer ?? "",
    shipToText(order) ?? "",
    order.lines,
    Number(Number(order.total).toFixed(2)),
    statusNames[order.status],
  ];
}

/** Reads on only as fast as the browser takes it. */
function streamOf(chunks: AsyncIterable<Uint8Array>): OrderFile["body"] {
  return Readable.toWeb(Readable.from(chunks, { objectMode: false })) as OrderFile["body"];
}
