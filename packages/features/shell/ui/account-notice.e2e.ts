import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

test.describe.configure({ timeout: 120_000 });

const full = (id: string) => `${id}:fully-authenticated`;
const notice = (page: Page) => page.locator(".account-notice");
const overview = urls.accountsOverview();

async function switchTo(page: Page, number: string): Promise<void> {
  await page.goto(overview);
  await page
    .locator(".overview-accounts tbody tr")
    .filter({ hasText: number })
    .getByRole("button", { name: "Switch to" })
    .click();
  await expect(page.getByRole("banner")).toContainText(`Account # ${number}`);
}

test("a switch in one tab is told in the other, which can reload or switch back", async ({ page }) => {
  const company = await createOwnCompany();
  const [one, two] = company.accounts;
  await visitAs(page, full(company.administrator), { path: urls.account() });
  const other = await page.context().newPage();
  await switchTo(other, two);
  await expect(notice(page)).toContainText(`You switched to ${company.name}, account ${two}, in another tab.`);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/account-notice-${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await notice(page).getByRole("button", { name: "Switch Back" }).click();
  await expect(page.getByRole("banner")).toContainText(`Account # ${one}`);
  await expect(notice(page)).toBeEmpty();
  await expect(notice(other)).toContainText(`account ${one}, in another tab`);
  await notice(other).getByRole("button", { name: "Reload This Page" }).click();
  await expect(other.getByRole("banner")).toContainText(`Account # ${one}`);
  await expect(notice(other)).toBeEmpty();
});

test("what a tab sends for the account before the switch changes nothing, and the tab says so", async ({ page }) => {
  const company = await createOwnCompany();
  const [, two] = company.accounts;
  await visitAs(page, full(company.administrator), { path: "/search?searchQuery=screw" });
  // Another browser of the same user: no tab tells this one.
  const elsewhere = await page.context().browser()!.newContext();
  await elsewhere.addCookies([await sessionCookie(full(company.administrator))]);
  await switchTo(await elsewhere.newPage(), two);
  const answered = page.waitForResponse((answer) => answer.url().endsWith(urls.addItems()));
  await page.getByRole("main").getByRole("button", { name: /^Add/ }).first().click();
  const answer = await answered;
  expect([answer.status(), (await answer.json()).error.code]).toEqual([409, "ACCOUNT_CHANGED"]);
  await expect(notice(page)).toContainText(`You switched to ${company.name}, account ${two}, in another tab.`);
  for (const context of [page.context(), elsewhere]) {
    const count = await context.request.get(urls.cartQuantity());
    expect(await count.json()).toEqual({ cartQuantity: 0 });
  }
  await elsewhere.close();
});

test("without script a form of the tab before the switch is refused in words", async ({ browser }) => {
  const company = await createOwnCompany();
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.addCookies([await sessionCookie(full(company.administrator))]);
  const page = await context.newPage();
  await page.goto(urls.accountUsers());
  await switchTo(await context.newPage(), company.accounts[1]);
  const ben = page.locator(".users-row").filter({ hasText: "Ben Rudder" });
  await ben.getByLabel("Role").selectOption("Administrator");
  await ben.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText("You switched to another account since this page was opened");
  await context.close();
});

test("the page of an anonymous visitor says nothing of accounts", async ({ request }) => {
  const html = await (await request.get("/search?searchQuery=screw")).text();
  expect(html).not.toContain("pageAccount");
  expect(html).not.toContain("account-notice");
});
