/** A warehouse and an ERP of the operator's, by the API alone. */
import { expect } from "@playwright/test";
import { lazyUrls } from "../../packages/features/lazy-urls.ts";
import type { FeedChange } from "../../packages/features/orders/server.ts";
import { type ApiCaller, createApiCaller } from "../api-caller.ts";
import { centsOf } from "./amounts.ts";

/** As much of an order as a packer needs here. */
interface PackingOrder {
  readonly lines: readonly {
    readonly line: number;
    readonly quantity: number;
    readonly reserved: readonly { readonly from: string }[];
  }[];
  readonly shipments: readonly { readonly from: string }[];
}

export interface Warehouse {
  /** Packs, ships and delivers the lines, from where they are reserved. */
  deliver(shipment: string, lines?: readonly number[]): Promise<void>;
  /** Receives and inspects a return of the order's first line; all is accepted. */
  takeBack(returnNumber: string, quantity: number): Promise<void>;
  /** What the feed says of the order: what it comes to, and its invoices and credit notes in cents. */
  fed(): Promise<{
    readonly total: bigint;
    readonly invoices: readonly bigint[];
    readonly creditNotes: readonly bigint[];
  }>;
}

export async function warehouseOf(orderNumber: string): Promise<Warehouse> {
  const caller = await createApiCaller({ accountNumber: null, scopes: ["fulfilment", "feeds"] });
  const read = async () => caller.get<PackingOrder>(lazyUrls.fulfilmentOrder({ orderNumber }));
  return {
    deliver: async (shipment, only) => {
      const order = await read();
      const lines = order.lines.filter(({ line }) => only?.includes(line) ?? true);
      const from = lines[0]?.reserved[0]?.from ?? "";
      const packed = lines.map(({ line, quantity }) => ({ line, quantity }));
      await caller.report(orderNumber, { kind: "packed", shipment, from, lines: packed });
      const way = { carrier: "UPS", trackingNumbers: [`1Z${shipment}`], boxes: 1 };
      await caller.report(orderNumber, { kind: "shipped", shipment, ...way });
      await caller.report(orderNumber, { kind: "delivered", shipment });
    },
    takeBack: async (returnNumber, quantity) => {
      const to = (await read()).shipments[0]?.from ?? "";
      await caller.report(orderNumber, { kind: "return-received", returnNumber, to });
      const lines = [{ line: 1, quantity, restocked: quantity }];
      await caller.report(orderNumber, { kind: "return-inspected", returnNumber, to, lines });
    },
    fed: async () => {
      const changes = await feedOf(caller, orderNumber);
      const documents = changes.flatMap(({ document }) => document ?? []);
      const totals = (kind: string) => documents.filter((one) => one.kind === kind).map(({ total }) => centsOf(total));
      const total = centsOf(changes.at(-1)?.orderTotal);
      return { total, invoices: totals("invoice"), creditNotes: totals("credit-note") };
    },
  };
}

async function feedOf(caller: ApiCaller, orderNumber: string): Promise<readonly FeedChange[]> {
  const own: FeedChange[] = [];
  for (let after = "0"; ;) {
    const { changes, next } = await caller.get<{ changes: FeedChange[]; next: string }>(
      `${lazyUrls.changes()}?after=${after}&limit=500`,
    );
    own.push(...changes.filter((change) => change.orderNumber === orderNumber));
    if (changes.length === 0) return own;
    expect(next).not.toBe(after);
    after = next;
  }
}
