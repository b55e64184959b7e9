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
  await page.goto("/content/mc/policies/privacy-policy");
  const beside = page.getByRole("navigation", { name: "Policies", exact: true });
  const behind = page.getByRole("navigation", { name: "More: Policies" });
  await expect(beside.locator('[aria-current="page"]')).toHaveText("Privacy Policy");
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
  for (const part of [".guide-aside", ".guide-end", ".guide-contents-folded", ".content-trail"]) {
    await expect(page.locator(part)).toHaveCount(1);
    await expect(page.locator(part)).toBeHidden();
  }
});

test("a guide's headings stand beside it with the one that is read marked, and on a phone they unfold", async ({
  page,
}) => {
  const [wide, narrow] = [page.locator(".guide-contents"), page.locator(".guide-contents-folded")];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/know-how/ball-bearing-numbers-and-suffixes");
  const marked = wide.locator('[aria-current="location"]');
  await expect(marked).toHaveText("The basic number");
  await wide.getByRole("link", { name: "Shields or seals" }).click();
  await expect(page).toHaveURL(/#shields-or-seals$/);
  await expect(marked).toHaveText("Shields or seals");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(wide).toBeHidden();
  await narrow.locator("summary").click();
  await narrow.getByRole("link", { name: "Putting one in" }).click();
  await expect(page.getByRole("heading", { name: "Putting one in" })).toBeInViewport();
});

test("a guide leads on to what it explains and to other guides, and its link can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/know-how/ball-bearing-numbers-and-suffixes");
  const items = page.getByRole("region", { name: "Shop these" }).getByRole("link");
  await expect(items.first()).toHaveAccessibleName(/Bearing/);
  await expect(items.first()).toHaveAttribute("href", /^\/product\//);
  await expect(page.locator(".guide-end .guide-card")).toHaveCount(4);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Copied link")).toBeAttached();
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(page.url());
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

for (const width of [390, 1440]) {
  test(`at ${width} px a guide's number is taken apart, part by part, without script too`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 }, javaScriptEnabled: false });
    await page.goto("/know-how/ball-bearing-numbers-and-suffixes");
    const figure = page.getByRole("figure", { name: "6204-2RS C3" });
    await expect(figure.getByRole("listitem")).toHaveText([
      /^6 Type Deep-groove/,
      /^2 Series /,
      /^04 Bore .*20 mm/,
      /^2RS Closure /,
      /^C3 Clearance /,
    ]);
    await expect(figure.getByText("Clearance")).toBeVisible();
    await expect(figure.locator("svg")).toBeVisible({ visible: width > 390 });
    await page.close();
  });

  test(`at ${width} px guides with figures have no barriers and don't scroll sideways`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    // The longest number, and the one of most parts.
    for (const path of ["/know-how/thread-sizes-and-pitch", "/know-how/indexable-insert-designation"]) {
      await page.goto(path);
      await expect(page.locator(".guide-figure")).toBeVisible();
      expect.soft((await axeOn(page).include("#main").analyze()).violations, path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
}

test("each bracket of a figure stands below its part, and is drawn in forced colors and on paper", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto("/know-how/thread-sizes-and-pitch");
  await page.evaluate(async () => document.fonts.ready);
  const number = await page.locator(".guide-figure figcaption").evaluate((caption) => {
    const range = document.createRange();
    range.selectNodeContents(caption);
    return range.getBoundingClientRect().toJSON() as { left: number; right: number };
  });
  const lines = await page.locator(".guide-figure path").boundingBox();
  // The first part begins the number, and the last one ends it.
  expect(Math.abs((lines?.x ?? 0) - number.left)).toBeLessThan(5);
  expect(Math.abs((lines?.x ?? 0) + (lines?.width ?? 0) - number.right)).toBeLessThan(5);
  await page.emulateMedia({ forcedColors: "active" });
  const strokes = await page.locator(".guide-figure path").evaluate((path) => getComputedStyle(path).stroke);
  expect(strokes).toBe(await page.locator("h1").evaluate((heading) => getComputedStyle(heading).color));
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(page.locator(".guide-figure svg")).toBeVisible();
});
