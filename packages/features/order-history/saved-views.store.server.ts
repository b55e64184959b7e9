import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";

export interface ViewOwner {
  readonly accountNumber: string;
  readonly userId: string;
}

export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** What comes after the address's question mark. */
  readonly query: string;
}

export async function savedViews(
  db: Database | Tx,
  { accountNumber, userId }: ViewOwner,
): Promise<readonly SavedView[]> {
  const { rows } = await sql<SavedView>`
    select id::text, name, query from order_history_view
    where account_number = ${accountNumber} and user_id = ${userId} order by id
  `.execute(db);
  return rows;
}

/** A view of the same name is replaced. False where the user has as many as there may be. */
export async function saveView(
  db: Database,
  { accountNumber, userId }: ViewOwner,
  { name, query, max, now }: Omit<SavedView, "id"> & { readonly max: number; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into order_history_view as known (account_number, user_id, name, query, saved_at)
    select ${accountNumber}, ${userId}, ${name}, ${query}, ${now}
    where (
      select count(*) from order_history_view
      where account_number = ${accountNumber} and user_id = ${userId} and name <> ${name}
    ) < ${max}
    on conflict (account_number, user_id, name) do update set query = excluded.query, saved_at = excluded.saved_at
  `.execute(db);
  return numAffectedRows > 0n;
}

export type Renamed = "renamed" | "missing" | "taken";

export async function renameView(
  db: Database,
  { accountNumber, userId }: ViewOwner,
  { id, name }: Pick<SavedView, "id" | "name">,
): Promise<Renamed> {
  const { rows } = await sql<{ outcome: Renamed }>`
    with own as (
      select id from order_history_view
      where account_number = ${accountNumber} and user_id = ${userId} and id = ${id}::bigint
    ), other as (
      select id from order_history_view
      where account_number = ${accountNumber} and user_id = ${userId} and name = ${name} and id <> ${id}::bigint
    ), changed as (
      update order_history_view set name = ${name}
      where id in (select id from own) and not exists (select from other)
      returning id
    )
    select case when exists (select from changed) then 'renamed' when exists (select from own) then 'taken' else 'missing' end
      as outcome
  `.execute(db);
  return rows[0]?.outcome ?? "missing";
}

export async function deleteView(db: Database, { accountNumber, userId }: ViewOwner, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from order_history_view
    where account_number = ${accountNumber} and user_id = ${userId} and id = ${id}::bigint
  `.execute(db);
  return numAffectedRows > 0n;
}
