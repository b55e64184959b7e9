import type { Database, Tx } from "@capstan/platform/db";
import { type Generated, sql } from "kysely";
import type { CompanySettings, DefaultRole } from "./company-sign-in.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    identity_provider: {
      account_number: string;
      issuer: string;
      client_id: string;
      client_secret: string;
      default_role: DefaultRole;
      is_required: boolean;
      changed_at: Date;
      tested_at: Date | null;
    };
    password_exception: { account_number: string; user_id: string };
    company_sign_in_record: {
      id: Generated<string>;
      recorded_at: Date;
      account_number: string;
      user_id: string | null;
      action: RecordedAction;
      detail: string | null;
    };
  }
}

export interface StoredProvider {
  readonly accountNumber: string;
  readonly issuer: string;
  readonly clientId: string;
  /** As it is kept: sealed. */
  readonly sealedSecret: string;
  readonly defaultRole: DefaultRole;
  readonly isRequired: boolean;
  readonly isTested: boolean;
  readonly changedAt: Date;
}

const columns = sql`
  provider.account_number as "accountNumber", provider.issuer, provider.client_id as "clientId",
  provider.client_secret as "sealedSecret", provider.default_role as "defaultRole",
  provider.is_required as "isRequired", provider.tested_at is not null as "isTested", provider.changed_at as "changedAt"
`;

/** Of an open account. */
export async function providerOf(db: Database | Tx, accountNumber: string): Promise<StoredProvider | undefined> {
  const { rows } = await sql<StoredProvider>`
    select ${columns} from identity_provider as provider join account on account.number = provider.account_number
    where provider.account_number = ${accountNumber} and account.is_open
  `.execute(db);
  return rows[0];
}

/** Of the open account that has proven the domain. */
export async function providerForDomain(db: Database | Tx, domain: string): Promise<StoredProvider | undefined> {
  const { rows } = await sql<StoredProvider>`
    select ${columns}
    from company_domain
    join identity_provider as provider using (account_number)
    join account on account.number = company_domain.account_number
    where company_domain.domain = ${domain} and company_domain.verified_at is not null and account.is_open
  `.execute(db);
  return rows[0];
}

type SavedProvider = Pick<StoredProvider, "accountNumber" | "issuer" | "clientId" | "sealedSecret" | "defaultRole">;

/** Other settings have been tried by nobody, and are required of nobody. */
export async function saveProvider(tx: Tx, provider: SavedProvider, at: Date): Promise<void> {
  const settings = {
    issuer: provider.issuer,
    client_id: provider.clientId,
    client_secret: provider.sealedSecret,
    default_role: provider.defaultRole,
    is_required: false,
    changed_at: at,
    tested_at: null,
  };
  await tx
    .insertInto("identity_provider")
    .values({ account_number: provider.accountNumber, ...settings })
    .onConflict((row) => row.column("account_number").doUpdateSet(settings))
    .execute();
}

/** The role of users to come; nothing else changes. */
export async function saveDefaultRole(tx: Tx, accountNumber: string, role: DefaultRole): Promise<void> {
  await tx
    .updateTable("identity_provider")
    .set({ default_role: role })
    .where("account_number", "=", accountNumber)
    .execute();
}

/** False where there was none. */
export async function deleteProvider(tx: Tx, accountNumber: string): Promise<boolean> {
  await tx.deleteFrom("password_exception").where("account_number", "=", accountNumber).execute();
  const { numDeletedRows } = await tx
    .deleteFrom("identity_provider")
    .where("account_number", "=", accountNumber)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False where the settings have changed since the test began. */
export async function markTested(
  db: Database,
  { accountNumber, changedAt }: Pick<StoredProvider, "accountNumber" | "changedAt">,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("identity_provider")
    .set({ tested_at: at })
    .where("account_number", "=", accountNumber)
    .where("changed_at", "=", changedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where nobody has tried the settings. */
export async function saveRequired(tx: Tx, accountNumber: string, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("identity_provider")
    .set({ is_required: isRequired })
    .where("account_number", "=", accountNumber)
    .$if(isRequired, (query) => query.where("tested_at", "is not", null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** These and no others. */
export async function savePasswordExceptions(tx: Tx, accountNumber: string, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("password_exception").where("account_number", "=", accountNumber).execute();
  await tx
    .insertInto("password_exception")
    .values(userIds.map((userId) => ({ account_number: accountNumber, user_id: userId })))
    .execute();
}

export async function administratorsOf(
  db: Database,
  accountNumber: string,
): Promise<CompanySettings["administrators"]> {
  const { rows } = await sql<CompanySettings["administrators"][number]>`
    select
      store_user.id as "userId", full_name as name, email,
      exists (select from credential where credential.user_id = store_user.id) as "hasPassword",
      password_exception.user_id is not null as "keepsPassword"
    from membership join store_user on store_user.id = membership.user_id
    left join password_exception
      on password_exception.user_id = store_user.id and password_exception.account_number = membership.account_number
    where membership.account_number = ${accountNumber} and role = 'administrator' and is_enabled
    order by full_name, store_user.id
  `.execute(db);
  return rows;
}

export type RecordedAction =
  | "connected"
  | "disconnected"
  | "domain-added"
  | "domain-removed"
  | "domain-verified"
  | "tested"
  | "required"
  | "not-required"
  | "user-created"
  | "user-linked"
  | "signed-in"
  | "refused"
  | "password-used";

export interface SignInRecord {
  readonly accountNumber: string;
  readonly userId: string | null;
  readonly action: RecordedAction;
  readonly detail?: string;
}

/** The record's id. */
export async function addRecord(db: Database | Tx, record: SignInRecord, at: Date): Promise<string> {
  const { accountNumber, userId, action, detail = null } = record;
  const { id } = await db
    .insertInto("company_sign_in_record")
    .values({ recorded_at: at, account_number: accountNumber, user_id: userId, action, detail })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
