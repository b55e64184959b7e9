import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { snackbarKeyboard } from "./snackbar.keyboard.ts";

const areaOf = (page: Page) => page.getByRole("region", { name: "Notifications" });
const textOf = (page: Page) => areaOf(page).getByRole("status");

keyboardTests("snackbar", snackbarKeyboard, {
  escape: async ({ page, example }) => {
    await example("Without a link").getByRole("button").press("Enter");
    await expect(textOf(page)).toHaveText("List saved");
    await page.keyboard.press("Escape");
    await expect(textOf(page)).toBeEmpty();
  },
  enter: async ({ page, example }) => {
    await example("With a link").getByRole("button", { name: "Add a line" }).press("Enter");
    await areaOf(page).getByRole("link").press("Enter");
    await expect(page).toHaveURL(/#lines$/);
  },
});

for (const { title, stays } of [
  { title: "With a link", stays: 6000 },
  { title: "Without a link", stays: 4000 },
]) {
  test(`${title.toLowerCase()} it stays ${stays} ms and no longer`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    const { example } = await openKit(page, "snackbar");
    await page.clock.pauseAt(60_000);
    await example(title).getByRole("button").first().press("Enter");
    await page.clock.runFor(stays - 1);
    await expect(textOf(page)).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(textOf(page)).toBeEmpty();
  });
}
