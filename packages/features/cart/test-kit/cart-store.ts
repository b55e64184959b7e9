/** A store with some items, restrictions and prices, and browsers that keep their cookies, for the tests of this slice. */
import { hashPassword, savePassword } from "@capstan/features/session/server";
import type { Database } from "@capstan/platform/db";
import type { TestEngines } from "@capstan/platform/test-kit";
import { hash } from "@node-rs/argon2";

export interface Answer {
  readonly statusCode: number;
  readonly headers: { readonly location?: string | undefined };
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly maxAge?: number }[];
  // oxlint-disable-next-line typescript/no-explicit-any -- what the inject of Fastify gives
  json(): any;
}

/** Only tests know the app: they bring what is needed of it. */
export interface StoreKit {
  inject(request: object): Promise<Answer>;
  posted(
    url: string,
    payload: string,
    poster: { readonly headers: Readonly<Record<string, string>>; readonly remoteAddress: string },
  ): object;
}

const password = "correct horse battery staple";

export async function seedItems({ pool }: TestEngines["database"], account: string): Promise<void> {
  await pool.query(`insert into category (code, name, slug, icon, summary, position)
    values ('FAS', 'Fasteners', 'fasteners', 'screw-lag', '', 1), ('PNT', 'Paint', 'paint', 'screw-lag', '', 2)`);
  await pool.query("insert into brand (code, name, slug) values ('harbolt', 'Harbolt', 'harbolt')");
  await pool.query("insert into item_class (code, name, unspsc) values ('screw', 'Screws', '31161620')");
  await pool.query(
    "insert into warranty (code, name, months, price, terms) values ('W2', '2-Year Plan', 24, 59.99, 'Repairs it.')",
  );
  await pool.query(`
    insert into restriction
      (code, kind, action, states, exempt_customer_kinds, title, message, question, citation)
    values
      ('VOC', 'stateRestricted', 'ask', '{CA,WI}', '{}', 'Restricted in Some States', 'Too many solvents.',
        'Will it be shipped to CA or WI?', '17 CCR 94509'),
      ('LEASE', 'georgiaPacific', 'ask', '{}', '{}', 'Dispenser Agreement', 'The dispenser is lent.', null, 'Agreement 1'),
      ('LEASE-A', 'georgiaPacificA', 'ask', '{}', '{}', 'Dispenser Agreement A', 'It is lent.', null, 'Agreement 2'),
      ('LEASE-C', 'georgiaPacificC', 'ask', '{}', '{}', 'Dispenser Agreement C', 'It is lent.', null, 'Agreement 3'),
      ('LEAD6', 'lowLeadA6', 'ask', '{}', '{}', 'Not for Drinking Water', 'It holds lead.', null, 'HSC 116875'),
      ('LEAD9', 'lowLeadA9', 'ask', '{}', '{}', 'Not for Drinking Water', 'It holds lead.', null, '18 VSA 1763'),
      ('BANNED', 'stateRestricted', 'block', '{WI}', '{}', 'Forbidden in Wisconsin', 'It may not be sold there.', null, 'Wis. Stat.'),
      ('NEVER', 'georgiaPacific', 'block', '{}', '{}', 'Withdrawn', 'The maker withdrew it.', null, 'Notice 4'),
      ('MIND', 'stateRestricted', 'warn', '{}', '{}', 'Handle with Care', 'Wear gloves.', null, 'SDS 2')`);
  await pool.query(`
    insert into item
      (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number, part_number_key,
       lifecycle, ship_pack_quantity, restrictions, warranty_code)
    select sku, category, 'screw', 'harbolt', name, 'SCREW', sku, sku, lifecycle, pack, rules::text[], plan
    from (values
      ('1AA01A', 'FAS', 'Hex Screw', 'active', 12, '{}', null), ('1AA02A', 'FAS', 'Lag Screw', 'clearance', 1, '{}', null),
      ('1AA03A', 'FAS', 'Wood Screw', 'active', 1, '{}', 'W2'), ('1AA04A', 'FAS', 'Old Screw', 'discontinued', 1, '{}', null),
      ('2BB01A', 'PNT', 'Aerosol', 'active', 1, '{VOC}', null), ('2BB02A', 'PNT', 'Towels', 'active', 1, '{LEASE}', null),
      ('2BB03A', 'PNT', 'Towels A', 'active', 1, '{LEASE-A}', null), ('2BB04A', 'PNT', 'Tissue', 'active', 1, '{LEASE-C}', null),
      ('2BB05A', 'PNT', 'Valve', 'active', 1, '{LEAD6}', null), ('2BB06A', 'PNT', 'Faucet', 'active', 1, '{LEAD9}', null),
      ('2BB07A', 'PNT', 'Lamp', 'active', 1, '{BANNED}', null), ('2BB08A', 'PNT', 'Recalled', 'active', 1, '{NEVER}', null),
      ('2BB09A', 'PNT', 'Acid', 'active', 1, '{MIND}', null), ('2BB10A', 'PNT', 'Both', 'active', 1, '{VOC,LEASE}', null)
    ) as item (sku, category, name, lifecycle, pack, rules, plan)`);
  await pool.query(`
    insert into web_price (sku, kind, starts_on, ends_on, price, strike_price, needs_sign_in)
    values
      ('1AA01A', 'web', '-infinity', 'infinity', 0.0825, null, false), ('1AA02A', 'web', '-infinity', 'infinity', 2, null, true),
      ('1AA03A', 'web', '-infinity', 'infinity', 10, null, false), ('2BB01A', 'web', '-infinity', 'infinity', 4, null, false),
      ('2BB01A', 'sale', '2026-01-01', '2099-11-30', 3, 4, false)`);
  await pool.query(
    `insert into contract_price (account_number, sku, minimum_quantity, starts_on, ends_on, price, reference_price)
     values ($1, '1AA03A', 1, '2026-01-01', 'infinity', 9, 12), ($1, '1AA03A', 10, '2026-01-01', 'infinity', 7.5, 12)`,
    [account],
  );
  await pool.query(`insert into distribution_center (code, name, city, state, zip, latitude, longitude)
    values ('DC1', 'Rockford', 'Rockford', 'IL', '61101', 42, -89)`);
  await pool.query(`
    insert into branch
      (code, name, address1, city, state, zip, latitude, longitude, phone, weekday_hours, distribution_center_code)
    values ('101', 'Rockford', '1 Road', 'Rockford', 'IL', '61101', 42, -89, '555-0100', '8-5', 'DC1')`);
  await pool.query(
    "insert into stock (sku, location_code, quantity) values ('1AA02A', 'DC1', 5), ('1AA03A', 'DC1', 900)",
  );
  // Scenario 2 leaves no way out of the catalog; scenario 1 does, and its buyers have taken it.
  await pool.query(`insert into custom_catalog_choice (account_number, user_id, option)
    select account_number, user_id, 'SEARCHBUTTON2' from membership
    join account on account.number = account_number where custom_catalog_code = 'FREE'`);
  await pool.query("insert into custom_catalog_item (catalog_code, sku) values ('FIXED', '1AA01A')");
  await pool.query("insert into custom_catalog_category (catalog_code, category_code) values ('FREE', 'PNT')");
}

export async function givePasswords(db: Database, userIds: readonly string[]): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const userId of userIds) await savePassword(db, { userId, passwordHash, at: new Date() });
}

/** As cheap as argon2 can be, for those who sign in thousands of times. */
export async function giveCheapPasswords(db: Database, userIds: readonly string[]): Promise<string> {
  const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  for (const userId of userIds) await savePassword(db, { userId, passwordHash, at: new Date() });
  return password;
}

let addresses = 0;

/** A browser: it sends the cookies that it was left with. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #kit: StoreKit;

  constructor(kit: StoreKit, cookie = "") {
    this.#kit = kit;
    const at = cookie.indexOf("=");
    if (at > 0) this.cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  async post(url: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    return this.#send(this.#kit.posted(url, new URLSearchParams(fields).toString(), this.#sender()));
  }

  async get(url: string): Promise<Answer> {
    return this.#send({ url, ...this.#sender() });
  }

  async add(
    wanted: Readonly<Record<string, number | string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const fields = Object.entries(wanted).flatMap(([sku, quantity], at) => [
      [`cartEntries[${at}].sku`, sku],
      [`cartEntries[${at}].quantity`, String(quantity)],
    ]);
    return this.post("/cart/v2/addItems", { ...(Object.fromEntries(fields) as Record<string, string>), ...more });
  }

  async signIn(userName: string): Promise<Answer> {
    return this.post("/myaccount/signin", { userName, password });
  }

  async quantity(): Promise<number> {
    return (await this.get("/QuickCartComponentController/CartQuantity")).json().cartQuantity;
  }

  // Each call is from another place, so that no limit is met.
  #sender() {
    addresses += 1;
    return { headers: { cookie: this.cookie }, remoteAddress: `10.${addresses >> 8}.7.${addresses & 255}` };
  }

  async #send(request: object): Promise<Answer> {
    const answer = await this.#kit.inject(request);
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

export interface LineRow {
  readonly owner: string;
  readonly account: string | null;
  readonly sku: string;
  readonly quantity: number;
}

/** Every line of every cart, and whose it is. */
export async function allLines({ pool }: TestEngines["database"]): Promise<readonly LineRow[]> {
  const { rows } = await pool.query<LineRow>(`
    select coalesce(cart.user_id, 'guest') as owner, cart.account_number as account, sku, quantity
    from cart join cart_line on cart_id = cart.id order by 1, 2, position, sku`);
  return rows;
}
