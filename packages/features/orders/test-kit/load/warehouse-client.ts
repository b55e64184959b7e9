import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { lazyUrls } from "@capstan/features/lazy-urls";

export interface WarehouseOptions {
  readonly id: string;
  readonly secret: string;
  readonly ports: readonly number[];
}

interface PackingLines {
  readonly lines: readonly { readonly line: number; readonly reserved: readonly { readonly quantity: number }[] }[];
}

const retryMs = 50;

/** Ships what is reserved of an order, reports it twice, and again until it is answered. */
export class WarehouseClient {
  readonly shipped = new Set<string>();
  readonly #options: WarehouseOptions;
  #token = "";

  constructor(options: WarehouseOptions) {
    this.#options = options;
  }

  async ship(orderNumber: string): Promise<void> {
    const order = (await this.#call(lazyUrls.fulfilmentOrder({ orderNumber }))) as PackingLines;
    const lines = order.lines
      .map(({ line, reserved }) => ({ line, quantity: reserved.reduce((sum, { quantity }) => sum + quantity, 0) }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return;
    const shared = { orderNumber, kind: "shipped", shipment: "W1", from: "DC1", carrier: "UPS" };
    const report = { ...shared, eventId: randomUUID(), at: new Date().toISOString(), lines };
    const send = async () => this.#call(lazyUrls.fulfilmentReports(), report);
    await Promise.all([send(), send()]);
    this.shipped.add(orderNumber);
  }

  async #call(path: string, body?: unknown): Promise<unknown> {
    for (;;) {
      const answer = await this.#send(path, body).catch(() => undefined);
      if (answer?.ok) return answer.json();
      if (answer?.status === 401) await this.#signIn();
      else if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
      await pause(retryMs);
    }
  }

  async #send(path: string, body: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${this.#token}`, "content-type": "application/json" };
    const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
    return fetch(this.#url(path), init);
  }

  /** The store forgets tokens with its Redis. */
  async #signIn(): Promise<void> {
    const { id, secret } = this.#options;
    const form = new URLSearchParams({ grant_type: "client_credentials", client_id: id, client_secret: secret });
    const answer = await fetch(this.#url(lazyUrls.apiToken()), { method: "POST", body: form }).catch(() => undefined);
    if (answer?.ok) this.#token = ((await answer.json()) as { access_token: string }).access_token;
  }

  #url(path: string): string {
    const { ports } = this.#options;
    return `http://127.0.0.1:${ports[Math.floor(Math.random() * ports.length)] ?? 0}${path}`;
  }
}
