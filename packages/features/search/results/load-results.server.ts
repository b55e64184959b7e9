import { previouslyPurchased } from "@capstan/features/account/server";
import {
  type CatalogFrame,
  type CategoryNode,
  type Item,
  familiesByCode,
  itemsBySku,
  itemsOnShelf,
  skusByIdentifier,
} from "@capstan/features/catalog/server";
import { priceFiles } from "@capstan/features/pricing/server";
import { urls } from "@capstan/features/urls";
import type { Database } from "@capstan/platform/db";
import type { OpensearchHandle } from "@capstan/platform/opensearch";
import { type Found, findItems } from "../find-items.server.ts";
import { understand } from "../query/understand.ts";
import type { ResultsView, ShelfLink } from "../results.ts";
import { type Asked, facetPrefix, readAddress, sortNames, withParameters, writeMark } from "./address.ts";
import { facetsOf } from "./facets.ts";
import { type Looking, familyGroups } from "./item-rows.ts";

export interface ResultsDeps {
  readonly db: Database;
  readonly opensearch: OpensearchHandle;
  /** The tree and the templates as they were read last; undefined while nobody could. */
  readonly frame: () => Promise<CatalogFrame | undefined>;
  readonly origin: string;
}

const pageSize = 60;

export interface ResultsRequest {
  readonly url: URL;
  readonly looking: Looking;
}

/** The page of a search. */
export async function loadSearch(deps: ResultsDeps, { url, looking }: ResultsRequest): Promise<ResultsView> {
  const asked = readAddress(url);
  const frame = await deps.frame();
  const understood = understand(asked.text);
  const found = await findItems(deps.opensearch, {
    asked: understood,
    filters: asked.filters,
    accountNumber: looking.accountNumber,
    sort: asked.sort,
    after: asked.after,
    size: pageSize,
  });
  const skus = found
    ? found.items.map(({ sku }) => sku)
    : await skusByIdentifier(deps.db, looking.accountNumber, asked.text);
  const page = await pageOf(deps, { url, asked, looking, frame, found, skus });
  const exact = found?.items.filter(({ isExact }) => isExact) ?? [];
  const [only] = exact.length === 1 ? page.items.filter(({ sku }) => sku === exact[0]?.sku) : [];
  return {
    ...page.view,
    title: understood.text === "" ? "Search" : `Results for “${understood.text}”`,
    query: understood.text,
    summary: "",
    breadcrumbs: [{ name: "Home", url: urls.home() }],
    canonicalUrl: deps.origin + urls.search({ searchQuery: understood.text }),
    shelves: (found?.shelves ?? [])
      .flatMap(({ code, count }) => {
        const node = frame?.categories.get(code);
        return node ? [{ ...shelfLink(node), count }] : [];
      })
      .slice(0, 8),
    exact: only ? { sku: only.sku, name: only.name, url: urls.product(only) } : null,
  };
}

/** The page of a shelf; undefined if there is none of that code. */
export async function loadShelf(
  deps: ResultsDeps,
  code: string,
  { url, looking }: ResultsRequest,
): Promise<ResultsView | undefined> {
  const frame = await deps.frame();
  const shelf = frame?.categories.get(code);
  if (!frame || !shelf) return undefined;
  const asked = readAddress(url);
  const found = await findItems(deps.opensearch, {
    asked: null,
    filters: { ...asked.filters, shelf: code },
    accountNumber: looking.accountNumber,
    sort: asked.sort,
    after: asked.after,
    size: pageSize,
  });
  const skus = found ? found.items.map(({ sku }) => sku) : await itemsOnShelf(deps.db, code, pageSize);
  const page = await pageOf(deps, { url, asked, looking, frame, found, skus });
  const path = frame.pathTo(code);
  return {
    ...page.view,
    title: shelf.name,
    query: null,
    summary: shelf.seoText,
    breadcrumbs: [
      { name: "Home", url: urls.home() },
      ...path.slice(0, -1).map(({ name, ...node }) => ({ name, url: urls.category(node) })),
    ],
    canonicalUrl: deps.origin + urls.category(shelf),
    shelves: frame.below(code).map((node) => shelfLink(node)),
    exact: null,
  };
}

interface PageParts {
  readonly url: URL;
  readonly asked: Asked;
  readonly looking: Looking;
  readonly frame: CatalogFrame | undefined;
  readonly found: Found | undefined;
  readonly skus: readonly string[];
}

type PageView = Omit<ResultsView, "title" | "query" | "summary" | "breadcrumbs" | "canonicalUrl" | "shelves" | "exact">;

/** What both kinds of page have: five statements, however many items stand on it. */
async function pageOf(
  deps: ResultsDeps,
  { url, asked, looking, frame, found, skus }: PageParts,
): Promise<{ items: readonly Item[]; view: PageView }> {
  const known = new Map((await itemsBySku(deps.db, skus)).map((item) => [item.sku, item]));
  const items = skus.flatMap((sku) => known.get(sku) ?? []);
  const familyCodes = [...new Set(items.flatMap(({ familyCode }) => familyCode ?? []))];
  const [familyNames, prices, purchased] = await Promise.all([
    familiesByCode(deps.db, familyCodes),
    priceFiles(deps.db, looking.accountNumber, skus),
    looking.accountNumber === null ? new Set<string>() : previouslyPurchased(deps.db, looking.accountNumber, skus),
  ]);
  const attributesOf = (classCode: string) => frame?.classes.get(classCode)?.attributes ?? [];
  const attributes = (found?.classCodes ?? []).flatMap((code) => [...attributesOf(code)]);
  const { filters } = asked;
  const applied = [...filters.chosen].flatMap(([code, values]) =>
    values.map((value) => ({
      label: `${attributes.find((attribute) => attribute.code === code)?.name ?? "Brand"}: ${value}`,
      removeUrl: withParameters(url, (given) => given.delete(facetPrefix + code, value)),
    })),
  );
  const view: PageView = {
    total: found?.total ?? items.length,
    isMore: found?.isMore ?? false,
    familyCount: found?.familyCount ?? familyCodes.length,
    applied,
    clearUrl: withParameters(url, (given) => {
      for (const name of Array.from(given.keys())) if (name.startsWith(facetPrefix)) given.delete(name);
    }),
    facets: found ? facetsOf({ url, filters, counts: found.facets, attributes }) : [],
    sorts: Object.entries(sortNames).map(([sort, label]) => ({
      label,
      isChosen: sort === asked.sort,
      url: withParameters(url, (given) => (sort === "best" ? given.delete("sort") : given.set("sort", sort))),
    })),
    families: familyGroups({ items, attributesOf, familyNames, prices, purchased, looking }),
    nextUrl: found?.next ? withParameters(url, (given) => given.set("after", writeMark(found.next ?? []))) : null,
    firstUrl: asked.after ? withParameters(url, () => {}) : null,
    didYouMean: null,
    nearest: [],
    isLimited: found === undefined,
  };
  return { items, view };
}

export function shelfLink(node: CategoryNode): ShelfLink {
  return { name: node.name, url: urls.category(node), icon: node.icon, count: null };
}
