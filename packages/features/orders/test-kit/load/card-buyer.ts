import { lazyUrls } from "@capstan/features/lazy-urls";
import type { StripeFake } from "@capstan/features/test-kit/server";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, type SignedInBrowser, hiddenField } from "./signed-in-browser.ts";

export interface CardOrder {
  readonly orderNumber: string;
  readonly sessionId: string;
  readonly isPaid: boolean;
}

export interface CardBuyerOptions {
  readonly browser: SignedInBrowser;
  readonly provider: StripeFake;
  readonly ports: readonly number[];
}

const maxPages = 20;
const retryMs = 100;
const good = "4242 4242 4242 4242";

/** Orders what is in the cart by card, on the checkout's pages: the webhook comes before the browser is back, and twice. */
export class CardBuyer {
  readonly orders: CardOrder[] = [];
  readonly #options: CardBuyerOptions;

  constructor(options: CardBuyerOptions) {
    this.#options = options;
  }

  async order(): Promise<CardOrder | undefined> {
    const { browser, provider } = this.#options;
    const payAt = await this.#submit();
    const sessionId = /\/fake-card\/(?<id>\w+)/.exec(payAt ?? "")?.groups?.["id"];
    if (payAt === undefined || sessionId === undefined) return undefined;
    const session = provider.ledger.session(sessionId);
    const isPaid = Math.random() > 0.15;
    const known = { orderNumber: session.client_reference_id ?? "", sessionId, isPaid };
    // Known from here on, however it goes on.
    this.orders.push(known);
    if (!isPaid) {
      await browser.known(async () => browser.get(pathOf(session.cancel_url)));
      return known;
    }
    await fetch(payAt, { method: "POST", body: new URLSearchParams({ card: good }), redirect: "manual" });
    const heard = await Promise.all([this.#tell(sessionId), this.#tell(sessionId)]);
    // A browser that never comes back is not missed once the provider has told.
    if (heard.includes(200) && Math.random() < 0.2) return known;
    await this.#comeBack(pathOf(session.success_url));
    return known;
  }

  /** Where the card is entered; undefined where the cart is empty by now. */
  async #submit(): Promise<string | undefined> {
    const { browser } = this.#options;
    await this.#chooseCard();
    for (let pages = 0; pages < maxPages; pages += 1) {
      const { body } = await browser.known(async () => browser.get(lazyUrls.checkout()));
      const names = ["idempotencyKey", "shown", "chosen"] as const;
      const form = Object.fromEntries(names.map((name) => [name, hiddenField(body, name) ?? ""]));
      if (form["shown"] === "") return undefined;
      // An order that was paid meanwhile took its choices along.
      if (!form["chosen"]?.includes("by card")) {
        await this.#chooseCard();
        continue;
      }
      const { location } = await this.#place(form);
      if (location.includes("/fake-card/")) return location;
      // Somebody took what it needs: the page shows old and new, and is sent again.
      if (!/outcome=(?:changed|busy|unpaid)/.test(location)) return undefined;
    }
    return undefined;
  }

  async #chooseCard(): Promise<void> {
    const { browser } = this.#options;
    const chosen = { method: "card", purchaseOrder: "4500204180" };
    await browser.known(async () => browser.post(lazyUrls.checkoutChange({ change: "payment" }), chosen));
  }

  async #place(form: Readonly<Record<string, string>>): Promise<Answer> {
    const { browser } = this.#options;
    for (;;) {
      const answer = await browser.known(async () => browser.post(lazyUrls.placeCheckout(), form));
      if (!answer.location.includes("outcome=cards")) return answer;
      await pause(retryMs);
    }
  }

  async #tell(sessionId: string): Promise<number> {
    const { provider, ports } = this.#options;
    const { body, signature } = provider.webhookOf(sessionId);
    const port = ports[Math.floor(Math.random() * ports.length)] ?? 0;
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const url = `http://127.0.0.1:${port}${lazyUrls.paymentWebhook()}`;
    return fetch(url, { method: "POST", body, headers }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  async #comeBack(path: string): Promise<void> {
    const { browser } = this.#options;
    for (;;) {
      const { location } = await browser.known(async () => browser.get(path));
      if (!location.includes("outcome=checking")) return;
      await pause(retryMs);
    }
  }
}

function pathOf(url: string | null): string {
  const { pathname, search } = new URL(url ?? "");
  return pathname + search;
}
