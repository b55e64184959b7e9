/** What the store holds after a load of orders, for the comparison with what its clients were told. */
import type { DatabaseHandle } from "@capstan/platform/db";
import type { StripeFake } from "@capstan/features/test-kit/server";
import type { CardOrder } from "./card-buyer.ts";

type Pool = Pick<DatabaseHandle, "pool">;

export interface KnownOrder {
  readonly number: string;
  readonly status: string;
  readonly key: string;
  readonly method: string;
}

export async function ordersKnown({ pool }: Pool): Promise<readonly KnownOrder[]> {
  const { rows } = await pool.query<KnownOrder>(
    `select number, status, key, payment_method as method from sales_order
     join order_request on order_request.account_number = sales_order.account_number
       and answer ->> 'orderNumber' = number`,
  );
  return rows;
}

/** What the worker still has to do for orders and mails, and payments that nobody has settled yet. */
export async function unfinished({ pool }: Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query(
    `select 'unpublished' as what, count(*)::int as left, null::int as attempts, null::timestamptz as due, null::text as error
     from sales_order_event where published_at is null having count(*) > 0
     union all
     select 'draft', count(*)::int, null, null, null from sales_order where status = 'draft' having count(*) > 0
     union all
     select identifier, count(*)::int, max(attempts), max(run_at), max(last_error)
     from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
     where identifier = 'mail:send' or (identifier like 'orders:%' and payload ->> 'accountNumber' is not null)
     group by identifier`,
  );
  return rows;
}

/** Sales that were counted twice or not at all, whichever worker died meanwhile. */
export async function miscounted({ pool }: Pool): Promise<readonly unknown[]> {
  const { rows } = await pool.query(
    `select * from (
       select account_number, sku, count(*) as lines from sales_order_line where sales_counted group by account_number, sku
     ) as true_counts full join account_item using (account_number, sku)
     where lines is distinct from order_lines`,
  );
  return rows;
}

/** One mail for each event that is mailed, one for each shipment, and one for each invoice. */
export async function subjectsDue({ pool }: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ subject: string }>(
    `select 'Order ' || order_number || ' ' || case
         when details ->> 'decision' = 'approved' then 'is approved'
         when status = 'placed' then 'is placed'
         when status = 'awaiting-approval' then 'is placed and waits for approval'
         else 'is canceled' end as subject
     from sales_order_event
     where status <> 'draft' and not details ? 'report' and not (status = 'cancelled' and details ? 'payment')
     union all
     select 'Order ' || order_number || ' needs your approval' from sales_order_event where status = 'awaiting-approval'
     union all
     select 'Order ' || order_number || ', shipment ' || shipment || ', has shipped' from order_shipment
     union all
     select 'Invoice ' || number || ' for order ' || order_number from invoice`,
  );
  return rows.map(({ subject }) => subject);
}

/** What the provider took for each order by card beside what was billed, in cents; a difference is a line here. */
export async function wrongCaptures(
  { pool }: Pool,
  provider: StripeFake,
  orders: readonly CardOrder[],
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ number: string; billed: string[] }>(
    "select order_number as number, array_agg((total * 100)::bigint::text order by shipment) as billed from invoice group by 1",
  );
  const billed = new Map(rows.map((row) => [row.number, row.billed]));
  return orders.flatMap(({ orderNumber, sessionId, isPaid }) => {
    const intent = provider.ledger.session(sessionId).payment_intent;
    const taken = (intent?.captures ?? []).map(({ amount }) => String(amount));
    const due = billed.get(orderNumber) ?? [];
    const isRight = taken.join() === due.join() && (isPaid || intent === null || intent.status === "canceled");
    return isRight ? [] : [`${orderNumber}: ${due.join()} was billed, ${taken.join()} taken, ${intent?.status}`];
  });
}
