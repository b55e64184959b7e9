import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { checkboxKeyboard } from "./checkbox.keyboard.ts";

keyboardTests("checkbox", checkboxKeyboard, {
  space: async ({ example }) => {
    const box = example("On and off").getByLabel("TAA compliant");
    await box.press("Space");
    await expect(box).toBeChecked();
    await box.press("Space");
    await expect(box).not.toBeChecked();
  },
});

test("a box in error names its error", async ({ page }) => {
  const { example } = await openKit(page, "checkbox");
  await expect(example("In error").getByRole("checkbox")).toHaveAccessibleDescription(
    "Error: Accept the terms to go on.",
  );
});
