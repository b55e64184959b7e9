import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { paginationKeyboard } from "./pagination.keyboard.ts";

keyboardTests("pagination", paginationKeyboard, {
  tab: async ({ page, example }) => {
    const links = example("First of three").getByRole("link");
    await links.first().focus();
    for (const name of ["Page 2", "Page 3", "Next"]) {
      await page.keyboard.press("Tab");
      await expect(links.and(page.getByRole("link", { name, exact: true }))).toBeFocused();
    }
  },
  enter: async ({ page, example }) => {
    await example("In the middle").getByRole("link", { name: "Next" }).press("Enter");
    await expect(page).toHaveURL(/#page-7$/);
  },
});

test("the current page is marked, and a phone says its place instead of the numbers", async ({ page }) => {
  const { example } = await openKit(page, "pagination");
  const middle = example("In the middle");
  await expect(middle.getByRole("link", { name: "Page 6" })).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(middle.getByText("Page 6 of 12")).toBeVisible();
  await expect(middle.getByRole("link", { name: "Page 6" })).toBeHidden();
});
