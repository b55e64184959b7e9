import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { backToTopKeyboard } from "./back-to-top.keyboard.ts";

const linkOf = (page: Page) => page.getByRole("link", { name: "Back to Top" });

/** Waits for the frame that carries the scroll event, which a held clock doesn't stop. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, y);
      }),
    top,
  );
}

keyboardTests("back-to-top", backToTopKeyboard, {
  enter: async ({ page }) => {
    await scrollPage(page, 600);
    await linkOf(page).press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(linkOf(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link").first()).toBeFocused();
  },
});

test("it is there from 150 px on and not at 149", async ({ page }) => {
  await openKit(page, "back-to-top");
  await expect(linkOf(page)).toBeHidden();
  await scrollPage(page, 150);
  await expect(linkOf(page)).toBeVisible();
  await scrollPage(page, 149);
  await expect(linkOf(page)).toBeHidden();
});

test("it follows the scrolling 100 ms after the last move", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openKit(page, "back-to-top");
  await page.clock.pauseAt(60_000);
  for (const top of [200, 400]) {
    await scrollPage(page, top);
    await page.clock.runFor(99);
    await expect(linkOf(page)).toBeHidden();
  }
  await page.clock.runFor(1);
  await expect(linkOf(page)).toBeVisible();
});

test("below 640 px it never shows", async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 800 });
  await openKit(page, "back-to-top");
  await scrollPage(page, 600);
  await expect(page.locator(".back-to-top[data-shown]")).toBeAttached();
  await expect(linkOf(page)).toBeHidden();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(linkOf(page)).toBeVisible();
});
