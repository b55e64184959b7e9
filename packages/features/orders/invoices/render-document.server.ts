import { createHash } from "node:crypto";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { queueInvoiceMail } from "../mail/queue-shipment-mail.server.ts";
import { documentContentOf } from "./document-content-of.ts";
import { type DocumentKey, documentOnFile, keepDocument } from "./document.store.server.ts";
import type { PdfRenderer } from "./render-pdf.server.ts";
import { shipmentFacts } from "./shipment-facts.store.server.ts";

export interface RenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
}

/** Makes a document's PDF and keeps it by the hash of its bytes; an invoice is mailed once it can be opened. */
export async function renderDocumentFile(
  { db, clock, pdf }: RenderDeps,
  { origin, ...key }: DocumentKey & { readonly origin: string },
): Promise<void> {
  const document = (await documentOnFile(db, key)) ?? bug(`there is no document ${key.name}`);
  const { accountNumber } = key;
  const facts = (await shipmentFacts(db, { accountNumber, ...document })) ?? bug(`${key.name} is of no shipment`);
  const at = new Date(document.kind === "packing-slip" ? facts.shipment.at : (facts.invoice?.issuedAt ?? 0));
  const content = await pdf.render(documentContentOf({ ...facts, ...document, shipment: facts.shipment }), at);
  const hash = createHash("sha256").update(content).digest("hex");
  await db.transaction().execute(async (tx) => {
    await keepDocument(tx, { ...key, hash, content, madeAt: clock.now() });
    if (document.kind === "invoice") await queueInvoiceMail(tx, facts, origin);
  });
}
