import { chosenBranch } from "@capstan/features/account/server";
import type { Branch, BranchDirectory, BranchIndex, NearBranch } from "@capstan/features/branches/server";
import type { CartOwner } from "@capstan/features/cart/server";
import type { Position } from "@capstan/features/geocoding";
import type { Geocoder } from "@capstan/features/geocoding/server";
import type { Clock } from "@capstan/platform/clock";
import type { Database } from "@capstan/platform/db";
import { type Result, fail, ok } from "@capstan/platform/result";
import type { Visitor } from "@capstan/platform/visitor";
import { type BranchAvailability, branchAvailability } from "./branch-availability.server.ts";
import { maxMiles } from "./distances.ts";
import { locate } from "./locate.server.ts";

export interface SearchDeps {
  readonly db: Database;
  readonly branches: BranchDirectory;
  readonly geocoder: Geocoder;
  readonly clock: Clock;
}

export interface BranchSearch {
  readonly text: string;
  readonly position: Position | null;
  readonly filters: BranchFilters;
  readonly page: { readonly size: number; readonly number: number };
  readonly visitor: Visitor;
  /** Whose cart is looked for at the branches; null where nobody asks. */
  readonly cart: CartOwner | null;
  /** Nothing but this branch: its own page. */
  readonly only?: Branch;
}

export interface BranchFilters {
  readonly curbside?: boolean | undefined;
  readonly service?: string | undefined;
  readonly within?: number | undefined;
}

export interface FoundBranch extends NearBranch {
  readonly isDefault?: boolean;
  /** Left out where nobody asked, or the cart is empty. */
  readonly availability?: BranchAvailability | undefined;
}

export interface FoundBranches {
  /** What the search was understood as; null where nothing was typed. */
  readonly label: string | null;
  readonly branches: readonly FoundBranch[];
  /** Where they were found. */
  readonly index: BranchIndex;
}

/** The nearest branches, the visitor's default one first if it is near. At most three statements, however many branches there are. */
export async function searchBranches(deps: SearchDeps, search: BranchSearch): Promise<Result<FoundBranches>> {
  const index = await deps.branches();
  if (!index) return fail({ code: "ENGINE_UNAVAILABLE", engine: "postgresql" });
  const defaultCode = await defaultBranchOf(deps.db, search.visitor);
  const defaultBranch = (defaultCode === null ? undefined : index.find(defaultCode)) ?? null;
  const origin = await locate({ branches: index, geocoder: deps.geocoder }, { ...search, defaultBranch });
  if (!origin.ok) return origin;
  if (!origin.value) return ok({ label: null, branches: [], index });
  const { size, number } = search.page;
  const { curbside, service, within } = search.filters;
  const near = index.nearest(origin.value.position, {
    count: size * number,
    matches: search.only ? (branch) => branch === search.only : matcher({ curbside, service }),
    maxMiles: within,
  });
  const page = defaultFirst(near, defaultCode).slice(size * (number - 1));
  const availability = search.cart && (await branchAvailability(deps, { cart: search.cart, near: page }));
  // Most visitors have neither a default branch nor a cart: for them nothing is known of a branch but where it is.
  if (defaultCode === null && !availability) return ok({ label: origin.value.label, branches: page, index });
  return ok({
    label: origin.value.label,
    index,
    branches: page.map(({ branch, at, miles }) => ({
      branch,
      at,
      miles,
      isDefault: branch.code === defaultCode,
      availability: availability?.get(branch.code),
    })),
  });
}

async function defaultBranchOf(db: Database, { userId, accountNumber }: Visitor): Promise<string | null> {
  if (userId === null || accountNumber === null) return null;
  return (await chosenBranch(db, { userId, accountNumber }))?.code ?? null;
}

/** Undefined where every branch will do: one that is asked of hundreds of branches costs as much as finding the nearest. */
function matcher({ curbside, service }: BranchFilters): ((branch: Branch) => boolean) | undefined {
  if (curbside !== true && service === undefined) return undefined;
  return ({ hasCurbside, services }) =>
    (curbside !== true || hasCurbside) && (service === undefined || services.includes(service));
}

function defaultFirst(near: readonly NearBranch[], code: string | null): readonly NearBranch[] {
  if (code === null) return near;
  const own = near.find(({ branch, miles }) => branch.code === code && miles < maxMiles);
  return own ? [own, ...near.filter((other) => other !== own)] : near;
}
