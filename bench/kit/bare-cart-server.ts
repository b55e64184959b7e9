/** The least that adding to a cart can be: one transaction that writes a line and reads the cart back, and no rule at all. */
import Fastify, { type FastifyRequest } from "fastify";
import { Pool } from "pg";

const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const app = Fastify();

app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body: string, done) => {
  done(null, Object.fromEntries(new URLSearchParams(body)));
});
app.get("/", () => "ready");
app.route({ method: "POST", url: "/add", handler: add });

async function add(request: FastifyRequest) {
  const { cart, sku, quantity } = request.body as Record<string, string>;
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query({
      name: "hold",
      text: "update cart set updated_at = now() where id = $1",
      values: [cart],
    });
    await client.query({
      name: "write",
      text: `insert into cart_line (cart_id, sku, quantity, position, added_at) values ($1, $2, $3, 1, now())
        on conflict (cart_id, sku) do update set quantity = cart_line.quantity + excluded.quantity`,
      values: [cart, sku, Number(quantity)],
    });
    const { rows } = await client.query({
      name: "read",
      text: "select id, sku, quantity from cart_line where cart_id = $1 order by position",
      values: [cart],
    });
    await client.query("commit");
    return { lines: rows };
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}

await app.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
