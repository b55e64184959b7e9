import type { OrderStatus } from "@capstan/features/account";
import { sql } from "kysely";

/** An order in a list. */
export interface OrderColumns {
  readonly number: string;
  /** To the microsecond: a page begins after it. */
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly purchaseOrder: string | null;
  readonly userId: string | null;
  readonly buyer: string | null;
  readonly shipToName: string | null;
  readonly shipToCity: string | null;
  readonly branchCode: string | null;
  readonly lines: number;
  readonly total: string;
}

/** Of an order `o`, its user `buyer` and its lines' `sums`. Orders of the past have no total of their own. */
export const orderColumns = sql`
  o.number, to_char(o.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "placedAt", o.status,
  o.purchase_order as "purchaseOrder", o.user_id as "userId", buyer.full_name as buyer,
  o.ship_to ->> 'name' as "shipToName",
  case when o.ship_to is not null then (o.ship_to ->> 'city') || ', ' || (o.ship_to ->> 'state') end as "shipToCity",
  o.branch_code as "branchCode", sums.lines, coalesce(o.total, sums.total)::text as total
`;
