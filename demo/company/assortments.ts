import { type Random, createRandom } from "../kit/random.ts";
import type { Customer } from "./customer.ts";
import { skewedIndex } from "./draw.ts";
import { type CompanyItem, categoryOf, isSold, slownessOf } from "./items.ts";
import { type Want, tradeNamed } from "./trades.ts";

/** An item that an account keeps buying: about every so many days, about so many at a time. */
export interface Favorite {
  readonly item: CompanyItem;
  readonly everyDays: number;
  readonly packs: number;
}

export interface Assortment {
  readonly favorites: readonly Favorite[];
  /** What the account's contract names: the favorites, what goes with them, and some that it might need. */
  readonly covered: readonly CompanyItem[];
}

/** How often the first, the second, … favorite is bought, in days. */
const cycles: Readonly<Record<Customer["size"], readonly number[]>> = {
  small: [60, 90, 120, 150, 180, 240, 240],
  medium: [30, 45, 60, 90, 90, 120, 120, 180, 180, 240],
  large: [7, 21, 30, 45, 60, 60, 90, 90, 120, 120, 180, 180, 240],
};

const packsBySize: Readonly<Record<Customer["size"], number>> = { small: 2, medium: 4, large: 8 };

/** Above it an account buys one at a time. */
const dearItem = 150;

export function assortments(
  seed: string | number,
  customers: readonly Customer[],
  items: readonly CompanyItem[],
): ReadonlyMap<string, Assortment> {
  const finder = createFinder(items);
  const bySku = new Map(items.map((item) => [item.sku, item]));
  return new Map(
    customers.map((customer) => {
      const random = createRandom(seed).fork(`assortment/${customer.account.number}`);
      return [customer.account.number, assortmentOf(customer, finder, bySku, random)];
    }),
  );
}

function assortmentOf(
  customer: Customer,
  find: Finder,
  bySku: ReadonlyMap<string, CompanyItem>,
  random: Random,
): Assortment {
  const { wants } = tradeNamed(customer.trade);
  const favorites = new Map<string, Favorite>();
  for (const [place, everyDays] of cycles[customer.size].entries()) {
    const wanted = wants[place % wants.length];
    const item = wanted === undefined ? undefined : drawItem(find(wanted), random);
    if (item !== undefined) favorites.set(item.sku, { item, everyDays, packs: packsOf(customer, item, random) });
  }
  const covered = new Map([...favorites.values()].map(({ item }) => [item.sku, item]));
  for (const { item } of favorites.values()) {
    for (const sku of item.goesWith.slice(0, 2)) {
      const companion = bySku.get(sku);
      if (companion !== undefined && isSold(companion)) covered.set(sku, companion);
    }
  }
  for (const wanted of [...wants, ...wants]) {
    const item = drawItem(find(wanted), random);
    if (item !== undefined) covered.set(item.sku, item);
  }
  return { favorites: [...favorites.values()], covered: [...covered.values()] };
}

function drawItem(candidates: readonly CompanyItem[], random: Random): CompanyItem | undefined {
  return candidates[skewedIndex(random, candidates.length)];
}

function packsOf(customer: Customer, item: CompanyItem, random: Random): number {
  if (item.price >= dearItem) return random.int(1, 2);
  return random.int(1, packsBySize[customer.size]);
}

type Finder = (want: Want) => readonly CompanyItem[];

/** What answers a want, what sells best first. A category without the wanted words answers as a whole. */
function createFinder(items: readonly CompanyItem[]): Finder {
  const sold = items.filter(isSold).map((item) => ({ item, slowness: slownessOf(item.sku) }));
  const byDemand = sold.toSorted((one, other) => one.slowness - other.slowness).map(({ item }) => item);
  const categories = Map.groupBy(byDemand, categoryOf);
  const found = new Map<Want, readonly CompanyItem[]>();
  return (want) => {
    const known = found.get(want);
    if (known !== undefined) return known;
    const category = categories.get(want.category) ?? [];
    const named = category.filter(({ name }) => want.words.some((word) => name.toLowerCase().includes(word)));
    const answer = named.length > 0 ? named : category;
    found.set(want, answer);
    return answer;
  };
}
