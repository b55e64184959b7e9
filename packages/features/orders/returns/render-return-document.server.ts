import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import type { DocumentContent } from "../invoices/document-content.ts";
import { queueMailAbout } from "./queue-return-mail.server.ts";
import { creditNoteContent, returnSlipContent } from "./return-content-of.ts";
import { returnFacts } from "./return-facts.store.server.ts";

interface ReturnDocument {
  readonly content: DocumentContent;
  readonly at: Date;
  /** Mails it, once it can be opened. */
  mail(tx: Tx, origin: string): Promise<void>;
}

/** A return's slip or its credit note. */
export async function returnDocument(
  db: Database,
  { accountNumber, number, kind }: { accountNumber: string; number: string; kind: "return-slip" | "credit-note" },
): Promise<ReturnDocument> {
  const facts = (await returnFacts(db, { accountNumber, number })) ?? bug(`${number} is no return`);
  const isSlip = kind === "return-slip";
  return {
    content: isSlip ? returnSlipContent(facts) : creditNoteContent(facts),
    at: new Date(isSlip ? facts.requestedAt : (facts.creditNote?.issuedAt ?? facts.requestedAt)),
    mail: async (tx, origin) => queueMailAbout(tx, { about: isSlip ? "approved" : "refunded", facts, origin }),
  };
}
