import { recordAudit } from "@capstan/features/audit/server";
import { seller } from "@capstan/features/seller";
import { bug } from "@capstan/platform/bug";
import type { Clock } from "@capstan/platform/clock";
import type { Database, Tx } from "@capstan/platform/db";
import type { Failure } from "@capstan/platform/errors";
import { type Money, moneyOf } from "@capstan/platform/money";
import { enqueue } from "@capstan/platform/queue";
import { type Result, fail, ok } from "@capstan/platform/result";
import { type LockedOrder, lockOrder } from "../fulfilment/fulfilment.store.server.ts";
import { orderDocument } from "../invoices/issue-invoice.server.ts";
import type { OrderBuyer } from "../quote-order.server.ts";
import { maxPhotoBytes, maxPhotos, photoTypeOf } from "./photo-type.ts";
import type { ReturnedUnits } from "./refund.ts";
import { returnMail } from "./return-mail.schema.ts";
import { returnWindow } from "./return-policy.ts";
import { reasonOf } from "./return-reasons.ts";
import type { ReturnStatus } from "./return-states.ts";
import { returnByKey } from "./return.store.server.ts";
import { type StoredSoldLine, soldLines } from "./returns.store.server.ts";
import { type NewPhoto, addReturnEvent, takeUnits, writePhotos, writeReturn } from "./write-return.store.server.ts";

export interface ReturnDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** The address that visitors type, for links in mails. */
  readonly origin: string;
}

export interface ReturnRequest {
  readonly buyer: OrderBuyer;
  readonly orderNumber: string;
  readonly lines: readonly (ReturnedUnits & { readonly photos: readonly Uint8Array[] })[];
  readonly method: "label" | "branch";
  readonly branchCode: string | null;
  readonly note: string;
  readonly contact: string;
  readonly idempotencyKey: string;
}

export interface StartedReturn {
  readonly number: string;
  readonly status: ReturnStatus;
}

type Refusal = Failure<
  | "RETURN_EMPTY"
  | "RETURN_EXCEEDED"
  | "RETURN_BRANCH_NEEDED"
  | "RETURN_PHOTO_NEEDED"
  | "RETURN_PHOTO_REFUSED"
  | "LINE_UNKNOWN"
>;

/**
 * Starts a return, once for each key. The order's row is held and the units are taken by a condition, so that two requests
 * never bring back the same unit. Within the seller's days it is approved at once; later ones wait for an answer.
 */
export async function requestReturn(deps: ReturnDeps, request: ReturnRequest): Promise<Result<StartedReturn>> {
  const photos = photosIn(request);
  if (!photos) return fail({ code: "RETURN_PHOTO_REFUSED" });
  const { accountNumber } = request.buyer;
  return deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, { orderNumber: request.orderNumber, onlyAccount: accountNumber });
    if (!order) return fail({ code: "ORDER_NOT_FOUND" });
    const known = await returnByKey(tx, accountNumber, request.idempotencyKey);
    if (known) return ok(known);
    const sold = await soldLines(tx, order);
    const refusal = refusalOf(sold, request, photos);
    if (refusal) return fail(refusal);
    return ok(await startReturn(tx, deps, { order, sold, request, photos }));
  });
}

interface Start {
  readonly order: LockedOrder;
  readonly sold: readonly StoredSoldLine[];
  readonly request: ReturnRequest;
  readonly photos: readonly NewPhoto[];
}

async function startReturn(tx: Tx, deps: ReturnDeps, { order, sold, request, photos }: Start): Promise<StartedReturn> {
  const { accountNumber, orderNumber } = order;
  const { userId, agentId } = request.buyer;
  const now = deps.clock.now();
  const lines = request.lines.map(({ line, quantity, reason }) => ({ line, quantity, reason }));
  if (!(await takeUnits(tx, order, lines))) bug("units were counted and could not be taken");
  const isInTime = lines.every(({ line, quantity }) => {
    const own = sold.find((one) => one.line === line) ?? bug("a line was checked and is not there");
    return quantity <= returnWindow(own, now).inTime;
  });
  const status = isInTime ? "approved" : "requested";
  const details = { orderNumber, lines: lines.map(({ line, quantity }) => `${line} × ${quantity}`).join(", ") };
  await recordAudit(tx, { accountNumber, userId, agentId, action: "order-return-requested", details });
  const number = await writeReturn(tx, order, {
    requestKey: request.idempotencyKey,
    status,
    method: request.method,
    branchCode: request.branchCode,
    labelFee: labelFee(request, sold),
    note: request.note,
    contact: request.contact,
    userId,
    agentId,
    lines,
    now,
  });
  await writePhotos(tx, { accountNumber, number }, photos);
  const event = { returnNumber: number, userId, agentId, status: order.status, now };
  await addReturnEvent(tx, order, { ...event, actor: "buyer", report: `return-${status}` });
  // What is approved is mailed with its slip, once that is made.
  if (isInTime) await orderReturnSlip(tx, order, number, deps.origin);
  else await enqueue(tx, returnMail, { accountNumber, number, about: "requested", origin: deps.origin });
  return { number, status };
}

export async function orderReturnSlip(tx: Tx, order: LockedOrder, number: string, origin: string): Promise<void> {
  await orderDocument(tx, order, { name: number, kind: "return-slip", shipment: null, returnNumber: number }, origin);
}

/** Nobody pays for sending back what was our fault, or for a label of what can't be mailed. */
function labelFee({ method, lines }: ReturnRequest, sold: readonly StoredSoldLine[]): Money {
  const isMailed = (line: number) => sold.some((one) => one.line === line && !one.isHazardous);
  const isCharged =
    method === "label" && lines.some(({ line, reason }) => !reasonOf(reason).isOurFault && isMailed(line));
  return isCharged ? (moneyOf(seller.returns.labelPrice) ?? bug("the label's price is no amount")) : (0n as Money);
}

function refusalOf(
  sold: readonly StoredSoldLine[],
  { lines, method, branchCode }: ReturnRequest,
  photos: readonly NewPhoto[],
): Refusal | undefined {
  if (lines.length === 0) return { code: "RETURN_EMPTY" };
  for (const { line, quantity, reason } of lines) {
    const own = sold.find((one) => one.line === line);
    if (!own) return { code: "LINE_UNKNOWN", line };
    const shipped = own.sent.reduce((sum, part) => sum + part.quantity, 0);
    const left = shipped - own.returned;
    if (quantity > left) return { code: "RETURN_EXCEEDED", line, left };
    if (branchCode === null && (method === "branch" || own.isHazardous)) return { code: "RETURN_BRANCH_NEEDED", line };
    if (reasonOf(reason).needsPhoto && !photos.some((photo) => photo.line === line))
      return { code: "RETURN_PHOTO_NEEDED", line };
  }
  return undefined;
}

/** Undefined where a file is not what it should be. */
function photosIn({ lines }: ReturnRequest): readonly NewPhoto[] | undefined {
  const found = lines.flatMap(({ line, photos }) =>
    photos.map((bytes) => ({ line, bytes, type: bytes.length > maxPhotoBytes ? null : photoTypeOf(bytes) })),
  );
  if (found.length > maxPhotos) return undefined;
  const photos = found.flatMap(({ type, ...photo }) => (type === null ? [] : [{ ...photo, type }]));
  return photos.length === found.length ? photos : undefined;
}
