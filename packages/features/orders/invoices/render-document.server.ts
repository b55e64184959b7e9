import { createHash } from "node:crypto";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import { queueInvoiceMail } from "../mail/queue-shipment-mail.server.ts";
import { documentContentOf } from "./document-content-of.ts";
import { returnDocument } from "../returns/render-return-document.server.ts";
import { type DocumentKey, type StoredDocument, documentOnFile, keepDocument } from "./document.store.server.ts";
import type { PdfRenderer } from "./render-pdf.server.ts";
import { shipmentFacts } from "./shipment-facts.store.server.ts";

export interface RenderDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
}

/** Makes a document's PDF and keeps it by the hash of its bytes; what is mailed is mailed once it can be opened. */
export async function renderDocumentFile(
  { db, clock, pdf }: RenderDeps,
  { origin, ...key }: DocumentKey & { readonly origin: string },
): Promise<void> {
  const document = (await documentOnFile(db, key)) ?? bug(`there is no document ${key.name}`);
  const made = await contentOf(db, key.accountNumber, document);
  const content = await pdf.render(made.content, made.at);
  const hash = createHash("sha256").update(content).digest("hex");
  await db.transaction().execute(async (tx) => {
    await keepDocument(tx, { ...key, hash, content, madeAt: clock.now() });
    await made.mail(tx, origin);
  });
}

async function contentOf(db: Database, accountNumber: string, document: StoredDocument) {
  const { name, kind, orderNumber, shipment, returnNumber } = document;
  if (kind === "return-slip" || kind === "credit-note")
    return returnDocument(db, { accountNumber, number: returnNumber ?? bug(`${name} is of no return`), kind });
  const key = { accountNumber, orderNumber, shipment: shipment ?? bug(`${name} is of no shipment`) };
  const facts = (await shipmentFacts(db, key)) ?? bug(`${name} is of no shipment`);
  return {
    content: documentContentOf({ ...facts, name, kind }),
    at: new Date(kind === "packing-slip" ? facts.shipment.at : (facts.invoice?.issuedAt ?? 0)),
    mail: async (tx: Tx, origin: string) => {
      if (kind === "invoice") await queueInvoiceMail(tx, facts, origin);
    },
  };
}
