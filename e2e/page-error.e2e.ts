import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "./until-alive.ts";

const dialog = (page: Page) => page.getByRole("alertdialog", { name: "Unexpected Error" });

/** Nothing that a page of the store asks for without a document is answered. */
async function failData(page: Page): Promise<void> {
  await page.route(/\.data(?:\?|$)/, async (route) => route.fulfill({ status: 500, body: "" }));
}

test("a page that fails to load says so in a dialog with Retry, inside the whole shell [spec 2.1/24 8/1]", async ({
  page,
}) => {
  await page.goto("/content/help");
  await untilAlive(page);
  await failData(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Sale" }).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("Unexpected Error");
  await expect(dialog(page).getByText("There was a problem loading the page", { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(page.getByText("Reload the page")).toHaveCount(0);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeAttached();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/page-error-${width}.png`, fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  }
  await page.unroute(/\.data(?:\?|$)/);
  await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Terms of Sale/);
});
