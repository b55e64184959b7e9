import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { FileStore } from "./file-store.ts";

/** Files in PostgreSQL, for stores without a bucket. */
export function tableFiles(db: Database): FileStore {
  return {
    write: async (hash, bytes) => insertFile(db, hash, bytes),
    read: async (hash) => {
      const { rows } = await sql<{ content: Buffer }>`
        select content from document_file where hash = ${hash}
      `.execute(db);
      return rows[0]?.content;
    },
  };
}

/** The same bytes are kept once. */
export async function insertFile(db: Database | Tx, hash: string, bytes: Uint8Array): Promise<void> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  await sql`insert into document_file (hash, content) values (${hash}, ${content}) on conflict do nothing`.execute(db);
}
