import { bug } from "@capstan/platform/bug";
import type { Database, Tx } from "@capstan/platform/db";
import { type Money, moneyOf } from "@capstan/platform/money";
import { sql } from "kysely";
import type { AuthorizedPayment } from "./card-payments.ts";

/** A payment is known by the key of its order's request, or by the provider's session. */
export type PaymentKey = { readonly attempt: string } | { readonly sessionId: string } | OrderRef;

export interface OrderRef {
  readonly accountNumber: string;
  readonly orderNumber: string;
}

export interface StoredPayment extends OrderRef {
  readonly placedAt: Date;
  readonly attempt: string;
  readonly cartId: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly agentId: string | null;
  readonly status: "open" | "authorized" | "ended";
  readonly amount: Money;
  readonly needsApproval: boolean;
  readonly sessionId: string | null;
  readonly pageUrl: string | null;
  readonly intentId: string | null;
  readonly takesParts: boolean;
  readonly purchaseOrder: string | null;
  readonly expiresAt: Date;
}

const columns = sql`
  payment.account_number as "accountNumber", payment.order_number as "orderNumber", payment.placed_at as "placedAt",
  payment.attempt, payment.cart_id as "cartId", own.user_id as "userId", own.agent_id as "agentId", payment.status,
  payment.amount::text, payment.needs_approval as "needsApproval", payment.session_id as "sessionId",
  payment.page_url as "pageUrl", payment.intent_id as "intentId", payment.takes_parts as "takesParts",
  own.purchase_order as "purchaseOrder", payment.expires_at as "expiresAt"`;

const source = sql`
  order_payment as payment
  join sales_order as own on own.account_number = payment.account_number and own.placed_at = payment.placed_at
    and own.number = payment.order_number`;

type Row = Omit<StoredPayment, "amount"> & { readonly amount: string };

function whose(key: PaymentKey) {
  if ("attempt" in key) return sql`payment.attempt = ${key.attempt}`;
  if ("sessionId" in key) return sql`payment.session_id = ${key.sessionId}`;
  return sql`payment.account_number = ${key.accountNumber} and payment.order_number = ${key.orderNumber}`;
}

export async function paymentOnFile(db: Database, key: PaymentKey): Promise<StoredPayment | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${source} where ${whose(key)}`.execute(db);
  return rows.map(read)[0];
}

/** Held until the transaction ends: of a return and a webhook at once, one settles. */
export async function lockPayment(tx: Tx, { accountNumber, orderNumber }: OrderRef): Promise<StoredPayment> {
  const { rows } = await sql<Row>`
    select ${columns} from ${source} where ${whose({ accountNumber, orderNumber })} for update of payment
  `.execute(tx);
  return rows.map(read)[0] ?? bug("a payment that was found is gone");
}

function read(row: Row): StoredPayment {
  return { ...row, amount: amountOf(row.amount) };
}

export async function keepPage(
  db: Database,
  { accountNumber, orderNumber }: OrderRef,
  page: { readonly sessionId: string; readonly pageUrl: string },
): Promise<void> {
  await sql`
    update order_payment set session_id = ${page.sessionId}, page_url = ${page.pageUrl}
    where account_number = ${accountNumber} and order_number = ${orderNumber}
  `.execute(db);
}

export async function markAuthorized(
  tx: Tx,
  { accountNumber, orderNumber }: OrderRef,
  { intentId, takesParts, card }: AuthorizedPayment,
  now: Date,
): Promise<void> {
  await sql`
    update order_payment set status = 'authorized', intent_id = ${intentId}, takes_parts = ${takesParts},
      card_brand = ${card?.brand ?? null}, card_last4 = ${card?.last4 ?? null}, authorized_at = ${now}
    where account_number = ${accountNumber} and order_number = ${orderNumber}
  `.execute(tx);
}

/** The intent is kept where there was one: it has to be given back. */
export async function markEnded(
  tx: Tx,
  { accountNumber, orderNumber }: OrderRef,
  intentId: string | null,
): Promise<void> {
  await sql`
    update order_payment set status = 'ended', intent_id = coalesce(${intentId}, intent_id)
    where account_number = ${accountNumber} and order_number = ${orderNumber}
  `.execute(tx);
}

/** Approvers have as long from the payment as they have from any other order. */
export async function startApproval(
  tx: Tx,
  { accountNumber, orderNumber, placedAt }: OrderRef & { readonly placedAt: Date },
  approveBy: Date,
): Promise<void> {
  await sql`
    update sales_order set approve_by = ${approveBy}
    where account_number = ${accountNumber} and placed_at = ${placedAt} and number = ${orderNumber}
  `.execute(tx);
}

/** Takes what was bought out of the cart; what was added since stays. */
export async function emptyCart(
  tx: Tx,
  { orderNumber, placedAt, cartId }: Pick<StoredPayment, "orderNumber" | "placedAt" | "cartId">,
  now: Date,
): Promise<void> {
  const bought = sql`
    sales_order_line as bought where bought.order_number = ${orderNumber} and bought.placed_at = ${placedAt}
      and cart_line.cart_id = ${cartId} and cart_line.sku = bought.sku`;
  await sql`update cart set version = version + 1, updated_at = ${now} where id = ${cartId}`.execute(tx);
  await sql`delete from cart_line using ${bought} and cart_line.quantity <= bought.quantity`.execute(tx);
  await sql`
    update cart_line set quantity = cart_line.quantity - bought.quantity, version = cart_line.version + 1 from ${bought}
  `.execute(tx);
}

/** What nobody has heard of for a while, whoever's it is, the oldest first. */
export async function openPayments(db: Database, before: Date, limit: number): Promise<readonly OrderRef[]> {
  const { rows } = await sql<OrderRef>`
    select account_number as "accountNumber", order_number as "orderNumber" from order_payment
    where status = 'open' and begun_at <= ${before} order by begun_at limit ${limit}
  `.execute(db);
  return rows;
}

/** What was begun for the same cart and neither paid nor ended. */
export async function openPaymentsOfCart(
  db: Database,
  cartId: string,
  { exceptAttempt }: { readonly exceptAttempt: string },
): Promise<readonly OrderRef[]> {
  const { rows } = await sql<OrderRef>`
    select account_number as "accountNumber", order_number as "orderNumber" from order_payment
    where cart_id = ${cartId} and status = 'open' and attempt <> ${exceptAttempt}
  `.execute(db);
  return rows;
}

export interface PayableOrder {
  readonly email: string;
  readonly freight: Money;
  readonly tax: Money;
  readonly lines: readonly { readonly name: string; readonly amount: Money }[];
}

/** What the provider's page lists. */
export async function payableOrder(
  db: Database,
  { accountNumber, orderNumber, placedAt }: OrderRef & { readonly placedAt: Date },
): Promise<PayableOrder> {
  const { rows } = await sql<{
    email: string;
    freight: string;
    tax: string;
    lines: readonly { readonly name: string; readonly amount: string }[];
  }>`
    select coalesce(own.contact ->> 'email', store_user.email) as email, own.freight::text, own.tax::text, (
      select json_agg(json_build_object('name', description, 'amount', line_total::text) order by line)
      from sales_order_line as line where line.account_number = ${accountNumber} and line.placed_at = ${placedAt}
        and line.order_number = ${orderNumber}
    ) as lines
    from sales_order as own left join store_user on store_user.id = own.user_id
    where own.account_number = ${accountNumber} and own.placed_at = ${placedAt} and own.number = ${orderNumber}
  `.execute(db);
  const row = rows[0] ?? bug("a payment has no order");
  return {
    email: row.email,
    freight: amountOf(row.freight),
    tax: amountOf(row.tax),
    lines: row.lines.map(({ name, amount }) => ({ name, amount: amountOf(amount) })),
  };
}

export function amountOf(text: string): Money {
  return moneyOf(text) ?? bug(`${text} is no amount`);
}
