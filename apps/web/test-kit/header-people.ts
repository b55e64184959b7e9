import type { DatabaseHandle } from "@capstan/platform/db";

/** Two customers for the tests of the header: Harlow with three accounts, one of them closed, and Orrin with one. */
export const harlow = ["0884512907", "0884512915", "0884512923"] as const;
export const orrin = "0901174420";

export async function seedPeople({ pool }: Pick<DatabaseHandle, "pool">): Promise<void> {
  await pool.query(`
    insert into custom_catalog (code, scenario, filter_name, label1, label2)
    values ('FREE', 1, 'free-choice', 'Approved', null), ('FIXED', 2, 'fixed', 'House List', null)`);
  await pool.query(
    `insert into account
       (number, company_name, customer_kind, address1, city, state, zip, custom_catalog_code, loyalty_enrollment, logo_url, header_message, is_open, is_procurement)
     values
       ($1, 'Harlow Fabrication', 'business', '1 Road', 'Milwaukee', 'WI', '53202', 'FREE', 'Member since 2023', '/pictures/logos/harlow.svg', 'Cost center 40', true, false),
       ($2, 'Harlow Fabrication', 'business', '2 Road', 'Rockford', 'IL', '61101', 'FIXED', null, null, null, true, true),
       ($3, 'Harlow Fabrication', 'business', '3 Road', 'Green Bay', 'WI', '54301', null, null, null, null, false, false),
       ($4, 'Orrin Works', 'business', '4 Road', 'Toledo', 'OH', '43604', null, null, null, null, true, false)`,
    [...harlow, orrin],
  );
  await pool.query(`
    insert into store_user (id, email, full_name, short_name, title, is_staff, is_service_agent, is_enabled, welcome_confirmed)
    values
      ('ann', 'ann@harlow.example', 'Ann Harlow', 'Ann', 'Owner', false, false, true, false),
      ('bob', 'bob@harlow.example', 'Bob Reed', 'Bob', null, false, false, true, true),
      ('ora', 'ora@orrin.example', 'Ora Orrin', 'Ora', null, false, false, true, true),
      ('gone', 'gone@harlow.example', 'Gone', 'Gone', null, false, false, false, true),
      ('new', 'new@new.example', 'Newcomer', 'New', null, false, false, true, false),
      ('agent', 'agent@store.example', 'Service Agent', 'Agent', null, false, true, true, true),
      ('staff', 'staff@store.example', 'Staff Member', 'Staff', null, true, false, true, true)`);
  await pool.query(
    `insert into membership (user_id, account_number, role, is_current)
     values
       ('ann', $1, 'administrator', true), ('ann', $2, 'administrator', false), ('ann', $3, 'administrator', false),
       ('bob', $1, 'buyer', true), ('gone', $1, 'buyer', true), ('ora', $4, 'administrator', true)`,
    [...harlow, orrin],
  );
  await pool.query(
    `insert into pending_task (code, account_number, kind, requested_at)
     values ('T1', $1, 'order-approval', now()), ('T2', $1, 'user-request', now()), ('T3', $2, 'order-approval', now())`,
    [harlow[0], orrin],
  );
  await pool.query("insert into account_header_option (account_number, option) values ($1, 'hide-bulk-order-pad')", [
    harlow[0],
  ]);
}
