import { type Locator, type Page, expect, test } from "@playwright/test";
import { untilAlive } from "../../../../e2e/until-alive.ts";

const results = "/search?searchQuery=screw";

test.describe.configure({ timeout: 90_000 });

async function open(page: Page, width = 1440): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
}

/** How often Tab is pressed until an element has the focus; more than twenty times is never. */
async function stopsTo(page: Page, element: Locator): Promise<number> {
  for (let stops = 1; stops <= 20; stops += 1) {
    await page.keyboard.press("Tab");
    if (await element.evaluate((node) => node === document.activeElement)) return stops;
  }
  return Number.POSITIVE_INFINITY;
}

/** What is shown of the link says how many rows are not shown: a phone shows fewer. */
async function countMore(link: Locator): Promise<number> {
  const words = /Show ([\d,]+) more/.exec(await link.innerText());
  return Number(words?.[1]?.replaceAll(",", ""));
}

const families = (page: Page) => page.locator("section.family");

test("from the search box to the first quantity it is at most twelve stops, by the link that skips to the results", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("banner").getByRole("combobox").or(page.getByRole("searchbox")).first().focus();
  await page.keyboard.press("Escape");
  const skip = page.getByRole("link", { name: "Skip to results" });
  const toSkip = await stopsTo(page, skip);
  await page.keyboard.press("Enter");
  const toQuantity = await stopsTo(page, page.locator("main input[name=quantity]").first());
  expect(toSkip + toQuantity).toBeLessThanOrEqual(12);
});

test("a family is shown from its sides, and leads to the drawing with the measures", async ({ page }) => {
  await open(page);
  const [family] = await families(page).all();
  if (!family) throw new Error("no family is shown");
  const picture = family.locator(".family-picture img");
  await expect(picture).toHaveJSProperty("complete", true);
  const { width, height } = await picture.evaluate((node: HTMLImageElement) => ({
    width: node.naturalWidth,
    height: node.naturalHeight,
  }));
  expect(width).toBe(2 * height);
  const drawing = await family.getByRole("link", { name: /^Drawing of / }).getAttribute("href");
  const answer = await page.request.get(drawing ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

test("the rest of a family unfolds in place, and the link keeps the focus", async ({ page }) => {
  await open(page);
  const address = page.url();
  const family = families(page)
    .filter({ has: page.locator("a.family-more").filter({ visible: true }) })
    .first();
  const link = family.locator("a.family-more");
  const count = await countMore(link);
  const rows = family.locator("tbody tr");
  const before = await rows.count();
  expect(before).toBeLessThanOrEqual(10);
  await link.press("Enter");
  await expect(rows).toHaveCount(Math.min(100, before + count), { timeout: 20_000 });
  await expect(link).toBeFocused();
  await expect(link).toHaveText(/^Show fewer/);
  expect(page.url()).toBe(address);
  await link.press("Enter");
  await expect(rows).toHaveCount(before);
});

test("on a phone a family shows its first rows, and its others when they are asked for", async ({ page }) => {
  await open(page, 390);
  const family = families(page)
    .filter({ has: page.locator("a.family-more") })
    .first();
  const link = family.locator("a.family-more");
  const rows = family.locator("tbody tr").filter({ visible: true });
  await expect(rows).toHaveCount(4);
  const count = await countMore(link);
  await link.press("Enter");
  await expect(rows).toHaveCount(Math.min(100, 4 + count), { timeout: 20_000 });
  await expect(link).toBeFocused();
  await link.press("Enter");
  await expect(rows).toHaveCount(4);
  expect(await countMore(link)).toBe(count);
});

test("a way to sort is chosen from a menu: the arrow keys change nothing", async ({ page }) => {
  await open(page);
  const address = page.url();
  const menu = page.locator("details.results-sort");
  await menu.locator("summary").focus();
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  expect(page.url()).toBe(address);
  await page.keyboard.press("Enter");
  const choice = menu.getByRole("link", { name: /Web price per piece, low to high/ });
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(menu.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await choice.press("Enter");
  await expect(page).toHaveURL(/sort=price/);
  await expect(menu.locator("summary")).toContainText("Web price per piece, low to high");
});

test("after a filter the count is said", async ({ page }) => {
  await open(page);
  await page.getByRole("complementary").locator(".facet-choice").first().click();
  // Looking for a role among thousands of elements, again and again, would keep the page from drawing what is waited for.
  await expect(page.locator("ul[aria-label='Filters in use']")).toBeVisible({ timeout: 15_000 });
  const count = (await page.locator(".results-count").textContent()) ?? "";
  expect(count).toMatch(/\d/);
  await expect(page.getByRole("status").filter({ hasText: count })).toBeAttached();
});

test("an empty quantity says how many Add adds, and a quantity that breaks the pack is not added", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/search?searchQuery=glove", { waitUntil: "networkidle" });
  await untilAlive(page);
  const inPacks = page.locator('input[name=quantity]:not([placeholder="1"])');
  const form = page.locator("main form.inline-add").filter({ has: inPacks }).first();
  const field = form.getByRole("textbox");
  const least = Number(await field.getAttribute("placeholder"));
  expect(least).toBeGreaterThan(1);
  await expect(field).toHaveValue("");
  await expect(field).toHaveAccessibleName(new RegExp(`^Qty of \\w+, ${least} if empty$`));
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /cart/.test(request.url())) sent.push(request.url());
  });
  await field.fill(String(least + 1));
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/multiples of|least that can be ordered/);
  await field.press("Tab");
  await form.getByRole("button", { name: /^Add/ }).click();
  await expect(field).toBeFocused();
  expect(sent).toEqual([]);
  await field.fill("");
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the rest of a family is on its own page", async ({ page }) => {
    await page.goto(results);
    const family = families(page)
      .filter({ has: page.locator("a.family-more").filter({ visible: true }) })
      .first();
    const name = (await family.locator("h2 a").textContent()) ?? "";
    const before = await family.locator("tbody tr").count();
    await family.locator("a.family-more").click();
    await expect(page.locator("section.family h2").first()).toContainText(name);
    expect(await page.locator("section.family").first().locator("tbody tr").count()).toBeGreaterThan(before);
  });

  test("the ways to sort unfold and are followed", async ({ page }) => {
    await page.goto(results);
    await page.locator("details.results-sort summary").click();
    await page.getByRole("link", { name: "Web price per piece, low to high" }).click();
    await expect(page).toHaveURL(/sort=price/);
  });
});
