import { insertFile } from "@capstan/features/files/server";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { NewDocument } from "./invoice.store.server.ts";

export interface DocumentKey {
  readonly accountNumber: string;
  /** As people name it: INV-100001. */
  readonly name: string;
}

export interface StoredDocument {
  readonly name: string;
  readonly kind: NewDocument["kind"];
  readonly orderNumber: string;
  readonly shipment: number | null;
  readonly returnNumber: string | null;
  /** Null until it is made. */
  readonly hash: string | null;
}

export async function documentOnFile(
  db: Database,
  { accountNumber, name }: DocumentKey,
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select name, kind, order_number as "orderNumber", shipment, return_number as "returnNumber", hash from order_document
    where account_number = ${accountNumber} and name = ${name}
  `.execute(db);
  return rows[0];
}

/** Only of a document that the account has. */
export async function documentBytes(
  db: Database,
  { accountNumber, name }: DocumentKey,
): Promise<Uint8Array | undefined> {
  const { rows } = await sql<{ content: Buffer }>`
    select content from order_document join document_file using (hash)
    where account_number = ${accountNumber} and name = ${name}
  `.execute(db);
  return rows[0]?.content;
}

export interface RenderedDocument extends DocumentKey {
  readonly hash: string;
  readonly content: Uint8Array;
  readonly madeAt: Date;
}

/** The same bytes are kept once. */
export async function keepDocument(
  tx: Tx,
  { accountNumber, name, hash, content, madeAt }: RenderedDocument,
): Promise<void> {
  await insertFile(tx, hash, content);
  await sql`
    update order_document set hash = ${hash}, bytes = ${content.length}, made_at = ${madeAt}
    where account_number = ${accountNumber} and name = ${name}
  `.execute(tx);
}
