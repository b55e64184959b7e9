import {
  type AccountLink,
  type AccountSummary,
  type CatalogChoice,
  type HeaderOption,
  type SignedIn,
  nobody,
} from "@capstan/features/account";
import type { Impersonation } from "@capstan/features/impersonation";
import { type Decoded, decode } from "@capstan/platform/decode";
import {
  accountInfo,
  type accountLink,
  catalogInfo,
  catalogScenario,
  type hiddenParts,
  impersonationData,
  levelNames,
  mainMenu,
  menu,
  signOutInfo,
  visitorInfo,
  welcomeMessage,
} from "./header-wire.ts";
import type { HeaderLink, MainMenu } from "./header.ts";
import type { HeaderSources } from "./load-header.ts";

/** What the header's routes answer, as it comes over the wire. */
export type HeaderAnswers = Readonly<Record<keyof HeaderSources, () => Promise<unknown>>>;

/** The browser's sources: each answer from the wire's names to ours; one that makes no sense is refused. */
export function readSources(answers: HeaderAnswers): HeaderSources {
  return {
    signOut: async () => readSignOut(await answers.signOut()),
    account: async () => readAccount(await answers.account()),
    impersonation: async () => readImpersonation(await answers.impersonation()),
    welcome: async () => decode(welcomeMessage, await answers.welcome()).confirmedAdaptiveWelcomeMessage,
    customCatalog: async () => readCatalog(await answers.customCatalog()),
    menu: async (): Promise<readonly HeaderLink[]> => decode(menu, await answers.menu()).menu,
    main: async () => readMain(await answers.main()),
  };
}

function readSignOut(answer: unknown): SignedIn {
  const { authenticatedLevel, isAuthenticated } = decode(visitorInfo, answer);
  const level = levelNames[authenticatedLevel];
  if (!isAuthenticated || level === "anonymous") return nobody;
  const wire = decode(signOutInfo, answer);
  return {
    level,
    user: { name: wire.customerName, shortName: wire.customerShortName, title: wire.title ?? null },
    companyName: wire.companyName ?? null,
    accountNumber: wire.accountNumber ?? null,
    isProcurement: wire.isEpro,
    accounts: wire.availableAccountsDataList.map((entry) => ({
      number: entry.account,
      companyName: entry.companyName,
      city: entry.accountMainAddressCity,
      state: entry.accountMainAddressStateIsoCode,
      country: entry.accountMainAddressCountry,
      isCurrent: entry.currentAccount,
    })),
    signOut: { label: wire.label, url: wire.url },
    logoUrl: wire.customLogo?.url ?? null,
    message: wire.customHeaderMessage ?? null,
    headerOptions: readHidden(wire.hideHeaderFeatureCustomization),
    isServiceAgent: wire.serviceAgent ?? false,
  };
}

function readHidden(hidden: Decoded<typeof hiddenParts>): readonly HeaderOption[] {
  return [
    ...(hidden?.hideBulkOrderPad ? ["hide-bulk-order-pad" as const] : []),
    ...(hidden?.hideProductsAndSearch ? ["hide-products-and-search" as const] : []),
    ...(hidden?.hideNavBar ? ["hide-nav-bar" as const] : []),
    ...(hidden?.hideBranchLocator ? ["hide-branch-locator" as const] : []),
  ];
}

function readAccount(answer: unknown): AccountSummary {
  const wire = decode(accountInfo, answer);
  return {
    pendingTasks: wire.pendingTasksCount ?? null,
    loyaltyEnrollment: wire.redpassEnrollment ?? null,
    links: {
      account: wire.account.map(readAccountLink),
      orders: wire.orders.map(readAccountLink),
      insights: wire.customerInsights.map(readAccountLink),
      preferences: wire.accountPreferences.map(readAccountLink),
      administration: wire.accountAdministration.map(readAccountLink),
      keepStock: wire.keepStock.map(readAccountLink),
      lists: wire.lists.map(readAccountLink),
      quotes: wire.quotes.map(readAccountLink),
      procurement: wire.epro.map(readAccountLink),
    },
  };
}

function readAccountLink({ label, url, activeLink, countLabel }: Decoded<typeof accountLink>): AccountLink {
  return { label, url, isActive: activeLink, count: countLabel ?? null };
}

function readImpersonation(answer: unknown): Impersonation {
  const wire = decode(impersonationData, answer);
  return {
    isImpersonating: wire.impersonating,
    isStaff: wire.agsuser,
    fullName: wire.fullName ?? null,
    userName: wire.userName ?? null,
    companyName: wire.companyName ?? null,
    accountNumber: wire.accountNumber ?? null,
  };
}

const scenarios = { SCENARIO_1: 1, SCENARIO_2: 2, SCENARIO_3: 3, SCENARIO_4: 4 } as const;

/** Null: the account has no custom catalog. */
function readCatalog(answer: unknown): CatalogChoice | null {
  if (decode(catalogScenario, answer).scenarioType === null) return null;
  const wire = decode(catalogInfo, answer);
  return {
    scenario: scenarios[wire.scenarioType],
    selected: wire.selectedOption,
    labels: { SEARCHBUTTON1: wire.searchLabel1 ?? null, SEARCHBUTTON2: wire.searchLabel2 ?? null },
    filterName: wire.filterFileName,
    searchType: wire.catalogSearchType,
  };
}

function readMain(answer: unknown): MainMenu {
  const { grainger, graingerPhone } = decode(mainMenu, answer);
  return { links: grainger, phone: graingerPhone };
}
