import { type Random, createRandom } from "../kit/random.ts";
import type { Assortment, Favorite } from "./assortments.ts";
import type { Customer } from "./customer.ts";
import { type Day, dayNumber, dayOf, monthOf, weekdayOf } from "./days.ts";
import { type CompanyItem, categoryOf, isSold } from "./items.ts";
import { type TenThousandths, decimalText } from "./money.ts";
import { branchAtCounter, purchaseOrderOf, statusOn } from "./order-papers.ts";
import type { OrderLine, OrderRecord } from "./records.ts";
import { seasonFactor } from "./seasons.ts";

const daysOfHistory = 730;
const companionChance = 0.3;
const oneOffChance = 0.12;
/** A cart that waits for more: what falls due within these days goes along. */
const consolidationDays = 6;
/** A closed account bought nothing for so long. */
const closedDays = 240;
/** Old numbers are lower: the first order of the two years. */
const firstOrderNumber = 1_400_000_000;

export type PriceOn = (question: {
  readonly accountNumber: string;
  readonly item: CompanyItem;
  readonly day: Day;
  readonly quantity: number;
}) => TenThousandths;

export interface OrdersInput {
  readonly seed: string | number;
  readonly asOf: Day;
  readonly customers: readonly Customer[];
  readonly assortments: ReadonlyMap<string, Assortment>;
  readonly items: readonly CompanyItem[];
  readonly buyersOf: (accountNumber: string) => readonly string[];
  readonly priceOn: PriceOn;
}

type Draft = Omit<OrderRecord, "number">;

/** Two years of orders that end on the day given, oldest first, numbered as they were placed. */
export function* orders(input: OrdersInput): Iterable<OrderRecord> {
  const bySku = new Map(input.items.map((item) => [item.sku, item]));
  const drafts = input.customers.flatMap((customer) => [...ordersOf(customer, input, bySku)]);
  const inTime = drafts.toSorted(
    (one, other) => one.placedAt.localeCompare(other.placedAt) || one.accountNumber.localeCompare(other.accountNumber),
  );
  for (const [place, draft] of inTime.entries()) {
    yield { ...draft, record: "order", number: String(firstOrderNumber + place * 7) };
  }
}

function* ordersOf(customer: Customer, input: OrdersInput, bySku: ReadonlyMap<string, CompanyItem>): Iterable<Draft> {
  const assortment = input.assortments.get(customer.account.number);
  if (assortment === undefined || assortment.favorites.length === 0) return;
  const random = createRandom(input.seed).fork(`orders/${customer.account.number}`);
  const lastDay = dayNumber(input.asOf) - (customer.account.isOpen ? 0 : closedDays);
  const due = assortment.favorites.map((favorite) => ({
    favorite,
    on: dayNumber(input.asOf) - daysOfHistory + random.int(0, favorite.everyDays),
  }));
  for (;;) {
    const earliest = Math.min(...due.map(({ on }) => on));
    const day = workday(earliest);
    if (day > lastDay) return;
    const basket = due.filter(({ on }) => on <= day + consolidationDays);
    yield orderOn(
      dayOf(day),
      basket.map(({ favorite }) => favorite),
      { customer, assortment, input, bySku, random },
    );
    for (const entry of basket) entry.on = day + nextGap(entry.favorite, dayOf(day), random);
  }
}

function nextGap({ everyDays, item }: Favorite, day: Day, random: Random): number {
  const season = seasonFactor(categoryOf(item), monthOf(day));
  return Math.max(3, Math.round((everyDays * (0.75 + random.next() / 2)) / season));
}

interface Scene {
  readonly customer: Customer;
  readonly assortment: Assortment;
  readonly input: OrdersInput;
  readonly bySku: ReadonlyMap<string, CompanyItem>;
  readonly random: Random;
}

function orderOn(day: Day, basket: readonly Favorite[], scene: Scene): Draft {
  const { customer, input, random } = scene;
  const { account } = customer;
  const branchCode = branchAtCounter(account.defaultBranchCode, customer.trade, random);
  const buyers = input.buyersOf(account.number);
  const lines = [...wanted(basket, scene)].map(({ item, packs }, index): OrderLine => {
    const quantity = wholePacks(item, packs, branchCode !== null);
    const unitPrice = input.priceOn({ accountNumber: account.number, item, day, quantity });
    return { line: index + 1, sku: item.sku, quantity, unitPrice: decimalText(unitPrice) };
  });
  return {
    record: "order",
    accountNumber: account.number,
    userId: buyers.length === 0 ? null : random.pick(buyers),
    placedAt: `${day}T${timeOfDay(random)}Z`,
    status: statusOn({ day, asOf: input.asOf, isPickup: branchCode !== null, random }),
    purchaseOrder: purchaseOrderOf(customer.trade, day, random),
    branchCode,
    lines,
  };
}

/** The favorites that are due, now and then what goes with one, rarely something out of the ordinary; each once. */
function* wanted(
  basket: readonly Favorite[],
  { assortment, bySku, random }: Scene,
): Iterable<{ readonly item: CompanyItem; readonly packs: number }> {
  const seen = new Set<string>();
  for (const { item, packs } of basket) {
    if (seen.has(item.sku)) continue;
    seen.add(item.sku);
    yield { item, packs: Math.max(1, packs + random.int(-1, 1)) };
    const companion = bySku.get(item.goesWith[0] ?? "");
    if (companion === undefined || !isSold(companion) || seen.has(companion.sku) || !random.chance(companionChance))
      continue;
    seen.add(companion.sku);
    yield { item: companion, packs };
  }
  if (!random.chance(oneOffChance)) return;
  const extra = random.pick(assortment.covered);
  if (!seen.has(extra.sku)) yield { item: extra, packs: 1 };
}

/** Over the counter the sell pack counts, shipped the ship pack; never less than the item's minimum. */
function wholePacks(item: CompanyItem, packs: number, isPickup: boolean): number {
  const pack = isPickup ? item.sellPackQuantity : item.shipPackQuantity;
  return pack * Math.max(packs, Math.ceil(item.minimumQuantity / pack));
}

/** Saturdays' and Sundays' needs are ordered on Monday. */
function workday(number: number): number {
  const weekday = weekdayOf(number);
  if (weekday === 6) return number + 2;
  return weekday === 0 ? number + 1 : number;
}

/** Office hours from coast to coast, in UTC. */
function timeOfDay(random: Random): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(random.int(12, 22))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
}
