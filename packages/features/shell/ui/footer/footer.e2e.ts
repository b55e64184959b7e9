import { expect, type Page, test } from "@playwright/test";
import { sessionCookie } from "../../../../../e2e/session-cookie.ts";
import { axeOn } from "../../../../../e2e/axe.ts";

/** A page with little of its own. */
const somePage = "/email-sign-up";
const variants = [
  { variant: "full", path: somePage, visitor: undefined },
  { variant: "simplified", path: "/content/user_registration", visitor: undefined },
  { variant: "procurement", path: somePage, visitor: "snakagawa:fully-authenticated" },
] as const;

async function open(page: Page, path: string = somePage, visitor?: string) {
  if (visitor !== undefined) await page.context().addCookies([await sessionCookie(visitor)]);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  return page.getByRole("contentinfo");
}

for (const { variant, path, visitor } of variants) {
  for (const width of [320, 390, 820, 1440]) {
    test(`the ${variant} footer at ${width} px: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const footer = await open(page, path, visitor);
      await expect(footer.getByRole("link", { name: "Sitemap" })).toBeVisible();
      await footer.screenshot({ path: `test-results/pages/footer-${variant}-${width}.png` });
      expect((await axeOn(page).include("footer").analyze()).violations).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
    });
  }
}

test("the footer follows the page when no document is loaded: full, simplified, full again [spec 2.7/3]", async ({
  page,
}) => {
  const footer = await open(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const sections = footer.getByRole("link", { name: "Suppliers" });
  await expect(sections).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Register" }).first().click();
  await expect(page).toHaveURL(/\/experience\/registration\//);
  await expect(sections).toHaveCount(0);
  await expect(footer.getByRole("link", { name: "Sitemap" })).toBeVisible();
  await page.goBack();
  await expect(sections).toBeVisible();
  expect(documents).toEqual([]);
});

test("a procurement buyer keeps the procurement footer on every page [spec 2.7/3]", async ({ page }) => {
  const footer = await open(page, somePage, "snakagawa:fully-authenticated");
  const before = await footer.innerText();
  await footer.getByRole("link", { name: "Sitemap" }).click();
  await expect(page).toHaveURL(/sitemap/);
  expect(await footer.innerText()).toBe(before);
});

test("on a phone a section unfolds by keyboard, without script taking part", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const footer = await open(page);
  await expect(footer.getByRole("link", { name: "Invoicing" })).toBeHidden();
  await footer.getByText("Order Support").filter({ visible: true }).focus();
  await footer.locator("summary", { hasText: "Order Support" }).press("Enter");
  await expect(footer.getByRole("link", { name: "Invoicing" })).toBeVisible();
  await expect(footer.getByRole("link", { name: "Careers" })).toBeHidden();
});

test("a click on a footer link leaves its region and name in the session [spec 2.7/5] [spec 3/5.1]", async ({
  page,
}) => {
  const footer = await open(page);
  await footer.getByRole("link", { name: "Suppliers" }).click();
  await expect(page).toHaveURL(/supplier-overview/);
  expect(await page.evaluate(() => sessionStorage.getItem("g_link"))).toBe(
    JSON.stringify({ region: "Footer: About Us", name: "Suppliers" }),
  );
});

test("Your Privacy Choices opens the consent settings, by keyboard, and gives the focus back [spec 2.7/4]", async ({
  page,
}) => {
  const footer = await open(page);
  const trigger = footer.getByRole("link", { name: "Your Privacy Choices" });
  await trigger.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Your Privacy Choices" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("checkbox", { name: "Necessary" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Necessary" })).toBeDisabled();
  await expect(dialog.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
  expect((await axeOn(page).include("[role=dialog]").analyze()).violations).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Your Privacy Choices leads to the policy, and Help Us Improve to a page with the form", async ({ page }) => {
    await page.goto(somePage);
    await page.getByRole("button", { name: "Help Us Improve" }).click();
    await expect(page).toHaveURL(/\/feedback\??$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help Us Improve");
    await page.getByLabel("What can we improve?").fill("The labels on the shelf pages.");
    await page.getByRole("button", { name: "Send Feedback" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you");
    await page.getByRole("link", { name: "Your Privacy Choices" }).click();
    await expect(page).toHaveURL(/privacy-policy$/);
  });
});
