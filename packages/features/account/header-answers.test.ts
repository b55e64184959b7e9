import { describe, expect, test } from "vitest";
import type { HeldAccount, Role } from "./account.ts";
import { accountAnswerOf, customCatalogAnswerOf, signOutAnswerOf, welcomeAnswerOf } from "./header-answers.ts";
import type { AccountAnswer } from "./header.schema.ts";
import { accountSummaryOf, catalogChoiceOf, isWelcomeConfirmed, signedInOf } from "./parts-of-person.ts";
import type { Person, PersonAccount } from "./person.ts";

const account: PersonAccount = {
  number: "830550210",
  companyName: "Pruitt & Vale Fabrication",
  role: "buyer",
  isProcurement: false,
  loyaltyEnrollment: "Member since 2023",
  headerMessage: null,
  logoUrl: null,
  headerOptions: [],
  pendingTasks: 0,
  hasOrders: true,
  catalog: null,
  catalogOption: null,
};

const person: Person = {
  id: "jvale",
  email: "joanna.vale@pruittvale.example",
  fullName: "Joanna Vale",
  shortName: "Joanna",
  title: null,
  isStaff: false,
  isServiceAgent: false,
  isWelcomeConfirmed: false,
  agent: null,
  account,
};

function held(number: string): HeldAccount {
  const { companyName, isProcurement, loyaltyEnrollment, role } = account;
  return {
    number,
    companyName,
    isProcurement,
    loyaltyEnrollment,
    role,
    customerKind: "business",
    city: "Toledo",
    state: "OH",
    zip: "43604",
    country: "US",
    defaultBranchCode: null,
    isCurrent: false,
  };
}

// What a route answers of a person.
const signOutOf = (...of: Parameters<typeof signedInOf>) => signOutAnswerOf(signedInOf(...of));
const accountInfoOf = (...of: Parameters<typeof accountSummaryOf>) => accountAnswerOf(accountSummaryOf(...of));
const welcomeOf = (who: Person | undefined) => welcomeAnswerOf(isWelcomeConfirmed(who));
const customCatalogInfoOf = (who: Person | undefined) => customCatalogAnswerOf(catalogChoiceOf(who));

const fully = { level: "fully-authenticated" } as const;
const linksFor = (changes: Partial<PersonAccount>) =>
  accountInfoOf({ ...person, account: { ...account, ...changes } }, fully);
const labels = (links: AccountAnswer[keyof AccountAnswer]) =>
  Array.isArray(links) ? links.map(({ label }) => label) : [];

describe("sign-out info", () => {
  test("an anonymous visitor is nobody, whatever is known", () => {
    const answer = signOutOf(undefined, { level: "anonymous" }, { accounts: [], message: null });
    expect(answer).toMatchObject({ authenticatedLevel: "anonymous", isAuthenticated: false, label: null, url: null });
    expect(Object.keys(answer).toSorted()).toEqual(
      Object.keys(signOutOf(person, fully, { accounts: [], message: null })).toSorted(),
    );
  });

  test("every account that somebody holds is listed, the only one too, the current one marked", () => {
    const choices = (...numbers: string[]) =>
      signOutOf(person, fully, { accounts: numbers.map(held), message: null }).availableAccountsDataList;
    expect(choices("830550210").map(({ account: number, currentAccount }) => [number, currentAccount])).toEqual([
      ["830550210", true],
    ]);
    expect(
      choices("830550210", "830550211").map(({ account: number, currentAccount }) => [number, currentAccount]),
    ).toEqual([
      ["830550210", true],
      ["830550211", false],
    ]);
  });

  test("who holds an account and works in none may choose it", () => {
    const answer = signOutOf({ ...person, account: null }, fully, { accounts: [held("830550211")], message: null });
    expect(answer).toMatchObject({ accountNumber: null, companyName: null });
    expect(answer.availableAccountsDataList).toHaveLength(1);
  });
});

describe("the links of My Account", () => {
  test.each<[Role, string[], boolean, boolean]>([
    [
      "administrator",
      ["Manage Users", "Approval Rules", "Spending Limits", "Company Sign-In", "Account Audit"],
      true,
      true,
    ],
    ["approver", [], true, true],
    ["buyer", [], false, true],
    ["viewer", [], false, false],
  ])("an account's %s gets its own", (role, administration, approves, buys) => {
    const answer = linksFor({ role });
    expect(labels(answer.accountAdministration)).toEqual(administration);
    expect(labels(answer.account).includes("Pending Approvals")).toBe(approves);
    expect(answer.keepStock.length > 0 && answer.quotes.length > 0).toBe(buys);
    expect(labels(answer.lists).includes("Create a List")).toBe(buys);
  });

  test("orders and insights are there once something was ordered", () => {
    expect(labels(linksFor({}).orders)).toContain("Order History");
    expect(linksFor({ hasOrders: false })).toMatchObject({ orders: [], customerInsights: [] });
  });

  test("a procurement account has links of its own, others none", () => {
    expect(linksFor({ isProcurement: true }).epro.length).toBeGreaterThan(0);
    expect(linksFor({}).epro).toEqual([]);
  });

  test("what waits is a text, empty where nothing does, and stands beside its link too", () => {
    expect(linksFor({ role: "approver" }).pendingTasksCount).toBe("");
    const answer = linksFor({ role: "approver", pendingTasks: 3 });
    expect(answer.pendingTasksCount).toBe("3");
    expect(answer.account.filter(({ countLabel }) => countLabel !== null)).toEqual([
      { label: "Pending Approvals", url: "/myaccount/approvals", activeLink: true, countLabel: "3" },
    ]);
  });

  test("who is only remembered can follow none of them", () => {
    const answer = accountInfoOf(person, { level: "rml-user" });
    expect(answer.account.every(({ activeLink }) => !activeLink)).toBe(true);
  });

  test("without an account there are the user's own pages, and for the anonymous nothing", () => {
    const { account: own, accountPreferences, ...rest } = accountInfoOf({ ...person, account: null }, fully);
    expect([labels(own), labels(accountPreferences)]).toEqual([
      ["My Account"],
      ["Profile", "Password", "Notifications"],
    ]);
    expect(Object.values(rest).filter((value) => Array.isArray(value) && value.length > 0)).toEqual([]);
    const nobody = accountInfoOf(undefined, { level: "anonymous" });
    expect(Object.values(nobody).every((value) => value === null || value === "" || value.length === 0)).toBe(true);
  });
});

test("nobody is welcomed whom the store does not know", () => {
  expect(welcomeOf(person)).toEqual({ confirmedAdaptiveWelcomeMessage: false });
  expect(welcomeOf(undefined)).toEqual({ confirmedAdaptiveWelcomeMessage: true });
});

describe("the custom catalog", () => {
  const infoOf = (scenario: 1 | 2 | 3 | 4, catalogOption: PersonAccount["catalogOption"]) => {
    const catalog = { code: "C", scenario, filterName: "approved", label1: "Approved", label2: null };
    return customCatalogInfoOf({ ...person, account: { ...account, catalog, catalogOption } });
  };

  test("the first option is selected until the buyer chooses, and always where there is no choice", () => {
    expect(infoOf(1, null)).toMatchObject({ selectedOption: "SEARCHBUTTON1", scenarioType: "SCENARIO_1" });
    expect(infoOf(1, "SEARCHBUTTON2").selectedOption).toBe("SEARCHBUTTON2");
    expect(infoOf(2, "SEARCHBUTTON2")).toMatchObject({ selectedOption: "SEARCHBUTTON1", scenarioType: "SCENARIO_2" });
    expect(infoOf(3, "SEARCHBUTTON2").selectedOption).toBe("SEARCHBUTTON1");
  });

  test("suggestions are restricted by what is selected: the catalog, all, or what it leaves out", () => {
    expect(infoOf(1, "SEARCHBUTTON1").catalogSearchType).toBe("IN_CATALOG");
    expect(infoOf(1, "SEARCHBUTTON2").catalogSearchType).toBe("NO_CATALOG_RESTRICTION");
    expect(infoOf(4, "SEARCHBUTTON2").catalogSearchType).toBe("OUTSIDE_CATALOG");
  });

  test("without one every field is null", () => {
    expect(new Set(Object.values(customCatalogInfoOf(person)))).toEqual(new Set([null]));
  });
});
