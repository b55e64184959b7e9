import { expect, test } from "vitest";
import type { HeaderView } from "./header.ts";
import { isFresh } from "./header-age.ts";
import { type HeaderAnswers, readSources } from "./read-sources.ts";
import { refreshHeader } from "./refresh-header.ts";
import { fallbackView } from "./ui/header/fallback-view.ts";

const minute = 60_000;
const away = async () => Promise.reject(new TypeError("away"));
const nobody = { authenticatedLevel: "anonymous", isAuthenticated: false };
const noLinks = { account: [], orders: [], insights: [], preferences: [], administration: [] };
const known: HeaderView = {
  ...fallbackView,
  level: "rml-user",
  user: { name: "Joanna Vale", shortName: "Joanna", title: null },
  companyName: "Pruitt & Vale",
  accountNumber: "830550210",
  pendingTasks: "3",
  accountLinks: { ...noLinks, keepStock: [], lists: [], quotes: [], procurement: [] },
  madeAt: 0,
};

/** Who is signed in, on the wire. */
const joanna = {
  authenticatedLevel: "rml-user",
  isAuthenticated: true,
  customerName: "Joanna Vale",
  customerShortName: "Joanna",
  companyName: "Pruitt & Vale",
  accountNumber: "830550210",
  isEpro: false,
  availableAccountsDataList: [],
  label: "Sign Out",
  url: "/logout",
};
const account = {
  pendingTasksCount: "4",
  redpassEnrollment: null,
  ...Object.fromEntries(
    ["account", "orders", "customerInsights", "accountPreferences", "accountAdministration"]
      .concat(["keepStock", "lists", "quotes", "epro"])
      .map((group) => [group, []]),
  ),
};
const working: HeaderAnswers = {
  signOut: async () => joanna,
  account: async () => account,
  impersonation: async () => ({ impersonating: false, agsuser: false }),
  welcome: async () => ({ confirmedAdaptiveWelcomeMessage: true }),
  customCatalog: async () => ({
    selectedOption: "SEARCHBUTTON1",
    searchLabel1: "Approved",
    searchLabel2: null,
    scenarioType: "SCENARIO_2",
    filterFileName: "approved",
    catalogSearchType: "IN_CATALOG",
    customCatalogSearchType: "IN_CATALOG",
  }),
  menu: async () => ({ menu: [] }),
  main: async () => ({ grainger: [], graingerPhone: "1-800-555-0199" }),
};
const noSource = Object.fromEntries(Object.keys(working).map((name) => [name, away])) as unknown as HeaderAnswers;

async function refreshed(ageMs: number, changes: Partial<HeaderAnswers>) {
  const told: string[] = [];
  const view = await refreshHeader(known, {
    sources: readSources({ ...working, ...changes }),
    report: ({ message }) => told.push(message),
    now: () => new Date(ageMs),
  });
  return { view, told };
}

test("the header is fresh for five minutes", () => {
  expect(isFresh(known, new Date(5 * minute - 1))).toBe(true);
  expect(isFresh(known, new Date(5 * minute))).toBe(false);
});

test("when all sources answer, what they say replaces what was known", async () => {
  const { view, told } = await refreshed(6 * minute, {});
  expect(told).toEqual([]);
  expect(view).toMatchObject({ pendingTasks: "4", accountNumber: "830550210", madeAt: 6 * minute });
});

test("what is known is kept for ten minutes while the store can't be asked, and not longer", async () => {
  expect((await refreshed(10 * minute - 1, noSource)).view).toBe(known);
  expect((await refreshed(10 * minute, noSource)).view).toMatchObject({ level: "anonymous", accountLinks: null });
});

test.each(["account", "impersonation", "welcome", "customCatalog", "menu", "main"] as const)(
  "where only %s fails, the known header is kept whole for ten minutes; then the new one has its fallback",
  async (source) => {
    const young = await refreshed(10 * minute - 1, { [source]: away });
    expect(young.view).toBe(known);
    expect(young.told.length).toBe(1);
    const old = await refreshed(10 * minute, { [source]: away });
    expect(old.view.madeAt).toBe(10 * minute);
    expect(old.view.pendingTasks).toBe(source === "account" ? null : "4");
  },
);

test.each([
  ["signed out", nobody, { level: "anonymous", user: null }],
  ["switched accounts", { ...joanna, accountNumber: "830550211" }, { accountNumber: "830550211" }],
  ["signed in as another", { ...joanna, customerName: "Ola Vale" }, { user: { name: "Ola Vale" } }],
] as const)("who has %s since then sees nothing of what was known", async (_, answer, seen) => {
  const { view, told } = await refreshed(6 * minute, { signOut: async () => answer, account: away });
  expect(view).toMatchObject({ ...seen, pendingTasks: null, accountLinks: null });
  expect(told).toEqual(["Error fetching from my account endpoint"]);
});
