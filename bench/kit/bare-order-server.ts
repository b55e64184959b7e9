/** The least that placing an order can be: one transaction that writes the rows of an order that is there, and no rule at all. */
import Fastify, { type FastifyRequest } from "fastify";
import { type ClientBase, Pool } from "pg";

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const app = Fastify();
app.get("/", () => "ready");
app.route({ method: "POST", url: "/place", handler: place });

interface BareOrder {
  readonly account: string;
  readonly user: string;
  readonly cart: string;
  readonly key: string;
  /** The order whose rows are written again, and its account: what is asked for by both is found by an index. */
  readonly like: string;
  readonly likeAccount: string;
}

async function place(request: FastifyRequest) {
  const order = request.body as BareOrder;
  const client = await pool.connect();
  try {
    await client.query("begin");
    const number = await write(client, order);
    await client.query("commit");
    return { number };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

async function write(client: ClientBase, { account, user, cart, key, like, likeAccount }: BareOrder): Promise<string> {
  const run = async (name: string, text: string, values: readonly unknown[]) =>
    client.query<{ number: string }>({ name, text, values: [...values] });
  await run(
    "request",
    "insert into order_request (account_number, key, request_hash, requested_at, answer) values ($1, $2, $2, now(), '{}')",
    [account, key],
  );
  await run("cart", "update cart set version = version + 1, updated_at = now() where id = $1", [cart]);
  await run(
    "stock",
    `update stock set reserved = reserved + wanted.quantity from stock_reservation as wanted
     where wanted.order_number = $1 and wanted.account_number = $2
       and stock.sku = wanted.sku and stock.location_code = wanted.location_code
       and stock.quantity - stock.reserved >= wanted.quantity`,
    [like, likeAccount],
  );
  await run("credit", "update account_credit set used = used + 1 where account_number = $1", [account]);
  const { rows } = await run(
    "number",
    `update order_series set last_sequence = last_sequence + 1
     where series = (select series from order_series order by random() limit 1)
     returning series || '-' || lpad(last_sequence::text, 5, '0') as number`,
    [],
  );
  const number = rows[0]?.number ?? "";
  for (const [table, text] of copies) await run(table, text, [number, account, user, like, likeAccount]);
  await run("emptied", "delete from cart_line where cart_id = $1", [cart]);
  await run("job", "select graphile_worker.add_job('orders:publish', json_build_object('orderNumber', $1::text))", [
    number,
  ]);
  await run(
    "audit",
    `with chained as (
       insert into audit_chain (chain, sequence, hash) values ($1, 1, sha256('')) on conflict (chain)
       do update set sequence = audit_chain.sequence + 1 returning sequence, hash
     )
     insert into audit_event (chain, sequence, at, account_number, user_id, action, details, previous_hash, hash)
     select $1, sequence, now(), $1, $2, 'order-placed', '{}', hash, hash from chained`,
    [account, user],
  );
  return number;
}

/** Every column as it was, but for whose order it is. */
async function copyOf(table: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1",
    [table],
  );
  const key = table === "sales_order" ? "number" : "order_number";
  const replaced: Readonly<Record<string, string>> = {
    [key]: "$1::text",
    account_number: "$2::text",
    user_id: "$3::text",
  };
  const names = rows.map(({ name }) => name);
  return `insert into ${table} (${names.join(", ")}) select ${names.map((name) => replaced[name] ?? name).join(", ")}
    from ${table} where ${key} = $4 and account_number = $5 and $3::text is not null`;
}

const copies = new Map<string, string>();
for (const table of ["sales_order", "sales_order_line", "sales_order_event", "stock_reservation"]) {
  copies.set(table, await copyOf(table));
}
await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
