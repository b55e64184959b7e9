import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { errorSummaryKeyboard } from "./error-summary.keyboard.ts";

keyboardTests("error-summary", errorSummaryKeyboard, {
  tab: async ({ page, example }) => {
    await example("Above a form").getByRole("button", { name: "Continue" }).press("Enter");
    await expect(example("Above a form").getByRole("alert")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Enter the company's name." })).toBeFocused();
  },
  enter: async ({ page, example }) => {
    await example("Above a form").getByRole("button", { name: "Continue" }).press("Enter");
    await page.getByRole("link", { name: "Enter a city." }).press("Enter");
    await expect(example("Above a form").getByLabel("City")).toBeFocused();
    await page.getByRole("link", { name: "Choose how you pay." }).press("Enter");
    await expect(example("Above a form").getByLabel("On account")).toBeFocused();
  },
});

test("every failed attempt brings the focus back to the summary, and a mended form has none", async ({ page }) => {
  const { example } = await openKit(page, "error-summary");
  const form = example("Above a form");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await form.getByRole("button", { name: "Continue" }).click();
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(form.getByRole("alert").getByRole("link")).toHaveCount(3);
  }
  await form.getByLabel("Company").fill("Harlow Fabrication");
  await form.getByLabel("City").fill("Racine");
  await form.getByLabel("By card").check();
  await form.getByRole("button", { name: "Continue" }).click();
  await expect(form.getByRole("alert")).toHaveCount(0);
});
