import { expect, test } from "@playwright/test";
import { untilAlive } from "./until-alive.ts";
import { holdRequests } from "./hold-requests.ts";

const results = "/search?searchQuery=screw";
/** Families that have not been in sight yet are as tall as their rows say, give or take a line of words. */
const lineOfWords = 24;

test("script is fetched when the page has been painted, and not before", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) requested.push(request.url());
  });
  // Nothing is painted before its styles are there.
  const letGo = await holdRequests(page, /\.css$/);
  await page.goto(results, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await page.waitForTimeout(500);
  expect(requested).toEqual([]);
  letGo();
  await untilAlive(page);
  expect(requested.length).toBeGreaterThan(3);
});

test("a way back from an item ends at the row that it began from", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(results, { waitUntil: "networkidle" });
    await untilAlive(page);
    const link = page.locator('th.spec-grid-item a[href^="/product/"]').filter({ visible: true }).nth(14);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const before = (await link.boundingBox())?.y ?? 0;
    await link.click();
    await expect(page.locator(".product h1")).toBeVisible();
    await page.goBack();
    await expect(page.locator(".results h1")).toBeVisible();
    await expect
      .poll(async () => Math.abs(((await link.boundingBox())?.y ?? 9_999) - before), { message: `${width} px` })
      .toBeLessThan(2 * lineOfWords);
  }
});
