import { describeEvent, eventsOf, linesOf, orderOf, statusNames } from "@capstan/features/order-history/server";
import {
  type OpenHold,
  type UnlicensedLine,
  holdSentence,
  holdTitle,
  openHolds,
} from "@capstan/features/orders/server";
import type { Database } from "@capstan/platform/db";
import { dayAndTime } from "@capstan/platform/format-time";
import { type Money, formatMoney, moneyOf } from "@capstan/platform/money";
import type { Visitor } from "@capstan/platform/visitor";
import { type OrderOwner, heldOrders, notesOf, orderOwner } from "./office.store.server.ts";
import type { OfficeEvent, OfficeFact, OfficeHold, OfficeOrderView, OfficeQueueView, OfficeReader } from "./office.ts";
import { staffOf } from "./staff-of.server.ts";

const maxOrders = 100;

export function officeReader({ db }: { readonly db: Database }): OfficeReader {
  return {
    queue: async (visitor) => readQueue(db, visitor),
    order: async (visitor, orderNumber) => readOfficeOrder(db, visitor, orderNumber),
  };
}

async function readQueue(db: Database, visitor: Visitor): Promise<OfficeQueueView | undefined> {
  const name = await staffOf(db, visitor);
  if (name === undefined) return undefined;
  const orders = await heldOrders(db, maxOrders + 1);
  return {
    staffName: name,
    hasMore: orders.length > maxOrders,
    orders: orders.slice(0, maxOrders).map(({ heldAt, total, reasons, buyer, ...order }) => ({
      ...order,
      buyer: buyer ?? "Somebody who left",
      total: amountText(total),
      reasons: reasons.map((reason) => holdTitle({ reason: reason as OpenHold["reason"] })),
      heldSince: dayAndTime(heldAt.toISOString()),
    })),
  };
}

async function readOfficeOrder(
  db: Database,
  visitor: Visitor,
  orderNumber: string,
): Promise<OfficeOrderView | undefined> {
  const name = await staffOf(db, visitor);
  const owner = name === undefined ? undefined : await orderOwner(db, orderNumber);
  const order = owner && (await orderOf(db, owner.accountNumber, orderNumber));
  if (name === undefined || !owner || !order) return undefined;
  const key = { accountNumber: owner.accountNumber, orderNumber };
  const [holds, lines, events, notes] = await Promise.all([
    openHolds(db, key),
    linesOf(db, order),
    eventsOf(db, order),
    notesOf(db, key),
  ]);
  const heldLines = new Set(holds.flatMap((hold) => unlicensedIn(hold).map(({ line }) => line)));
  const timeline = [
    ...events.map((event, at) => ({ at: event.at, ...describeEvent(event, at) })),
    ...notes.map(({ at, who, note }) => ({
      at,
      who: who ?? "Staff",
      what: "wrote a note",
      note,
      when: dayAndTime(at.toISOString()),
    })),
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return {
    staffName: name,
    orderNumber,
    status: order.status,
    statusName: statusNames[order.status],
    company: owner.company,
    accountNumber: owner.accountNumber,
    holds: holds.map((hold) => holdView(hold, owner)),
    lines: lines.map(({ line, sku, description, quantity, unitPrice, lineTotal }) => ({
      line,
      sku,
      name: description,
      quantity,
      price: amountText(unitPrice),
      total: amountText(lineTotal),
      isHeld: heldLines.has(line),
    })),
    amounts: [
      { name: "Freight", value: amountText(order.freight ?? "0") },
      { name: "Tax", value: amountText(order.tax ?? "0") },
      { name: "Order total", value: amountText(order.total ?? "0") },
    ],
    customer: customerFacts(order, owner),
    timeline: timeline.map(({ who, what, when, note }): OfficeEvent => ({ who, what, when, note })),
    canRelease: order.status === "on-hold",
    canCancel: order.status === "on-hold" || order.status === "placed",
  };
}

function customerFacts(order: NonNullable<Awaited<ReturnType<typeof orderOf>>>, owner: OrderOwner): OfficeFact[] {
  const { shipTo, billTo } = order;
  const facts: readonly (readonly [string, string | null])[] = [
    ["Buyer", order.buyer],
    ["E-mail", owner.email],
    ["PO", order.purchaseOrder],
    ["Ship to", shipTo && `${shipTo.name}, ${shipTo.address1}, ${shipTo.city}, ${shipTo.state} ${shipTo.zip}`],
    ["Bill to", billTo && `${billTo.city}, ${billTo.state} ${billTo.zip}`],
    ["Orders", `${owner.ordersInYear === 1_000 ? "1,000 or more" : owner.ordersInYear} in 12 months`],
  ];
  return facts.flatMap(([name, value]) => (value === null || value === "" ? [] : [{ name, value }]));
}

function holdView(hold: OpenHold, owner: OrderOwner): OfficeHold {
  return {
    kind: hold.kind,
    title: holdTitle(hold),
    since: dayAndTime(hold.heldAt.toISOString()),
    sentence: holdSentence(hold),
    facts: factsOf(hold, owner),
  };
}

function factsOf(hold: OpenHold, { creditLimit, creditUsed }: OrderOwner): readonly OfficeFact[] {
  const { details, kind } = hold;
  if (kind === "restricted")
    return unlicensedIn(hold).map(({ line, description, license }) => ({
      name: `Line ${line}`,
      value: `${description}: ${license}`,
    }));
  const facts: readonly (readonly [string, unknown])[] =
    kind === "credit"
      ? [
          ["Credit limit", creditLimit === null ? null : amountText(creditLimit)],
          ["Used now", creditUsed === null ? null : amountText(creditUsed)],
          ["Review limit", amountIn(details, "limit")],
          ["Over it by", amountIn(details, "over")],
          ["Why", details["note"]],
        ]
      : [
          ["Address", details["line"]],
          ["ZIP code", details["zip"]],
          ["Looked at above", amountIn(details, "over")],
        ];
  return facts.flatMap(([name, value]) => (typeof value === "string" && value !== "" ? [{ name, value }] : []));
}

function unlicensedIn({ kind, details }: OpenHold): readonly UnlicensedLine[] {
  return kind === "restricted" ? ((details["lines"] ?? []) as readonly UnlicensedLine[]) : [];
}

function amountIn(details: OpenHold["details"], name: string): string | null {
  const text = details[name];
  return typeof text === "string" ? amountText(text) : null;
}

function amountText(text: string): string {
  return formatMoney(moneyOf(text) ?? (0n as Money));
}
