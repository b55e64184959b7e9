import { expect, test } from "@playwright/test";
import { type KitPage, keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { badgeKeyboard } from "./badge.keyboard.ts";

const removeBy =
  (key: string) =>
  async ({ example }: KitPage) => {
    await example("Chips").getByRole("button", { name: "Remove Grade 8" }).press(key);
    await expect(example("Chips").getByRole("button")).toHaveCount(1);
    await expect(example("Chips").getByText("Thread 3/8-16")).toBeVisible();
  };

keyboardTests("badge", badgeKeyboard, { enter: removeBy("Enter"), space: removeBy("Space") });

test("a chip's remove target is at least 24 px, and 44 px on a phone", async ({ page }) => {
  const { example } = await openKit(page, "badge");
  const remove = example("Chip as a link").getByRole("link", { name: "Remove Zinc plated" });
  expect((await remove.boundingBox())?.width).toBe(24);
  await page.setViewportSize({ width: 390, height: 800 });
  expect((await remove.boundingBox())?.width).toBe(44);
});
