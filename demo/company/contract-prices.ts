import { type Random, createRandom } from "../kit/random.ts";
import type { Assortment } from "./assortments.ts";
import type { Customer } from "./customer.ts";
import { type Day, addDays, yearOf } from "./days.ts";
import type { CompanyItem } from "./items.ts";
import { type TenThousandths, decimalText, roundPrice } from "./money.ts";
import { needsSignInFor, webPriceOf } from "./prices.ts";
import type { ContractPriceRecord } from "./records.ts";

/** A row of a contract before it is written out: what one account pays from a quantity on, between two days. */
export interface ContractPrice {
  readonly accountNumber: string;
  readonly sku: string;
  readonly minimumQuantity: number;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly price: TenThousandths;
  readonly referencePrice: TenThousandths | null;
}

/** Percent off the web price that a customer of a size has negotiated; classes move it a little each way. */
const discountBySize: Readonly<Record<Customer["size"], number>> = { small: 4, medium: 11, large: 19 };

/** Northfork Power & Controls has agreed prices on what others must sign in to see; docs/demo.md shows it. */
export const hiddenPriceAccount = "880739126";
const hiddenPriceCount = 60;

export interface ContractInput {
  readonly seed: string | number;
  readonly asOf: Day;
  readonly customers: readonly Customer[];
  readonly assortments: ReadonlyMap<string, Assortment>;
  readonly items: readonly CompanyItem[];
}

export function* contractPrices({ seed, asOf, customers, assortments, items }: ContractInput): Iterable<ContractPrice> {
  for (const customer of customers) {
    const { number } = customer.account;
    const covered = new Map((assortments.get(number)?.covered ?? []).map((item) => [item.sku, item]));
    if (number === hiddenPriceAccount) addHidden(covered, items, seed);
    for (const item of covered.values()) {
      const price = agreedPrice(seed, customer, item);
      const random = createRandom(seed).fork(`contract/${number}/${item.sku}`);
      yield* termsOf(price, asOf, random).flatMap((term) => [...stepsOf(customer, item, term, random)]);
    }
  }
}

export function contractPriceRecord(row: ContractPrice): ContractPriceRecord {
  return {
    record: "contract-price",
    accountNumber: row.accountNumber,
    sku: row.sku,
    minimumQuantity: row.minimumQuantity,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    price: decimalText(row.price),
    referencePrice: row.referencePrice === null ? null : decimalText(row.referencePrice),
  };
}

function addHidden(covered: Map<string, CompanyItem>, items: readonly CompanyItem[], seed: string | number): void {
  let left = hiddenPriceCount;
  for (const item of items) {
    if (left === 0) return;
    if (item.lifecycle !== "active" || !needsSignInFor(seed, item)) continue;
    covered.set(item.sku, item);
    left -= 1;
  }
}

interface Term {
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly price: TenThousandths;
}

/** This contract year's price, for some the year before's as well, for a few one that has run out or is to come. */
function termsOf(price: TenThousandths, asOf: Day, random: Random): readonly Term[] {
  const thisYear = `${yearOf(asOf)}-01-01`;
  const nextYear = `${yearOf(asOf) + 1}-01-01`;
  const current = { startsOn: thisYear, endsOn: addDays(nextYear, 364), price };
  const draw = random.next();
  if (draw < 0.04) return [{ startsOn: addDays(thisYear, -365), endsOn: addDays(asOf, -random.int(5, 120)), price }];
  if (draw < 0.3) {
    const before = { startsOn: addDays(thisYear, -730), endsOn: addDays(thisYear, -1) };
    return [{ ...before, price: roundPrice(price * 0.97) }, current];
  }
  if (draw < 0.95) return [current];
  const renewal = { startsOn: nextYear, endsOn: addDays(nextYear, 364), price: roundPrice(price * 1.03) };
  return [{ ...current, endsOn: addDays(nextYear, -1) }, renewal];
}

/** A term's price, and for some items lower ones from five and twenty packs on. */
function* stepsOf(customer: Customer, item: CompanyItem, term: Term, random: Random): Iterable<ContractPrice> {
  const row: ContractPrice = {
    accountNumber: customer.account.number,
    sku: item.sku,
    minimumQuantity: 1,
    startsOn: term.startsOn,
    endsOn: term.endsOn,
    price: term.price,
    referencePrice: random.chance(0.4) ? webPriceOf(item) : null,
  };
  yield row;
  if (!random.chance(0.25)) return;
  const pack = Math.max(item.shipPackQuantity, item.minimumQuantity);
  yield { ...row, minimumQuantity: pack * 5, price: roundPrice(term.price * 0.95) };
  if (random.chance(0.5)) yield { ...row, minimumQuantity: pack * 20, price: roundPrice(term.price * 0.9) };
}

/** The same for all items of a class: contracts are negotiated by class. */
function agreedPrice(seed: string | number, { account, size }: Customer, item: CompanyItem): TenThousandths {
  const byClass = createRandom(seed).fork(`discount/${account.number}/${item.classCode}`).int(-3, 6);
  const percent = discountBySize[size] + byClass;
  return roundPrice((webPriceOf(item) * (100 - percent)) / 100);
}
