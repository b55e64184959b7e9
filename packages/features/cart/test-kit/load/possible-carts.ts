import type { CartModel, ModelOutcome } from "../cart-model.ts";

/** What one call does to a buyer's carts, and how it should be answered. */
export type Step = (model: CartModel) => ModelOutcome;

/**
 * What a buyer's carts may hold. One model as long as every call is answered; a call that is not may have been done, once,
 * or not at all, and the next look tells which.
 */
export class PossibleCarts {
  #models: readonly CartModel[];

  constructor(first: CartModel) {
    this.#models = [first];
  }

  get models(): readonly CartModel[] {
    return this.#models;
  }

  /** The call was answered, in this way. */
  done(what: string, step: Step, outcome: ModelOutcome): void {
    const [only, ...others] = this.#models;
    // Nothing to tell apart, as a rule: then nothing is copied.
    if (only && others.length === 0 && step(only) === outcome) return;
    const after = this.#models.map((model) => changed(model, step)).filter((one) => one.outcome === outcome);
    this.#keep(
      after.map(({ model }) => model),
      () => `${what} was answered "${outcome}"`,
    );
  }

  /** One of the calls may have been done, or none. */
  perhaps(...steps: readonly Step[]): void {
    const done = this.#models.flatMap((model) => steps.map((step) => changed(model, step).model));
    this.#models = distinct([...this.#models, ...done]);
  }

  /** The store showed something that not all of them would. */
  saw(what: string, shown: string, isShownBy: (model: CartModel) => string): void {
    this.#keep(
      this.#models.filter((model) => isShownBy(model) === shown),
      () => `${what} is ${shown}, and not ${this.#models.map((model) => isShownBy(model)).join(" or ")}`,
    );
  }

  #keep(models: readonly CartModel[], fault: () => string): void {
    if (models.length === 0) throw new Error(`${fault()}; possible: ${this.#models.map(textOf).join(" or ")}`);
    this.#models = distinct(models);
  }
}

function changed(model: CartModel, step: Step): { readonly model: CartModel; readonly outcome: ModelOutcome } {
  const copy = model.copy();
  return { outcome: step(copy), model: copy };
}

function distinct(models: readonly CartModel[]): readonly CartModel[] {
  return models.length === 1 ? models : [...new Map(models.map((model) => [textOf(model), model])).values()];
}

function textOf(model: CartModel): string {
  const { account, current, guest, own } = model;
  const carts = [["guest", guest] as const, ...own].map(([name, cart]) => [
    name,
    cart && [...cart.lines].map((line) => line.join(" ")).toSorted(),
    cart && [...cart.keys].toSorted(),
  ]);
  return JSON.stringify([
    account,
    current,
    carts.toSorted((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1)),
  ]);
}
