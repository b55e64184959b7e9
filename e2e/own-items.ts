import { createDatabase } from "../packages/platform/db.ts";
import { withDatabase } from "../packages/platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../scripts/engines-env.ts";
import { storePort } from "./address.ts";

/** Items of every kind that the small demo company lacks. Their class has no drawing, so that they have no picture. */
export const ownItems = {
  plain: "8QX01A",
  plainToo: "8QX02A",
  dearer: "8QX03A",
  cheaper: "8QX04A",
  accessories: "8QX05A",
  orderedWith: "8QX06A",
  discontinued: "8QX07A",
  sale: "8QX09A",
  signIn: "8QX10A",
  call: "8QX11A",
  lent: "8QX12A",
  lentA: "8QX13A",
  lentC: "8QX14A",
  lowLeadA6: "8QX15A",
  lowLeadA9: "8QX16A",
  stateRestricted: "8QX17A",
  licensed: "8QX18A",
} as const;

/** Eight that go with others. */
export const companions = Array.from({ length: 8 }, (_, at) => `8QX2${at}A`);

const rows: readonly (readonly [sku: string, name: string, price: number | null, more?: Partial<Row>])[] = [
  [ownItems.plain, "Quoin Block", 4],
  [ownItems.plainToo, "Quoin Key", 6],
  [ownItems.dearer, "Quoin Bearing, Sealed", 9.37],
  [ownItems.cheaper, "Quoin Bearing, Shielded", 8.4],
  [ownItems.accessories, "Quoin Press", 40],
  [ownItems.orderedWith, "Quoin Frame", 30],
  [ownItems.discontinued, "Quoin Block, Old", 3, { lifecycle: "discontinued" }],
  [ownItems.sale, "Quoin Chase", 12],
  [ownItems.signIn, "Quoin Plate", 80],
  [ownItems.call, "Quoin Die", null],
  [ownItems.lent, "Quoin Towel", 20, { restrictions: ["TOWEL-LEASE"] }],
  [ownItems.lentA, "Quoin Towel, High Capacity", 21, { restrictions: ["TOWEL-LEASE-A"] }],
  [ownItems.lentC, "Quoin Tissue", 22, { restrictions: ["TOWEL-LEASE-C"] }],
  [ownItems.lowLeadA6, "Quoin Valve", 23, { restrictions: ["LEAD-CA"] }],
  [ownItems.lowLeadA9, "Quoin Faucet", 24, { restrictions: ["LEAD-VT-MD-LA"] }],
  [ownItems.stateRestricted, "Quoin Spray", 25, { restrictions: ["VOC-AEROSOL-PAINT"] }],
  [ownItems.licensed, "Quoin Etchant", 26, { restrictions: ["OWN-LICENSE"] }],
  ...companions.map((sku, at) => [sku, `Quoin Companion ${at + 1}`, at + 1, { shipPack: 10, sellPack: 5 }] as const),
];

interface Row {
  readonly lifecycle: string;
  readonly shipPack: number;
  readonly sellPack: number;
  readonly restrictions: readonly string[];
}

const relations: readonly (readonly [sku: string, kind: string, related: readonly string[]])[] = [
  [ownItems.dearer, "similar", [ownItems.cheaper]],
  [ownItems.dearer, "required-accessory", companions.slice(0, 1)],
  [ownItems.dearer, "alternate", companions.slice(1, 2)],
  [ownItems.accessories, "required-accessory", companions.slice(0, 4)],
  [ownItems.accessories, "related", companions.slice(4)],
  [ownItems.accessories, "alternate", [ownItems.plain]],
  [ownItems.orderedWith, "alternate", [ownItems.plain]],
  [ownItems.discontinued, "alternate", [ownItems.plain, ownItems.plainToo]],
  [ownItems.plainToo, "alternate", [ownItems.plain]],
];

/** Puts them into the store of the browser tests, once. */
export async function createOwnItems(): Promise<void> {
  await withStore(async (query) => {
    await query(`insert into item_class (code, name, unspsc) values ('own-class', 'Quoins', '45101500')
      on conflict do nothing`);
    await query(`insert into restriction (code, kind, action, title, message, citation)
      values ('OWN-LICENSE', 'georgiaPacific', 'ask', 'For <b>licensed</b> shops <script>only</script>', 'Its acid is strong.',
        'Agreement 9') on conflict do nothing`);
    const items = rows.map(([sku, name, price, more]) => ({ sku, name, price, ...more }));
    await query(
      `insert into item (sku, category_code, class_code, brand_code, name, short_name, manufacturer_part_number,
         part_number_key, lifecycle, ship_pack_quantity, sell_pack_quantity, restrictions)
       select own.sku, last.category_code, 'own-class', last.brand_code, own.name, own.name, own.sku, own.sku,
         coalesce(own.lifecycle, 'active'), coalesce(own."shipPack", 1), coalesce(own."sellPack", 1),
         coalesce(own.restrictions, '{}')
       from jsonb_to_recordset($1::jsonb) as own
         (sku text, name text, lifecycle text, "shipPack" int, "sellPack" int, restrictions text[])
       cross join (select category_code, brand_code from item where sku not like '8QX%' order by sku desc limit 1) as last
       on conflict do nothing`,
      [JSON.stringify(items)],
    );
    await query(
      `insert into web_price (sku, kind, price, needs_sign_in)
       select sku, 'web', price, sku = $2 from jsonb_to_recordset($1::jsonb) as own (sku text, price numeric)
       where price is not null on conflict do nothing`,
      [JSON.stringify(items), ownItems.signIn],
    );
    await query(
      `insert into web_price (sku, kind, starts_on, ends_on, price, strike_price)
       values ($1, 'sale', '2026-01-01', '2099-11-30', 9, 12) on conflict do nothing`,
      [ownItems.sale],
    );
    await query(
      `insert into stock (sku, location_code, quantity) select $1, code, 50 from distribution_center
       on conflict do nothing`,
      [ownItems.plain],
    );
    for (const [sku, kind, related] of relations)
      await query(
        `insert into item_relation (sku, kind, related_sku, position)
         select $1, $2, related, position from unnest($3::text[]) with ordinality as other (related, position)
         on conflict do nothing`,
        [sku, kind, related],
      );
    await query(
      `insert into item_association (sku, associated_sku, orders, lift)
       select $1, associated, 9, 2 from unnest($2::text[]) as associated on conflict do nothing`,
      [ownItems.orderedWith, companions.slice(0, 3)],
    );
  });
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

/** Statements on the database of the browser tests' store. */
export async function withStore(work: (query: Query) => Promise<void>): Promise<void> {
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  const { pool, close } = createDatabase({ url, name: "capstan-e2e-items", connectTimeoutMs: 10_000 });
  await work(async (text, values) => pool.query(text, values));
  await close();
}
