import { type Random, createRandom } from "../kit/random.ts";
import { type Day, addDays } from "./days.ts";
import { distributionCenters } from "./distribution-centers.ts";
import { pickSeveral } from "./draw.ts";
import { type CompanyItem, slownessOf } from "./items.ts";
import { branchPlaces } from "./places.ts";
import type { StockRecord } from "./records.ts";

interface Depth {
  /** The slowest item of this depth. */
  readonly upTo: number;
  readonly centers: readonly [least: number, most: number];
  /** Of which centers. */
  readonly of: readonly string[];
  readonly branches: readonly [least: number, most: number];
  /** Packs that a distribution center keeps; a branch keeps a tenth. */
  readonly packs: number;
}

const centerCodes = distributionCenters.map(({ code }) => code);
const branchCodes = branchPlaces.map(({ code }) => code);
const everyCenter = centerCodes.length;
/** What sells slowly is kept by these for all: an order of many lines comes from few places. */
const masterCenters = ["DC-CHI", "DC-LAX", "DC-MEM"];

/** What sells lies everywhere, what doesn't in one or two places. */
const depths: readonly Depth[] = [
  { upTo: 0.06, centers: [everyCenter, everyCenter], of: centerCodes, branches: [60, 140], packs: 400 },
  { upTo: 0.25, centers: [5, 10], of: centerCodes, branches: [6, 25], packs: 120 },
  { upTo: 0.6, centers: [2, 3], of: masterCenters, branches: [0, 4], packs: 40 },
  { upTo: 1, centers: [1, 2], of: masterCenters, branches: [0, 0], packs: 12 },
];

type StockedItem = Pick<CompanyItem, "sku" | "lifecycle" | "shipPackQuantity" | "sellPackQuantity">;

export function* stock(seed: string | number, asOf: Day, items: Iterable<StockedItem>): Iterable<StockRecord> {
  for (const item of items) {
    if (item.lifecycle === "planned") continue;
    const random = createRandom(seed).fork(`stock/${item.sku}`);
    const slowness = slownessOf(item.sku);
    const depth = depths.find(({ upTo }) => slowness < upTo);
    if (depth === undefined) continue;
    for (const code of pickSeveral(random, depth.of, random.int(...depth.centers))) {
      yield stockAt(item, code, { packs: depth.packs, pack: item.shipPackQuantity }, asOf, random);
    }
    // What is being sold off or gone has left the counters.
    if (item.lifecycle !== "active") continue;
    for (const code of pickSeveral(random, branchCodes, random.int(...depth.branches))) {
      yield stockAt(item, code, { packs: Math.ceil(depth.packs / 10), pack: item.sellPackQuantity }, asOf, random);
    }
  }
}

/** Sold out here now and then, with a delivery under way for what will be bought again. */
function stockAt(
  { sku, lifecycle }: StockedItem,
  locationCode: string,
  { packs, pack }: { readonly packs: number; readonly pack: number },
  asOf: Day,
  random: Random,
): StockRecord {
  const isGone = lifecycle === "discontinued" || random.chance(0.06);
  const quantity = isGone ? 0 : pack * random.int(1, packs);
  const nextOn = quantity === 0 && lifecycle === "active" ? addDays(asOf, random.int(2, 35)) : null;
  return { record: "stock", sku, locationCode, quantity, nextOn };
}
