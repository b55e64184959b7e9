import { recordAudit } from "@capstan/features/audit/server";
import { bug } from "@capstan/platform/bug";
import { dayOn } from "@capstan/platform/day";
import type { Database } from "@capstan/platform/db";
import type { Failure } from "@capstan/platform/errors";
import type { JsonQuery } from "@capstan/platform/json-query";
import { amountsJson, moneyText } from "@capstan/platform/money";
import { sql } from "kysely";
import { holdOrder } from "./holds/hold-order.server.ts";
import { answerOnHold } from "./holds/hold-order.store.server.ts";
import type { ComposedLine, ComposedOrder, OrderChoices, PaymentChoice, PlacedOrder } from "./order.ts";
import type { AnyBuyer } from "./quote-order.server.ts";
import { holdsCertificates } from "./tax-and-freight.store.server.ts";

export interface KnownRequest {
  readonly requestHash: string;
  readonly answer: RequestAnswer;
}

type RequestAnswer = PlacedOrder | { readonly refused: Failure };

/** What a request with this key was answered; null for one that has no answer yet. */
export function requestOnFile(accountNumber: string, key: string): JsonQuery<KnownRequest | null> {
  return {
    select: sql`
      select json_build_object('requestHash', request_hash, 'answer', answer) from order_request
      where account_number = ${accountNumber} and key = ${key}`,
    read: (known: KnownRequest | null) => known,
  };
}

interface RefusedRequest {
  readonly accountNumber: string;
  readonly key: string;
  readonly requestHash: string;
  readonly failure: Failure;
  readonly now: Date;
}

/** Waits for the same request where that is being written; false where it has its answer already. */
export async function keepRefusal(
  db: Database,
  { accountNumber, key, requestHash, failure, now }: RefusedRequest,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into order_request (account_number, key, request_hash, requested_at, answer)
    values (${accountNumber}, ${key}, ${requestHash}, ${now}, ${JSON.stringify({ refused: failure })}::jsonb)
    on conflict do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

export interface NewOrder {
  readonly buyer: AnyBuyer;
  readonly choices: OrderChoices;
  readonly payment: PaymentChoice;
  readonly order: ComposedOrder;
  readonly cart: { readonly id: string; readonly version: number };
  readonly idempotencyKey: string;
  readonly requestHash: string;
  readonly now: Date;
}

/** `again`: stock or cart were changed after they were read, or another transaction came between. */
export type WriteOutcome = RequestAnswer | "again" | "key-reused" | "not-allowed" | "no-credit";

/** How long a card may be entered; stock is held meanwhile. No payment page lives shorter than half an hour. */
const paymentMinutes = 35;
/** How long an approver has; stock and credit are held meanwhile. */
export const approvalHours = 48;

const outcomes: Readonly<Record<string, Exclude<WriteOutcome, PlacedOrder>>> = {
  CO001: "key-reused",
  CO002: "not-allowed",
  CO003: "again",
  CO004: "again",
  CO005: "no-credit",
  // Serialization failure, deadlock.
  "40001": "again",
  "40P01": "again",
};

/** One transaction: all of the order is there afterwards, or nothing of it. */
export async function writeOrder(db: Database, order: NewOrder): Promise<WriteOutcome> {
  try {
    return await db.transaction().execute(async (tx): Promise<WriteOutcome> => {
      const { lines } = order.order;
      const exempted = { decisions: lines.map(({ taxDecision }) => taxDecision), on: dayOn({ now: () => order.now }) };
      if (!(await holdsCertificates(tx, order.buyer.accountNumber, exempted))) return "again";
      const { rows } = await sql<{ answer: RequestAnswer; isRepeat: boolean }>`
        select answer, is_repeat as "isRepeat" from place_order(${sql.join(argumentsOf(order))})
      `.execute(tx);
      const { answer, isRepeat } = rows[0] ?? bug("a function gave no row");
      const { buyer, payment } = order;
      const { accountNumber, userId } = buyer;
      // By card it is placed, looked at and on record once the card is authorized.
      if (isRepeat || "refused" in answer || payment.method === "card" || userId === null) return answer;
      const { orderNumber, total } = answer;
      // What waits for approval is looked at when it is approved.
      const isHeld =
        answer.status === "placed" && (await holdOrder(tx, { accountNumber, orderNumber, now: order.now }));
      if (isHeld) await answerOnHold(tx, accountNumber, order.idempotencyKey);
      await recordAudit(tx, { ...buyer, userId, action: "order-placed", details: { orderNumber, total } });
      return isHeld ? { ...answer, status: "on-hold" as const } : answer;
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    const outcome = outcomes[code];
    if (outcome === undefined) throw error;
    return outcome;
  }
}

function argumentsOf({
  buyer,
  choices,
  payment,
  order,
  cart,
  idempotencyKey,
  requestHash,
  now,
}: NewOrder): readonly unknown[] {
  const { lines, shipTo, billTo, shipments, subtotal, freight, freightTax, tax, total } = order;
  const header = {
    purchaseOrder: choices.purchaseOrder,
    branchCode: choices.pickup?.branchCode ?? null,
    references: choices.references,
    shipTo,
    billTo,
    shipments,
    subtotal,
    freight,
    freightTax,
    tax,
    total,
  };
  const allocations = lines.flatMap(({ line, sku, sources }) =>
    sources.map(({ code, quantity }) => ({ line, sku, location_code: code, quantity })),
  );
  return [
    buyer.accountNumber,
    buyer.userId,
    buyer.agentId,
    idempotencyKey,
    requestHash,
    cart.id,
    cart.version,
    amountsJson(header),
    ...storedLines(lines),
    JSON.stringify(allocations),
    now,
    approvalHours,
    amountsJson({ ...payment, expiresAt: new Date(now.getTime() + paymentMinutes * 60_000) }),
  ];
}

/**
 * What `place_order` keeps of lines, and apart from them what many lines have alike, each once: a line names it by its place.
 * Five hundred lines have a handful of packs, taxes and promises; read anew for each line they were a third of the placing.
 */
function storedLines(lines: readonly ComposedLine[]): readonly [lines: string, shared: string] {
  const placeOf = new Map<string, number>();
  const shared = (value: object): number => {
    const json = JSON.stringify(value);
    const place = placeOf.get(json) ?? placeOf.size;
    placeOf.set(json, place);
    return place;
  };
  const stored = lines.map((line) => storedLine(line, shared));
  return [JSON.stringify(stored), `[${[...placeOf.keys()].join(",")}]`];
}

/** Named one by one: a replacer would be called for each value of 500 lines. What is null is left out. */
function storedLine(line: ComposedLine, shared: (value: object) => number) {
  const { warranty } = line;
  return {
    line: line.line,
    sku: line.sku,
    quantity: line.quantity,
    description: line.description,
    pack: shared(line.pack),
    unitPrice: moneyText(line.unitPrice),
    priceReason: shared(line.priceReason),
    warranty:
      warranty === null
        ? undefined
        : shared({ ...warranty, price: moneyText(warranty.price), total: moneyText(warranty.total) }),
    lineTotal: moneyText(line.lineTotal),
    fulfilment: line.fulfilment,
    branchCode: line.branchCode ?? undefined,
    promise: shared(line.promise),
    compliance: shared(line.compliance),
    tax: moneyText(line.tax),
    taxDecision: shared(line.taxDecision),
    note: line.note ?? undefined,
    reference: line.reference ?? undefined,
  };
}
