import { type Page, expect, test } from "@playwright/test";
import { untilAlive } from "./until-alive.ts";
import { axeOn } from "./axe.ts";

const results = "/search?searchQuery=hex+cap+screw";

// On a busy machine axe takes many seconds for a page of several thousand elements.
test.describe.configure({ timeout: 120_000 });

async function hrefOf(page: Page, begins: string): Promise<string> {
  return (await page.getByRole("main").locator(`a[href^="${begins}"]`).first().getAttribute("href")) ?? "";
}

function structured(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(?<data>.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match.groups?.["data"] ?? "{}") as Record<string, unknown>,
  );
}

test("the search box asks for keyword, item, model or part # and shows what was searched for [spec 2.4/1.1]", async ({
  page,
}) => {
  await page.goto("/category");
  const box = page.getByPlaceholder("Enter keyword, item, model or part #");
  await expect(box).toHaveValue("");
  await box.fill("hex cap screw");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?searchQuery=hex\+cap\+screw&searchBar=true$/);
  await expect(page.getByPlaceholder("Enter keyword, item, model or part #")).toHaveValue("hex cap screw");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("search, filters, sorting and pages work", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const search = page.getByRole("banner").getByRole("search");
    await search.getByRole("searchbox").fill("hex cap screw");
    await search.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("hex cap screw");
    await page.getByRole("complementary").locator("a.facet-choice").first().click();
    await expect(page.getByRole("list", { name: "Filters in use" })).toBeVisible();
    await page.getByRole("link", { name: "Clear all" }).first().click();
    await expect(page.getByRole("list", { name: "Filters in use" })).toBeHidden();
  });
});

test("a product page tells machines its price, its way and its address, and shows what else the family has", async ({
  page,
  request,
}) => {
  await page.goto(results);
  const path = await hrefOf(page, "/product/");
  const html = await (await request.get(path)).text();
  const data = structured(html);
  expect(data.map((entry) => entry["@type"])).toEqual(["Product", "BreadcrumbList"]);
  expect(data[0]).toMatchObject({ sku: path.slice(-6), offers: { "@type": "Offer", priceCurrency: "USD" } });
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*${path}"`));
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
  await page.goto(path);
  const other = page.locator("a.product-option:not([aria-current])").first();
  const target = (await other.getAttribute("href")) ?? "";
  await other.click();
  await expect(page).toHaveURL(target);
  await expect(page.locator("a.product-option[aria-current]").first()).toBeVisible();
});

test("a category is for search engines, a filtered or sorted one and a search are not", async ({ page, request }) => {
  await page.goto("/category");
  const category = await hrefOf(page, "/category/");
  const robots = /<meta name="robots" content="noindex,follow"/;
  const html = await (await request.get(category)).text();
  expect(html).not.toMatch(robots);
  expect(structured(html).map((entry) => entry["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  expect(await (await request.get(`${category}?sort=price`)).text()).toMatch(robots);
  expect(await (await request.get(results)).text()).toMatch(robots);
});

test("the page of all categories has one address, wherever a visitor comes from", async ({ request }) => {
  const html = await (await request.get("/category?analytics=nav")).text();
  expect(html).toMatch(/<link rel="canonical" href="http[^"?]*\/category"/);
});

test("what was prefetched is used once: the second visit asks again", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  const requested: string[] = [];
  page.on("request", (request) => {
    if (/\/product\/.*\.data/.test(request.url())) requested.push(request.url());
  });
  const link = page.locator('th.spec-grid-item a[href^="/product/"]').first();
  await link.focus();
  await expect.poll(() => requested.length).toBe(1);
  await link.press("Enter");
  await expect(page.locator(".product h1")).toBeVisible();
  expect(requested).toHaveLength(1);
  await page.goBack();
  await expect(page.locator(".results h1")).toBeVisible();
  await page.goForward();
  await expect(page.locator(".product h1")).toBeVisible();
  expect(requested).toHaveLength(2);
});

test("who saves data gets nothing in advance", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.locator('th.spec-grid-item a[href^="/product/"]').first().hover();
  await page.waitForTimeout(400);
  expect(requested.filter((url) => url.includes(".data"))).toEqual([]);
});

test("facets, comparing and adding are done by keyboard alone, and axe finds nothing in the comparison", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  await boxes.nth(0).focus();
  await page.keyboard.press("Space");
  await boxes.nth(1).focus();
  await page.keyboard.press("Space");
  await page.getByRole("link", { name: "Compare 2 items" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare 2 /);
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await page.goBack();
  await expect(boxes.nth(0)).toBeChecked();
  const quantity = page.getByRole("main").locator(".inline-add input[name=quantity]").first();
  await quantity.focus();
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await expect(page.locator(".inline-add .button-primary").first()).toBeFocused();
  const choice = page.getByRole("complementary").locator("a.facet-choice").first();
  await choice.press("Enter");
  await expect(page.getByRole("list", { name: "Filters in use" })).toBeVisible();
});

test("on a phone the filters are a sheet that says how much is left, and axe finds nothing in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  await page.getByRole("link", { name: "Filters" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await sheet.locator("a.facet-choice").first().click();
  await expect(page).toHaveURL(/f\./);
  await expect(sheet.getByRole("button", { name: /^Show/ })).toBeVisible();
});
