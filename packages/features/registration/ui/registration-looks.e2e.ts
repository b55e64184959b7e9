import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { type Browser, type Page, expect, test } from "@playwright/test";
import { judgedRows, spaced } from "../../../../bench/registration/judged-rows.ts";
import { storePort, storeUrl } from "../../../../e2e/address.ts";
import { axeOn } from "../../../../e2e/axe.ts";
import { startStore } from "../../../../e2e/chaos/store.ts";
import {
  type Newcomer,
  choosePassword,
  confirmEmail,
  findCompany,
  followMail,
  goOn,
  main,
  newPassword,
  newcomer,
  tellAboutYou,
} from "../../../../e2e/newcomer.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { withDatabase } from "../../../platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../../../scripts/engines-env.ts";
import { findFreePort } from "../../../../scripts/engines/free-ports.ts";

// On a busy machine axe takes many seconds for a page, and mail takes its time.
test.describe.configure({ timeout: 240_000 });

const widths = [390, 820, 1440];
const home = { address1: "4820 W Burnham St", city: "Milwaukee", state: "WI", postalCode: "53219" };

/** At each width: a picture for who looks, nothing that axe finds, nothing that scrolls sideways or is cut. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // As the page is opened: further down the shell's own link back to the top is over it.
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: `test-results/pages/registration-${name}-${width}.png`, fullPage: true });
    expect.soft((await axeOn(page).analyze()).violations, `${name} at ${width}`).toEqual([]);
    expect.soft(await cutIn(page), `${name} at ${width}`).toEqual([]);
  }
}

/** What of the page's main part is wider than its place, or ends in an ellipsis. */
async function cutIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth > document.documentElement.clientWidth ? ["the page"] : [];
    const cut = [...document.querySelectorAll<HTMLElement>("main, main *")].filter((element) => {
      const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element);
      if (element.closest(".visually-hidden") || ["INPUT", "SELECT", "OPTION", "BR"].includes(element.tagName))
        return false;
      if (element.clientWidth === 0) return false;
      const isShort = textOverflow === "ellipsis" || webkitLineClamp !== "none" || overflowX !== "visible";
      // The frame of what is chosen stands out by a pixel.
      const isWide = element.scrollWidth > element.clientWidth + 1;
      return isWide || (isShort && element.scrollHeight > element.clientHeight + 1);
    });
    return [...sideways, ...cut.map((element) => `${element.className || element.tagName}: ${element.innerText}`)];
  });
}

/** The steps before the password, as their forms send them. */
async function answer(page: Page, { fullName, email }: Newcomer, answers: Readonly<Record<string, string>>) {
  const send = async (step: string, form: Record<string, string>) =>
    page.request.post(registrationUrls.step({ step }), { form, headers: { origin: storeUrl }, maxRedirects: 0 });
  await send("about-you", { fullName, email, phone: "414-555-0119" });
  await send("company", answers);
  await send("address", { ...home, ...answers });
  await page.goto(registrationUrls.step({ step: "password" }));
}

const asCompany = (companyName: string, more: Readonly<Record<string, string>> = {}) => ({
  buyerKind: "company",
  companyName,
  companyZip: "53219",
  companyKey: "not-listed",
  taxExempt: "yes",
  ...more,
});

/** The link opened where nothing is known of the registration. */
async function elsewhere(browser: Browser, email: string, javaScriptEnabled = true): Promise<Page> {
  const page = await (await browser.newContext({ javaScriptEnabled, baseURL: storeUrl })).newPage();
  await followMail(page, email);
  await expect(page).toHaveURL(registrationUrls.confirm());
  return page;
}

for (const javaScriptEnabled of [true, false]) {
  test(`a registration is confirmed in another browser by its password, ${javaScriptEnabled ? "with" : "without"} script`, async ({
    page,
    browser,
  }) => {
    const person = newcomer();
    await answer(page, person, { buyerKind: "individual" });
    await choosePassword(page, person);
    const other = await elsewhere(browser, person.email, javaScriptEnabled);
    const field = main(other).getByLabel("Password that you chose");
    await expect(main(other)).toContainText(person.email);
    if (javaScriptEnabled) await look(other, "confirm-password");
    await field.fill("not what was chosen at all");
    await goOn(other, "Confirm Email");
    await expect(field).toHaveAccessibleDescription(/Enter the password that you registered with\./);
    if (javaScriptEnabled) await look(other, "confirm-wrong-password");
    await field.fill(newPassword);
    await goOn(other, "Confirm Email");
    await expect(other).toHaveURL(registrationUrls.done());
    await expect(main(other)).toContainText("You are registered and signed in.");
    await other.context().close();
  });
}

test("the browser of the registration is asked for no password", async ({ page }) => {
  const person = newcomer();
  await answer(page, person, { buyerKind: "individual" });
  await choosePassword(page, person);
  await followMail(page, person.email);
  await expect(main(page).getByRole("button", { name: "Confirm Email" })).toBeVisible();
  await expect(main(page).getByLabel(/Password/)).toHaveCount(0);
  await look(page, "confirm");
  await goOn(page, "Confirm Email");
  await expect(page).toHaveURL(registrationUrls.done());
  await look(page, "done-individual");
});

test("the script that comes to the password's page moves nothing under who presses Register", async ({
  page,
  browser,
}) => {
  await answer(page, newcomer(), { buyerKind: "individual" });
  await expect(main(page).getByRole("button", { name: "Show password" })).toBeVisible();
  const before = await browser.newContext({ javaScriptEnabled: false, baseURL: storeUrl });
  await before.addCookies(await page.context().cookies());
  const unscripted = await before.newPage();
  await unscripted.goto(registrationUrls.step({ step: "password" }));
  const placeIn = async (one: Page) => main(one).locator(".registration-continue").boundingBox();
  expect(await placeIn(page)).toEqual(await placeIn(unscripted));
  await before.close();
});

test("who joins a company sees that its administrator is asked", async ({ page }) => {
  const [person, company] = [newcomer(), await createOwnCompany()];
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, person);
  await findCompany(page, { name: company.name, zip: "55802" });
  await look(page, "company-found");
  await main(page).getByRole("radio", { name: company.name }).check();
  await goOn(page);
  await choosePassword(page, person);
  await confirmEmail(page, person);
  await expect(main(page)).toContainText("has to say yes");
  await look(page, "done-company");
});

test("a federal buyer sees that staff looks, and staff see the queue", async ({ page, browser }) => {
  const person = newcomer();
  await answer(page, person, {
    buyerKind: "federal",
    departmentCode: "DOD",
    agencyCode: "DOD-DLA",
    taxExempt: "yes",
  });
  await choosePassword(page, person);
  await confirmEmail(page, person);
  await expect(main(page)).toContainText("We are checking the account of Defense Logistics Agency.");
  await look(page, "done-federal");
  const context = await browser.newContext({ baseURL: storeUrl });
  await context.addCookies([await sessionCookie("tgrady:fully-authenticated")]);
  const staff = await context.newPage();
  await staff.goto(registrationUrls.reviews());
  await expect(main(staff)).toContainText(person.email);
  await look(staff, "reviews");
  const card = main(staff).locator(".portal-card").filter({ hasText: person.email });
  await card.getByRole("button", { name: "Open the Account" }).click();
  await expect(main(staff)).toContainText("The account is open.");
  await context.close();
});

test("a guest sees that they can order, and who is invited what they join", async ({ page, browser }) => {
  const [guest, invited, company] = [newcomer(), newcomer("Cy Mast"), await createOwnCompany()];
  await page.goto(registrationUrls.guest());
  await main(page).getByLabel("Full name").fill(guest.fullName);
  await main(page).getByLabel("Email").fill(guest.email);
  await goOn(page, "Continue as Guest");
  await expect(main(page)).toContainText("You can order without an account.", { timeout: 20_000 });
  await look(page, "done-guest");
  const context = await browser.newContext({ baseURL: storeUrl });
  await context.addCookies([await sessionCookie(`${company.administrator}:fully-authenticated`)]);
  const administrator = await context.newPage();
  await administrator.goto(urls.accountUsers());
  await main(administrator).getByLabel("Work e-mail").fill(invited.email);
  await goOn(administrator, "Send Invitation");
  await context.close();
  await followMail(page, invited.email);
  await look(page, "invited");
  await main(page).getByLabel("Your name").fill(invited.fullName);
  await main(page).getByLabel("New password").fill(newPassword);
  await goOn(page, "Join the Account");
  await expect(page).toHaveURL(urls.account());
  await look(page, "done-invited");
});

/** A second store on the engines of the tests' own, with settings that theirs does not have. */
function ownStore(settings: Readonly<Record<string, string>>): Record<string, string> {
  const { DATABASE_URL, REDIS_URL, OPENSEARCH_URL } = loadEnginesEnv();
  const engines = { REDIS_URL, OPENSEARCH_URL, DATABASE_URL: withDatabase(DATABASE_URL, `capstan_e2e_${storePort}`) };
  return { ...engines, ENGINE_PREFIX: `e2e-${storePort}-`, LOG_LEVEL: "error", ...settings };
}

test("a store whose operator has closed registration says so on every page of it, with the number to call", async ({
  page,
}) => {
  const port = await findFreePort((first) => [first, first + 1]);
  await using store = await startStore(port, ownStore({ SELF_REGISTRATION: "disabled" }));
  for (const path of [registrationUrls.app(), registrationUrls.guest(), registrationUrls.step({ step: "password" })]) {
    await page.goto(store.url + path);
    await expect(main(page)).toContainText("Registering online is closed.");
    await expect(main(page).getByRole("link", { name: "1-800-555-0142" })).toBeVisible();
    await expect(main(page).getByRole("textbox")).toHaveCount(0);
  }
  await page.goto(`${store.url}${urls.register()}?loginDisabled`);
  await look(page, "closed");
});

test("an operator's flag takes the footer from the pages of registration, and from no other", async ({
  page,
  browser,
}) => {
  const port = await findFreePort((first) => [first, first + 1]);
  const flagged = { FEATURE_FLAGS: "registration-footer=off" };
  await using store = await startStore(port, ownStore(flagged));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  for (const path of [registrationUrls.app(), registrationUrls.guest(), registrationUrls.confirm()]) {
    await page.goto(storeUrl + path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.goto(store.url + path);
    await expect(main(page)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await unscripted.goto(store.url + path);
    await expect(unscripted.getByRole("contentinfo")).toHaveCount(0);
  }
  await plain.close();
  await page.goto(store.url + urls.signIn());
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

interface LongAnswers {
  readonly fullName: string;
  readonly companyName: string;
  readonly address: readonly string[];
}

/** The longest that people judged to be right: 7 names, 7 companies and 7 addresses. */
function longestAnswers(): readonly LongAnswers[] {
  const longest = (rows: readonly (readonly string[])[], verdictAt: number, cells: number) =>
    rows
      .filter((row) => row[verdictAt] === "accept")
      .map((row) => ({ row, length: Array.from(row.slice(0, cells).join("")).length }))
      .toSorted((one, other) => other.length - one.length)
      .slice(0, 7)
      .map(({ row }) => row);
  const names = longest(judgedRows("names"), 1, 1);
  const companies = longest(judgedRows("companies"), 1, 1);
  return longest(judgedRows("addresses"), 5, 3).map((address, at) => ({
    fullName: names[at]?.[0] ?? "",
    companyName: companies[at]?.[0] ?? "",
    address,
  }));
}

for (const [at, { fullName, companyName, address }] of longestAnswers().entries()) {
  test(`at 390 px nothing of the longest answers is cut, ${at + 1}`, async ({ page, browser }) => {
    const person = newcomer(fullName);
    const [address1 = "", address2 = "", city = "", state = "", postalCode = ""] = address;
    await page.setViewportSize({ width: 390, height: 900 });
    await answer(page, person, asCompany(companyName, { address1, address2, city, state, postalCode }));
    expect(await cutIn(page)).toEqual([]);
    await choosePassword(page, person);
    expect(await cutIn(page)).toEqual([]);
    await confirmEmail(page, person);
    await expect(main(page)).toContainText(spaced(companyName));
    expect(await cutIn(page)).toEqual([]);
    await page.screenshot({ path: `test-results/pages/registration-longest-done-${at}.png`, fullPage: true });
    const context = await browser.newContext({ baseURL: storeUrl, viewport: { width: 390, height: 900 } });
    await context.addCookies([await sessionCookie("tgrady:fully-authenticated")]);
    const staff = await context.newPage();
    await staff.goto(registrationUrls.reviews());
    const card = main(staff).locator(".portal-card").filter({ hasText: person.email });
    for (const value of [fullName, companyName, address1, address2, city].map(spaced))
      await expect(card).toContainText(value);
    expect(await cutIn(staff)).toEqual([]);
    await card.screenshot({ path: `test-results/pages/registration-longest-review-${at}.png` });
    await card.getByRole("button", { name: "Open the Account" }).click();
    await context.close();
    await page.goto(urls.accountUsers());
    await expect(main(page)).toContainText(spaced(fullName));
    expect(await cutIn(page)).toEqual([]);
  });
}
