import { type CompanyItem, categoryOf, isSold } from "./items.ts";
import type { CustomCatalogRecord } from "./records.ts";

interface Plan {
  readonly code: string;
  readonly scenario: 1 | 2 | 3 | 4;
  readonly filterName: string;
  readonly label1: string | null;
  readonly label2: string | null;
  /** Whole categories of any level, and a part of one more, item by item. */
  readonly categories: readonly string[];
  readonly pickedFrom: string;
}

const pickedCount = 40;

/** One for each scenario. Spec 4: in 1 and 4 buyers may switch, and an option without a label reads "Your Products". */
const plans: readonly Plan[] = [
  {
    code: "MILLBROOK",
    scenario: 1,
    filterName: "millbrook-approved-products",
    label1: "Millbrook Approved",
    label2: "All Products",
    categories: ["CLN", "HVA", "LGT", "SAF-DISPOSABLE"],
    pickedFrom: "SAF",
  },
  {
    code: "PRAIRIE-ROSE",
    scenario: 2,
    filterName: "prairie-rose-house-list",
    label1: "Prairie Rose House List",
    label2: null,
    categories: ["CLN"],
    pickedFrom: "BAT",
  },
  {
    code: "STONEBRIDGE",
    scenario: 3,
    filterName: "stonebridge-district-bid",
    label1: null,
    label2: null,
    categories: ["CLN", "PNT", "PLB"],
    pickedFrom: "ELE",
  },
  {
    code: "GRANTHAVEN",
    scenario: 4,
    filterName: "granthaven-base-supply",
    label1: null,
    label2: "Outside Base Supply",
    categories: ["HTL", "SAF", "FAS"],
    pickedFrom: "ADH",
  },
];

export function* customCatalogs(items: readonly CompanyItem[]): Iterable<CustomCatalogRecord> {
  const stocked = (category: string) => items.some(({ categoryCode }) => `${categoryCode}-`.startsWith(`${category}-`));
  for (const { categories, pickedFrom, ...plan } of plans) {
    const picked = items.filter((item) => isSold(item) && categoryOf(item) === pickedFrom).slice(0, pickedCount);
    yield {
      record: "custom-catalog",
      ...plan,
      categories: categories.filter(stocked),
      skus: picked.map(({ sku }) => sku),
    };
  }
}
