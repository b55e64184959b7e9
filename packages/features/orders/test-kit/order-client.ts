import { lazyUrls } from "@capstan/features/lazy-urls";
import { LoadBrowser } from "@capstan/features/test-kit/server";
import { urls } from "@capstan/features/urls";
import { setTimeout as pause } from "node:timers/promises";
import type { PlacedOrder, ShownOrder } from "../order.ts";
import { newKey } from "./order-store.ts";

export interface OrderClientOptions {
  readonly userId: string;
  readonly password: string;
  readonly skus: readonly string[];
  readonly ports: readonly number[];
  readonly origin: string;
}

type Answer = { readonly status: number; readonly body: string };

const retryMs = 50;
const maxQuotes = 20;

/** A buyer who orders again and again, clicks twice, repeats what got no answer, and knows what was acknowledged. */
export class OrderClient {
  /** By key: the order that its answer named. */
  readonly acknowledged = new Map<string, string>();
  readonly cancelled = new Set<string>();
  readonly counts = { attempts: 0, unanswered: 0, changed: 0, refused: 0, repeats: 0 };
  readonly #options: OrderClientOptions;
  readonly #browser: LoadBrowser;
  #last: { readonly key: string; send(): Promise<Answer> } | undefined;

  constructor(options: OrderClientOptions) {
    this.#options = options;
    this.#browser = new LoadBrowser(options.ports, options.origin);
  }

  /** The last calls, for whoever has to find out what happened. */
  get trail(): readonly string[] {
    return this.#browser.trail;
  }

  async signIn(): Promise<void> {
    const { userId, password } = this.#options;
    const fields = { userName: `${userId}@works.example`, password };
    await this.#browser.until(async () => this.#browser.post(urls.signIn(), fields));
  }

  async attempt(): Promise<void> {
    this.counts.attempts += 1;
    if (Math.random() < 0.1) await this.#repeat();
    await this.#fillCart();
    for (let quotes = 0; quotes < maxQuotes; quotes += 1) {
      const answer = await this.#place(await this.#shown());
      if (answer.status === 200) break;
      if (!answer.body.includes("ORDER_CHANGED")) {
        if (!answer.body.includes("CREDIT_EXCEEDED"))
          throw new Error(`placing was refused: ${answer.body.slice(0, 500)}`);
        this.counts.refused += 1;
        await this.#cancelSome(3);
        break;
      }
      this.counts.changed += 1;
    }
    if (Math.random() < 0.3) await this.#cancelSome(1);
  }

  async #fillCart(): Promise<void> {
    const { skus } = this.#options;
    const lines = 1 + Math.floor(Math.random() * 4);
    const first = Math.floor(Math.random() * skus.length);
    const fields: Record<string, string> = { idempotencyKey: newKey() };
    for (let at = 0; at < lines; at += 1) {
      fields[`cartEntries[${at}].sku`] = skus[(first + at) % skus.length] ?? "";
      fields[`cartEntries[${at}].quantity`] = String(1 + Math.floor(Math.random() * 5));
    }
    const { status, body } = await this.#known(async () => this.#browser.post(urls.addItems(), fields));
    if (status !== 200) throw new Error(`adding was refused: ${body.slice(0, 300)}`);
  }

  async #shown(): Promise<ShownOrder> {
    const { status, body } = await this.#known(async () => this.#browser.postJson(lazyUrls.quoteOrder(), {}));
    if (status !== 200) throw new Error(`the quote was refused: ${body.slice(0, 300)}`);
    return (JSON.parse(body) as { shown: ShownOrder }).shown;
  }

  /** Each press has a key of its own; a double click sends it twice at once, and what got no answer goes out again. */
  async #place(shown: ShownOrder): Promise<Answer> {
    const key = newKey();
    const post = async () =>
      this.#browser.postJson(lazyUrls.placeOrder(), { idempotencyKey: key, shown, purchaseOrder: key.slice(0, 8) });
    const send = async () => this.#known(post);
    const answers = await Promise.all(Math.random() < 0.25 ? [send(), send()] : [send()]);
    // Of two at once one may be refused for credit that somebody gives back before the other asks for it.
    for (const answer of answers.filter(({ status }) => status === 200)) this.#note(key, answer);
    this.#last = { key, send };
    return answers.find(({ status }) => status === 200) ?? answers[0];
  }

  #note(key: string, { status, body }: Answer): void {
    if (status !== 200) {
      if (this.acknowledged.has(key)) throw new Error(`${key} was placed, and then refused: ${body.slice(0, 300)}`);
      return;
    }
    const { orderNumber } = JSON.parse(body) as PlacedOrder;
    const before = this.acknowledged.get(key) ?? orderNumber;
    if (before !== orderNumber) throw new Error(`${key} is ${before} and ${orderNumber}`);
    this.acknowledged.set(key, orderNumber);
  }

  /** The page of the last order is sent once more. */
  async #repeat(): Promise<void> {
    if (!this.#last || !this.acknowledged.has(this.#last.key)) return;
    this.counts.repeats += 1;
    this.#note(this.#last.key, await this.#last.send());
  }

  async #cancelSome(count: number): Promise<void> {
    const open = [...this.acknowledged.values()].filter((number) => !this.cancelled.has(number));
    for (const orderNumber of open.slice(-count)) {
      const { status, body } = await this.#known(async () =>
        this.#browser.postJson(lazyUrls.cancelOrder(), { orderNumber }),
      );
      if (status !== 200) throw new Error(`cancelling was refused: ${body.slice(0, 300)}`);
      this.cancelled.add(orderNumber);
    }
  }

  /** Sends the same again until it is known how it went. */
  async #known(call: () => ReturnType<LoadBrowser["postJson"]>): Promise<Answer> {
    for (;;) {
      const answer = await call();
      if (answer.isKnown && answer.status !== 429) return answer;
      this.counts.unanswered += 1;
      await pause(retryMs);
    }
  }
}
