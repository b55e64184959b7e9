import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type KitPage, keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { tabsKeyboard } from "./tabs.keyboard.ts";

async function expectSelected({ page }: Pick<KitPage, "page">, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.getByRole("tab", { name })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toHaveAccessibleName(name);
}

keyboardTests("tabs", tabsKeyboard, {
  arrows: async ({ page }) => {
    await page.getByRole("tab", { name: "Specifications" }).focus();
    await page.keyboard.press("ArrowRight");
    await expectSelected({ page }, "Documents");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectSelected({ page }, "Compliance");
  },
  "home-end": async ({ page }) => {
    await page.getByRole("tab", { name: "Specifications" }).focus();
    await page.keyboard.press("End");
    await expectSelected({ page }, "Compliance");
    await page.keyboard.press("Home");
    await expectSelected({ page }, "Specifications");
  },
  tab: async ({ page }) => {
    await page.getByRole("tab", { name: "Specifications" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("tab", { name: "Specifications" })).toBeFocused();
  },
});

test("a click shows one panel and leaves the address alone", async ({ page }) => {
  await openKit(page, "tabs");
  const before = page.url();
  await page.getByRole("tab", { name: "Documents" }).click();
  await expect(page.getByRole("tabpanel")).toHaveText("Safety data sheet, drawing, certificate of origin.");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  expect(page.url()).toBe(before);
});

test("an address that names a panel opens it", async ({ page }) => {
  await page.goto("/_kit/tabs#compliance");
  await expect(page.getByRole("tab", { selected: true })).toHaveText("Compliance");
});

test("axe finds nothing", async ({ page }) => {
  await openKit(page, "tabs");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links that show their panel", async ({ page }) => {
    await page.goto("/_kit/tabs");
    await expect(page.getByText("Thread 3/8-16")).toBeVisible();
    await page.getByRole("link", { name: "Documents" }).click();
    await expect(page.getByText("Safety data sheet")).toBeVisible();
    await expect(page.getByText("Thread 3/8-16")).toBeHidden();
  });
});
