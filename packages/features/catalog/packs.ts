/** How an item is packed, in units of sale. */
export interface Packing {
  /** At a branch's counter it is sold in multiples of this. */
  readonly sellPackQuantity: number;
  /** It leaves a distribution centre in multiples of this. */
  readonly shipPackQuantity: number;
  readonly minimumQuantity: number;
}

export type Fulfilment = "pickup" | "ship";

export type PackCheck =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly pack: number;
      readonly minimum: number;
      /** The nearest quantities that would do: the lower one is missing where it would be under the minimum. */
      readonly below?: number;
      readonly above: number;
    };

/** Spec 9: a quantity has at most five digits. */
export const maxQuantity = 99_999;

/** Sell pack when it is picked up, ship pack otherwise. */
export function packQuantity(packing: Packing, fulfilment: Fulfilment): number {
  return fulfilment === "pickup" ? packing.sellPackQuantity : packing.shipPackQuantity;
}

/** The least that can be ordered: the first multiple of the pack that reaches the minimum. */
export function minOrderQuantity(packing: Packing, fulfilment: Fulfilment): number {
  const pack = packQuantity(packing, fulfilment);
  return Math.ceil(packing.minimumQuantity / pack) * pack;
}

export function checkQuantity(packing: Packing, quantity: number, fulfilment: Fulfilment): PackCheck {
  const pack = packQuantity(packing, fulfilment);
  const min = minOrderQuantity(packing, fulfilment);
  if (quantity >= min && quantity % pack === 0) return { ok: true };
  if (quantity < min) return { ok: false, pack, minimum: min, above: min };
  const below = Math.floor(quantity / pack) * pack;
  return { ok: false, pack, minimum: min, below, above: below + pack };
}

/** What somebody typed, made orderable: below 1 it becomes the pack, above five digits the largest multiple within them. */
export function toOrderableQuantity(packing: Packing, typed: number, fulfilment: Fulfilment): number {
  const pack = packQuantity(packing, fulfilment);
  const min = minOrderQuantity(packing, fulfilment);
  if (!Number.isFinite(typed) || typed < 1) return min;
  const max = Math.max(min, Math.floor(maxQuantity / pack) * pack);
  return Math.min(max, Math.max(min, Math.ceil(Math.floor(typed) / pack) * pack));
}
