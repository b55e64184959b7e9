import type { Database, Tx } from "@capstan/platform/db";
import type { Generated } from "kysely";
import type { CustomCatalog, CustomerKind, HeldAccount, Role } from "./account.ts";

declare module "@capstan/platform/db" {
  interface Tables {
    account: {
      number: string;
      company_name: string;
      customer_kind: CustomerKind;
      address1: string;
      city: string;
      state: string;
      zip: string;
      country: Generated<string>;
      phone: string | null;
      is_procurement: Generated<boolean>;
      loyalty_enrollment: string | null;
      custom_catalog_code: string | null;
      header_message: string | null;
      logo_url: string | null;
      default_branch_code: string | null;
      is_open: Generated<boolean>;
    };
    custom_catalog: {
      code: string;
      scenario: CustomCatalog["scenario"];
      filter_name: string;
      label1: string | null;
      label2: string | null;
    };
    custom_catalog_category: { catalog_code: string; category_code: string };
    custom_catalog_item: { catalog_code: string; sku: string };
    store_user: {
      id: string;
      email: string;
      full_name: string;
      short_name: string;
      title: string | null;
      is_staff: Generated<boolean>;
      is_service_agent: Generated<boolean>;
      is_enabled: Generated<boolean>;
      welcome_confirmed: Generated<boolean>;
    };
    membership: {
      user_id: string;
      account_number: string;
      role: Role;
      spending_limit: string | null;
      is_current: Generated<boolean>;
      default_branch_code: string | null;
    };
  }
}

/** Every open account that a user holds, the current one first. */
export async function accountsOfUser(db: Database, userId: string): Promise<readonly HeldAccount[]> {
  const rows = await db
    .selectFrom("membership")
    .innerJoin("account", "account.number", "membership.account_number")
    .selectAll("account")
    .select(["membership.role", "membership.is_current", "membership.default_branch_code as own_branch_code"])
    .where("membership.user_id", "=", userId)
    .where("account.is_open", "=", true)
    .orderBy("membership.is_current", "desc")
    .orderBy("account.number")
    .execute();
  return rows.map((row) => ({
    number: row.number,
    companyName: row.company_name,
    customerKind: row.customer_kind,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: row.country,
    isProcurement: row.is_procurement,
    loyaltyEnrollment: row.loyalty_enrollment,
    // A user's own choice goes before the account's.
    defaultBranchCode: row.own_branch_code ?? row.default_branch_code,
    role: row.role,
    isCurrent: row.is_current,
  }));
}

/** Which custom catalogs hold what: whole categories, and single items of those asked for. */
export async function customCatalogContents(db: Database | Tx, skus: readonly string[]) {
  const [categories, items] = await Promise.all([
    db.selectFrom("custom_catalog_category").selectAll().execute(),
    db
      .selectFrom("custom_catalog_item")
      .selectAll()
      .where((where) => where("sku", "=", where.fn.any(where.val([...skus]))))
      .execute(),
  ]);
  return {
    byCategory: Map.groupBy(categories, (row) => row.category_code),
    bySku: Map.groupBy(items, (row) => row.sku),
  };
}
