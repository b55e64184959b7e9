import { customers } from "./accounts.ts";
import { assortments } from "./assortments.ts";
import { branches } from "./branches.ts";
import { type ContractPrice, contractPriceRecord, contractPrices } from "./contract-prices.ts";
import { customCatalogs } from "./custom-catalogs.ts";
import type { Customer } from "./customer.ts";
import type { Day } from "./days.ts";
import { distributionCenters } from "./distribution-centers.ts";
import { guides } from "./guides.ts";
import type { CompanyItem } from "./items.ts";
import { orderTerms } from "./order-terms.ts";
import { orders } from "./orders.ts";
import { pendingTasks } from "./pending-tasks.ts";
import { priceLookup } from "./price-lookup.ts";
import { webPrices } from "./prices.ts";
import type * as records from "./records.ts";
import { restrictions } from "./restrictions.ts";
import { stock } from "./stock.ts";
import { people, type People } from "./users.ts";
import { warranties } from "./warranties.ts";

export interface CompanyInput {
  readonly seed: string | number;
  /** The company's today: orders end on it, sales run around it. */
  readonly asOf: Day;
  readonly items: readonly CompanyItem[];
}

/** By kind of import, in the order in which the kinds build on each other. Each can be read through once. */
export interface CompanyRecords {
  /** Before the items, which name restrictions and warranties. */
  readonly catalog: Iterable<records.RestrictionRecord | records.WarrantyRecord | records.GuideRecord>;
  readonly branches: Iterable<records.DistributionCenterRecord | records.BranchRecord>;
  readonly accounts: Iterable<
    | records.CustomCatalogRecord
    | records.AccountRecord
    | records.UserRecord
    | records.MembershipRecord
    | records.OrderRecord
    | records.PendingTaskRecord
  >;
  readonly prices: Iterable<records.WebPriceRecord | records.ContractPriceRecord>;
  readonly stock: Iterable<records.StockRecord>;
  readonly terms: Iterable<records.OrderTermsRecord>;
}

/** Everything of the demo company but its items. The same input gives the same records. */
export function companyRecords({ seed, asOf, items }: CompanyInput): CompanyRecords {
  const buyers = customers(seed);
  const staff = people(seed, buyers);
  const ranges = assortments(seed, buyers, items);
  const contracts = [...contractPrices({ seed, asOf, customers: buyers, assortments: ranges, items })];
  const mayOrder = Map.groupBy(
    staff.memberships.filter(({ role }) => role !== "viewer"),
    ({ accountNumber }) => accountNumber,
  );
  const history = orders({
    seed,
    asOf,
    customers: buyers,
    assortments: ranges,
    items,
    buyersOf: (accountNumber) => (mayOrder.get(accountNumber) ?? []).map(({ userId }) => userId),
    priceOn: priceLookup(seed, asOf, contracts),
  });
  return {
    catalog: catalogRecords(),
    branches: [...distributionCenters, ...branches(seed)],
    accounts: accountRecords(items, { buyers, staff, history, waiting: pendingTasks(asOf) }),
    prices: priceRecords(webPrices(seed, asOf, items), contracts),
    stock: stock(seed, asOf, items),
    terms: orderTerms(seed, asOf, buyers, staff),
  };
}

function* catalogRecords(): CompanyRecords["catalog"] {
  yield* restrictions();
  yield* warranties();
  yield* guides();
}

interface Customers {
  readonly buyers: readonly Customer[];
  readonly staff: People;
  readonly history: Iterable<records.OrderRecord>;
  readonly waiting: Iterable<records.PendingTaskRecord>;
}

function* accountRecords(
  items: readonly CompanyItem[],
  { buyers, staff, history, waiting }: Customers,
): CompanyRecords["accounts"] {
  yield* customCatalogs(items);
  for (const { account } of buyers) yield account;
  yield* staff.users;
  yield* staff.memberships;
  yield* history;
  yield* waiting;
}

function* priceRecords(
  web: Iterable<records.WebPriceRecord>,
  contracts: readonly ContractPrice[],
): CompanyRecords["prices"] {
  yield* web;
  for (const row of contracts) yield contractPriceRecord(row);
}
