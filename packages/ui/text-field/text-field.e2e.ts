import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { textFieldKeyboard } from "./text-field.keyboard.ts";

keyboardTests("text-field", textFieldKeyboard, {
  tab: async ({ page, example }) => {
    await example("In a form").getByLabel("First").focus();
    await page.keyboard.press("Tab");
    await expect(example("In a form").getByLabel("Second")).toBeFocused();
  },
  enter: async ({ page, example }) => {
    const form = example("In a form");
    await form.getByLabel("First").fill("Dock B");
    await form.getByLabel("First").focus();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("status")).toHaveText("Sent: Dock B");
  },
});

test("a field in error is invalid to assistive technology and its text is prefixed with Error:", async ({ page }) => {
  const { example } = await openKit(page, "text-field");
  const given = example("With a hint and an error").getByLabel("Email");
  await expect(given).toHaveAttribute("aria-invalid", "true");
  await expect(given).toHaveAccessibleDescription(
    "We send the confirmation there. Error: Enter an address like name@company.com.",
  );
  const flagged = example("Flagged invalid without a text").getByLabel("Street");
  await expect(flagged).toHaveAttribute("aria-invalid", "true");
  await expect(flagged).toHaveAccessibleDescription("Error: Check this entry.");
});

test("a field that isn't required is labelled Optional, a required one isn't", async ({ page }) => {
  const { example } = await openKit(page, "text-field");
  await expect(example("Not required").getByRole("textbox")).toHaveAccessibleName("Dock Optional");
  const required = example("In its states").getByLabel("PO number");
  await expect(required).toHaveAccessibleName("PO number");
  await expect(required).toHaveAttribute("required");
});
