/** Branches, items and stock for the tests of this slice. */
import type { DatabaseHandle } from "@capstan/platform/db";

/** #412 is 2 miles from the middle of ZIP code 53219, Waukesha 14, Racine 21; Duluth is over 300, San Juan across the sea. */
const rows = [
  ["412", "4820 W Burnham St", null, "Milwaukee", "WI", "53219-1234", 43.0096, -87.974, true],
  ["438", "1650 Pewaukee Rd", "Suite 110", "Waukesha", "WI", "53188", 43.0381, -88.2259, true],
  ["427", "2200 Durand Ave", null, "Racine", "WI", "53403", 42.7015, -87.8058, false],
  ["486", "12 Lake Ave", null, "Duluth", "MN", "55802", 46.7833, -92.1066, false],
  ["451", "9 Calle Sol", null, "San Juan", "PR", "00901", 18.4655, -66.1057, false],
] as const;

export async function seedBranches({ pool }: Pick<DatabaseHandle, "pool">): Promise<void> {
  for (const row of rows) {
    await pool.query(
      `insert into branch (code, name, address1, address2, city, state, zip, latitude, longitude, phone, weekday_hours, has_curbside)
       values ($1, $4 || ' Branch', $2, $3, $4, $5, $6, $7, $8, '(414) 555-0101', '7:00 am - 5:00 pm', $9)`,
      [...row],
    );
  }
  await pool.query(`update branch set services = '{Key cutting,Hydraulic hose assembly}',
    holidays = '{christmas-day,thanksgiving-day}', saturday_hours = '8:00 am - 12:00 pm' where code = '412'`);
  await pool.query(`
    insert into branch (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, is_open)
    values ('999', 'Closed Branch', '1 Road', 'Milwaukee', 'WI', '53219', 43.0, -87.99, '1', '7-5', false)`);
}

export async function seedStock({ pool }: Pick<DatabaseHandle, "pool">): Promise<void> {
  await pool.query(`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(`
    insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key)
    select sku, 'FAS', 'screw', 'harbolt', 'Screw', 'SCREW', sku, sku from (values ('1AA01A'), ('1AA02A')) as new (sku)`);
  await pool.query(`
    insert into stock (sku, location_code, quantity)
    values ('1AA01A', '412', 10), ('1AA02A', '412', 4), ('1AA01A', '438', 3), ('1AA02A', '438', 2), ('1AA01A', '427', 9)`);
}

/** The cart of a visitor without a name: 3 of the first item and 4 of the second. Its id is the cookie's value. */
export async function seedCart({ pool }: Pick<DatabaseHandle, "pool">): Promise<string> {
  const id = "8d5bfa7c-6f3c-4a51-9a54-5a3b0c9f8e21";
  await pool.query("insert into cart (id, created_at, updated_at) values ($1, now(), now())", [id]);
  await pool.query(
    `insert into cart_line (cart_id, sku, quantity, position, added_at)
     values ($1, '1AA01A', 3, 1, now()), ($1, '1AA02A', 4, 2, now())`,
    [id],
  );
  return id;
}
