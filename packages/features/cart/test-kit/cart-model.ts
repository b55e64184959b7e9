/** What should be in the carts of one buyer: a plain account of every acknowledged call, without a line of the store's own code. */
export interface ModelCart {
  readonly lines: Map<string, number>;
  /** Requests that were made with a key, which is done once. */
  readonly keys: Set<string>;
}

/** How a call should be answered: it is done, or what it names is not there. */
export type ModelOutcome = "done" | "missing";

export class CartModel {
  guest: ModelCart | null = null;
  /** That the browser works in; null where nobody is signed in. */
  account: string | null = null;
  /** That the user will find after the next sign-in. */
  current: string;
  readonly own = new Map<string, ModelCart>();

  constructor(current: string) {
    this.current = current;
  }

  copy(): CartModel {
    const copy = new CartModel(this.current);
    copy.account = this.account;
    copy.guest = this.guest && copyOf(this.guest);
    for (const [account, cart] of this.own) copy.own.set(account, copyOf(cart));
    return copy;
  }

  get cart(): ModelCart {
    if (this.account === null) return (this.guest ??= newCart());
    return this.#ownIn(this.account);
  }

  add(sku: string, quantity: number, key: string | null): ModelOutcome {
    if (this.#isRemembered(key === null ? null : `${key} ${sku} ${quantity}`)) return "done";
    addTo(this.cart, sku, quantity);
    return "done";
  }

  setQuantity(sku: string, quantity: number): ModelOutcome {
    if (!this.cart.lines.has(sku)) return "missing";
    this.cart.lines.set(sku, quantity);
    return "done";
  }

  /** Who takes an item out and adds it again on the same page wants it. */
  remove(sku: string): ModelOutcome {
    if (!this.cart.lines.delete(sku)) return "missing";
    this.cart.keys.clear();
    return "done";
  }

  replace(gone: string, sku: string, quantity: number, key: string | null = null): ModelOutcome {
    const request = key === null ? null : `${key} ${gone} ${sku} ${quantity}`;
    if (request !== null && this.cart.keys.has(request)) return "done";
    if (!this.cart.lines.delete(gone)) return "missing";
    this.#isRemembered(request);
    addTo(this.cart, sku, quantity);
    return "done";
  }

  signIn(): ModelOutcome {
    if (this.account === null) this.mergeGuest();
    return this.enter();
  }

  /** A sign-in that leaves the guest's cart in its cookie. */
  enter(): ModelOutcome {
    this.account ??= this.current;
    return "done";
  }

  /** The browser forgets a guest's cart with nothing in it. */
  forgetGuest(): ModelOutcome {
    this.guest = null;
    return "done";
  }

  /** What a sign-in does with the carts, whether the browser has learned of it or not. */
  mergeGuest(): ModelOutcome {
    const { guest } = this;
    if (!guest) return "done";
    const own = this.#ownIn(this.current);
    for (const [sku, quantity] of guest.lines) addTo(own, sku, quantity);
    for (const key of guest.keys) own.keys.add(key);
    this.guest = null;
    return "done";
  }

  signOut(): ModelOutcome {
    this.account = null;
    return "done";
  }

  switchTo(account: string): ModelOutcome {
    if (this.account === null) return "missing";
    this.account = account;
    this.current = account;
    return "done";
  }

  /** Everything in every cart, in the order of its texts. */
  all(owner: string): readonly string[] {
    const rows = [
      ...[...this.own].flatMap(([account, { lines }]) => [...lines].map((line) => [owner, account, ...line].join(" "))),
      ...[...(this.guest?.lines ?? [])].map((line) => ["guest", "none", ...line].join(" ")),
    ];
    return rows.toSorted();
  }

  /** True where a request of this key was made before; from now on it was. */
  #isRemembered(request: string | null): boolean {
    if (request === null) return false;
    const isKnown = this.cart.keys.has(request);
    this.cart.keys.add(request);
    return isKnown;
  }

  #ownIn(account: string): ModelCart {
    const cart = this.own.get(account) ?? newCart();
    this.own.set(account, cart);
    return cart;
  }
}

function newCart(): ModelCart {
  return { lines: new Map(), keys: new Set() };
}

function copyOf({ lines, keys }: ModelCart): ModelCart {
  return { lines: new Map(lines), keys: new Set(keys) };
}

function addTo({ lines }: ModelCart, sku: string, quantity: number): void {
  lines.set(sku, (lines.get(sku) ?? 0) + quantity);
}

/** Of the items that `seedItems` makes: one with a price for all, one with a contract in one account, one without a price. */
export const modelSkus = ["1AA01A", "1AA03A", "2BB09A"] as const;

/** In ten-thousandths of a dollar: the web price, and in one account a contract with a break at ten. */
function unitPrice(sku: string, quantity: number, hasContract: boolean): number {
  if (sku === "1AA01A") return 825;
  if (sku === "2BB09A") return 0;
  if (!hasContract) return 100_000;
  return quantity < 10 ? 90_000 : 75_000;
}

/** What the cart's page sums up: each line to the cent, halves to the even one. */
export function modelSubtotal({ lines }: ModelCart, hasContract: boolean): string {
  let cents = 0;
  for (const [sku, quantity] of lines) {
    const exact = unitPrice(sku, quantity, hasContract) * quantity;
    const [whole, rest] = [Math.floor(exact / 100), exact % 100];
    cents += whole + (rest > 50 || (rest === 50 && whole % 2 === 1) ? 1 : 0);
  }
  return (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
}
