import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const agent = "tgrady:fully-authenticated";
const main = (page: Page) => page.getByRole("main");
const banner = (page: Page) => page.getByRole("region", { name: "Customer service session" });

async function fillStart(page: Page, access: string): Promise<void> {
  await main(page).getByLabel("Reason").selectOption("Price question");
  await main(page).getByLabel("Case #").fill("CS-118204");
  await main(page).getByLabel("What the customer asked for").fill("Compare the price of gloves with the contract.");
  await main(page).getByLabel(access).check();
}

/** Nothing spills at any width; axe looks at the last one. */
async function isCleanAt(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
}

test("an agent finds a customer, acts as them with the banner above, and ends it at the portal [spec 2.1/17 2.1/18 2.2/9 6/8 7.1/12]", async ({
  page,
}) => {
  await visitAs(page, agent, { path: urls.servicePortal() });
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Customer Service Portal");
  await main(page).getByLabel("Name, email, company, account # or order #").fill("hollis");
  await main(page).getByRole("button", { name: "Find" }).click();
  await main(page).getByRole("link", { name: "Maeve Hollis" }).click();
  await expect(page).toHaveURL(/\?q=hollis&user=mhollis$/);
  await expect(main(page).getByRole("heading", { name: "Maeve Hollis" })).toBeVisible();
  await expect(main(page)).toContainText("Copper Kettle Brewing Co, Acct # 870330905");
  await fillStart(page, "Look only");
  await main(page).getByRole("button", { name: "Start Session" }).click();
  await expect(page).toHaveURL("/");
  for (const text of [
    "You are currently logged into a customer account.",
    "Maeve Hollis",
    "maeve.hollis@copperkettlebrewing.example",
    "Copper Kettle Brewing Co",
    "Acct # 870330905",
  ])
    await expect(banner(page)).toContainText(text);
  const back = page.getByRole("link", { name: "Back to customer service" });
  await expect(back).toHaveAttribute("href", urls.servicePortal());
  await banner(page).getByRole("link", { name: "End Session" }).click();
  await expect(page).toHaveURL(urls.servicePortal());
  await expect(banner(page)).toHaveCount(0);
  await page.goto(urls.servicePortal({ user: "mhollis" }));
  const rows = main(page).getByRole("row");
  await expect(rows.nth(1)).toContainText("Tess Gradyas Maeve Hollis");
  await expect(rows.nth(1)).toContainText("Ended the session");
  await expect(rows.nth(2)).toContainText("Compare the price of gloves with the contract.");
});

test("without script all of it works, and the customer's administrator reads what was done", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await context.addCookies([await sessionCookie(agent)]);
  await page.goto(urls.servicePortal());
  await main(page).getByLabel("Name, email, company, account # or order #").fill("830550210");
  await main(page).getByRole("button", { name: "Find" }).click();
  await main(page).getByRole("link", { name: "Joanna Vale" }).click();
  await fillStart(page, "Look and change cart, lists, quotes");
  await main(page).getByRole("button", { name: "Start Session" }).click();
  await expect(banner(page)).toContainText("Joanna Vale");
  await page.goto(urls.search({ searchQuery: "screw" }));
  await main(page).getByRole("button", { name: /^Add/ }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await banner(page).getByRole("link", { name: "End Session" }).click();
  await context.close();

  const own = await browser.newContext({ baseURL: baseURL ?? "" });
  await own.addCookies([await sessionCookie("jvale:fully-authenticated")]);
  const reader = await own.newPage();
  await reader.goto(urls.accountAudit());
  const rows = main(reader).getByRole("row");
  await expect(rows.nth(1)).toContainText("Ended the session");
  await expect(rows.nth(2)).toContainText("Added to the cart");
  await expect(rows.nth(3)).toContainText("Price question");
  await expect(rows.nth(3)).toContainText("Case # CS-118204");
  for (const at of [1, 2, 3]) await expect(rows.nth(at)).toContainText("Tess Gradyas Joanna Vale");
  await own.close();
});

test("the account's audit fits every width, and axe finds nothing", async ({ page }) => {
  await visitAs(page, "jvale:fully-authenticated", { path: urls.accountAudit() });
  await isCleanAt(page, [320, 390, 820, 1440]);
});

test("others are told that it is not for them; who is not fully signed in signs in and comes back", async ({
  page,
}) => {
  const portal = urls.servicePortal({ q: "vale" });
  for (const who of ["", "tgrady:rml-user"]) {
    await page.context().clearCookies();
    if (who !== "") await page.context().addCookies([await sessionCookie(who)]);
    await page.goto(portal);
    await expect(page).toHaveURL(new RegExp(`/myaccount/signin\\?frwdUrlPath=${encodeURIComponent(portal)}$`));
    await page.goto(urls.accountAudit());
    await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fmyaccount%2Faudit$/);
  }
  for (const who of ["dwhitfield:fully-authenticated", "osorensen:fully-authenticated"]) {
    await page.context().addCookies([await sessionCookie(who)]);
    expect((await page.goto(portal))?.status()).toBe(403);
    await expect(main(page)).toContainText("This page is for customer service");
  }
  await page.context().addCookies([await sessionCookie("tbeaumont:fully-authenticated")]);
  expect((await page.goto(urls.accountAudit()))?.status()).toBe(403);
  await page.context().addCookies([await sessionCookie(`mhollis:fully-authenticated:tgrady`)]);
  expect((await page.goto(portal))?.status()).toBe(403);
  await main(page).getByRole("link", { name: "End Session" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Customer Service Portal");
});

for (const [who, user] of [
  ["no customer", ""],
  ["a customer of 41 accounts", "praman"],
  ["one of long names", "mfeatherstonehaugh"],
  ["one without an account", "nsalter"],
  ["a disabled one", "bkessler"],
] as const)
  test(`the portal with ${who} fits every width, and axe finds nothing`, async ({ page }) => {
    await visitAs(page, agent, { path: urls.servicePortal({ q: "vantage", user }) });
    await isCleanAt(page, [320, 390, 820, 1024, 1280, 1440]);
  });

test("a request that says too little is refused, and nobody is logged in as a customer", async ({ page }) => {
  await visitAs(page, agent, { path: urls.servicePortal({ user: "mhollis" }) });
  await fillStart(page, "Look only");
  await main(page).getByLabel("What the customer asked for").fill("too short");
  await main(page).getByRole("button", { name: "Start Session" }).click();
  await expect(page).toHaveURL(urls.servicePortal({ user: "mhollis" }));
  await page.locator("form.portal-start").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/refused\?/);
  await expect(banner(page)).toHaveCount(0);
});
