import { urls } from "@capstan/features/urls";
import { expect, type Page, test } from "@playwright/test";
import { sessionCookie } from "../../../../../e2e/session-cookie.ts";

const minute = 60_000;
/** The four that are asked at once. */
const first = [urls.headerSignOut(), urls.headerAccount(), urls.impersonation(), urls.welcomeMessage()];
const signedIn = [urls.customCatalog(), urls.headerMain(), urls.headerMenu()];

interface Watched {
  readonly callsTo: (path: string) => number;
  readonly answersTo: (path: string) => number;
  readonly reports: () => readonly string[];
}

/** A signed-in buyer's page, whose clock the test turns; the paths that fail answer 503 for as long as they are named. */
async function openWatched(page: Page, failing: ReadonlySet<string>, held = Promise.resolve()): Promise<Watched> {
  const calls: string[] = [];
  const answers: string[] = [];
  page.on("requestfinished", (request) => void answers.push(new URL(request.url()).pathname));
  const reports: string[] = [];
  await page.context().addCookies([await sessionCookie("moyelaran:fully-authenticated")]);
  await page.route(
    ({ pathname }) => [...first, ...signedIn].includes(pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      calls.push(pathname);
      await held;
      await (failing.has(pathname) ? route.fulfill({ status: 503, json: {} }) : route.continue());
    },
  );
  await page.route(`**${urls.clientErrors()}`, async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.fulfill({ json: {} });
  });
  await page.clock.install();
  await page.goto(urls.help(), { waitUntil: "networkidle" });
  return {
    callsTo: (path) => calls.filter((call) => call === path).length,
    answersTo: (path) => answers.filter((answer) => answer === path).length,
    reports: () => reports,
  };
}

/** To another page without a document, so many minutes later. */
async function goOnAfter(page: Page, minutes: number, link: "Suppliers" | "Sitemap" | "Terms of Sale"): Promise<void> {
  await page.clock.fastForward(minutes * minute);
  const before = page.url();
  await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
  await expect(page).not.toHaveURL(before);
}

/** Until it has happened so often, a second of the page's clock at a time; answers how many seconds that took. */
async function outlast(page: Page, counted: () => number, times: number): Promise<number> {
  let seconds = 0;
  const oneSecondOn = async () => {
    await page.clock.runFor(1_000);
    seconds += 1;
    return counted();
  };
  await expect.poll(oneSecondOn, { timeout: 20_000 }).toBe(times);
  return seconds;
}

const header = (page: Page) => page.locator("header.header");
const myAccount = (page: Page) => header(page).getByRole("link", { name: /^My Account/ });

test("a source that fails is asked 3 times more and reported once, and the known header stays whole [spec 4/1.4 8/4 9/5.1]", async ({
  page,
}) => {
  const { callsTo, reports } = await openWatched(page, new Set([urls.headerAccount()]));
  const before = await header(page).innerText();
  await goOnAfter(page, 6, "Suppliers");
  const calls = () => callsTo(urls.headerAccount());
  await expect.poll(calls).toBe(1);
  const waits = [await outlast(page, calls, 2), await outlast(page, calls, 3), await outlast(page, calls, 4)];
  for (const [at, least] of [1, 2, 4].entries()) expect(waits[at]).toBeGreaterThanOrEqual(least);
  await outlast(page, () => reports().length, 1);
  await page.clock.runFor(30_000);
  expect(reports()).toEqual(["Error fetching from my account endpoint"]);
  expect(callsTo(urls.headerAccount())).toBe(4);
  expect(callsTo(urls.headerSignOut())).toBe(1);
  expect(await header(page).innerText()).toBe(before);
  await expect(myAccount(page)).toHaveAccessibleName(/pending/);
});

test("after ten minutes the stated fallback stands in the header's place: no account's data, then nobody [spec 4/1.4 8/4 9/5.1]", async ({
  page,
}) => {
  const failing = new Set([urls.headerAccount()]);
  const { callsTo } = await openWatched(page, failing);
  await goOnAfter(page, 11, "Suppliers");
  await outlast(page, () => callsTo(urls.headerAccount()), 4);
  await expect(myAccount(page)).toHaveAccessibleName("My Account");
  await expect(header(page)).toContainText("Lakehead Provisions");
  for (const path of [...first, ...signedIn]) failing.add(path);
  await goOnAfter(page, 11, "Sitemap");
  await outlast(page, () => callsTo(urls.headerAccount()), 8);
  await expect(header(page).getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect(header(page)).not.toContainText("Lakehead Provisions");
});

test("a header that is fresh asks for nothing; one that is not asks once, and what needs script comes only then [spec 4/1.4 9/5.1]", async ({
  page,
}) => {
  const { callsTo } = await openWatched(page, new Set());
  const scripts: string[] = [];
  page.on("request", (request) => void scripts.push(request.url()));
  const isRefreshLoaded = () => scripts.some((url) => url.includes("refresh-in-browser"));
  await goOnAfter(page, 4, "Suppliers");
  expect([...first, ...signedIn].map(callsTo)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(isRefreshLoaded()).toBe(false);
  await goOnAfter(page, 2, "Sitemap");
  await expect.poll(() => [...first, ...signedIn].map(callsTo)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(isRefreshLoaded()).toBe(true);
  await goOnAfter(page, 4, "Terms of Sale");
  expect([...first, ...signedIn].map(callsTo)).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test("four sources are asked at once and waited for, the catalog and the menus only once somebody is known to be signed in [spec 4/1.1 4/1.3 9/5.2]", async ({
  page,
}) => {
  const { promise: letGo, resolve: answerAll } = Promise.withResolvers<void>();
  const { callsTo, answersTo } = await openWatched(page, new Set(), letGo);
  await goOnAfter(page, 6, "Suppliers");
  await expect.poll(() => first.map(callsTo)).toEqual([1, 1, 1, 1]);
  await page.clock.runFor(2 * minute);
  expect(first.map(callsTo)).toEqual([1, 1, 1, 1]);
  expect(signedIn.map(callsTo)).toEqual([0, 0, 0]);
  answerAll();
  await expect.poll(() => signedIn.map(callsTo)).toEqual([1, 1, 1]);
  // What is answered after the clock was turned would make a header that is fresh.
  await expect.poll(() => signedIn.map(answersTo)).toEqual([1, 1, 1]);

  await page.context().clearCookies();
  await goOnAfter(page, 6, "Sitemap");
  await expect(header(page).getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(first.map(callsTo)).toEqual([2, 2, 2, 2]);
  expect(signedIn.map(callsTo)).toEqual([1, 1, 1]);
});

test("menus that can't be had are reported, and the static links and the phone stand in [spec 8/3]", async ({
  page,
}) => {
  const { callsTo, reports } = await openWatched(page, new Set([urls.headerMain(), urls.headerMenu()]));
  await page.route(`**${urls.allProducts()}`, (route) => route.fulfill({ status: 503 }));
  await goOnAfter(page, 11, "Suppliers");
  await outlast(page, () => callsTo(urls.headerMain()) + callsTo(urls.headerMenu()), 8);
  await outlast(page, () => new Set(reports()).size, 2);
  const services = header(page).getByRole("navigation", { name: "Services" });
  await expect(services.getByRole("link")).toHaveText(["Catalog", "Find A Branch", "KeepStock", "Help", /^1-800-/]);
  await header(page).getByRole("link", { name: "All Products", exact: true }).press("Enter");
  await expect(header(page).getByRole("link", { name: /^Digital Catalogs/ })).toBeVisible();
  await expect
    .poll(() => [...new Set(reports())].toSorted())
    .toEqual([
      "Error fetching from all-products endpoint",
      "Error fetching from header/main endpoint",
      "Error fetching from header/menu endpoint",
    ]);
});
