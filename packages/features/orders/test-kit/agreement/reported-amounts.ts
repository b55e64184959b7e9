/** What the papers about an order say that it comes to, each by the code that writes it. */
import { systemClock } from "@capstan/platform/clock";
import type { DatabaseHandle } from "@capstan/platform/db";
import { pdfText } from "@capstan/platform/test-kit/pdf-text";
import type { DocumentContent } from "../../invoices/document-content.ts";
import { renderDocumentFile } from "../../invoices/render-document.server.ts";
import type { PdfRenderer } from "../../invoices/render-pdf.server.ts";
import { publishOrder } from "../../publish-order.server.ts";

interface OrderRef {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

interface ReportedDocument {
  readonly name: string;
  readonly kind: "invoice" | "credit-note";
  /** In the table, in what the PDF is made of, in the mail, and in the PDF's own text where it was read. */
  readonly amounts: readonly string[];
  /** Whether the rows above the last add up to it. */
  readonly addsUp: boolean;
}

const origin = "https://store.example";

/** The PDF is made for real, and read, of every so many documents; of all others what it would be made of. */
export function amountsReportedBy(
  database: DatabaseHandle,
  { pdf, everyPdf }: { readonly pdf: PdfRenderer; readonly everyPdf: number },
) {
  const { db, pool } = database;
  let made = 0;

  const mailedText = async (kind: string, id: string): Promise<string> => {
    const { rows } = await pool.query<{ text: string }>(
      `delete from graphile_worker._private_jobs where payload ->> 'kind' = $1 and payload ->> 'id' = $2
       returning payload ->> 'text' as text`,
      [kind, id],
    );
    return rows[0]?.text ?? "";
  };

  /** What the mail says that was ordered. */
  const mailed = async ({ accountNumber, orderNumber }: OrderRef): Promise<string> => {
    await publishOrder({ db, clock: systemClock, origin }, { accountNumber, orderNumber, sequence: 1 });
    return lastAmount(await mailedText("order-placed", `${orderNumber}.1`), "Total");
  };

  const documentOf = async (
    key: OrderRef,
    { name, kind, total, returnNumber }: StoredRow,
  ): Promise<ReportedDocument> => {
    made += 1;
    const isRead = made % everyPdf === 0;
    const seen: { content?: DocumentContent; bytes?: Uint8Array } = {};
    const watched: PdfRenderer = {
      render: async (given, at) => {
        seen.content = given;
        seen.bytes = isRead ? await pdf.render(given, at) : new TextEncoder().encode(name);
        return seen.bytes;
      },
    };
    await renderDocumentFile(
      { db, clock: systemClock, pdf: watched },
      { accountNumber: key.accountNumber, name, origin },
    );
    const label = kind === "invoice" ? "Amount due" : "Credit";
    const mail =
      kind === "invoice" ? await mailedText("invoice", name) : await mailedText("return-refunded", returnNumber ?? "");
    const rows = seen.content?.totals ?? [];
    const text = isRead ? await pdfText(seen.bytes ?? new Uint8Array()) : undefined;
    return {
      name,
      kind,
      amounts: [
        total,
        rows.at(-1)?.[1] ?? "",
        lastAmount(mail, label),
        ...(text === undefined ? [] : [lastAmount(text, label)]),
      ].map(plain),
      addsUp: sumOf(rows.slice(0, -1).map(([, amount]) => centsOf(amount))) === centsOf(rows.at(-1)?.[1] ?? ""),
    };
  };

  const documents = async (key: OrderRef): Promise<readonly ReportedDocument[]> => {
    const { rows } = await pool.query<StoredRow>(
      `select number as name, kind, total::text, return_number as "returnNumber" from invoice
       where account_number = $1 and order_number = $2 order by number`,
      [key.accountNumber, key.orderNumber],
    );
    const reported: ReportedDocument[] = [];
    for (const row of rows) reported.push(await documentOf(key, row));
    return reported;
  };
  /** No worker runs: what waits in the queue would be looked through for each mail. */
  const forgetJobs = async ({ accountNumber }: OrderRef): Promise<void> => {
    await pool.query("delete from graphile_worker._private_jobs where payload ->> 'accountNumber' = $1", [
      accountNumber,
    ]);
  };
  return { mailed, documents, forgetJobs };
}

interface StoredRow {
  readonly name: string;
  readonly kind: "invoice" | "credit-note";
  readonly total: string;
  readonly returnNumber: string | null;
}

/** The amount at the end of the last line that has the label before it. */
function lastAmount(text: string, label: string): string {
  const amounts = [...text.matchAll(new RegExp(`(?:^|\\s)${label}\\s+(\\$[\\d,]+\\.\\d{2})`, "g"))];
  return plain(amounts.at(-1)?.[1] ?? `no ${label}`);
}

/** "$1,234.50" and "1234.5000" are 1234.50. */
export function plain(amount: string): string {
  return amount.replaceAll(/[$,]/g, "").replace(/(\.\d\d)00$/, "$1");
}

/** "-$7.50" is -750; an exemption is nothing. */
export function centsOf(amount: string): bigint {
  const digits = plain(amount).replace(".", "");
  return /^-?\d+$/.test(digits) ? BigInt(digits) : 0n;
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
