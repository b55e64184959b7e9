import { urls } from "@capstan/features/urls";
import type { Visitor } from "@capstan/platform/visitor";
import type { HeldAccount } from "./account.ts";
import { accountLinks } from "./account-links.ts";
import { type CatalogScope, listedPart, selectedOption } from "./catalog-scope.ts";
import { type AccountSummary, type CatalogChoice, type SignedIn, nobody } from "./header-parts.ts";
import type { Person } from "./person.ts";

// The header's parts for a person; undefined is an anonymous visitor.

interface SignedInInput {
  readonly accounts: readonly HeldAccount[];
  readonly message: SignedIn["message"];
}

export function signedInOf(
  person: Person | undefined,
  { level }: Pick<Visitor, "level">,
  { accounts, message }: SignedInInput,
): SignedIn {
  if (!person || level === "anonymous") return nobody;
  const { fullName: name, shortName, title, account, agent, isServiceAgent } = person;
  const accountNumber = account?.number ?? null;
  return {
    level,
    user: { name, shortName, title },
    companyName: account?.companyName ?? null,
    accountNumber,
    isProcurement: account?.isProcurement ?? false,
    accounts: accounts.map(({ number, companyName, city, state, country }) => ({
      number,
      companyName,
      city,
      state,
      country,
      isCurrent: number === accountNumber,
    })),
    signOut: { label: "Sign Out", url: urls.signOut() },
    logoUrl: account?.logoUrl || null,
    message,
    headerOptions: account?.headerOptions ?? [],
    isServiceAgent: agent !== null || isServiceAgent,
  };
}

export function accountSummaryOf(person: Person | undefined, { level }: Pick<Visitor, "level">): AccountSummary {
  const account = person?.account ?? null;
  const pendingTasks = account?.pendingTasks ?? 0;
  return {
    pendingTasks: pendingTasks === 0 ? "" : String(pendingTasks),
    loyaltyEnrollment: account?.loyaltyEnrollment ?? null,
    links: accountLinks(account, person ? level : "anonymous"),
  };
}

/** Nobody is welcomed whom the store does not know. */
export function isWelcomeConfirmed(person: Person | undefined): boolean {
  return person?.isWelcomeConfirmed ?? true;
}

/** Null: the account has no custom catalog. */
export function catalogChoiceOf(person: Person | undefined): CatalogChoice | null {
  const { catalog, catalogOption } = person?.account ?? { catalog: null, catalogOption: null };
  if (!catalog) return null;
  const chosen = { scenario: catalog.scenario, option: catalogOption };
  return {
    scenario: catalog.scenario,
    selected: selectedOption(chosen),
    labels: { SEARCHBUTTON1: catalog.label1, SEARCHBUTTON2: catalog.label2 },
    filterName: catalog.filterName,
    searchType: searchTypes[listedPart(chosen)],
  };
}

const searchTypes = {
  in: "IN_CATALOG",
  outside: "OUTSIDE_CATALOG",
  all: "NO_CATALOG_RESTRICTION",
} as const satisfies Readonly<Record<CatalogScope["lists"], CatalogChoice["searchType"]>>;
