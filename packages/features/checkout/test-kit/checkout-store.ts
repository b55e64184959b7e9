/** A company with addresses, credit and a PO rule, for the tests of this slice. */
import { randomUUID } from "node:crypto";
import { type OrderBuyer, shownIn } from "@capstan/features/orders/server";
import type { DatabaseHandle } from "@capstan/platform/db";
import { submitForm } from "../checkout-forms.server.ts";
import type { CheckoutView } from "../checkout.ts";

export const account = "0884512907";
export const otherAccount = "0884512915";
export const ann: OrderBuyer = { userId: "ann", accountNumber: account, agentId: null };
export const skus = { screw: "1AA01A", nut: "1AA02A", paint: "1AA03A" } as const;

type Store = Pick<DatabaseHandle, "pool">;

export async function seedCheckoutStore({ pool }: Store): Promise<void> {
  await pool.query(`
    insert into category (code, name, slug, icon, summary, position) values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1);
    insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt');
    insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620');
    insert into distribution_center (code, name, city, state, zip, latitude, longitude)
      values ('DC1', 'Chicago DC', 'Joliet', 'IL', '60436', 41, -88);
    insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, distribution_center_code)
      values ('412', 'Milwaukee', '1 Road', 'Milwaukee', 'WI', '53202', 43, -88, '555-0100', '7-5', 'DC1');
    insert into restriction (code, kind, action, states, title, message, question, citation)
      values ('VOC', 'stateRestricted', 'ask', '{IL}', 'Solvent limit', 'Over the limit.', 'Will it be shipped to California?', 'Law');
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, weight_lb)
      values ('${skus.screw}', 'FAS', 'screw', 'harbolt', 'Hex Cap Screw', 'SCREW', 'S', 'S', 2),
        ('${skus.nut}', 'FAS', 'screw', 'harbolt', 'Lock Nut', 'NUT', 'N', 'N', 0.5);
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key, weight_lb, hazard_class, restrictions)
      values ('${skus.paint}', 'FAS', 'screw', 'harbolt', 'Enamel Spray Paint', 'PAINT', 'P', 'P', 1, '2.1', '{VOC}');
    insert into web_price (sku, kind, price) values ('${skus.screw}', 'web', 14.06), ('${skus.nut}', 'web', 0.0614), ('${skus.paint}', 'web', 7.63);
    insert into account (number, company_name, customer_kind, address1, city, state, zip, default_branch_code)
      values ('${account}', 'Harlow Fabrication Inc.', 'business', '4820 W Burnham St', 'Milwaukee', 'WI', '53219', '412'),
        ('${otherAccount}', 'Orrin', 'business', '2 Road', 'Dayton', 'OH', '45402', null);
    insert into account_address (account_number, code, name, address1, city, state, zip, attention, dock)
      values ('${account}', 'ROCKFORD', 'Rockford Plant', '2250 Harrison Ave', 'Rockford', 'IL', '61104', 'Lou Becker', 'Dock 4'),
        ('${otherAccount}', 'DAYTON', 'Dayton Plant', '1 Mill Rd', 'Dayton', 'OH', '45402', null, null);
    insert into account_order_terms values ('${account}', true, 'HF-\\d{5}', 'HF-20418', 'HF- and five digits');
    insert into account_reference (account_number, code, label, is_required, choices)
      values ('${account}', 'cost-center', 'Cost center', true, '{"4410, Line 3","4420, Tool crib"}');
    insert into account_credit (account_number, credit_limit) values ('${account}', 50000), ('${otherAccount}', 50000);
    insert into store_user (id, email, full_name, short_name)
      values ('ann', 'ann@harlow.example', 'Ann Ortega', 'Ann'), ('dana', 'dana@harlow.example', 'Dana Whitfield', 'Dana');
    insert into membership (user_id, account_number, role, spending_limit, is_current)
      values ('ann', '${account}', 'buyer', 2500, true), ('dana', '${account}', 'approver', null, true);
    insert into tax_nexus (state) values ('IL'), ('WI');
    insert into tax_rate (state, rate, jurisdiction) values ('IL', 0.0875, 'Illinois'), ('WI', 0.05, 'Wisconsin');
    insert into tax_certificate (account_number, state, number, reason) values ('${account}', 'WI', 'ES-04418', 'Manufacturing');
    insert into freight_rate (method, up_to_lb, price) values ('parcel', 150, 18.40), ('hazmat-ground', 150, 30), ('ltl', 5000, 86.25)`);
}

/** As before the buyer came: stock, price, credit, an empty checkout. */
export async function resetCheckout({ pool }: Store): Promise<void> {
  await pool.query(`
    delete from cart; delete from checkout; delete from stock_reservation; delete from stock;
    update account_credit set credit_limit = 50000, used = 0;
    update web_price set price = 14.06 where sku = '${skus.screw}';
    insert into stock (sku, location_code, quantity) values
      ('${skus.screw}', 'DC1', 500), ('${skus.nut}', 'DC1', 500), ('${skus.paint}', 'DC1', 500),
      ('${skus.screw}', '412', 4), ('${skus.nut}', '412', 1)`);
}

export async function putInCart({ pool }: Store, quantities: Readonly<Record<string, number>>): Promise<void> {
  await pool.query(
    `with opened as (
       insert into cart (id, user_id, account_number, created_at, updated_at, version) values ($1, 'ann', $2, now(), now(), 1)
       on conflict (user_id, account_number) where user_id is not null do update set version = cart.version + 1 returning id
     )
     insert into cart_line (cart_id, sku, quantity, position, added_at)
     select opened.id, sku, quantity, row_number() over (), now() from opened, unnest($3::text[], $4::int[]) as it (sku, quantity)
     on conflict (cart_id, sku) do update set quantity = excluded.quantity`,
    [randomUUID(), account, Object.keys(quantities), Object.values(quantities)],
  );
}

/** What the page's form sends with Place Order. */
export function submissionOf(view: Pick<CheckoutView, "shown" | "chosen" | "idempotencyKey">) {
  const { shown, ...form } = submitForm.parse(view);
  return { ...form, shown: shownIn(shown) };
}
