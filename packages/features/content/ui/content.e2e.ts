import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

const guide = "/know-how/fuse-classes";
const pages = [
  guide,
  "/know-how/",
  "/content/sitemap",
  "/content/mc/policies/privacy-policy",
  "/content/mc/opening-an-account",
  "/content/help",
];

for (const width of [390, 820, 1440]) {
  test(`content pages at ${width} px: axe finds nothing, nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: "load" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const { violations } = await axeOn(page).include("#main").analyze();
      expect.soft(violations, `${path} at ${width}`).toEqual([]);
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(beyond, `${path} at ${width}`).toBe(0);
    }
  });
}

test("at 320 px a wide table scrolls in its own frame, and the keyboard scrolls it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(guide);
  const frame = page.getByRole("region", { name: "The classes" });
  expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await frame.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("search engines are told the page's own address, its words and its breadcrumb, and to leave the account alone", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${guide}?from=elsewhere`);
  await expect(page).toHaveTitle(/^Fuse Classes and Why They Don't Swap \| /);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}${guide}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^CC, J, RK1/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  const crumbs = page.locator('[itemtype="https://schema.org/BreadcrumbList"] [itemprop="itemListElement"]');
  await expect(crumbs).toHaveCount(3);
  await page.goto("/myaccount/signin");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("on wide screens the section stands beside the text, on narrow ones behind it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(guide);
  const beside = page.getByRole("navigation", { name: "Know-how for buildings and wiring", exact: true });
  const behind = page.getByRole("navigation", { name: "More: Know-how for buildings and wiring" });
  await expect(beside.locator('[aria-current="page"]')).toHaveText("Fuse Classes and Why They Don't Swap");
  await expect(behind).toBeHidden();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(beside).toBeHidden();
  await expect(behind).toBeVisible();
});

test("on paper there is the text and no navigation", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  await page.goto(guide);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "The classes" })).toBeVisible();
  for (const part of [".content-side", ".content-more", ".content-aside", ".content-trail"])
    await expect(page.locator(part)).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a guide is read, and its links lead on", async ({ page }) => {
    await page.goto("/know-how/");
    await page.getByRole("main").getByRole("link", { name: "Fuse Classes and Why They Don't Swap" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fuse Classes and Why They Don't Swap");
    await page.getByRole("link", { name: "Shop fuses" }).click();
    await expect(page).toHaveURL(/\/search\?searchQuery=fuse\+class$/);
  });
});

test("a guide's field finds what the guide explains, as other makers spell it, without script too", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/know-how/ball-bearing-numbers-and-suffixes");
  await page.getByLabel("Find a bearing by its number").fill("6204DDU");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page).toHaveURL(/\/search\?searchQuery=6204DDU/);
  await expect(page.locator(".spec-grid-item").first()).toBeVisible();
  await page.close();
});
