import type { Visitor } from "@capstan/platform/visitor";
import { createContext } from "react-router";
import type { WireBranch } from "./branch-locator.schema.ts";
import type { OpeningHours } from "./opening-hours.ts";

/** A link to a branch's page. */
export interface BranchLink {
  readonly label: string;
  readonly url: string;
}

/** A branch's own page. */
export interface BranchPageView {
  readonly branch: WireBranch;
  readonly saturdayHours: string | null;
  readonly services: readonly string[];
  /** The next time of each holiday on which it is closed. */
  readonly holidays: readonly { readonly name: string; readonly day: string }[];
  /** For machines; null where people wrote them otherwise. */
  readonly openings: { readonly weekdays: OpeningHours | null; readonly saturday: OpeningHours | null };
  readonly nearby: readonly (BranchLink & { readonly distance: number })[];
  readonly canonicalUrl: string;
}

/** The locator as a page. */
export interface FindBranchView {
  /** What was searched for; null where nothing was. */
  readonly search: FindBranchSearch | null;
  /** Every branch, by state: what the page shows before a search. */
  readonly states: readonly { readonly name: string; readonly branches: readonly BranchLink[] }[];
  readonly canonicalUrl: string;
}

export interface FindBranchSearch {
  readonly text: string;
  /** What it was understood as: "Chicago, IL 60601". */
  readonly label: string | null;
  readonly problem: "blank" | "failed" | null;
  readonly branches: readonly WireBranch[];
}

/** What the two pages read. */
export const branchLocatorContext = createContext<{
  branch(request: Request, code: string, visitor: Visitor): Promise<BranchPageView | undefined>;
  find(request: Request, visitor: Visitor): Promise<FindBranchView>;
}>();

/** Spec 2.6: how a branch is called. */
export function branchTitle({ branchCode, branchAddress: { city } }: WireBranch): string {
  return `${city} Branch #${branchCode}`;
}
