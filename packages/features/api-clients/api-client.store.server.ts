import type { Database } from "@capstan/platform/db";
import { sql } from "kysely";
import type { ApiClient } from "./api-client.ts";

interface StoredClient extends ApiClient {
  readonly secretKey: string;
}

const columns = sql`id, name, account_number as "accountNumber", scopes`;

/** Null as an account is the operator's own. A closed account's client is not there. */
const isUsable = sql`
  (account_number is null or exists (select from account where number = account_number and account.is_open))
`;

export async function clientOf(db: Database, id: string): Promise<StoredClient | undefined> {
  const { rows } = await sql<StoredClient>`
    select ${columns}, secret_key as "secretKey" from api_client where id = ${id} and ${isUsable}
  `.execute(db);
  return rows[0];
}

/** False where there is no such account. */
export async function addClient(db: Database, client: StoredClient, at: Date): Promise<boolean> {
  const { id, name, accountNumber, scopes, secretKey } = client;
  const { numAffectedRows = 0n } = await sql`
    insert into api_client (id, name, account_number, scopes, secret_key, added_at)
    select ${id}, ${name}, ${accountNumber}, ${scopes}::text[], ${secretKey}, ${at}
    where ${accountNumber}::text is null or exists (select from account where number = ${accountNumber})
  `.execute(db);
  return numAffectedRows > 0n;
}

/** False where there was none. */
export async function deleteClient(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from api_client where id = ${id}`.execute(db);
  return numAffectedRows > 0n;
}

export async function listClients(db: Database): Promise<readonly ApiClient[]> {
  const { rows } = await sql<ApiClient>`
    select ${columns} from api_client order by account_number nulls first, name, id
  `.execute(db);
  return rows;
}
