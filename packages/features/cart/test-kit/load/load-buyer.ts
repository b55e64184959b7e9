import { urls } from "@capstan/features/urls";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { type LoadAnswer, LoadBrowser } from "@capstan/features/test-kit/server";
import { cartCookie } from "../../cart.ts";
import { CartModel, modelSkus, modelSubtotal } from "../cart-model.ts";
import type { LineRow } from "../cart-store.ts";
import { anyOf, anyQuantity, isChangedElsewhere, newKey, outcomeOf } from "./load-answers.ts";
import { type Step, PossibleCarts } from "./possible-carts.ts";
import { shownCart } from "./shown-cart.ts";

export interface LoadBuyerOptions {
  readonly userId: string;
  readonly password: string;
  /** The first has a contract, the second pays what all do. */
  readonly accounts: readonly [string, string];
  readonly ports: readonly number[];
  readonly origin: string;
}

/** A first addition of a guest that nobody heard of again: its cart may be there, and nobody holds it. */
export interface LostAddition {
  readonly sku: string;
  readonly quantity: number;
}

interface KeyedCall {
  readonly what: string;
  readonly step: Step;
  send(): Promise<LoadAnswer>;
}

/** A page may be sent again some while after its first time. */
const maxRecent = 6;

/** One buyer at a browser with two tabs, who knows what the carts must hold after each call. */
export class LoadBuyer {
  readonly userId: string;
  readonly lost: LostAddition[] = [];
  readonly counts = { calls: 0, unanswered: 0 };
  readonly #options: LoadBuyerOptions;
  readonly #browser: LoadBrowser;
  readonly #carts: PossibleCarts;
  #recent: readonly KeyedCall[] = [];
  #isSignedIn = false;

  constructor(options: LoadBuyerOptions) {
    this.userId = options.userId;
    this.#options = options;
    this.#browser = new LoadBrowser(options.ports, options.origin);
    this.#carts = new PossibleCarts(new CartModel(options.accounts[0]));
  }

  /** The guest's cart that this browser holds. */
  get guestCartId(): string | undefined {
    return this.#browser.cookies.get(cartCookie);
  }

  /** The last calls of this buyer. */
  get trail(): readonly string[] {
    return this.#browser.trail;
  }

  async add(): Promise<void> {
    await this.#make(this.#addition());
  }

  /** A double click, or a page that was open twice: the same key at the same time. */
  async addInTwoTabs(): Promise<void> {
    const addition = this.#addition();
    const both = await Promise.all([addition.send(), addition.send()]);
    const known = both.filter(({ isKnown }) => isKnown);
    for (const answer of known) outcomeOf(addition.what, answer);
    if (known[0]) this.#answered(addition, known[0]);
    else await this.#unanswered(addition);
  }

  /** The same key again, perhaps after a sign-in or in another account. */
  async repeat(): Promise<void> {
    const call = anyOf(this.#recent);
    if (call) await this.#make(call);
  }

  async changeQuantity(): Promise<void> {
    const [sku, quantity] = [anyOf(modelSkus) ?? "", anyQuantity()];
    await this.#make(
      this.#change("quantity", { sku, quantity: String(quantity) }, (model) => model.setQuantity(sku, quantity)),
    );
  }

  async remove(): Promise<void> {
    const sku = anyOf(modelSkus) ?? "";
    await this.#make(this.#change("remove", { sku }, (model) => model.remove(sku)));
  }

  async replace(): Promise<void> {
    const [gone, sku, quantity, key] = [anyOf(modelSkus) ?? "", anyOf(modelSkus) ?? "", anyQuantity(), newKey()];
    const fields = { replacedItemID: gone, productCode: sku, quantity: String(quantity), idempotencyKey: key };
    await this.#make({
      what: `replace ${gone} by ${quantity} of ${sku}`,
      step: (model) => model.replace(gone, sku, quantity, key),
      send: async () => this.#browser.post(lazyUrls.replaceCartItem(), fields),
    });
  }

  /** Two tabs show the same line. Of their changes one is made, and what knows an older version of the line changes nothing. */
  async changeInStaleTabs(): Promise<void> {
    const sku = anyOf(modelSkus) ?? "";
    const first = anyQuantity();
    const begun = this.#change("quantity", { sku, quantity: String(first) }, (model) => model.setQuantity(sku, first));
    const answer = await this.#make(begun);
    if (!answer || answer.status !== 200) return;
    const { version } = JSON.parse(answer.body) as { version: number };
    const tabs = [anyQuantity(), anyQuantity()].map((quantity) =>
      this.#change("quantity", { sku, quantity: String(quantity), version: String(version) }, (model) =>
        model.setQuantity(sku, quantity),
      ),
    );
    const answers = await Promise.all(tabs.map(async (tab) => tab.send()));
    const won = tabs.filter((_, at) => answers[at]?.isKnown && answers[at].status === 200);
    const open = tabs.filter((_, at) => answers[at]?.isKnown === false);
    const refused = answers.filter((one) => one.isKnown && isChangedElsewhere(one));
    if (won.length + open.length + refused.length !== 2 || won.length > 1 || refused.length > 1)
      throw new Error(`of two changes for version ${version} of ${sku}: ${JSON.stringify(answers)}`);
    const [made] = won.length > 0 ? won : refused.length > 0 ? open : [];
    if (made) this.#carts.done(made.what, made.step, "done");
    else this.#carts.perhaps(...open.map(({ step }) => step));
    if (open.length > 0) return this.#settle(open.length);
    const late = this.#change(
      anyOf(["quantity", "remove"]) ?? "",
      { sku, quantity: "9", version: String(version) },
      () => "done",
    );
    const lateAnswer = await this.#browser.until(late.send);
    if (!isChangedElsewhere(lateAnswer))
      throw new Error(`a change for an old version of ${sku}: ${JSON.stringify(lateAnswer)}`);
  }

  /** A page that was made for another account changes nothing. */
  async addFromPageOfOtherAccount(): Promise<void> {
    if (!this.#isSignedIn) return;
    const pageAccount = this.#options.accounts.find((account) =>
      this.#carts.models.every((model) => model.account !== account),
    );
    if (pageAccount === undefined) return;
    const addition = this.#addition({ pageAccount });
    const answer = await this.#browser.until(addition.send);
    if (answer.status !== 409) throw new Error(`an addition for account ${pageAccount}: ${JSON.stringify(answer)}`);
  }

  async signIn(): Promise<void> {
    if (this.#isSignedIn) return;
    const { userId: userName, password } = this.#options;
    const send = async () => this.#browser.post(urls.signIn(), { userName, password });
    const tabs = Math.random() < 0.1 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: tabs }, send));
    const known = answers.find((answer) => answer.isKnown);
    if (!known) {
      this.counts.unanswered += tabs;
      this.#carts.perhaps((model) => model.mergeGuest());
      if (Math.random() < 0.5) return this.#settle(0);
    }
    const { location, status } = known ?? (await this.#browser.until(send));
    // A guess of a process that was killed is given back to nobody: the user waits, and shops on as a guest.
    if (location.includes("outcome=limited")) return;
    if (location !== urls.home()) throw new Error(`sign-in: ${status} ${location}`);
    this.#isSignedIn = true;
    if (this.guestCartId === undefined) this.#carts.done("sign-in", (model) => model.signIn(), "done");
    else await this.#settleMerge();
  }

  /** A cart that can't be merged now stays in its cookie until the next sign-in; perhaps nobody heard that it was merged. */
  async #settleMerge(): Promise<void> {
    this.#carts.perhaps((model) => model.mergeGuest());
    this.#carts.done("sign-in without a merge", (model) => model.enter(), "done");
    await this.#settle(0);
    if (this.#carts.models.some(({ guest }) => guest !== null && guest.lines.size > 0)) return;
    this.#browser.cookies.delete(cartCookie);
    this.#carts.done("forget", (model) => model.forgetGuest(), "done");
  }

  async signOut(): Promise<void> {
    if (!this.#isSignedIn) return;
    await this.#browser.until(async () => this.#browser.post(urls.signOut(), {}));
    this.#isSignedIn = false;
    this.#carts.done("sign-out", (model) => model.signOut(), "done");
  }

  async switchAccount(): Promise<void> {
    if (!this.#isSignedIn) return;
    const account = anyOf(this.#options.accounts) ?? "";
    const answer = await this.#browser.until(async () => this.#browser.post(urls.accountSwitch(), { acctNo: account }));
    if (answer.status !== 303) throw new Error(`switch to ${account}: ${JSON.stringify(answer)}`);
    this.#carts.done("switch", (model) => model.switchTo(account), "done");
  }

  async count(): Promise<void> {
    const answer = await this.#browser.get(urls.cartQuantity());
    if (!answer.isKnown) return;
    const { cartQuantity } = JSON.parse(answer.body) as { cartQuantity: number };
    this.#carts.saw("the number of lines", String(cartQuantity), (model) => String(model.cart.lines.size));
  }

  /** The lines, the sum and the account that the cart's page shows. */
  async look(): Promise<void> {
    const answer = await this.#browser.until(async () => {
      const page = await this.#browser.get(urls.cart());
      return page.isKnown && shownCart(page.body) === "sign-in unknown" ? { isKnown: false } : page;
    });
    if (answer.status !== 200 || !answer.body.includes("<h1>Cart</h1>"))
      throw new Error(`not the cart's page, but ${answer.status} ${answer.body}`);
    const [contract] = this.#options.accounts;
    this.#carts.saw("the page", shownCart(answer.body), ({ cart, account }) => {
      const lines = [...cart.lines].map(([sku, quantity]) => `${quantity} ${sku}`).toSorted();
      const subtotal = cart.lines.size === 0 ? "" : modelSubtotal(cart, account === contract);
      return [cart.lines.size === 0 ? "" : (account ?? ""), ...lines, subtotal].join(" | ");
    });
  }

  /** Every line of every cart of this buyer, as the tables have it. */
  compare(rows: readonly LineRow[]): void {
    const found = rows.map(({ owner, account, sku, quantity }) => [owner, account ?? "none", sku, quantity].join(" "));
    this.#carts.saw("the tables' content", found.toSorted().join(" | "), (model) => model.all(this.userId).join(" | "));
  }

  #addition(more: Readonly<Record<string, string>> = {}): KeyedCall & LostAddition {
    const [sku, quantity, key] = [anyOf(modelSkus) ?? "", anyQuantity(), newKey()];
    const fields = {
      "cartEntries[0].sku": sku,
      "cartEntries[0].quantity": String(quantity),
      idempotencyKey: key,
      ...more,
    };
    return {
      sku,
      quantity,
      what: `add ${quantity} of ${sku}`,
      step: (model) => model.add(sku, quantity, key),
      send: async () => this.#browser.post(urls.addItems(), fields),
    };
  }

  #change(change: string, fields: Readonly<Record<string, string>>, step: Step): KeyedCall {
    return {
      what: `${change} of ${fields["sku"]}`,
      step,
      send: async () => this.#browser.post(lazyUrls.cartChangeCall({ change }), fields),
    };
  }

  async #make(call: KeyedCall | (KeyedCall & LostAddition)): Promise<(LoadAnswer & { isKnown: true }) | undefined> {
    const answer = await call.send();
    if (answer.isKnown) {
      this.#answered(call, answer);
      return answer;
    }
    await this.#unanswered(call);
    return undefined;
  }

  #answered(call: KeyedCall, answer: LoadAnswer): void {
    this.counts.calls += 1;
    this.#carts.done(call.what, call.step, outcomeOf(call.what, answer));
    if ("sku" in call) this.#recent = [call, ...this.#recent].slice(0, maxRecent);
  }

  /** It is sent again until it is answered, or given up; then the cart is looked at. */
  async #unanswered(call: KeyedCall | (KeyedCall & LostAddition)): Promise<void> {
    const isGivenUp = Math.random() < 0.5;
    const isFirst = !this.#isSignedIn && this.guestCartId === undefined;
    if (isFirst && isGivenUp && "sku" in call) this.lost.push(call);
    else if (!isFirst) this.#carts.perhaps(call.step);
    if (isGivenUp) return this.#settle(1);
    const answer = await this.#browser.until(call.send);
    this.#answered(call, answer);
    return this.#settle(1);
  }

  /**
   * What was going on when a process died has ended once an addition to the same cart is answered: it waits for the cart.
   * Then the page tells what has become of it.
   */
  async #settle(unanswered: number): Promise<void> {
    this.counts.unanswered += unanswered;
    const addition = this.#addition();
    this.#answered(addition, await this.#browser.until(addition.send));
    await this.look();
  }
}
