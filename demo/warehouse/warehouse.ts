import { lazyUrls } from "@capstan/features/lazy-urls";
import { setTimeout as pause } from "node:timers/promises";
import { type PackingOrder, nextReport } from "./next-report.ts";

export interface WarehouseOptions {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** How long each step of an order takes. */
  readonly stepMs: number;
  readonly now: () => Date;
  readonly say: (text: string) => void;
}

interface Change {
  readonly orderNumber: string;
  readonly status: string;
  readonly details: { readonly report?: string };
}

const returnsEnd = new Set(["return-refunded", "return-refused", "return-inspected"]);
const closed = new Set(["delivered", "picked-up", "cancelled", "returned"]);
const waits = new Set(["awaiting-approval", "on-hold", "draft"]);

/** The demo company's warehouse: it follows the feed and reports by the same API as anybody's. */
export class Warehouse {
  readonly #options: WarehouseOptions;
  readonly #open = new Set<string>();
  #after = "0";
  #token = "";

  constructor(options: WarehouseOptions) {
    this.#options = options;
  }

  async work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await this.#follow();
        for (const orderNumber of this.#open) await this.#advance(orderNumber);
      } catch (error) {
        this.#options.say(`the warehouse tries again: ${error instanceof Error ? error.message : String(error)}`);
      }
      await pause(this.#options.stepMs, undefined, { signal }).catch(() => {});
    }
  }

  async #follow(): Promise<void> {
    for (;;) {
      const { changes, next } = await this.#call<{ changes: readonly Change[]; next: string }>(
        `${lazyUrls.changes()}?after=${this.#after}&limit=500`,
      );
      for (const { orderNumber, status, details } of changes) {
        const told = details.report ?? "";
        // A delivered order is done with until something of it comes back.
        const isReturning = told.startsWith("return-") && !returnsEnd.has(told);
        if (isReturning) this.#open.add(orderNumber);
        else if (closed.has(status) || waits.has(status)) this.#open.delete(orderNumber);
        else this.#open.add(orderNumber);
      }
      this.#after = next;
      if (changes.length === 0) return;
    }
  }

  /** One step: each takes a while, as in life. */
  async #advance(orderNumber: string): Promise<void> {
    const order = await this.#call<PackingOrder>(lazyUrls.fulfilmentOrder({ orderNumber }));
    const report = nextReport(order, this.#options.now());
    if (!report) return;
    await this.#call(lazyUrls.fulfilmentReports(), report);
    this.#options.say(`order ${orderNumber}: ${report.kind}`);
  }

  async #call<Answer>(path: string, body?: unknown): Promise<Answer> {
    for (const isLast of [false, true]) {
      if (this.#token === "") await this.#signIn();
      const answer = await fetch(`${this.#options.origin}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: `Bearer ${this.#token}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (answer.ok) return (await answer.json()) as Answer;
      this.#token = "";
      if (answer.status !== 401 || isLast) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    }
    throw new Error(`${path}: no token`);
  }

  async #signIn(): Promise<void> {
    const { origin, clientId, clientSecret } = this.#options;
    const answer = await fetch(origin + lazyUrls.apiToken(), {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "client_credentials",
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    if (!answer.ok) throw new Error(`no token: ${answer.status}`);
    this.#token = ((await answer.json()) as { access_token: string }).access_token;
  }
}
