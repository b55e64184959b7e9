import { lazyUrls } from "@capstan/features/lazy-urls";
import { type BrowserOptions, SignedInBrowser, hiddenField } from "./signed-in-browser.ts";

/** Approves orders on the approvals' page. */
export class ApproverClient {
  readonly #browser: SignedInBrowser;

  constructor(options: BrowserOptions) {
    this.#browser = new SignedInBrowser(options);
  }

  async signIn(): Promise<void> {
    await this.#browser.signIn();
  }

  /** Whether the page says so; an order that was canceled meanwhile is not approved. */
  async approve(orderNumber: string): Promise<boolean> {
    const browser = this.#browser;
    const { body } = await browser.known(async () => browser.get(lazyUrls.approvals({ order: orderNumber })));
    const seen = hiddenField(body, "seen");
    if (seen === undefined) return false;
    const answer = { orderNumber, decision: "approve", seen, note: "" };
    const { location } = await browser.known(async () => browser.post(lazyUrls.decideOrder(), answer));
    return location.includes("outcome=approved");
  }
}
