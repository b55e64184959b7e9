import { hashPassword } from "@capstan/features/session/server";
import type { DatabaseHandle } from "@capstan/platform/db";
import { harlow, orrin, seedPeople } from "./test-people.ts";

/** Whose things a request names: those of the account Ann works in, of another of her accounts, of somebody else's, and of none. */
export const targets = ["own", "sibling", "foreign", "absent"] as const;

/** What an account has that a request may name. */
export interface Target {
  readonly accountNumber: string;
  readonly administrator: string;
  readonly user: string;
  readonly invitation: string;
  /** Somebody who wants to join the account. */
  readonly joinRequest: string;
  readonly domain: string;
  readonly passkey: string;
  readonly catalogFilter: string;
  /** The key of a session, of the account's administrator. */
  readonly signIn: string;
  readonly idempotencyKey: string;
  /** A line of the administrator's cart. */
  readonly cartLine: string;
  /** An order that is placed and not packed. */
  readonly order: string;
  /** A view of the order history that the administrator has saved. */
  readonly orderView: string;
  /** An order of which a line was shipped. */
  readonly shipped: string;
  /** A return of that order, with a photograph. */
  readonly return: string;
  /** An invoice that is made. */
  readonly document: string;
  /** An exemption certificate that is under review. */
  readonly certificate: string;
  /** An order of the user's that waits for approval. */
  readonly request: string;
  /** A link to the administrator's cart. */
  readonly cartShare: string;
  /** An address of its address book. */
  readonly shipTo: string;
}

/** What lies in every cart. */
export const cartSku = "1AB23A";

export const password = "seven quiet lanterns walk home";

const named = (accountNumber: string, administrator: string, user: string, place: number) => ({
  accountNumber,
  administrator,
  user,
  invitation: String(900 + place),
  joinRequest: String(900 + place),
  domain: `${user}.example`,
  passkey: `passkey-${administrator}-${place}`,
  idempotencyKey: String(place).repeat(32),
  cartLine: String(900 + place),
  cartShare: String(900 + place),
  order: `1041-0000${place}`,
  orderView: String(900 + place),
  shipped: `1043-0000${place}`,
  return: `RMA-90000${place}`,
  document: `INV-90000${place}`,
  certificate: String(900 + place),
  request: `1042-0000${place}`,
  shipTo: `DOCK-${place}`,
});

export const things = {
  own: { ...named(harlow[0], "ann", "bob", 1), catalogFilter: "free-choice" },
  sibling: { ...named(harlow[1], "sam", "sid", 2), catalogFilter: "fixed" },
  foreign: { ...named(orrin, "ora", "oli", 3), catalogFilter: "orrin-list" },
  absent: { ...named("0000000000", "nobody", "no-one", 4), catalogFilter: "no-list" },
} satisfies Record<(typeof targets)[number], Omit<Target, "signIn">>;

/** Two companies, each account with everything that a request can name. */
export async function seedScopes(database: DatabaseHandle): Promise<void> {
  const { pool } = database;
  await empty(pool);
  await seedPeople(database);
  await pool.query(`
    insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours)
    values ('100', 'Milwaukee', '1 Road', 'Milwaukee', 'WI', '53202', 43, -88, '555', '7-5')`);
  await pool.query(`
    insert into custom_catalog (code, scenario, filter_name, label1) values ('ORRIN', 1, 'orrin-list', 'Orrin List');
    update account set custom_catalog_code = 'ORRIN' where number = '${orrin}'`);
  await pool.query(`
    insert into store_user (id, email, full_name, short_name)
    select id, id || '@scopes.example', id, id from unnest('{sam,sid,oli}'::text[]) as id`);
  await seedItem(pool);
  const passwordHash = await hashOnce();
  for (const { accountNumber, administrator, user, ...its } of [things.own, things.sibling, things.foreign]) {
    const people = [administrator, user];
    await pool.query(
      `insert into membership (user_id, account_number, role, is_current)
       values ($1, $3, 'administrator', true), ($2, $3, 'buyer', true) on conflict do nothing`,
      [...people, accountNumber],
    );
    await pool.query(
      `insert into account_invitation (id, account_number, email, role, invited_by, invited_at, expires_at)
       overriding system value values ($1, $2, $3, 'buyer', $4, now(), now() + interval '1 day')`,
      [its.invitation, accountNumber, `new@${its.domain}`, administrator],
    );
    await pool.query(
      `with joiner as (
         insert into store_user (id, email, full_name, short_name)
         values ('joiner-' || $1, 'joiner-' || $1 || '@scopes.example', 'Joiner', 'Joiner') returning id, email
       )
       insert into registration (
         id, draft_key, attempt, status, email, full_name, buyer_kind, company_name, answers, account_number, user_id,
         submitted_at, expires_at, verified_at
       )
       overriding system value
       select $1::bigint, 'draft-' || $1, 1, 'awaiting-administrator', email, 'Joiner', 'company', 'Company', '{}', $2, id,
         now(), now(), now()
       from joiner`,
      [its.joinRequest, accountNumber],
    );
    await pool.query(
      `insert into identity_provider (account_number, issuer, client_id, client_secret, default_role, changed_at, tested_at)
       values ($1, 'https://id.scopes.example', 'store', 'sealed', 'buyer', now(), now())`,
      [accountNumber],
    );
    await pool.query(
      `insert into company_domain (account_number, domain, verification_token, added_at, verified_at)
       values ($1, $2, 'token', now(), now())`,
      [accountNumber, its.domain],
    );
    await pool.query("insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())", [
      administrator,
      passwordHash,
    ]);
    await pool.query(
      `insert into passkey (id, user_id, public_key, counter, transports, name, added_at)
       values ($1, $2, 'key', 0, '{}', 'Laptop', now())`,
      [its.passkey, administrator],
    );
    await pool.query(
      `with added as (
         insert into cart (id, user_id, account_number, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, now(), now()) returning id
       )
       insert into cart_line (id, cart_id, sku, quantity, position, added_at)
       overriding system value select $3, id, $4, 2, 1, now() from added`,
      [administrator, accountNumber, its.cartLine, cartSku],
    );
    await pool.query(
      `insert into sales_order (number, account_number, user_id, placed_at, status, subtotal, freight, freight_tax, tax, total, version)
       values ($1, $2, $3, now(), 'placed', 0, 0, 0, 0, 0, 1)`,
      [its.order, accountNumber, administrator],
    );
    await pool.query(
      `with file as (
         insert into document_file (hash, content) values (lpad($1, 64, '0'), convert_to($1, 'UTF8'))
         on conflict (hash) do update set content = excluded.content returning hash
       )
       insert into order_document (account_number, name, kind, order_number, shipment, hash, bytes, made_at)
       select $2, $1, 'invoice', $3, 1, hash, 10, now() from file`,
      [its.document, accountNumber, its.order],
    );
    await pool.query(
      `with file as (
         insert into document_file (hash, content)
         values (encode(sha256(convert_to($3, 'UTF8')), 'hex'), convert_to($3, 'UTF8'))
         on conflict (hash) do update set content = excluded.content returning hash
       )
       insert into tax_certificate_submission
         (id, account_number, request_key, state, number, reason, starts_on, hash, type, bytes, scan, user_id, submitted_at)
       overriding system value
       select $1, $2, repeat('k', 16), 'IL', 'E-1', 'Resale', '2026-01-01', hash, 'application/pdf', 10, 'clean', $4, now()
       from file`,
      [its.certificate, accountNumber, `certificate ${its.certificate}`, administrator],
    );
    await pool.query(
      `insert into order_history_view (id, account_number, user_id, name, query, saved_at)
       overriding system value values ($1, $2, $3, 'Open', 'status=open', now())`,
      [its.orderView, accountNumber, administrator],
    );
    await seedShipped(pool, { accountNumber, administrator, ...its });
    await pool.query(
      `insert into sales_order (number, account_number, user_id, placed_at, status, subtotal, freight, freight_tax, tax, total,
         version, approve_by)
       values ($1, $2, $3, now(), 'awaiting-approval', 0, 0, 0, 0, 0, 1, now() + interval '1 day')`,
      [its.request, accountNumber, user],
    );
    await pool.query(
      `insert into account_address (account_number, code, name, address1, city, state, zip)
       values ($1, $2, 'Plant', '1 Road', 'Milwaukee', 'WI', '53202')`,
      [accountNumber, its.shipTo],
    );
    await pool.query(
      `insert into cart_share (id, key, user_id, account_number, lines, created_at, expires_at)
       overriding system value values ($1, $4, $2, $3, '[]', now(), now() + interval '1 day')`,
      [its.cartShare, administrator, accountNumber, `share-${its.cartShare}`],
    );
  }
}

/** A line of four that has left; one of them is on its way back. */
async function seedShipped(
  pool: DatabaseHandle["pool"],
  its: Pick<Target, "accountNumber" | "administrator" | "shipped" | "return" | "document">,
): Promise<void> {
  const key = [its.shipped, its.accountNumber];
  await pool.query(
    `insert into sales_order (number, account_number, user_id, placed_at, status, subtotal, freight, freight_tax, tax, total, version)
     values ($1, $2, $3, '2026-11-16T12:00:00Z', 'delivered', 4, 0, 0, 0, 4, 1)`,
    [...key, its.administrator],
  );
  await pool.query(
    `insert into sales_order_line
       (order_number, line, account_number, sku, quantity, unit_price, placed_at, status, line_total, tax, returned)
     values ($1, 1, $2, $3, 4, 1, '2026-11-16T12:00:00Z', 'delivered', 4, 0, 1)`,
    [...key, cartSku],
  );
  await pool.query(
    `insert into order_shipment (order_number, account_number, placed_at, shipment, reference, status, kind, location_code,
       packed_at, shipped_at, delivered_at)
     values ($1, $2, '2026-11-16T12:00:00Z', 1, 'W1', 'delivered', 'ship', 'DC1', now(), now(), now())`,
    key,
  );
  await pool.query(
    `insert into order_shipment_line (order_number, account_number, placed_at, shipment, line, quantity)
     values ($1, $2, '2026-11-16T12:00:00Z', 1, 1, 4)`,
    key,
  );
  await pool.query(
    `insert into order_return
       (order_number, account_number, number, placed_at, request_key, status, method, user_id, requested_at)
     values ($1, $2, $3, '2026-11-16T12:00:00Z', 'key-of-' || $3, 'approved', 'label', $4, now())`,
    [...key, its.return, its.administrator],
  );
  await pool.query(
    `insert into order_return_photo (account_number, return_number, photo, line, type, hash)
     values ($1, $2, 1, 1, 'image/jpeg', lpad($3, 64, '0'))`,
    [its.accountNumber, its.return, its.document],
  );
}

async function seedItem(pool: DatabaseHandle["pool"]): Promise<void> {
  await pool.query(`
    insert into category (code, name, slug, icon, summary, position)
      values ('SCOPE', 'Scopes', 'scopes', 'screw-lag', '', 1) on conflict do nothing;
    insert into brand (code, name, slug) values ('scope', 'Scope', 'scope') on conflict do nothing;
    insert into item_class (code, name, unspsc) values ('scope', 'Scope', '31161500') on conflict do nothing;
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
      values ('${cartSku}', 'SCOPE', 'scope', 'scope', 'Scope', 'SCOPE', 'S-1', 'S1') on conflict do nothing`);
}

let hash: string | undefined;
async function hashOnce(): Promise<string> {
  hash ??= await hashPassword(password);
  return hash;
}

/** Every row of an account and of its users, by table: whatever table comes to have an account or a user is among them. */
export async function rowsOf({ pool }: DatabaseHandle, target: Omit<Target, "signIn">): Promise<string> {
  const { accountNumber, administrator, user } = target;
  // Ann belongs to two accounts: what is hers is told by the account that it is in.
  const people = [administrator, user].filter((id) => id !== "ann");
  const parts = (await ownedColumns(pool)).map(({ table, column }) => {
    const wanted = ["account_number", "number"].includes(column) ? `${column} = $1` : `${column} = any($2)`;
    return `select '${table}' as place, to_jsonb(found)::text as row from ${table} as found where ${wanted}`;
  });
  const { rows } = await pool.query<{ place: string; row: string }>(
    `${parts.join(" union ")} union select $1, $2::text order by 1, 2`,
    [accountNumber, people],
  );
  return JSON.stringify(rows);
}

interface OwnedColumn {
  readonly table: string;
  readonly column: string;
}

let owned: readonly OwnedColumn[] | undefined;
async function ownedColumns(pool: DatabaseHandle["pool"]): Promise<readonly OwnedColumn[]> {
  const isOwned = "column_name in ('account_number', 'user_id')";
  const isOwner = "(table_name, column_name) in (('account', 'number'), ('store_user', 'id'))";
  owned ??= (
    await pool.query<OwnedColumn>(`
      select table_name as table, column_name as column
      from information_schema.columns join information_schema.tables using (table_name, table_schema)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and not (select relispartition from pg_class where oid = table_name::regclass) and (${isOwned} or ${isOwner})`)
  ).rows;
  return owned;
}

/** Deletes are faster than `truncate`, which makes new files. Audit events stay: nothing can delete them. */
async function empty(pool: DatabaseHandle["pool"]): Promise<void> {
  const ofOwners = (await ownedColumns(pool)).map(({ table }) => table);
  const last = ["store_user", "account", "custom_catalog", "branch"];
  const first = [...new Set(ofOwners)].filter((table) => !last.includes(table) && table !== "audit_event");
  await pool.query([...first, ...last].map((table) => `delete from ${table}`).join("; "));
}
