import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

test("the contact sheet shows every family, and each picture arrives in the size that was left for it", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/_kit/drawings");
  const families = page.getByRole("navigation", { name: "Families" }).getByRole("link");
  expect(await families.count()).toBeGreaterThanOrEqual(40);
  const wrong = await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("main img")];
    for (const image of images) image.loading = "eager";
    await Promise.all(images.map(async (image) => image.decode().catch(() => {})));
    return images.filter((image) => image.naturalWidth !== Number(image.getAttribute("width"))).map(({ src }) => src);
  });
  expect(wrong).toEqual([]);
  await page.screenshot({ path: "test-results/kit/drawings.png" });
  expect((await axeOn(page).include(".kit-drawing-index").analyze()).violations).toEqual([]);
});

for (const width of [320, 390, 820]) {
  test(`the contact sheet does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/_kit/drawings", { waitUntil: "domcontentloaded" });
    await expect(page.getByRole("heading", { level: 1, name: "Drawings" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
  });
}
