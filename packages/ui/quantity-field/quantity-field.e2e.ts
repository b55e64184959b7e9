import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { quantityFieldKeyboard } from "./quantity-field.keyboard.ts";
import { holdRequests } from "../../../e2e/hold-requests.ts";

keyboardTests("quantity-field", quantityFieldKeyboard, {
  digits: async ({ page, example }) => {
    const field = example("Counting").getByLabel("Quantity");
    await field.selectText();
    await page.keyboard.type("123456");
    await expect(field).toHaveValue("12345");
    await expect(example("Counting").getByRole("status")).toHaveText("The page holds 12345");
  },
  others: async ({ page, example }) => {
    const field = example("Counting").getByLabel("Quantity");
    await field.focus();
    await page.keyboard.press("End");
    await page.keyboard.type("a-.5e");
    await expect(field).toHaveValue("125");
  },
  delete: async ({ page, example }) => {
    const field = example("Counting").getByLabel("Quantity");
    await field.selectText();
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue("");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("12");
  },
});

test("digits only, at most 5, leading zeros stripped, invalid input reverts", async ({ page }) => {
  const { example } = await openKit(page, "quantity-field");
  const field = example("Counting").getByLabel("Quantity");
  await field.fill("0007");
  await expect(field).toHaveValue("7");
  for (const invalid of ["123456", "-1", "1.5", "ten"]) {
    await field.fill(invalid);
    await expect(field, invalid).toHaveValue("7");
  }
  await field.fill("0");
  await expect(field).toHaveValue("0");
});

test("the label is Quantity or Qty", async ({ page }) => {
  const { example } = await openKit(page, "quantity-field");
  await expect(example("Counting").getByRole("textbox")).toHaveAccessibleName("Quantity");
  await expect(example("Sizes").getByRole("textbox").first()).toHaveAccessibleName("Qty of 4RN27");
});

test("what was typed before script arrived counts", async ({ page }) => {
  const letGo = await holdRequests(page, /\.(?:js|tsx?|mjs)(?:\?|$)/);
  await page.goto("/_kit/quantity-field", { waitUntil: "commit" });
  const counting = page.locator('[data-example="counting"]');
  await counting.getByLabel("Quantity").fill("30");
  letGo();
  await expect(counting.getByRole("status")).toHaveText("The page holds 30");
  await expect(counting.getByLabel("Quantity")).toHaveValue("30");
});
