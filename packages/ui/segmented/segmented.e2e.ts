import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { segmentedKeyboard } from "./segmented.keyboard.ts";

keyboardTests("segmented", segmentedKeyboard, {
  tab: async ({ page, example }) => {
    await page.getByRole("link", { name: "All components" }).focus();
    await page.keyboard.press("Tab");
    await expect(example("List and Map").getByRole("radio", { name: "List" })).toBeFocused();
  },
  arrows: async ({ page, example }) => {
    await example("List and Map").getByRole("radio", { name: "List" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(example("List and Map").getByRole("radio", { name: "Map" })).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await expect(example("List and Map").getByRole("radio", { name: "List" })).toBeChecked();
  },
});

test("a click anywhere on a part switches to it", async ({ page }) => {
  const { example } = await openKit(page, "segmented");
  await example("List and Map").getByText("Map", { exact: true }).click();
  await expect(example("List and Map").getByRole("radio", { name: "Map" })).toBeChecked();
});
