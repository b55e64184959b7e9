import { type Random, createRandom } from "../kit/random.ts";
import { type Day, addDays } from "./days.ts";
import type { PricedItem } from "./items.ts";
import { type TenThousandths, decimalText, fromDollars, roundPrice } from "./money.ts";
import type { WebPriceRecord } from "./records.ts";

const saleChance = 0.04;
/** Makers and classes whose prices their contracts keep off the open web. */
const hiddenBrandChance = 0.05;
const hiddenClassChance = 0.03;

interface Offer {
  readonly kind: "sale" | "clearance";
  readonly price: TenThousandths;
  readonly startsOn: Day;
  readonly endsOn: Day;
}

export function* webPrices(seed: string | number, asOf: Day, items: Iterable<PricedItem>): Iterable<WebPriceRecord> {
  for (const item of items) {
    const base = webPriceOf(item);
    const needsSignIn = needsSignInFor(seed, item);
    yield { record: "web-price", sku: item.sku, kind: "web", price: decimalText(base), strikePrice: null, needsSignIn };
    const offer = offerOn(seed, asOf, item);
    if (offer === undefined) continue;
    yield {
      record: "web-price",
      sku: item.sku,
      kind: offer.kind,
      startsOn: offer.startsOn,
      endsOn: offer.endsOn,
      price: decimalText(offer.price),
      strikePrice: decimalText(base),
      needsSignIn,
    };
  }
}

export function webPriceOf({ price }: Pick<PricedItem, "price">): TenThousandths {
  return roundPrice(fromDollars(price));
}

/** Pure by maker and class: a whole range is shown to signed-in buyers only, never every other size of it. */
export function needsSignInFor(seed: string | number, { brandCode, classCode }: PricedItem): boolean {
  const random = createRandom(seed).fork("sign-in prices");
  return (
    random.fork(`brand/${brandCode}`).chance(hiddenBrandChance) ||
    random.fork(`class/${classCode}`).chance(hiddenClassChance)
  );
}

/** The one sale or clearance that an item has around a day, if any: running mostly, some over, some to come. */
export function offerOn(seed: string | number, asOf: Day, item: PricedItem): Offer | undefined {
  const random = createRandom(seed).fork(`offer/${item.sku}`);
  if (item.lifecycle === "clearance") {
    return {
      kind: "clearance",
      price: reduced(item, random.int(40, 70)),
      startsOn: addDays(asOf, -random.int(10, 90)),
      endsOn: addDays(asOf, random.int(60, 200)),
    };
  }
  if (item.lifecycle !== "active" || !random.chance(saleChance)) return undefined;
  return { kind: "sale", price: reduced(item, random.int(70, 90)), ...saleDays(asOf, random) };
}

function reduced(item: PricedItem, percent: number): TenThousandths {
  return roundPrice((webPriceOf(item) * percent) / 100);
}

function saleDays(asOf: Day, random: Random): { readonly startsOn: Day; readonly endsOn: Day } {
  const phase = random.next();
  const length = random.int(14, 45);
  if (phase < 0.2) return { startsOn: addDays(asOf, -length - 30), endsOn: addDays(asOf, -random.int(1, 29)) };
  if (phase < 0.4) {
    const wait = random.int(3, 30);
    return { startsOn: addDays(asOf, wait), endsOn: addDays(asOf, wait + length) };
  }
  return { startsOn: addDays(asOf, -random.int(1, 20)), endsOn: addDays(asOf, random.int(3, 30)) };
}
