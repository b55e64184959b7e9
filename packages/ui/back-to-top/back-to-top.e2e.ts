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

test("it ends at the gutter, and never stands over a control or over the footer", async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/category?analytics=${width}`);
    await scrollPage(page, 400);
    await expect(linkOf(page)).toBeVisible();
    const bodyWidth = await page.evaluate(() => document.body.clientWidth);
    const box = await linkOf(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(bodyWidth - Math.max(0, (bodyWidth - 1440) / 2) - 32, 0);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const link = page.locator(".back-to-top");
  await expect
    .poll(async () => {
      const [top, foot] = await Promise.all([link.boundingBox(), page.getByRole("contentinfo").boundingBox()]);
      return (top?.y ?? 0) + (top?.height ?? 0) <= (foot?.y ?? 0);
    })
    .toBe(true);
});

test("over a column of controls it goes to the middle, and away where there are controls too", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openKit(page, "back-to-top");
  const link = page.locator(".back-to-top");
  await scrollPage(page, 400);
  await expect(link).toHaveAttribute("data-place", "right");
  const cover = (left: string) =>
    page.evaluate((from) => {
      const button = document.createElement("button");
      button.textContent = "Add";
      Object.assign(button.style, { position: "fixed", left: from, bottom: "0", width: "200px", height: "120px" });
      document.body.append(button);
    }, left);
  await cover("1220px");
  await scrollPage(page, 420);
  await expect(link).toHaveAttribute("data-place", "middle");
  await cover("620px");
  await scrollPage(page, 440);
  await expect(link).toHaveAttribute("data-place", "away");
  await expect(link).toHaveCSS("opacity", "0");
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS("opacity", "1");
});
