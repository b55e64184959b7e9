import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { selectKeyboard } from "./select.keyboard.ts";

keyboardTests("select", selectKeyboard, {
  letters: async ({ page, example }) => {
    const list = example("Ship to").getByLabel("Ship to");
    await list.focus();
    await page.keyboard.type("Ware");
    await expect(list).toHaveValue("c");
  },
  arrows: async ({ page, example }) => {
    const list = example("Ship to").getByLabel("Ship to");
    await list.focus();
    await page.keyboard.press("ArrowDown");
    await expect(list).toHaveValue("c");
    await page.keyboard.press("ArrowUp");
    await expect(list).toHaveValue("b");
  },
});

test("a list in error says its error with the prefix Error:", async ({ page }) => {
  const { example } = await openKit(page, "select");
  await expect(example("In error").getByLabel("State")).toHaveAccessibleDescription("Error: Choose a state.");
});
