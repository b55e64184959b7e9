import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { linkKeyboard } from "./link.keyboard.ts";

keyboardTests("link", linkKeyboard, {
  enter: async ({ page, example }) => {
    await example("On its own").getByRole("link").press("Enter");
    await expect(page).toHaveURL(/#guides$/);
  },
});

test("a link to a new tab says so in its name and hands over no opener", async ({ page }) => {
  const { example } = await openKit(page, "link");
  const link = example("New tab").getByRole("link", { name: "Safety data sheet (opens in a new tab)" });
  await expect(link).toHaveAttribute("rel", /noopener/);
});
