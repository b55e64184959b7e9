import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "./axe.ts";

/** What the browser refuses under the policy, and what it logs: a page has neither. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

for (const width of [320, 390, 820, 1440]) {
  test(`the home page at ${width} px: axe finds nothing, nothing is refused or logged, nothing scrolls sideways`, async ({
    page,
  }) => {
    const complaints = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.screenshot({ path: `test-results/pages/home-${width}.png`, fullPage: true });
    await expect(page.getByRole("link", { name: /Fasteners/ })).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    expect(complaints).toEqual([]);
  });
}

test("the logo links to the home page [spec 2.1/1]", async ({ page }) => {
  await page.goto("/category");
  await page.getByRole("banner").getByRole("link", { name: "Capstan Supply" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you need on the floor today?");
});

test("the shell is header, main area, footer and a Back to Top link [spec 2.1/23.1]", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Top", includeHidden: true })).toHaveCount(1);
});

test("a click on a plain link goes to the next page without loading a document", async ({ page }) => {
  await page.goto("/_kit/specimen/listing", { waitUntil: "networkidle" });
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole("banner").getByRole("link", { name: "Capstan Supply" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What do you need on the floor today?");
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
});

test("a link that asks for a new tab, and one with a modifier key, are left to the browser", async ({
  page,
  context,
}) => {
  await page.goto("/_kit/specimen/listing", { waitUntil: "networkidle" });
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page
      .getByRole("banner")
      .getByRole("link", { name: "Capstan Supply" })
      .click({ modifiers: ["Control"] }),
  ]);
  await expect(opened).toHaveURL(/\/$/);
  await expect(page).toHaveURL(/listing$/);
});

for (const width of [390, 820, 1440]) {
  test(`the home page's search box suggests, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const box = page.getByRole("combobox", { name: "Enter keyword, item, model or part #" });
    await box.click();
    await box.pressSequentially("ball bear");
    await expect(page.getByRole("option", { name: /ball bear/i }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await box.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
  });
}

test("an address that does not exist says so, with status 404", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing at this address");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page shows its categories, and its search form asks /search with what was typed", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: /Fasteners/ })).toBeVisible();
    await page.getByRole("searchbox").fill("hex cap screw");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe("/search");
    expect(Object.fromEntries(searchParams)).toEqual({ searchQuery: "hex cap screw", searchBar: "true" });
  });
});

test("what lies in the categories is suggested, and its items with it", async ({ request }) => {
  const getJson = async <Answer>(path: string) => (await (await request.get(path)).json()) as Answer;
  const { generalSuggestionResults: terms } = await getJson<{ generalSuggestionResults: string[] }>(
    "/ta/10/10/10?t=ball%20bearing",
  );
  expect(terms).toContainEqual(expect.stringMatching(/ball bearing/i));
  const { products } = await getJson<{ products: { shortDesc: string }[] }>("/tap?t=ball%20bearing&tae=true");
  expect(products).toContainEqual(expect.objectContaining({ shortDesc: expect.stringMatching(/^Ball Bearing/) }));
});
