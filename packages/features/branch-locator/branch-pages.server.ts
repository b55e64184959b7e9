import { type Branch, type BranchIndex, nextHolidays } from "@capstan/features/branches/server";
import { cartCookie, ownerOf } from "@capstan/features/cart/server";
import { stateName } from "@capstan/features/geocoding/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { urls } from "@capstan/features/urls";
import { dayOn } from "@capstan/platform/day";
import { readCookies } from "@capstan/platform/http";
import type { Visitor } from "@capstan/platform/visitor";
import type { BranchLink, BranchPageView, FindBranchSearch, FindBranchView } from "./branch-locator.ts";
import { listedBranches, maxMiles, roundMiles } from "./distances.ts";
import { readHours } from "./opening-hours.ts";
import { type SearchDeps, searchBranches } from "./search-branches.server.ts";
import { wireBranch } from "./wire-branch.server.ts";

export interface BranchPageDeps extends SearchDeps {
  /** The address that visitors type. */
  readonly origin: string;
}

const nearbyCount = 4;

/** What the branch's page and the locator's page read from. */
export function branchLocatorReader(deps: BranchPageDeps) {
  return {
    branch: async (request: Request, code: string, visitor: Visitor) => loadBranch(deps, { request, code, visitor }),
    find: async (request: Request, visitor: Visitor) => findBranches(deps, { request, visitor }),
  };
}

/** The locator's page and that of every open branch, for the sitemap. */
export async function branchPaths({ branches }: Pick<SearchDeps, "branches">): Promise<readonly string[]> {
  const all = (await branches())?.all ?? [];
  return all.length === 0 ? [] : [urls.findBranch(), ...all.map(lazyUrls.branch)];
}

interface PageRequest {
  readonly request: Request;
  readonly visitor: Visitor;
}

async function loadBranch(
  deps: BranchPageDeps,
  { request, code, visitor }: PageRequest & { readonly code: string },
): Promise<BranchPageView | undefined> {
  const index = await deps.branches();
  const branch = index?.find(code);
  if (!index || !branch) return undefined;
  const found = await searchBranches(deps, {
    text: "",
    position: branch,
    filters: {},
    page: { size: 1, number: 1 },
    visitor,
    cart: cartOf(request, visitor),
    only: branch,
  });
  if (!found.ok) return undefined;
  const [self] = found.value.branches;
  return (
    self && {
      branch: wireBranch(self),
      saturdayHours: branch.saturdayHours,
      services: branch.services,
      holidays: nextHolidays(branch.holidays, dayOn(deps.clock)),
      openings: {
        weekdays: readHours(branch.weekdayHours),
        saturday: branch.saturdayHours === null ? null : readHours(branch.saturdayHours),
      },
      nearby: nearbyOf(index, branch),
      canonicalUrl: deps.origin + lazyUrls.branch(branch),
    }
  );
}

function nearbyOf(index: BranchIndex, branch: Branch): BranchPageView["nearby"] {
  return index
    .nearest(branch, { count: nearbyCount + 1, maxMiles })
    .filter(({ branch: other }) => other.code !== branch.code)
    .slice(0, nearbyCount)
    .map(({ branch: other, miles }) => ({ ...linkOf(other), distance: roundMiles(miles) }));
}

async function findBranches(deps: BranchPageDeps, page: PageRequest): Promise<FindBranchView> {
  const text = new URL(page.request.url).searchParams.get("q");
  const [search, index] = await Promise.all([text === null ? null : searchFor(deps, text, page), deps.branches()]);
  const byState = Map.groupBy((text ?? "").trim() === "" ? (index?.all ?? []) : [], ({ state }) => state);
  return {
    search,
    states: [...byState]
      .map(([state, branches]) => ({ name: stateName(state), branches: branches.toSorted(byCity).map(linkOf) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en")),
    canonicalUrl: deps.origin + urls.findBranch(),
  };
}

async function searchFor(
  deps: BranchPageDeps,
  text: string,
  { request, visitor }: PageRequest,
): Promise<FindBranchSearch> {
  if (text.trim() === "") return { text, label: null, problem: "blank", branches: [] };
  const found = await searchBranches(deps, {
    text,
    position: null,
    filters: {},
    page: { size: listedBranches, number: 1 },
    visitor,
    cart: cartOf(request, visitor),
  });
  if (!found.ok) return { text, label: null, problem: "failed", branches: [] };
  const { label, branches } = found.value;
  return { text, label, problem: null, branches: branches.map(wireBranch) };
}

function cartOf(request: Request, visitor: Visitor) {
  return ownerOf(visitor, readCookies(request.headers.get("cookie") ?? undefined)[cartCookie]);
}

function linkOf(branch: Branch): BranchLink {
  return { label: `${branch.city} Branch #${branch.code}`, url: lazyUrls.branch(branch) };
}

function byCity(one: Branch, other: Branch): number {
  return one.city.localeCompare(other.city, "en") || one.code.localeCompare(other.code, "en");
}
