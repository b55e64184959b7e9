import { catalogOptions, searchTypes } from "@capstan/features/account";
import { address, flag, list, nullish, object, oneOf, text } from "@capstan/platform/decode";
import type { Level } from "@capstan/platform/visitor";

// What the header's sources say on the wire, as far as the header needs it.

/** Spec 3: the levels go by two names each. */
export const levelNames = {
  anonymous: "anonymous",
  "rml-user": "rml-user",
  RML: "rml-user",
  "fully-authenticated": "fully-authenticated",
  FULLY_LOGGED_IN: "fully-authenticated",
} as const satisfies Readonly<Record<string, Level>>;

/** As much as is there of everybody. */
export const visitorInfo = object({
  authenticatedLevel: oneOf(Object.keys(levelNames) as (keyof typeof levelNames)[]),
  isAuthenticated: flag,
});

const accountEntry = object({
  account: text,
  companyName: text,
  accountMainAddressCity: text,
  accountMainAddressStateIsoCode: text,
  accountMainAddressCountry: text,
  currentAccount: flag,
});

export const hiddenParts = nullish(
  object({ hideBulkOrderPad: flag, hideProductsAndSearch: flag, hideNavBar: flag, hideBranchLocator: flag }),
);

export const signOutInfo = object({
  customerName: text,
  customerShortName: text,
  title: nullish(text),
  companyName: nullish(text),
  accountNumber: nullish(text),
  isEpro: flag,
  availableAccountsDataList: list(accountEntry),
  label: text,
  url: address,
  customLogo: nullish(object({ url: text })),
  customHeaderMessage: nullish(object({ html: text, css: text })),
  hideHeaderFeatureCustomization: hiddenParts,
  serviceAgent: nullish(flag),
});

export const accountLink = object({ label: text, url: address, activeLink: flag, countLabel: nullish(text) });

const links = list(accountLink);

export const accountInfo = object({
  pendingTasksCount: nullish(text),
  redpassEnrollment: nullish(text),
  account: links,
  orders: links,
  customerInsights: links,
  accountPreferences: links,
  accountAdministration: links,
  keepStock: links,
  lists: links,
  quotes: links,
  epro: links,
});

export const impersonationData = object({
  impersonating: flag,
  agsuser: flag,
  fullName: nullish(text),
  userName: nullish(text),
  companyName: nullish(text),
  accountNumber: nullish(text),
});

export const welcomeMessage = object({ confirmedAdaptiveWelcomeMessage: flag });

/** All fields are null without a custom catalog. */
export const catalogScenario = object({ scenarioType: nullish(text) });

export const catalogInfo = object({
  scenarioType: oneOf(["SCENARIO_1", "SCENARIO_2", "SCENARIO_3", "SCENARIO_4"]),
  selectedOption: oneOf(catalogOptions),
  searchLabel1: nullish(text),
  searchLabel2: nullish(text),
  filterFileName: text,
  catalogSearchType: oneOf(searchTypes),
});

const link = object({ label: text, url: address, type: text });

export const menu = object({ menu: list(link) });

export const mainMenu = object({ grainger: list(link), graingerPhone: text });
