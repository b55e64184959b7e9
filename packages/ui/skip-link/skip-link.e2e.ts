import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { skipLinkKeyboard } from "./skip-link.keyboard.ts";

keyboardTests("skip-link", skipLinkKeyboard, {
  tab: async ({ page, example }) => {
    const link = example("Before a header").getByRole("link", { name: "Skip to main content" });
    expect((await link.boundingBox())?.width).toBeLessThan(2);
    await page.getByRole("link", { name: "All components" }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(36);
  },
  enter: async ({ page, example }) => {
    await example("Before a header").getByRole("link", { name: "Skip to main content" }).press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "a link inside" })).toBeFocused();
  },
});

test("the link jumps to the main anchor from a labelled skip-navigation list", async ({ page }) => {
  await openKit(page, "skip-link");
  const list = page.getByRole("list", { name: "Skip navigation", exact: true });
  await list.getByRole("link", { name: "Skip to main content" }).press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator("main#main")).toBeFocused();
});
