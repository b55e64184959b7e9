import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { radioGroupKeyboard } from "./radio-group.keyboard.ts";

keyboardTests("radio-group", radioGroupKeyboard, {
  tab: async ({ page, example }) => {
    await example("Side by side").getByLabel("Ship").focus();
    await page.keyboard.press("Tab");
    await expect(example("With hints").getByLabel("Ground")).toBeFocused();
  },
  arrows: async ({ page, example }) => {
    await example("Side by side").getByLabel("Ship").focus();
    await page.keyboard.press("ArrowDown");
    await expect(example("Side by side").getByLabel("Pick up")).toBeChecked();
    await page.keyboard.press("ArrowUp");
    await expect(example("Side by side").getByLabel("Ship")).toBeChecked();
  },
  space: async ({ example }) => {
    const yes = example("Nothing chosen, in error").getByLabel("Yes");
    await yes.press("Space");
    await expect(yes).toBeChecked();
  },
});

test("the group carries its legend as name and its error as description", async ({ page }) => {
  const { example } = await openKit(page, "radio-group");
  const group = example("Nothing chosen, in error").getByRole("group", { name: "Are you tax exempt?" });
  await expect(group).toHaveAccessibleDescription("Error: Choose Yes or No.");
});
