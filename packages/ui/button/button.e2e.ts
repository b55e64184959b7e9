import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { buttonKeyboard } from "./button.keyboard.ts";

keyboardTests("button", buttonKeyboard, {
  enter: async ({ page, example }) => {
    await example("Pressing").getByRole("button", { name: "Save" }).press("Enter");
    await expect(example("Pressing").getByRole("status")).toHaveText("Pressed 1 times");
    await example("Link that looks like a button").getByRole("link").press("Enter");
    await expect(page).toHaveURL(/#followed$/);
  },
  space: async ({ example }) => {
    await example("Pressing").getByRole("button", { name: "Save" }).press("Space");
    await expect(example("Pressing").getByRole("status")).toHaveText("Pressed 1 times");
  },
  busy: async ({ example }) => {
    const saving = example("Busy").getByRole("button", { name: "Saving" });
    await saving.press("Enter");
    await expect(saving).toBeFocused();
    await expect(example("Busy").getByRole("status")).toHaveText("Pressed 0 times");
  },
});

test("every size is 44 px high on a phone, and 28, 36 and 44 px on a desk", async ({ page }) => {
  const { example } = await openKit(page, "button");
  const heights = async () =>
    Promise.all(
      [
        example("Small, 28").getByRole("button", { name: "Primary" }),
        example("Pressing").getByRole("button"),
        example("Large, 44").getByRole("button", { name: "Add to Cart" }),
      ].map(async (button) => (await button.boundingBox())?.height),
    );
  expect(await heights()).toEqual([28, 36, 44]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await heights()).toEqual([44, 44, 44]);
});
