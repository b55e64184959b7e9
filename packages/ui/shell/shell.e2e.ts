import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { shellKeyboard } from "./shell.keyboard.ts";

keyboardTests("shell", shellKeyboard, {
  tab: async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").locator(":focus")).toBeVisible();
    await page.getByRole("link", { name: "a link to the top" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("contentinfo").locator(":focus")).toBeVisible();
  },
  skip: async ({ page }) => {
    await page.getByRole("link", { name: "Skip to main content" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  },
});

test("the shell has a header, a main area, a footer and a Back to Top link", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 300 });
  await openKit(page, "shell");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Top" })).toBeVisible();
});

test("the page has one toast area, which is announced", async ({ page }) => {
  await openKit(page, "shell");
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("status")).toHaveCount(1);
});
