import { brand } from "@capstan/features/brand";
import { noImpersonation } from "@capstan/features/impersonation";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeaderView } from "./header.ts";
import { type HeaderError, type HeaderSources, loadHeader } from "./load-header.ts";
import { type HeaderAnswers, readSources } from "./read-sources.ts";

const link = { label: "My Account", url: "/myaccount", activeLink: true, countLabel: null };
const menuLink = { label: "Help", url: "/content/help", type: "link" };
const none: readonly never[] = [];

/** What each source answers for a fully authenticated buyer with two accounts and a custom catalog. */
const answers: Readonly<Record<keyof HeaderSources, object>> = {
  signOut: {
    authenticatedLevel: "fully-authenticated",
    isAuthenticated: true,
    customerName: "Joanna Vale",
    customerShortName: "Joanna",
    companyName: "Pruitt & Vale Fabrication",
    title: "Partner",
    isEpro: false,
    accountNumber: "830550210",
    availableAccountsDataList: ["830550210", "830550211"].map((account) => ({
      account,
      companyName: "Pruitt & Vale Fabrication",
      accountMainAddressCity: "Toledo",
      accountMainAddressStateIsoCode: "OH",
      accountMainAddressCountry: "US",
      currentAccount: account === "830550210",
    })),
    label: "Sign Out",
    url: "/logout",
    customLogo: { url: "/pictures/logos/pruitt-vale.svg" },
    hideHeaderFeatureCustomization: {
      hideBulkOrderPad: true,
      hideProductsAndSearch: false,
      hideNavBar: false,
      hideBranchLocator: false,
    },
    customHeaderMessage: { html: "<b>Cost center 40</b>", css: "" },
  },
  account: {
    pendingTasksCount: "3",
    redpassEnrollment: "Member since 2023",
    account: [link],
    orders: none,
    customerInsights: none,
    accountPreferences: none,
    accountAdministration: none,
    keepStock: none,
    lists: none,
    quotes: none,
    epro: none,
  },
  impersonation: {
    companyName: "Pruitt & Vale Fabrication",
    accountNumber: "830550210",
    userName: "joanna.vale@pruittvale.example",
    fullName: "Joanna Vale",
    impersonating: true,
    agsuser: true,
  },
  welcome: { confirmedAdaptiveWelcomeMessage: false },
  customCatalog: {
    selectedOption: "SEARCHBUTTON2",
    searchLabel1: "Approved",
    searchLabel2: "Outside",
    scenarioType: "SCENARIO_4",
    filterFileName: "approved",
    catalogSearchType: "OUTSIDE_CATALOG",
    customCatalogSearchType: "IN_CATALOG",
  },
  menu: { menu: [menuLink] },
  main: { grainger: [menuLink], graingerPhone: "1-800-555-0199" },
};

const names = Object.keys(answers) as (keyof HeaderSources)[];
let requested: (keyof HeaderSources)[] = [];
let told: HeaderError[] = [];

beforeEach(() => {
  requested = [];
  told = [];
  vi.useFakeTimers({ now: new Date("2026-11-15T10:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

type Changes = Partial<Record<keyof HeaderSources, () => Promise<unknown>>>;

async function load(changes: Changes = {}): Promise<HeaderView> {
  const sources = Object.fromEntries(
    names.map((name) => [
      name,
      async () => {
        requested.push(name);
        return (changes[name] ?? (async () => answers[name]))();
      },
    ]),
  ) as unknown as HeaderAnswers;
  const view = loadHeader(readSources(sources), {
    report: (error) => told.push(error),
    now: () => new Date(),
    limitMs: 500,
  });
  await vi.advanceTimersByTimeAsync(1_500);
  return view;
}

test("the header says what its sources say, in the store's own words", async () => {
  const view = await load();
  expect(told).toEqual([]);
  expect(view).toMatchObject({
    level: "fully-authenticated",
    user: { name: "Joanna Vale", shortName: "Joanna", title: "Partner" },
    companyName: "Pruitt & Vale Fabrication",
    accountNumber: "830550210",
    isProcurement: false,
    signOut: { label: "Sign Out", url: "/logout" },
    logoUrl: "/pictures/logos/pruitt-vale.svg",
    message: { html: "<b>Cost center 40</b>", css: "" },
    pendingTasks: "3",
    enrollment: "Member since 2023",
    impersonation: { isImpersonating: true, isStaff: true, userName: "joanna.vale@pruittvale.example" },
    catalog: { scenario: 4, selected: "SEARCHBUTTON2", filterName: "approved", searchType: "OUTSIDE_CATALOG" },
    mainLinks: [menuLink],
    menuLinks: [menuLink],
    phone: "1-800-555-0199",
    flags: { hideBulkOrderPad: true, showSwitchAccount: true, showWelcomeMessage: true, selectedCatalog: "Outside" },
    madeAt: Date.parse("2026-11-15T10:00:00Z"),
  });
  expect(view.accounts.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
    ["830550210", true],
    ["830550211", false],
  ]);
  expect(view.accountLinks?.account).toEqual([{ label: "My Account", url: "/myaccount", isActive: true, count: null }]);
});

test("four sources are asked at once, the catalog and the menus only when it is known that somebody is signed in", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const view = load({ signOut: async () => promise });
  expect(requested).toEqual(["signOut", "account", "impersonation", "welcome"]);
  resolve(answers.signOut);
  await view;
  expect(requested.slice(4).toSorted()).toEqual(["customCatalog", "main", "menu"]);
});

test.each(["anonymous", "rml-user", "RML", "fully-authenticated", "FULLY_LOGGED_IN"])(
  "the custom catalog and the menus are requested for at level %s only if it is signed in",
  async (authenticatedLevel) => {
    const isAuthenticated = authenticatedLevel !== "anonymous";
    const view = await load({ signOut: async () => ({ ...answers.signOut, authenticatedLevel, isAuthenticated }) });
    expect(requested.includes("customCatalog")).toBe(isAuthenticated);
    expect(requested.includes("main") && requested.includes("menu")).toBe(isAuthenticated);
    expect(["rml-user", "fully-authenticated"].includes(view.level)).toBe(isAuthenticated);
    expect(told).toEqual([]);
  },
);

type DeepPartial<View> = { readonly [Part in keyof View]?: View[Part] | Partial<View[Part]> };

const noLinks = { accountLinks: null, pendingTasks: null, enrollment: null };
/** Spec 8: by which words each source's failure is told, and what is shown instead. */
const failures: readonly [keyof HeaderSources, string, DeepPartial<HeaderView>][] = [
  ["signOut", "Error fetching from signout endpoint", { level: "anonymous", user: null, accountNumber: null }],
  ["account", "Error fetching from my account endpoint", noLinks],
  ["impersonation", "Error fetching from get impersonation endpoint", { impersonation: noImpersonation }],
  ["welcome", "Error fetching from welcomeMessage endpoint", { flags: { showWelcomeMessage: false } }],
  ["customCatalog", "Error fetching from custom catalog endpoint", { catalog: null }],
  ["menu", "Error fetching from header/menu endpoint", { menuLinks: null }],
  ["main", "Error fetching from header/main endpoint", { mainLinks: null, phone: brand.phone }],
];

/** In what ways a source can fail. */
const ways: Readonly<Record<string, () => Promise<unknown>>> = {
  "is refused": async () => Promise.reject(new TypeError("answered 503")),
  "never answers": async () => new Promise(() => {}),
  "answers nothing": async () => null,
  "answers with a page": async () => "<!DOCTYPE html>",
  "answers with a list": async () => [],
  "answers with other fields": async () => ({ error: { code: "INTERNAL" } }),
};

const cases = failures.flatMap(([source, message, instead]) =>
  Object.entries(ways).map(([way, answer]) => ({ source, message, instead, way, answer })),
);

test.each(cases)(
  "$source that $way is reported once and has its fallback; the rest is as it was",
  async ({ source, message, instead, answer }) => {
    const whole = await load();
    const view = await load({ [source]: answer });
    expect(view).toMatchObject(instead);
    expect(told).toEqual([
      {
        title: `${brand.name} header error`,
        version: "3.24.0",
        timestamp: expect.stringMatching(/^2026-11-15T10:00:0/),
        message,
        error: expect.any(Error),
      },
    ]);
    const untouched = source === "signOut" ? ["pendingTasks", "impersonation"] : ["level", "user", "accounts"];
    for (const field of untouched as (keyof HeaderView)[]) expect(view[field]).toEqual(whole[field]);
  },
);

test.each([
  [
    "a link that would run script",
    "account",
    { ...answers.account, account: [{ ...link, url: "javascript:alert(1)" }] },
  ],
  ["a link to another host", "account", { ...answers.account, orders: [{ ...link, url: "//evil.example/" }] }],
  ["an unknown level", "signOut", { ...answers.signOut, authenticatedLevel: "root" }],
  ["a scenario that there is not", "customCatalog", { ...answers.customCatalog, scenarioType: "SCENARIO_5" }],
  ["a number for a text", "main", { ...answers.main, graingerPhone: 5 }],
] as const)("%s is refused as nonsense", async (_, source, answer) => {
  await load({ [source]: async () => answer });
  expect(told.map(({ error }) => (error as Error).name)).toEqual(["InvalidResponse"]);
});

test.each(["http://plain.example/logo.svg", "//other.example/logo.svg", "javascript:alert(1)"])(
  "a logo at %s is left out, and nobody is signed out for it",
  async (url) => {
    const view = await load({ signOut: async () => ({ ...answers.signOut, customLogo: { url } }) });
    expect(view).toMatchObject({ level: "fully-authenticated", accountNumber: "830550210", logoUrl: null });
    expect(told).toEqual([]);
  },
);

test("without any source the whole header is the fallback, and each failure is told", async () => {
  const away = async () => Promise.reject(new TypeError("away"));
  const view = await load(Object.fromEntries(names.map((name) => [name, away])));
  expect(view).toMatchObject({
    level: "anonymous",
    ...noLinks,
    mainLinks: null,
    phone: brand.phone,
  });
  expect(told.map(({ message }) => message)).toEqual(failures.slice(0, 4).map(([, message]) => message));
});
