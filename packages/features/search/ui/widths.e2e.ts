import { type Page, expect, test } from "@playwright/test";
import { untilAlive } from "../../../../e2e/until-alive.ts";

const widths = [320, 639, 640, 820, 1024, 1280, 1440];
const pages = {
  "a search's results": "/search?searchQuery=hex+cap+screw",
  "a class of many columns": "/search?searchQuery=ball+bearing",
  "all categories": "/category",
  "the home page": "/",
  "an empty cart": "/cart",
  "a page of words": "/content/mc/policies/delivery",
};

test.describe.configure({ timeout: 90_000 });

/** Words that their box hides, heads of more than three lines, and a page that is wider than its window. */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      const isHead = element.matches(".spec-grid thead th");
      const isWider = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      if ((!isHead && !isWider) || !element.checkVisibility({ contentVisibilityAuto: true })) continue;
      const style = getComputedStyle(element);
      const words = `${element.tagName}.${element.className} "${element.textContent.slice(0, 40)}"`;
      const hides = ["hidden", "clip"].includes(style.overflowX) || element.matches("th, td");
      const isMeant = style.clipPath !== "none" || style.position === "absolute" || style.webkitLineClamp !== "none";
      if (isWider && hides && !isMeant) found.push(`${words} is cut off`);
      const range = document.createRange();
      range.selectNodeContents(element);
      if (isHead && range.getBoundingClientRect().height > 3.2 * Number.parseFloat(style.lineHeight))
        found.push(`${words} takes more than three lines`);
    }
    return found;
  });
}

async function productOf(page: Page): Promise<string> {
  await page.goto(pages["a search's results"]);
  return (await page.getByRole("main").locator('a[href^="/product/"]').first().getAttribute("href")) ?? "";
}

for (const name of [...Object.keys(pages), "an item's page"]) {
  test(`${name} cuts nothing off at any width`, async ({ page }) => {
    const path = pages[name as keyof typeof pages] ?? (await productOf(page));
    await page.goto(path, { waitUntil: "networkidle" });
    await untilAlive(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await faults(page), `${path} at ${width} px`).toEqual([]);
    }
  });
}

test("a row that says Added is no taller than before, and its quantity stands where it stood", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages["a class of many columns"], { waitUntil: "networkidle" });
  await untilAlive(page);
  const row = page.locator(".spec-grid tbody tr").first();
  const before = (await row.boundingBox())?.height;
  const quantityAt = (await row.getByRole("textbox").boundingBox())?.x;
  await row.getByRole("textbox").fill("1");
  await row.getByRole("button", { name: /^Add/ }).click();
  // Behind the dialog that tells of it.
  await expect(row.locator(".add-button-added")).toBeVisible();
  expect((await row.boundingBox())?.height).toBe(before);
  expect((await row.locator("input[name=quantity]").boundingBox())?.x).toBe(quantityAt);
});

test("the bar of compared items shows all four numbers, or says how many there are", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pages["a search's results"], { waitUntil: "networkidle" });
  await untilAlive(page);
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
  const bar = page.getByRole("region", { name: "Compare" });
  for (const width of [1440, 1024, 820]) {
    await page.setViewportSize({ width, height: 900 });
    for (const number of await bar.locator(".compare-item .mono").all()) {
      await expect(number).toBeInViewport({ ratio: 1 });
      expect(await number.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
    }
    await expect(bar.locator(".compare-item .mono")).toHaveCount(4);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar.getByRole("link", { name: "Compare 4 items" })).toBeInViewport({ ratio: 1 });
});

for (const width of [820, 1440]) {
  test(`at ${width} px a table's head stops right below what stays of the header`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.goto(pages["a search's results"], { waitUntil: "networkidle" });
    await untilAlive(page);
    const table = page.locator(".spec-grid").first();
    // Half of its rows are gone by.
    await table.evaluate((grid) => scrollBy(0, grid.getBoundingClientRect().top + grid.clientHeight / 2 - 100));
    const stays = await page.getByRole("banner").evaluate((bar) => Math.max(0, bar.getBoundingClientRect().bottom));
    const head = await table.locator("thead th").last().boundingBox();
    expect(Math.abs((head?.y ?? -1) - stays)).toBeLessThanOrEqual(1);
  });
}
