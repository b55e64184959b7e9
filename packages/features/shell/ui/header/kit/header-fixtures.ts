import { urls } from "@capstan/features/urls";
import type { AccountChoice, AccountLink, AccountLinks, CatalogChoice, HeaderView, NavFlags } from "../../../header.ts";
import { withCatalog } from "../catalog/catalog-choice.ts";
import { fallbackView } from "../fallback-view.ts";

/** The header's states as plain data: what `/_kit/header` shows and the tests render. */
const link = (label: string, count: string | null = null): AccountLink => ({
  label,
  url: urls.account(),
  isActive: true,
  count,
});

const noLinks: AccountLinks = {
  account: [],
  orders: [],
  insights: [],
  preferences: [],
  administration: [],
  keepStock: [],
  lists: [],
  quotes: [],
  procurement: [],
};

const buyerLinks: AccountLinks = {
  ...noLinks,
  account: [
    link("My Account"),
    link("Pending Approvals", "3"),
    link("Payment Methods"),
    link("Addresses"),
    link("Tax Certificates"),
  ],
  orders: [link("Order History"), link("Order Lookup"), link("Auto-Reorder"), link("Returns"), link("Invoices")],
  insights: [link("Spend Reports"), link("Purchase Trends"), link("Savings Summary")],
  preferences: [link("Profile"), link("Password"), link("Notifications"), link("Default Branch")],
  keepStock: [link("Inventory Dashboard"), link("Bins Below Minimum"), link("Scan to Order")],
  lists: [link("My Lists"), link("Shared Lists"), link("Create a List")],
  quotes: [link("Open Quotes"), link("Request a Quote")],
};

export const adminLinks: AccountLinks = {
  ...buyerLinks,
  administration: [link("Manage Users"), link("Approval Rules"), link("Spending Limits")],
};

const account = (number: string, companyName: string, city: string, state: string): AccountChoice => ({
  number,
  companyName,
  city,
  state,
  country: "US",
  isCurrent: number === "0884512907",
});

export const sixAccounts: readonly AccountChoice[] = [
  account("0884512915", "Harlow Fabrication Inc.", "Rockford", "IL"),
  account("0884512907", "Harlow Fabrication Inc.", "Milwaukee", "WI"),
  account("0901174420", "Harlow Coatings LLC", "West Allis", "WI"),
  account("0917730086", "Harlow Field Service", "Green Bay", "WI"),
  account("0917730094", "Harlow Field Service", "Duluth", "MN"),
  account("0922045518", "Harlow de México", "Monterrey", "NLE"),
];

export const customCatalog: CatalogChoice = {
  scenario: 1,
  selected: "SEARCHBUTTON1",
  labels: { SEARCHBUTTON1: "Harlow Approved", SEARCHBUTTON2: "All Products" },
  filterName: "harlow",
  searchType: "IN_CATALOG",
};

export const remembered: HeaderView = {
  ...fallbackView,
  level: "rml-user",
  user: { name: "Dana Whitfield", shortName: "Dana", title: "Tool Crib Attendant" },
  companyName: "Harlow Fabrication Inc.",
  accountNumber: "0884512907",
  pendingTasks: "1",
  signOut: { label: "Sign Out", url: urls.signOut() },
};

export const full: HeaderView = {
  ...remembered,
  level: "fully-authenticated",
  accounts: sixAccounts,
  pendingTasks: "3",
  enrollment: "Enrolled: free standard shipping",
  accountLinks: adminLinks,
  flags: { ...fallbackView.flags, showSwitchAccount: true },
};

export function flagged(flags: Partial<NavFlags>, view: HeaderView = full): HeaderView {
  return { ...view, flags: { ...view.flags, ...flags } };
}

const longName =
  "Consolidated Tri-County Mechanical, Electrical, Plumbing and Fire Protection Contractors of the Upper Ohio Valley, LLC";

const impersonated: HeaderView = {
  ...full,
  isServiceAgent: true,
  impersonation: {
    isImpersonating: true,
    isStaff: false,
    fullName: "Dana Whitfield",
    userName: "dwhitfield@harlowfab.example",
    companyName: "Harlow Fabrication Inc.",
    accountNumber: "0884512907",
  },
};

export const headerFixtures: Readonly<Record<string, HeaderView | null>> = {
  fallback: null,
  "signed-out": fallbackView,
  remembered,
  full,
  buyer: { ...full, accountLinks: buyerLinks, accounts: sixAccounts.slice(0, 2) },
  "without-orders": { ...full, accountLinks: { ...buyerLinks, orders: [] }, accounts: [] },
  procurement: {
    ...full,
    isProcurement: true,
    accounts: [],
    accountLinks: { ...noLinks, account: [link("My Account")], procurement: [link("Return to Procurement")] },
  },
  "without-account": { ...full, accountNumber: null, accounts: [], accountLinks: null, enrollment: null },
  "long-names": { ...full, companyName: longName, accounts: [account("0884512907", longName, "Wheeling", "WV")] },
  catalog: withCatalog(full, customCatalog),
  "catalog-unlabelled": withCatalog(full, {
    ...customCatalog,
    scenario: 4,
    labels: { SEARCHBUTTON1: null, SEARCHBUTTON2: "Open Market" },
  }),
  impersonation: impersonated,
  "impersonation-remembered": { ...impersonated, level: "rml-user" },
  agent: { ...full, isServiceAgent: true },
  staff: { ...full, impersonation: { ...fallbackView.impersonation, isStaff: true } },
  message: {
    ...full,
    message: {
      html: '<b>Harlow buyers:</b> orders over $2,500.00 need a PO number and go to <span class="message-1">Plant Engineering</span> for approval.',
      css: ".message-1{font-weight:600}",
    },
  },
  welcome: flagged({ showWelcomeMessage: true }),
  "hide-nav-bar": flagged({ hideNavBar: true }),
  "hide-branch-locator": flagged({ showBranchLocator: false }),
  "hide-switch-account": flagged({ showSwitchAccount: false }),
  "hide-bulk-order": flagged({ hideBulkOrderPad: true }),
  "hide-products-and-search": flagged({ hideProductsAndSearch: true }),
};
