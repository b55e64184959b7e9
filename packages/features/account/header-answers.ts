import { urls } from "@capstan/features/urls";
import type { Visitor } from "@capstan/platform/visitor";
import type { CustomCatalog, HeldAccount } from "./account.ts";
import { accountLinks } from "./account-links.ts";
import type { AccountAnswer, CustomCatalogAnswer, SignOutAnswer, WelcomeAnswer } from "./header.schema.ts";
import { type CatalogOption, type HeaderOption, type Person, canChooseCatalog } from "./person.ts";

// What the header's sources answer of a person, in the wire's names; undefined is an anonymous visitor.

export interface SignOutParts {
  readonly accounts: readonly HeldAccount[];
  readonly message: SignOutAnswer["customHeaderMessage"];
}

const anonymousAnswer: SignOutAnswer = {
  authenticatedLevel: "anonymous",
  isAuthenticated: false,
  customerName: null,
  customerShortName: null,
  companyName: null,
  title: null,
  isEpro: false,
  accountNumber: null,
  availableAccountsDataList: [],
  label: null,
  url: null,
  customLogo: null,
  hideHeaderFeatureCustomization: hiddenBy([]),
  customHeaderMessage: null,
  serviceAgent: false,
};

export function signOutOf(
  person: Person | undefined,
  { level }: Pick<Visitor, "level">,
  { accounts, message }: SignOutParts,
): SignOutAnswer {
  if (!person || level === "anonymous") return anonymousAnswer;
  const { account } = person;
  return {
    authenticatedLevel: level,
    isAuthenticated: true,
    customerName: person.fullName,
    customerShortName: person.shortName,
    companyName: account?.companyName ?? null,
    title: person.title,
    isEpro: account?.isProcurement ?? false,
    accountNumber: account?.number ?? null,
    availableAccountsDataList: choicesOf(accounts, account?.number ?? null),
    label: "Sign Out",
    url: urls.signOut(),
    customLogo: account?.logoUrl ? { url: account.logoUrl } : null,
    hideHeaderFeatureCustomization: hiddenBy(account?.headerOptions ?? []),
    customHeaderMessage: message,
    serviceAgent: person.agent !== null || person.isServiceAgent,
  };
}

function choicesOf(
  accounts: readonly HeldAccount[],
  current: string | null,
): SignOutAnswer["availableAccountsDataList"] {
  return accounts.map(({ number, companyName, city, state, country }) => ({
    account: number,
    companyName,
    accountMainAddressCity: city,
    accountMainAddressStateIsoCode: state,
    accountMainAddressCountry: country,
    currentAccount: number === current,
  }));
}

function hiddenBy(options: readonly HeaderOption[]): SignOutAnswer["hideHeaderFeatureCustomization"] {
  return {
    hideBulkOrderPad: options.includes("hide-bulk-order-pad"),
    hideProductsAndSearch: options.includes("hide-products-and-search"),
    hideNavBar: options.includes("hide-nav-bar"),
    hideBranchLocator: options.includes("hide-branch-locator"),
  };
}

export function accountInfoOf(person: Person | undefined, { level }: Pick<Visitor, "level">): AccountAnswer {
  const account = person?.account ?? null;
  const pendingTasks = account?.pendingTasks ?? 0;
  return {
    pendingTasksCount: pendingTasks === 0 ? "" : String(pendingTasks),
    redpassEnrollment: account?.loyaltyEnrollment ?? null,
    ...accountLinks(account, person ? level : "anonymous"),
  };
}

/** Nobody is welcomed whom the store does not know. */
export function welcomeOf(person: Person | undefined): WelcomeAnswer {
  return { confirmedAdaptiveWelcomeMessage: person?.isWelcomeConfirmed ?? true };
}

export function customCatalogInfoOf(person: Person | undefined): CustomCatalogAnswer {
  const { catalog, catalogOption } = person?.account ?? { catalog: null, catalogOption: null };
  if (!catalog) return noCatalog;
  const selected = canChooseCatalog(catalog) ? (catalogOption ?? "SEARCHBUTTON1") : "SEARCHBUTTON1";
  return {
    selectedOption: selected,
    searchLabel1: catalog.label1,
    searchLabel2: catalog.label2,
    scenarioType: `SCENARIO_${catalog.scenario}`,
    filterFileName: catalog.filterName,
    catalogSearchType: searchTypeOf(catalog, selected),
    customCatalogSearchType: "IN_CATALOG",
  };
}

const noCatalog: CustomCatalogAnswer = {
  selectedOption: null,
  searchLabel1: null,
  searchLabel2: null,
  scenarioType: null,
  filterFileName: null,
  catalogSearchType: null,
  customCatalogSearchType: null,
};

/** The second option of scenario 1 is everything, that of scenario 4 what the catalog leaves out. */
function searchTypeOf({ scenario }: CustomCatalog, selected: CatalogOption): CustomCatalogAnswer["catalogSearchType"] {
  if (selected === "SEARCHBUTTON1") return "IN_CATALOG";
  return scenario === 4 ? "OUTSIDE_CATALOG" : "NO_CATALOG_RESTRICTION";
}
