import type { Level } from "@capstan/platform/visitor";
import { type AccountPart, type HiddenParts, type SignedIn, nobody, nothingHidden } from "./header-parts.ts";
import {
  type AccountChoice,
  type AccountLink,
  type CatalogChoice,
  type HeaderLink,
  type Impersonation,
  type SafeHtml,
  catalogOptions,
} from "./header.ts";
import { type Wire, addressIn, flagIn, listIn, objectIn, oneOfIn, textIn, textOrNullIn } from "./wire-reading.ts";

// Each source's answer, from the wire's names to ours; an answer that makes no sense is refused.

/** Spec 3: the levels go by two names each. */
const levelNames: Readonly<Record<string, Level>> = {
  anonymous: "anonymous",
  "rml-user": "rml-user",
  RML: "rml-user",
  "fully-authenticated": "fully-authenticated",
  FULLY_LOGGED_IN: "fully-authenticated",
};

export function readSignOut(answer: unknown): SignedIn {
  const wire = objectIn(answer, "sign-out info");
  const level = levelNames[oneOfIn(wire, "authenticatedLevel", Object.keys(levelNames))] ?? "anonymous";
  if (!flagIn(wire, "isAuthenticated") || level === "anonymous") return nobody;
  const logo = wire["customLogo"] ? objectIn(wire["customLogo"], "customLogo") : null;
  return {
    level,
    user: {
      name: textIn(wire, "customerName"),
      shortName: textIn(wire, "customerShortName"),
      title: textOrNullIn(wire, "title"),
    },
    companyName: textOrNullIn(wire, "companyName"),
    accountNumber: textOrNullIn(wire, "accountNumber"),
    isProcurement: flagIn(wire, "isEpro"),
    accounts: listIn(wire["availableAccountsDataList"], "availableAccountsDataList").map(readChoice),
    signOut: { label: textIn(wire, "label"), url: addressIn(wire, "url") },
    logoUrl: logo ? addressIn(logo, "url") : null,
    message: readMessage(wire["customHeaderMessage"]),
    hidden: readHidden(wire["hideHeaderFeatureCustomization"]),
    isServiceAgent: wire["serviceAgent"] === true,
  };
}

function readChoice(entry: Wire): AccountChoice {
  return {
    number: textIn(entry, "account"),
    companyName: textIn(entry, "companyName"),
    city: textIn(entry, "accountMainAddressCity"),
    state: textIn(entry, "accountMainAddressStateIsoCode"),
    country: textIn(entry, "accountMainAddressCountry"),
    isCurrent: flagIn(entry, "currentAccount"),
  };
}

function readMessage(value: unknown): SafeHtml | null {
  if (value === null || value === undefined) return null;
  const wire = objectIn(value, "customHeaderMessage");
  return { html: textIn(wire, "html"), css: textIn(wire, "css") };
}

function readHidden(value: unknown): HiddenParts {
  if (value === null || value === undefined) return nothingHidden;
  const wire = objectIn(value, "hideHeaderFeatureCustomization");
  return {
    bulkOrderPad: flagIn(wire, "hideBulkOrderPad"),
    productsAndSearch: flagIn(wire, "hideProductsAndSearch"),
    navBar: flagIn(wire, "hideNavBar"),
    branchLocator: flagIn(wire, "hideBranchLocator"),
  };
}

export function readAccount(answer: unknown): AccountPart {
  const wire = objectIn(answer, "account info");
  const group = (name: string) => listIn(wire[name], name).map(readAccountLink);
  return {
    pendingTasks: textOrNullIn(wire, "pendingTasksCount"),
    enrollment: textOrNullIn(wire, "redpassEnrollment"),
    links: {
      account: group("account"),
      orders: group("orders"),
      insights: group("customerInsights"),
      preferences: group("accountPreferences"),
      administration: group("accountAdministration"),
      keepStock: group("keepStock"),
      lists: group("lists"),
      quotes: group("quotes"),
      procurement: group("epro"),
    },
  };
}

function readAccountLink(entry: Wire): AccountLink {
  return {
    label: textIn(entry, "label"),
    url: addressIn(entry, "url"),
    isActive: flagIn(entry, "activeLink"),
    count: textOrNullIn(entry, "countLabel"),
  };
}

export function readImpersonation(answer: unknown): Impersonation {
  const wire = objectIn(answer, "impersonation data");
  return {
    isImpersonating: flagIn(wire, "impersonating"),
    isStaff: flagIn(wire, "agsuser"),
    fullName: textOrNullIn(wire, "fullName"),
    userName: textOrNullIn(wire, "userName"),
    companyName: textOrNullIn(wire, "companyName"),
    accountNumber: textOrNullIn(wire, "accountNumber"),
  };
}

export function readWelcome(answer: unknown): boolean {
  return flagIn(objectIn(answer, "welcome message"), "confirmedAdaptiveWelcomeMessage");
}

const scenarios = { SCENARIO_1: 1, SCENARIO_2: 2, SCENARIO_3: 3, SCENARIO_4: 4 } as const;
const scenarioNames = ["SCENARIO_1", "SCENARIO_2", "SCENARIO_3", "SCENARIO_4"] as const;
const searchTypes = ["IN_CATALOG", "OUTSIDE_CATALOG", "NO_CATALOG_RESTRICTION"] as const;

/** Null: the account has no custom catalog. */
export function readCatalog(answer: unknown): CatalogChoice | null {
  const wire = objectIn(answer, "custom catalog");
  if (wire["scenarioType"] === null) return null;
  return {
    scenario: scenarios[oneOfIn(wire, "scenarioType", scenarioNames)],
    selected: oneOfIn(wire, "selectedOption", catalogOptions),
    labels: { SEARCHBUTTON1: textOrNullIn(wire, "searchLabel1"), SEARCHBUTTON2: textOrNullIn(wire, "searchLabel2") },
    filterName: textIn(wire, "filterFileName"),
    searchType: oneOfIn(wire, "catalogSearchType", searchTypes),
  };
}

export function readMenu(answer: unknown): readonly HeaderLink[] {
  return listIn(objectIn(answer, "menu")["menu"], "menu").map(readLink);
}

export function readMain(answer: unknown): { readonly links: readonly HeaderLink[]; readonly phone: string } {
  const wire = objectIn(answer, "main menu");
  return { links: listIn(wire["grainger"], "grainger").map(readLink), phone: textIn(wire, "graingerPhone") };
}

function readLink(entry: Wire): HeaderLink {
  return { label: textIn(entry, "label"), url: addressIn(entry, "url"), type: textIn(entry, "type") };
}
