import { type Page, expect } from "@playwright/test";

/** Pictures at the three widths, on which nothing scrolls sideways. */
export async function lookAt(page: Page, name: string): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    // The header sticks: further down it would stand in the middle of the picture.
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: `test-results/journeys/${name}-${width}.png`, fullPage: true });
  }
}
