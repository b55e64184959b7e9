import type { AccountLink, AccountSummary, CatalogChoice, SignedIn } from "./header-parts.ts";
import type { AccountAnswer, CustomCatalogAnswer, SignOutAnswer, WelcomeAnswer } from "./header.schema.ts";

// The header's parts in the wire's names.

export function signOutAnswerOf(signedIn: SignedIn): SignOutAnswer {
  const { level, user, headerOptions, logoUrl } = signedIn;
  return {
    authenticatedLevel: level,
    isAuthenticated: user !== null,
    customerName: user?.name ?? null,
    customerShortName: user?.shortName ?? null,
    companyName: signedIn.companyName,
    title: user?.title ?? null,
    isEpro: signedIn.isProcurement,
    accountNumber: signedIn.accountNumber,
    availableAccountsDataList: signedIn.accounts.map(({ number, companyName, city, state, country, isCurrent }) => ({
      account: number,
      companyName,
      accountMainAddressCity: city,
      accountMainAddressStateIsoCode: state,
      accountMainAddressCountry: country,
      currentAccount: isCurrent,
    })),
    label: signedIn.signOut?.label ?? null,
    url: signedIn.signOut?.url ?? null,
    customLogo: logoUrl === null ? null : { url: logoUrl },
    hideHeaderFeatureCustomization: {
      hideBulkOrderPad: headerOptions.includes("hide-bulk-order-pad"),
      hideProductsAndSearch: headerOptions.includes("hide-products-and-search"),
      hideNavBar: headerOptions.includes("hide-nav-bar"),
      hideBranchLocator: headerOptions.includes("hide-branch-locator"),
    },
    customHeaderMessage: signedIn.message,
    serviceAgent: signedIn.isServiceAgent,
  };
}

export function accountAnswerOf({ pendingTasks, loyaltyEnrollment, links }: AccountSummary): AccountAnswer {
  return {
    pendingTasksCount: pendingTasks ?? "",
    redpassEnrollment: loyaltyEnrollment,
    account: groupOf(links.account),
    orders: groupOf(links.orders),
    customerInsights: groupOf(links.insights),
    accountPreferences: groupOf(links.preferences),
    accountAdministration: groupOf(links.administration),
    keepStock: groupOf(links.keepStock),
    lists: groupOf(links.lists),
    quotes: groupOf(links.quotes),
    epro: groupOf(links.procurement),
  };
}

function groupOf(links: readonly AccountLink[]): AccountAnswer["account"] {
  return links.map(({ label, url, isActive, count }) => ({ label, url, activeLink: isActive, countLabel: count }));
}

export function welcomeAnswerOf(isConfirmed: boolean): WelcomeAnswer {
  return { confirmedAdaptiveWelcomeMessage: isConfirmed };
}

export function customCatalogAnswerOf(choice: CatalogChoice | null): CustomCatalogAnswer {
  return {
    selectedOption: choice?.selected ?? null,
    searchLabel1: choice?.labels.SEARCHBUTTON1 ?? null,
    searchLabel2: choice?.labels.SEARCHBUTTON2 ?? null,
    scenarioType: choice && `SCENARIO_${choice.scenario}`,
    filterFileName: choice?.filterName ?? null,
    catalogSearchType: choice?.searchType ?? null,
    customCatalogSearchType: choice && "IN_CATALOG",
  };
}
