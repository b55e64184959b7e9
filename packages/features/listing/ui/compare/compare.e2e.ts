import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { createOwnUser } from "../../../../../e2e/own-user.ts";
import { untilAlive } from "../../../../../e2e/until-alive.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";
import { lazyUrls } from "../../../lazy-urls.ts";
import { urls } from "../../../urls.ts";

const buyer = "dwhitfield:fully-authenticated";
/** Gloves that ship in twelves; the demo's buyer has a contract on the first. */
const [medium, large, extraLarge] = ["6FR70A", "6FD08B", "6FH53S"] as const;
const bearing = "3EJ17P";
const alternate = "3GX74N";
const gloves = lazyUrls.compare({ skus: [medium, large, extraLarge] });

const table = (page: Page) => page.getByRole("table", { name: /side by side$/ });
const column = (page: Page, at: number) => table(page).getByRole("columnheader").nth(at);
const rowNames = async (page: Page) => table(page).getByRole("rowheader").filter({ visible: true }).allInnerTexts();

test("each column has the visitor's own price, its pack, stock, brand and documents, and no shared cache keeps the page", async ({
  page,
}) => {
  await visitAs(page, buyer, { path: gloves });
  await expect(column(page, 0)).toContainText(/Palmward.*Your Price.*\$2\.05 \/ pair.*In stock/s);
  await expect(
    page
      .getByRole("row", { name: /^Documents/ })
      .getByRole("link")
      .first(),
  ).toBeVisible();
  const answer = await page.request.get(gloves);
  expect(answer.headers()["cache-control"]).toMatch(/^private\b/);
  await visitAs(page, "", { path: gloves });
  await expect(column(page, 0)).toContainText(/Web Price.*\$2\.63 \/ pair/s);
});

test("what differs comes first and is shaded against the base; the rest is folded until it is asked for", async ({
  page,
}) => {
  await visitAs(page, "", { path: gloves });
  await expect(page.getByRole("rowheader", { name: "Size", exact: true })).toBeVisible();
  await expect(page.locator(".compare-differs")).toHaveText(["L", "XL"]);
  expect(await rowNames(page)).not.toContain("Coating");
  const show = page.getByRole("link", { name: /^Show all/ });
  await show.press("Enter");
  expect(await rowNames(page)).toContain("Coating");
  await expect(page.getByRole("link", { name: /^Hide/ })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/compare/${medium}`));
  await page.getByRole("link", { name: `Make base ${large}` }).click();
  await expect(page).toHaveURL(lazyUrls.compare({ skus: [large, medium, extraLarge] }));
  await page.getByRole("link", { name: `Remove ${medium}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare 2 /);
});

test("a sentence says what each item changes against the base", async ({ page }) => {
  await visitAs(page, "", { path: gloves });
  const changes = page.getByRole("region", { name: "What changes" });
  await expect(changes).toContainText(`Against ${medium}, ${large} has Size L instead of M, and costs`);
  await expect(changes).toContainText(`${extraLarge} has Size XL instead of M, and costs`);
});

test("an item that is removed on the page is no longer kept for the next comparison", async ({ page }) => {
  await visitAs(page, "", { path: `/product/x-${bearing}` });
  await untilAlive(page);
  await page.getByRole("checkbox", { name: `Compare ${bearing}` }).check();
  await visitAs(page, "", { path: `/product/x-${alternate}` });
  await untilAlive(page);
  await page.getByRole("checkbox", { name: `Compare ${alternate}` }).check();
  await page.getByRole("link", { name: "Compare 2 items" }).click();
  await page.getByRole("link", { name: `Remove ${bearing}` }).click();
  await expect(table(page).getByRole("columnheader")).toHaveCount(1);
  await visitAs(page, "", { path: `/product/x-${bearing}` });
  await untilAlive(page);
  await expect(page.getByRole("checkbox", { name: `Compare ${bearing}` })).not.toBeChecked();
  await expect(page.getByRole("region", { name: "Compare" }).getByRole("listitem").first()).toContainText(alternate);
});

test("another item takes the place of one, in its column", async ({ page }) => {
  await visitAs(page, "", { path: gloves });
  await untilAlive(page);
  await page.getByRole("link", { name: `Replace ${large}` }).click();
  const field = page.getByLabel(`Replace ${large} with item #`);
  await expect(field).toBeFocused();
  await field.fill(alternate);
  await field.press("Enter");
  await expect(page.locator(".compare-column .mono").filter({ hasText: /^[0-9A-Z]{6}$/ })).toHaveText([
    medium,
    alternate,
    extraLarge,
  ]);
});

test("an item is added from its column by the rule of its pack", async ({ page }) => {
  await visitAs(page, "", { path: gloves });
  const quantity = column(page, 0).getByRole("textbox");
  await quantity.fill("13");
  await expect(quantity).toHaveAccessibleDescription("Ships in multiples of 12.");
  await column(page, 0).getByRole("button", { name: /^Add/ }).press("Enter");
  await expect(quantity).toBeFocused();
  await quantity.fill("24");
  await column(page, 0).getByRole("button", { name: /^Add/ }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("1 Product Added to Cart");
});

test("the head condenses to a line that sticks, keeps the quantity and adds it", async ({ page }) => {
  await visitAs(page, "", { path: lazyUrls.compare({ skus: [medium, large, extraLarge], showsAll: true }) });
  await untilAlive(page);
  await column(page, 1).getByRole("textbox").fill("24");
  const condensed = page.getByRole("group", { name: "Compared items" });
  await expect(condensed).toHaveCount(0);
  // As little as brings it: what moves the page up again takes it away.
  for (let steps = 0; steps < 100 && (await condensed.count()) === 0; steps += 1) await page.mouse.wheel(0, 20);
  await expect(condensed).toBeInViewport();
  await expect(condensed).toContainText(large);
  const add = condensed.getByRole("button", { name: `Add 24 ${large}` });
  await add.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("1 Product Added to Cart");
});

test("the comparison is a file for a spreadsheet, at the visitor's own price", async ({ page }) => {
  await visitAs(page, buyer, { path: gloves });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("comparison.csv");
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe(`Item #,${medium},${large},${extraLarge}`);
  expect(lines.find((line) => line.startsWith("Price (USD),"))).toMatch(/^Price \(USD\),2\.05,/);
  expect(lines).toContain("Size,M,L,XL");
});

test("an unknown number and a fifth item are named, and the others are compared", async ({ page }) => {
  const skus = [medium, "0XX00X", large, extraLarge, bearing, alternate];
  const answer = await page.goto(lazyUrls.compare({ skus }));
  expect(answer?.status()).toBe(200);
  await expect(table(page).getByRole("columnheader")).toHaveCount(4);
  const notice = page.locator(".compare-page .notification");
  await expect(notice).toContainText("0XX00X is not an item of ours.");
  await expect(notice).toContainText(`${alternate} is left out: up to 4 items can be compared.`);
});

test("the bar of a results page leads to the comparison, and so does the box on an item's page", async ({ page }) => {
  await visitAs(page, "", { path: `/product/x-${bearing}` });
  await untilAlive(page);
  await page.getByRole("checkbox", { name: `Compare ${bearing}` }).check();
  await visitAs(page, "", { path: `/product/x-${alternate}` });
  await untilAlive(page);
  await page.getByRole("checkbox", { name: `Compare ${alternate}` }).check();
  await page.getByRole("region", { name: "Compare" }).getByRole("link", { name: "Compare 2 items" }).click();
  await expect(page).toHaveURL(lazyUrls.compare({ skus: [bearing, alternate] }));
  await expect(table(page).getByRole("columnheader")).toHaveCount(2);
});

test("what the account's own catalog leaves out is not shown, and the page says why", async ({ page }) => {
  const { id } = await createOwnUser("carla.marchetti@millbrookmedical.example");
  await visitAs(page, "", { path: urls.search({ searchQuery: "circular saw" }) });
  const saw = (await page.getByRole("main").locator(".spec-grid-item a").first().innerText()).trim();
  const path = lazyUrls.compare({ skus: [saw] });
  await page.goto(path);
  await expect(table(page)).toContainText(saw);
  const visitor = `${id}:fully-authenticated`;
  await visitAs(page, visitor);
  const origin = new URL(page.url()).origin;
  await page.request.post(`${urls.chooseCatalog()}?ccoption=SEARCHBUTTON1`, { headers: { origin } });
  await visitAs(page, visitor, { path });
  await expect(table(page)).toHaveCount(0);
  await expect(page.locator(".compare-page .notification")).toContainText(`${saw} is `);
  await expect(page.getByRole("main")).not.toContainText("$");
});

test("printed it has every attribute and nothing to press", async ({ page }) => {
  await visitAs(page, "", { path: gloves });
  await page.emulateMedia({ media: "print" });
  expect(await rowNames(page)).toContain("Coating");
  await expect(page.locator("#main").locator("button, input").filter({ visible: true })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a phone shows the base and one other, which a tab chooses", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(gloves);
    const shown = table(page).getByRole("columnheader").filter({ visible: true });
    await expect(shown).toHaveText([new RegExp(medium), new RegExp(large)]);
    const tabs = page.getByRole("navigation", { name: `Base ${medium} against` });
    await expect(tabs.getByRole("link", { name: large })).toHaveAttribute("aria-current", "true");
    await tabs.getByRole("link", { name: extraLarge }).click();
    await expect(shown).toHaveText([new RegExp(medium), new RegExp(extraLarge)]);
    const size = page.getByRole("row", { name: /^Size/ }).getByRole("cell").filter({ visible: true });
    await expect(size).toHaveText(["M", "XL"]);
    await page.setViewportSize({ width: 820, height: 900 });
    await expect(shown).toHaveCount(3);
    await expect(tabs).toBeHidden();
  });

  test("an item's page leads to the comparison, a form adds another item, and all attributes have an address", async ({
    page,
  }) => {
    await page.goto(`/product/x-${medium}`);
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await page.getByLabel("Add an item, by its item #").fill(large.toLowerCase());
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare 2 /);
    await page.getByRole("link", { name: /^Show all/ }).click();
    await expect(page).toHaveURL(/show=all/);
    expect(await rowNames(page)).toContain("Coating");
    await column(page, 0).getByRole("button", { name: /^Add/ }).click();
    await expect(page).toHaveURL(/\/cart/);
  });
});

for (const width of [390, 820, 1440])
  test(`the comparison is clean in axe and scrolls down only, ${width} wide`, async ({ page }) => {
    test.slow();
    const four = lazyUrls.compare({ skus: [medium, large, extraLarge, bearing], showsAll: true });
    for (const [name, path] of [
      ["four", four],
      ["two", lazyUrls.compare({ skus: [bearing, alternate] })],
      ["none", lazyUrls.compare()],
    ] as const) {
      await visitAs(page, buyer, { path, width });
      await untilAlive(page);
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/pages/compare-${name}-${width}.png`, fullPage: true });
    }
  });
