import { lazyUrls } from "@capstan/features/lazy-urls";
import type { StripeFake } from "@capstan/features/test-kit/server";
import { urls } from "@capstan/features/urls";
import { setTimeout as pause } from "node:timers/promises";
import type { PlacedOrder, ShownOrder } from "../../order.ts";
import { newKey } from "../order-store.ts";
import type { ApproverClient } from "./approver-client.ts";
import { CardBuyer } from "./card-buyer.ts";
import { type Answer, type BrowserOptions, SignedInBrowser } from "./signed-in-browser.ts";
import type { WarehouseClient } from "./warehouse-client.ts";

export interface OrderClientOptions extends BrowserOptions {
  readonly skus: readonly string[];
  readonly provider: StripeFake;
  readonly warehouse: WarehouseClient;
  /** Answers what goes beyond the buyer's limit. */
  readonly approver: ApproverClient;
}

const maxQuotes = 20;
/** How often one of these is done, of all attempts. */
const shares = { repeat: 0.1, card: 0.1, twoTabs: 0.1, doubleClick: 0.25, ship: 0.4, cancel: 0.3, race: 0.5 };
const isChosen = (share: number) => Math.random() < share;

/** A buyer who orders again and again, clicks twice, orders in two tabs, repeats what got no answer, and knows what was acknowledged. */
export class OrderClient {
  /** By key: the order that its answer named. */
  readonly acknowledged = new Map<string, string>();
  readonly cancelled = new Set<string>();
  readonly approved = new Set<string>();
  readonly counts = { attempts: 0, changed: 0, refused: 0, repeats: 0, twoTabs: 0, races: 0 };
  readonly cards: CardBuyer;
  readonly #options: OrderClientOptions;
  readonly #browser: SignedInBrowser;
  #last: { readonly key: string; send(): Promise<Answer> } | undefined;

  constructor(options: OrderClientOptions) {
    this.#options = options;
    this.#browser = new SignedInBrowser(options);
    this.cards = new CardBuyer({ browser: this.#browser, ...options });
  }

  /** The last calls, for whoever has to find out what happened. */
  get trail(): readonly string[] {
    return this.#browser.trail;
  }

  get unanswered(): number {
    return this.#browser.unanswered;
  }

  async signIn(): Promise<void> {
    await this.#browser.signIn();
  }

  async attempt(): Promise<void> {
    this.counts.attempts += 1;
    if (isChosen(shares.repeat)) await this.#repeat();
    await this.#fillCart();
    if (isChosen(shares.card)) return this.#orderByCard();
    if (isChosen(shares.twoTabs)) return this.#orderInTwoTabs();
    const placed = await this.#order();
    if (placed?.status === "awaiting-approval") return this.#approve(placed.orderNumber);
    if (isChosen(shares.cancel)) await this.#cancelSome(1);
    return undefined;
  }

  /** Looks at the page and presses the button, until the order is placed or the credit does not reach. */
  async #order(): Promise<PlacedOrder | undefined> {
    for (let quotes = 0; quotes < maxQuotes; quotes += 1) {
      const shown = await this.#shown();
      // A card that was paid meanwhile took the lines along.
      if (shown === undefined) return undefined;
      const answer = await this.#place(shown);
      if (answer.status === 200) return JSON.parse(answer.body) as PlacedOrder;
      if (this.#isRefused(answer)) {
        await this.#cancelSome(3);
        return undefined;
      }
      if (answer.body.includes("ORDER_EMPTY")) return undefined;
      this.counts.changed += 1;
    }
    return undefined;
  }

  #isRefused({ body }: Answer): boolean {
    if (["ORDER_CHANGED", "ORDER_EMPTY", "BUSY"].some((code) => body.includes(code))) return false;
    if (!body.includes("CREDIT_EXCEEDED")) throw new Error(`placing was refused: ${body.slice(0, 500)}`);
    this.counts.refused += 1;
    return true;
  }

  async #orderByCard(): Promise<void> {
    const ordered = await this.cards.order();
    if (ordered?.isPaid && isChosen(shares.ship) && (await this.#isPlaced(ordered.orderNumber)))
      await this.#options.warehouse.ship(ordered.orderNumber);
  }

  async #isPlaced(orderNumber: string): Promise<boolean> {
    const { body } = await this.#known(async () => this.#browser.get(lazyUrls.orderConfirmation({ orderNumber })));
    return body.includes(`${orderNumber}</span> placed`) && !body.includes("Waiting for approval");
  }

  /** Of one cart one order comes to be, whichever tab was first. */
  async #orderInTwoTabs(): Promise<void> {
    const shown = await this.#shown();
    if (shown === undefined) return;
    this.counts.twoTabs += 1;
    const answers = await Promise.all([this.#place(shown, false), this.#place(shown, false)]);
    const placed = answers.filter(({ status }) => status === 200);
    if (placed.length > 1) throw new Error(`two tabs ordered one cart twice: ${placed.map(({ body }) => body).join()}`);
    for (const answer of answers) if (answer.status !== 200) this.#isRefused(answer);
  }

  /** The approver answers, and half of the time the buyer takes it back at the same moment. */
  async #approve(orderNumber: string): Promise<void> {
    const approve = async () => {
      if (await this.#options.approver.approve(orderNumber)) this.approved.add(orderNumber);
    };
    if (!isChosen(shares.race)) return approve();
    this.counts.races += 1;
    await Promise.all([approve(), pause(Math.random() * 100).then(async () => this.#cancel(orderNumber))]);
    return undefined;
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

  async #shown(): Promise<ShownOrder | undefined> {
    const { status, body } = await this.#known(async () => this.#browser.postJson(lazyUrls.quoteOrder(), {}));
    if (status === 200) return (JSON.parse(body) as { shown: ShownOrder }).shown;
    if (body.includes("ORDER_EMPTY")) return undefined;
    throw new Error(`the quote was refused: ${body.slice(0, 300)}`);
  }

  /** Each press has a key of its own; a double click sends it twice at once, and what got no answer goes out again. */
  async #place(shown: ShownOrder, mayDouble = true): Promise<Answer> {
    const key = newKey();
    const post = async () =>
      this.#browser.postJson(lazyUrls.placeOrder(), { idempotencyKey: key, shown, purchaseOrder: key.slice(0, 8) });
    const send = async () => this.#known(post);
    const answers = await Promise.all(mayDouble && isChosen(shares.doubleClick) ? [send(), send()] : [send()]);
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
    for (const orderNumber of open.slice(-count)) await this.#cancel(orderNumber);
  }

  async #cancel(orderNumber: string): Promise<void> {
    const { status, body } = await this.#known(async () =>
      this.#browser.postJson(lazyUrls.cancelOrder(), { orderNumber }),
    );
    if (status !== 200) throw new Error(`cancelling was refused: ${body.slice(0, 300)}`);
    this.cancelled.add(orderNumber);
  }

  async #known(call: () => ReturnType<SignedInBrowser["postJson"]>): Promise<Answer> {
    return this.#browser.known(call);
  }
}
