import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { loadingKeyboard } from "./loading.keyboard.ts";

keyboardTests("loading", loadingKeyboard, {
  tab: async ({ page, example }) => {
    await example("Page").getByRole("button", { name: "Open a page" }).press("Enter");
    await expect(example("Page").getByRole("alert")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(example("Page").getByRole("button", { name: "Stop" })).toBeFocused();
  },
});

test("the inline variant is titled Loading, the page variant is an alert titled Page Loading", async ({ page }) => {
  const { example } = await openKit(page, "loading");
  await expect(example("Inline").getByRole("status")).toHaveText("Loading");
  await expect(example("Inline with a title").getByRole("status")).toHaveText("Loading prices");
  await example("Page").getByRole("button", { name: "Open a page" }).click();
  await expect(example("Page").getByRole("alert")).toHaveText("Page Loading");
});
