import { expect, test } from "@playwright/test";
import { axeOn } from "./axe.ts";
import { untilAlive } from "./until-alive.ts";
import { holdRequests } from "./hold-requests.ts";

const results = "/search?searchQuery=hex+cap+screw";

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the search box has an edge, the logo its ground and pictures their own colors", async ({ page }) => {
    await page.goto(results);
    await expect(page.locator(".search-form").first()).toHaveCSS("outline-style", "solid");
    await expect(page.locator(".header-logo img")).toHaveCSS("background-color", "rgb(15, 42, 61)");
    const picture = page.locator(".family-picture img").first();
    await expect(picture).toHaveCSS("mix-blend-mode", "normal");
    await expect(picture).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });

  test("the tiles of home and of a category keep their lines", async ({ page }) => {
    for (const [path, tile] of [
      ["/", ".home-category"],
      ["/category/fasteners-FAS", ".results-categories li"],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(tile).first()).toHaveCSS("border-right-width", "1px");
    }
  });
});

test("no heading stands before the page's own", async ({ page }) => {
  for (const path of ["/content/help", "/know-how/", "/know-how/ball-bearing-numbers-and-suffixes", results, "/"]) {
    await page.goto(path);
    const first = await page
      .locator("h1, h2, h3, h4")
      .evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).map(({ tagName }) => tagName));
    expect(first[0], path).toBe("H1");
  }
});

for (const width of [390, 1440]) {
  test(`at ${width} px categories and guides have no barriers`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/",
      "/category/fasteners-FAS",
      "/category/cap-screws-bolts-FAS-BOLTS",
      "/know-how/",
      "/know-how/ball-bearing-numbers-and-suffixes",
    ]) {
      await page.goto(path);
      await untilAlive(page);
      expect((await axeOn(page).analyze()).violations, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}

test("a phone's headings are 24 px, a wide screen's 28", async ({ page }) => {
  for (const [width, size] of [
    [390, "24px"],
    [1440, "28px"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(results);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-size", size);
  }
});

test("a navigation that takes more than 150 ms shows a bar, which moves nothing and goes with the page", async ({
  page,
}) => {
  await page.goto("/category");
  await untilAlive(page);
  const letGo = await holdRequests(page, "**/*.data*");
  const main = page.getByRole("main");
  const before = await main.boundingBox();
  await main.getByRole("link", { name: "Fasteners" }).first().click();
  const bar = page.getByRole("progressbar", { name: "Page Loading" });
  await expect(bar).toHaveCSS("opacity", "1");
  expect(await main.boundingBox()).toEqual(before);
  letGo();
  await expect(page.getByRole("heading", { level: 1, name: "Fasteners" })).toBeVisible({ timeout: 20_000 });
  await expect(bar).toHaveCount(0);
});

test("a category's tiles have a picture of an item, a count and what they hold", async ({ page }) => {
  await page.goto("/category/fasteners-FAS");
  const tiles = page.getByRole("navigation", { name: "Categories of Fasteners" }).getByRole("listitem");
  const bolts = tiles.filter({ hasText: "Cap Screws & Bolts" });
  await expect(bolts).toContainText(/[1-9]\d* items/);
  await expect(bolts).toContainText("Hex and socket head, inch and metric");
  await expect(bolts.locator("img")).toHaveAttribute("src", /^\/pictures\/items\//);
  expect(await tiles.locator("img").count()).toBe(await tiles.count());
});

test("a category's tiles say from which size to which, and its sizes lead to the items that have them", async ({
  page,
}) => {
  await page.goto("/category/cap-screws-bolts-FAS-BOLTS");
  const tiles = page.getByRole("navigation", { name: "Categories of Cap Screws & Bolts" }).getByRole("listitem");
  await expect(tiles.filter({ hasText: /^Hex Cap Screws/ })).toContainText(/Thread Size\s+1\/4-20 to 1\/2-13/);
  await expect(tiles.filter({ hasText: /^Metric Hex Screws/ })).toContainText(/Length\s+20 to 40 mm/);
  await untilAlive(page);
  const finder = page.getByRole("region", { name: "Find by size" });
  const threads = finder.getByRole("group", { name: "Thread Size" }).getByRole("link").filter({ visible: true });
  await expect(threads.first()).toHaveText(/^#10-32/);
  await finder.getByRole("radio", { name: "Metric" }).check();
  await expect(threads.first()).toHaveText(/^M5-0\.8/);
  await finder.getByRole("radio", { name: "Inch" }).check();
  const size = threads.filter({ hasText: "3/8-16" });
  const count = Number(/(?<count>\d+) items/.exec(await size.innerText())?.groups?.["count"]);
  await size.press("Enter");
  const found = finder.getByRole("status");
  await expect(found).toHaveText(`${count} items with 3/8-16`);
  await expect(size).toHaveAttribute("aria-current", "true");
  await expect(size).toBeFocused();
  await finder.getByRole("link", { name: `Show ${count} items` }).click();
  await expect(page.getByRole("list", { name: "Filters in use" })).toContainText("3/8-16", { timeout: 20_000 });
  await expect(page.locator(".results-count")).toContainText(`${count} items`);
});

test("sizes of a category are chosen together, what none of its items has is marked, and Clear takes all back", async ({
  page,
}) => {
  await page.goto("/category/cap-screws-bolts-FAS-BOLTS");
  await untilAlive(page);
  const finder = page.getByRole("region", { name: "Find by size" });
  const chips = (row: string) => finder.getByRole("group", { name: row }).getByRole("link").filter({ visible: true });
  await chips("Thread Size").filter({ hasText: "3/8-16" }).click();
  const found = finder.getByRole("status");
  await expect(found).toHaveText(/items? with 3\/8-16$/);
  const few = Number.parseInt(await found.innerText(), 10);
  await chips("Length")
    .filter({ hasNotText: /\b0 items/ })
    .first()
    .click();
  await expect(found).toHaveText(/^\d+ items? with 3\/8-16, /);
  expect(Number.parseInt(await found.innerText(), 10)).toBeLessThan(few);
  await expect(finder.locator(".size-chip-empty").first()).toHaveText(/\b0 items/);
  const { violations } = await axeOn(page).include(".size-finder").analyze();
  expect(violations).toEqual([]);
  await finder.getByRole("button", { name: "Clear" }).click();
  await expect(found).toHaveText("");
  await expect(finder.locator("[aria-current], .size-chip-empty")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sizes of both systems are shown, and each is a link", async ({ page }) => {
    await page.goto("/category/cap-screws-bolts-FAS-BOLTS");
    const finder = page.getByRole("region", { name: "Find by size" });
    await expect(finder.getByRole("radio", { name: "Metric" })).toBeHidden();
    await finder.getByRole("link", { name: /^M6-1 / }).click();
    await expect(page.getByRole("list", { name: "Filters in use" })).toContainText("M6-1");
  });
});

test("Hand Tools stand before HVAC in every list of categories", async ({ page }) => {
  for (const [path, names] of [
    ["/", ".home-category b"],
    ["/category", ".all-categories h2"],
  ] as const) {
    await page.goto(path);
    const shown = (await page.locator(names).allInnerTexts()).map((name) => name.trim());
    expect(shown, path).toEqual(shown.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(shown.indexOf("Hand Tools")).toBeLessThan(shown.indexOf("HVAC & Refrigeration"));
  }
});

test("a category that holds others leads on to its brands, to what to know, and to what stands beside it", async ({
  page,
}) => {
  await page.goto("/category/cap-screws-bolts-FAS-BOLTS");
  const brands = page.getByRole("region", { name: "Brands" }).getByRole("link");
  const [name = "", count = ""] = (await brands.first().innerText()).split("\n");
  await expect(page.getByRole("region", { name: "Know-how" }).getByRole("link", { name: /bolt/i })).toBeVisible();
  const beside = page.getByRole("region", { name: "Goes with Cap Screws & Bolts" });
  await expect(beside.getByRole("link", { name: "All Fasteners" })).toHaveAttribute("href", /-FAS$/);
  await expect(beside.getByRole("link", { name: /^Cap Screws/ })).toHaveCount(0);
  await brands.first().click();
  await expect(page).toHaveURL(/f\.brand=/);
  await expect(page.locator(".results-count")).toContainText(count);
  await expect(page.locator(".results-head")).toContainText(name);
});

test("guides say how long they take, on home, in their list and in the article, which has a drawing with measures", async ({
  page,
}) => {
  const time = /^\d+ min read$/;
  await page.goto("/");
  await expect(page.locator(".home-guides").getByText(time)).toHaveCount(4);
  await page.goto("/know-how/");
  const cards = page.locator(".guide-card");
  expect(await cards.count()).toBeGreaterThan(20);
  await expect(cards.getByText(time)).toHaveCount(await cards.count());
  await cards.getByRole("link", { name: "Ball Bearing Numbers and Suffixes" }).click();
  await expect(page.locator(".content-facts").getByText(time)).toBeVisible();
  const figure = page.getByRole("figure").getByRole("img");
  await expect(figure).toHaveAttribute("src", /-dimensioned-640\.webp$/);
  await expect.poll(() => figure.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
});
