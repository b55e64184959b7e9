import { levels } from "@capstan/platform/visitor";
import { z } from "zod";
import { searchTypes } from "./header-parts.ts";
import { catalogOptions } from "./person.ts";

/** The names on the wire are the specification's; what it does not show is designed here and told in the descriptions. */
const accountEntry = z.object({
  account: z.string().describe("The account's number."),
  companyName: z.string(),
  accountMainAddressCity: z.string(),
  accountMainAddressStateIsoCode: z.string().describe("Two letters."),
  accountMainAddressCountry: z.string().describe("Two letters."),
  currentAccount: z.boolean().describe("The one that the user works in now; one of the list at most."),
});

export const signOutAnswer = z.object({
  authenticatedLevel: z.enum(levels),
  isAuthenticated: z.boolean(),
  customerName: z.string().nullable(),
  customerShortName: z.string().nullable().describe("What the greeting says."),
  companyName: z.string().nullable().describe("Null for a user without an account."),
  title: z.string().nullable().describe("The user's title in the company."),
  isEpro: z.boolean().describe("The account buys through an electronic-procurement system."),
  accountNumber: z.string().nullable(),
  availableAccountsDataList: z
    .array(accountEntry)
    .describe("The open accounts that the user holds, the current one among them; empty for who is only remembered."),
  label: z.string().nullable().describe("The sign-out link's words; null for an anonymous visitor."),
  url: z.string().nullable().describe("Where the sign-out link leads."),
  customLogo: z.object({ url: z.string() }).nullable().describe("The customer's logo beside the store's."),
  hideHeaderFeatureCustomization: z
    .object({
      hideBulkOrderPad: z.boolean(),
      hideProductsAndSearch: z.boolean(),
      hideNavBar: z.boolean(),
      hideBranchLocator: z.boolean(),
    })
    .describe("What the customer does not want its buyers to see."),
  customHeaderMessage: z
    .object({
      html: z.string().describe("Only b, i, p, ul, ol, li, br and span; styles became classes."),
      css: z.string().describe("The rules of those classes."),
    })
    .nullable()
    .describe("The customer's own line under the bar."),
  serviceAgent: z.boolean().describe("The visitor may act for customers, or acts for one."),
});

const accountLink = z.object({
  label: z.string(),
  url: z.string(),
  activeLink: z.boolean().describe("False: it is shown, and can be followed only after signing in in full."),
  countLabel: z.string().nullable().describe("How much waits there, as text; null where nothing is counted."),
});

const linkGroup = z.array(accountLink);

export const accountAnswer = z.object({
  pendingTasksCount: z.string().describe("What waits for the user's approval, as text; empty where nothing does."),
  redpassEnrollment: z.string().nullable().describe("The text of the account's loyalty enrollment."),
  account: linkGroup,
  orders: linkGroup.describe("Empty for an account without orders."),
  customerInsights: linkGroup,
  accountPreferences: linkGroup,
  accountAdministration: linkGroup.describe("For administrators only."),
  keepStock: linkGroup,
  lists: linkGroup,
  quotes: linkGroup,
  epro: linkGroup.describe("For accounts that buy through an electronic-procurement system."),
});

export const welcomeAnswer = z.object({
  confirmedAdaptiveWelcomeMessage: z.boolean().describe("False: the welcome is still to be shown."),
});

export const customCatalogAnswer = z.object({
  selectedOption: z.enum(catalogOptions).nullable().describe("Like all other fields null without a custom catalog."),
  searchLabel1: z.string().nullable(),
  searchLabel2: z.string().nullable(),
  scenarioType: z
    .enum(["SCENARIO_1", "SCENARIO_2", "SCENARIO_3", "SCENARIO_4"])
    .nullable()
    .describe("In 1 and 4 the buyer may choose; in 4 the second option is what is not in the catalog."),
  filterFileName: z.string().nullable().describe("The catalogFilterName of /tap."),
  catalogSearchType: z.enum(searchTypes).nullable().describe("The searchType of /tap for the selected option."),
  customCatalogSearchType: z.enum(searchTypes).nullable().describe("The same for the custom catalog's own option."),
});

export const chooseCatalogQuery = z.object({ ccoption: z.enum(catalogOptions) });

export const switchFields = z.object({
  acctNo: z.string().max(10).describe("One of the user's own accounts."),
  rememberMe: z
    .literal("on")
    .optional()
    .describe("Sent by the form: the switch outlives the session, as it always does."),
});

export type SignOutAnswer = z.input<typeof signOutAnswer>;
export type AccountAnswer = z.input<typeof accountAnswer>;
export type WelcomeAnswer = z.input<typeof welcomeAnswer>;
export type CustomCatalogAnswer = z.input<typeof customCatalogAnswer>;
