import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { pageErrorKeyboard } from "./page-error.keyboard.ts";
import { axeOn } from "../../../e2e/axe.ts";

const dialogOf = (page: Page) => page.getByRole("alertdialog", { name: "Unexpected Error" });

keyboardTests("page-error", pageErrorKeyboard, {
  tab: async ({ page, example }) => {
    await example("With Retry").getByRole("button", { name: "Fail to load" }).press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    for (const name of ["Close dialog", "Retry", "Close dialog"]) {
      await page.keyboard.press("Tab");
      await expect(dialogOf(page).locator(":focus")).toHaveAccessibleName(name);
    }
  },
  enter: async ({ page, example }) => {
    await example("With Retry").getByRole("button", { name: "Fail to load" }).press("Enter");
    await dialogOf(page).getByRole("button", { name: "Retry" }).press("Enter");
    await expect(example("With Retry").locator("output")).toHaveText("Retried: 1");
  },
  escape: async ({ page, example }) => {
    await example("With Retry").getByRole("button", { name: "Fail to load" }).press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(example("With Retry").locator(".page-error")).toBeFocused();
  },
});

test("a failed load opens the dialog with its title, text, hint and Retry", async ({ page }) => {
  const { example } = await openKit(page, "page-error");
  await example("With Retry").getByRole("button", { name: "Fail to load" }).click();
  await expect(dialogOf(page).getByRole("heading")).toHaveText("Unexpected Error");
  await expect(dialogOf(page).getByText("There was a problem loading the page", { exact: true })).toBeVisible();
  await expect(dialogOf(page)).toContainText("check back later");
  await expect(dialogOf(page).getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(dialogOf(page).getByRole("link")).toHaveCount(0);
  const { violations } = await axeOn(page).include('[role="alertdialog"]').analyze();
  expect(violations).toEqual([]);
});

test("without a way to retry it offers to reload the page, which reloads it", async ({ page }) => {
  const { example } = await openKit(page, "page-error");
  await page.evaluate(() => (document.title = "before the reload"));
  await example("With Reload only").getByRole("button", { name: "Fail to load" }).click();
  await expect(dialogOf(page).getByRole("button", { name: "Retry" })).toHaveCount(0);
  await expect(dialogOf(page)).toContainText("check back later");
  await dialogOf(page).getByRole("link", { name: "Reload the page" }).click();
  await expect(page).not.toHaveTitle("before the reload");
  await expect(dialogOf(page)).toBeHidden();
});

test("when the dialog can't be fetched either, the message takes the focus", async ({ page }) => {
  await page.route(/page-error-dialog/, (route) => route.abort());
  const { example } = await openKit(page, "page-error");
  await example("With Retry").getByRole("button", { name: "Fail to load" }).click();
  await expect(example("With Retry").locator(".page-error")).toBeFocused();
  await expect(example("With Retry").locator(".page-error")).toContainText("There was a problem loading the page");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the message is plain HTML with a link to reload, and no dead button", async ({ page }) => {
    await page.goto("/_kit/page-error");
    const message = page.locator(".page-error");
    await expect(message).toContainText("There was a problem loading the page");
    await expect(message.getByRole("link", { name: "Reload the page" })).toBeVisible();
    await expect(message.getByRole("button")).toHaveCount(0);
  });
});
