import { readFile } from "node:fs/promises";
import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const marcus = "moyelaran:fully-authenticated";
const priya = "praman:fully-authenticated";
const path = urls.accountsOverview();
const rows = (page: Page) => page.getByRole("main").locator(".overview-accounts tbody tr");

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 120_000 });

test("the overview lists every account with role, tasks, orders and spend [spec 2.1/6]", async ({ page }) => {
  await visitAs(page, marcus, { path });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accounts Overview");
  await expect(rows(page)).toHaveCount(6);
  const first = rows(page).first();
  await expect(first).toContainText("Current");
  await expect(first).toContainText("820311400");
  await expect(page.getByRole("region", { name: "Waiting on you" }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("region", { name: /^Account users/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /^(?:Approve|Pay|Review)/ })).toHaveCount(0);
});

test("another account is switched to from its row, and the page says so", async ({ page }) => {
  await visitAs(page, "epark:fully-authenticated", { path });
  const numbers = await rows(page).locator(".overview-number").allTextContents();
  for (const number of numbers.toReversed()) {
    await rows(page).filter({ hasText: number }).getByRole("button", { name: "Switch to" }).click();
    await expect(page.getByRole("banner")).toContainText(`Account # ${number}`);
    await expect(page).toHaveURL(path);
    await expect(rows(page).first()).toContainText(number);
    await expect(rows(page).first()).toContainText("In use");
  }
});

test("forty-one accounts of one name are told apart by city, state or number, without script too", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([await sessionCookie(priya)]);
  const page = await context.newPage();
  await page.goto(path);
  await expect(rows(page)).toHaveCount(41);
  await page.getByRole("searchbox", { name: /Search name, city/ }).fill("840100033");
  await page.getByRole("button", { name: "Search accounts" }).click();
  await expect(page).toHaveURL(/\?q=840100033$/);
  await expect(rows(page)).toHaveCount(1);
  await context.close();
});

test("the export is a CSV file of what the search found", async ({ page }) => {
  await visitAs(page, priya, { path: `${path}?q=84010000` });
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe("accounts.csv");
  const lines = (await readFile(await download.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^Account,Account #,City/);
  expect(lines).toHaveLength(1 + (await rows(page).count()));
});

test("who is remembered or not known signs in first, and is brought back", async ({ page }) => {
  for (const visitor of ["", "rtillery:rml-user"]) {
    await visitAs(page, visitor);
    await page.goto(`${path}?q=erie`);
    await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fmyaccount%2Fcpdashboard%3Fq%3Derie$/);
    const csv = await page.request.get(urls.accountsExport(), { maxRedirects: 0 });
    expect([csv.status(), csv.headers()["location"]]).toEqual([302, expect.stringContaining("/myaccount/signin?")]);
  }
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    for (const [name, visitor] of [
      ["marcus", marcus],
      ["none", "nsalter:fully-authenticated"],
      ["long", "qx:fully-authenticated"],
    ] as const) {
      await visitAs(page, visitor, { path, width });
      await page.screenshot({ path: `test-results/pages/overview-${name}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
