import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface Passkey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly addedAt: Date;
}

interface Row {
  id: string;
  public_key: string;
  counter: string;
  transports: string[];
  name: string;
  added_at: Date;
}

export async function passkeysOf(db: Database | Tx, userId: string): Promise<readonly Passkey[]> {
  const { rows } = await sql<Row>`
    select id, public_key, counter, transports, name, added_at from passkey
    where user_id = ${userId} order by added_at, id
  `.execute(db);
  return rows.map(({ id, public_key: publicKey, counter, transports, name, added_at: addedAt }) => {
    return { id, publicKey, counter: Number(counter), transports, name, addedAt };
  });
}

/** False where some user has it already. */
export async function savePasskey(tx: Tx, userId: string, passkey: Passkey): Promise<boolean> {
  const { id, publicKey, counter, transports, name, addedAt } = passkey;
  const { numAffectedRows = 0n } = await sql`
    insert into passkey (id, user_id, public_key, counter, transports, name, added_at)
    values (${id}, ${userId}, ${publicKey}, ${counter}, ${transports}::text[], ${name}, ${addedAt})
    on conflict (id) do nothing
  `.execute(tx);
  return numAffectedRows > 0n;
}

export async function saveCounter(db: Database, userId: string, id: string, counter: number): Promise<void> {
  await sql`update passkey set counter = ${counter} where user_id = ${userId} and id = ${id}`.execute(db);
}

export async function removePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from passkey where user_id = ${userId} and id = ${id}`.execute(tx);
  return numAffectedRows > 0n;
}
