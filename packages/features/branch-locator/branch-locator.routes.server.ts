import { setOwnBranch } from "@capstan/features/account/server";
import { cartCookie, ownerOf } from "@capstan/features/cart/server";
import { lazyUrls } from "@capstan/features/lazy-urls";
import { WrittenJson, type RouteInput, type RouteSpec, route } from "@capstan/platform/http";
import { fail, ok } from "@capstan/platform/result";
import type { z } from "zod";
import {
  branchPageAnswer,
  branchPageParams,
  branchSearchAnswer,
  branchSearchBody,
  branchSearchQuery,
  geocodeAnswer,
  geocodeQuery,
  toggleDefaultAnswer,
  toggleDefaultParams,
} from "./branch-locator.schema.ts";
import { listedBranches } from "./distances.ts";
import { type BranchSearch, type FoundBranches, type SearchDeps, searchBranches } from "./search-branches.server.ts";
import { branchesJson } from "./wire-branch.server.ts";

const pageStart = Buffer.from('{"payload":{"branches":');
const pageEnd = Buffer.from("}}");
const firstPage = { size: listedBranches, number: 1 };
/** A visitor types a few places; an office of them shares an address. */
const geocodeLimit = { calls: 60, addressCalls: 600, seconds: 60 } as const;

/** Searches come from memory: the general limit holds, which costs no engine anything. */
const common = { slice: "branch-locator", level: "anonymous", account: "visitor", agents: "look" } as const;
const errors = ["VALIDATION_FAILED", "GEOCODER_UNAVAILABLE", "ENGINE_UNAVAILABLE"] as const;

export function branchLocatorRoutes(deps: SearchDeps): readonly RouteSpec[] {
  return [
    route({
      ...common,
      method: "POST",
      path: lazyUrls.branchSearch(),
      summary: "The nearest branches to a position, an address, a ZIP code or a branch's number",
      body: branchSearchBody,
      answer: branchSearchAnswer,
      errors,
      handle: async (input) => {
        const found = await searchBranches(deps, searchOf(input.body, input, firstPage));
        return found.ok ? ok(new WrittenJson(jsonOf(found.value))) : found;
      },
    }),
    route({
      ...common,
      method: "GET",
      path: lazyUrls.branchPage({ size: ":size", page: ":page" }),
      summary: "The same with further filters, a page at a time",
      params: branchPageParams,
      query: branchSearchQuery,
      answer: branchPageAnswer,
      errors,
      handle: async (input) => {
        const { size, page: number } = input.params;
        const found = await searchBranches(deps, searchOf(input.query, input, { size, number }));
        if (!found.ok) return found;
        return ok(new WrittenJson(Buffer.concat([pageStart, jsonOf(found.value), pageEnd])));
      },
    }),
    route({
      ...common,
      account: "none",
      method: "GET",
      path: lazyUrls.geocode(),
      summary: "Where an address or a US ZIP code is",
      query: geocodeQuery,
      answer: geocodeAnswer,
      limit: geocodeLimit,
      errors: ["VALIDATION_FAILED", "GEOCODER_UNAVAILABLE"],
      handle: async ({ query: { address = "", postalCode } }) =>
        deps.geocoder.geocode(postalCode === undefined ? { address } : { postalCode }),
    }),
    route({
      slice: "branch-locator",
      method: "POST",
      path: lazyUrls.toggleDefaultBranch({ branchCode: ":branchCode" }),
      summary: "Makes a branch the user's default in the current account",
      level: "fully-authenticated",
      account: "own",
      agents: "change",
      references: { branchCode: "public" },
      params: toggleDefaultParams,
      answer: toggleDefaultAnswer,
      errors: ["BRANCH_NOT_FOUND", "ENGINE_UNAVAILABLE"],
      handle: async ({ params: { branchCode }, visitor: { userId, accountNumber } }) => {
        // A second press on the same branch leaves it the default.
        const key = { userId: userId ?? "", accountNumber: accountNumber ?? "" };
        const isSet = await setOwnBranch(deps.db, { ...key, code: branchCode });
        return isSet ? ok({ branchCode, defaultPickupBranch: true }) : fail({ code: "BRANCH_NOT_FOUND" });
      },
    }),
  ];
}

function jsonOf({ branches, index }: FoundBranches): Buffer {
  return branchesJson(branches, index);
}

function searchOf(
  { searchBox, latitude, longitude, useRTA, curbside, service, within }: z.output<typeof branchSearchQuery>,
  { visitor, cookies }: Pick<RouteInput<unknown, unknown, unknown>, "visitor" | "cookies">,
  page: BranchSearch["page"],
): BranchSearch {
  return {
    text: searchBox,
    position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
    filters: { curbside, service, within },
    page,
    visitor,
    cart: useRTA ? ownerOf(visitor, cookies[cartCookie]) : null,
  };
}
