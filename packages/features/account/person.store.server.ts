import { recordAudit } from "@capstan/features/audit/server";
import type { Database, Tx } from "@capstan/platform/db";
import { sql } from "kysely";
import type { CustomCatalog, Role } from "./account.ts";
import type { CatalogOption, HeaderOption, Person, PersonAccount } from "./person.ts";

interface PersonKey {
  readonly userId: string;
  readonly accountNumber: string | null;
  readonly agentId: string | null;
}

interface PersonRow {
  readonly email: string;
  readonly full_name: string;
  readonly short_name: string;
  readonly title: string | null;
  readonly is_staff: boolean;
  readonly is_service_agent: boolean;
  readonly welcome_confirmed: boolean;
  readonly agent_is_staff: boolean | null;
  readonly account: AccountRow | null;
}

interface AccountRow {
  readonly number: string;
  readonly company_name: string;
  readonly role: Role;
  readonly is_procurement: boolean;
  readonly loyalty_enrollment: string | null;
  readonly header_message: string | null;
  readonly logo_url: string | null;
  readonly header_options: readonly HeaderOption[];
  readonly pending_tasks: number;
  readonly has_orders: boolean;
  readonly catalog: CustomCatalog | null;
  readonly catalog_option: CatalogOption | null;
}

/** All that the header says of somebody, in one statement: it is asked for on every page. */
export async function personOf(
  db: Database,
  { userId, accountNumber, agentId }: PersonKey,
): Promise<Person | undefined> {
  const { rows } = await sql<PersonRow>`
    select
      email, full_name, short_name, title, is_staff, is_service_agent, welcome_confirmed,
      (select agent.is_staff from store_user as agent where agent.id = ${agentId}) as agent_is_staff,
      (
        select jsonb_build_object(
          'number', account.number,
          'company_name', account.company_name,
          'role', membership.role,
          'is_procurement', account.is_procurement,
          'loyalty_enrollment', account.loyalty_enrollment,
          'header_message', account.header_message,
          'logo_url', account.logo_url,
          'header_options', (
            select coalesce(jsonb_agg(chosen.option order by chosen.option), '[]')
            from account_header_option as chosen where chosen.account_number = account.number
          ),
          'pending_tasks', case when membership.role in ('administrator', 'approver') then (
            select count(*) from pending_task where pending_task.account_number = account.number
          ) else 0 end,
          'has_orders', exists (select from sales_order where sales_order.account_number = account.number),
          'catalog', case when custom_catalog.code is not null then jsonb_build_object(
            'code', custom_catalog.code,
            'scenario', custom_catalog.scenario,
            'filterName', custom_catalog.filter_name,
            'label1', custom_catalog.label1,
            'label2', custom_catalog.label2
          ) end,
          'catalog_option', custom_catalog_choice.option
        )
        from membership
        join account on account.number = membership.account_number
        left join custom_catalog on custom_catalog.code = account.custom_catalog_code
        left join custom_catalog_choice
          on custom_catalog_choice.user_id = membership.user_id
          and custom_catalog_choice.account_number = account.number
        where membership.user_id = store_user.id and account.number = ${accountNumber} and account.is_open
      ) as account
    from store_user
    where store_user.id = ${userId} and store_user.is_enabled
  `.execute(db);
  const [row] = rows;
  return row && personFrom(userId, row);
}

function personFrom(id: string, row: PersonRow): Person {
  return {
    id,
    email: row.email,
    fullName: row.full_name,
    shortName: row.short_name,
    title: row.title,
    isStaff: row.is_staff,
    isServiceAgent: row.is_service_agent,
    isWelcomeConfirmed: row.welcome_confirmed,
    agent: row.agent_is_staff === null ? null : { isStaff: row.agent_is_staff },
    account: row.account && accountFrom(row.account),
  };
}

function accountFrom(row: AccountRow): PersonAccount {
  return {
    number: row.number,
    companyName: row.company_name,
    role: row.role,
    isProcurement: row.is_procurement,
    loyaltyEnrollment: row.loyalty_enrollment,
    headerMessage: row.header_message,
    logoUrl: row.logo_url,
    headerOptions: row.header_options,
    pendingTasks: row.pending_tasks,
    hasOrders: row.has_orders,
    catalog: row.catalog,
    catalogOption: row.catalog_option,
  };
}

export async function confirmWelcome(db: Database, userId: string): Promise<void> {
  await sql`update store_user set welcome_confirmed = true where id = ${userId} and not welcome_confirmed`.execute(db);
}

/** In whose account and name something is chosen, and who does it in their place: that is put on record. */
interface Chooser {
  readonly accountNumber: string;
  readonly userId: string;
  readonly agentId: string | null;
}

export async function chooseCatalogOption(db: Database, chooser: Chooser, option: CatalogOption): Promise<void> {
  const { accountNumber, userId, agentId } = chooser;
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into custom_catalog_choice (account_number, user_id, option) values (${accountNumber}, ${userId}, ${option})
      on conflict (user_id, account_number) do update set option = excluded.option
    `.execute(tx);
    if (agentId !== null)
      await recordAudit(tx, { accountNumber, userId, agentId, action: "catalog-choice", details: { option } });
  });
}

/** Makes one of the user's own open accounts the current one; false where it is none of them. */
export async function makeCurrent(db: Database, chooser: Chooser): Promise<boolean> {
  const { accountNumber, userId } = chooser;
  return db.transaction().execute(async (tx) => {
    // The user's rows in one order: two switches at once wait for each other instead of meeting at the unique index.
    const { rows } = await sql<{ account_number: string; is_open: boolean; is_current: boolean }>`
      select membership.account_number, account.is_open, membership.is_current
      from membership join account on account.number = membership.account_number
      where membership.user_id = ${userId}
      order by membership.account_number
      for update of membership
    `.execute(tx);
    if (!rows.some((row) => row.account_number === accountNumber && row.is_open)) return false;
    await sql`
      update membership set is_current = false
      where user_id = ${userId} and is_current and account_number <> ${accountNumber}
    `.execute(tx);
    await sql`
      update membership set is_current = true
      where user_id = ${userId} and account_number = ${accountNumber} and not is_current
    `.execute(tx);
    await recordSwitch(tx, chooser, rows.find((row) => row.is_current)?.account_number ?? null);
    return true;
  });
}

/** Both accounts read it: the one that the agent leaves, and the one that it comes to. */
async function recordSwitch(tx: Tx, { accountNumber: to, userId, agentId }: Chooser, from: string | null) {
  if (agentId === null || from === to) return;
  const accounts = [to, ...(from === null ? [] : [from])].toSorted();
  for (const accountNumber of accounts)
    await recordAudit(tx, { accountNumber, userId, agentId, action: "account-switch", details: { from, to } });
}
