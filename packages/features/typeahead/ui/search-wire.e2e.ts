import { expect, type Locator, type Page, test } from "@playwright/test";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { answers, answerTypeahead, guide, openSearch } from "./search-box.fixture.ts";

// What the search box shows of given answers, and what it sends, on a page of the store.

async function type(page: Page, input: Locator, text: string): Promise<void> {
  await input.pressSequentially(text);
  await expect(page.getByRole("option").first()).toBeVisible();
}

const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    display: `Hex ${name} ${at}`,
    url: `/category/hex-${at}`,
    key: `${name}-${at}`,
    name: `Hex ${name} ${at}`,
  }));

for (const { given, brands, categories, general, guides } of [
  { given: "of everything", brands: 2, categories: 3, general: 4, guides: 0 },
  { given: "of one brand", brands: 1, categories: 5, general: 3, guides: 0 },
  { given: "of words alone", brands: 0, categories: 0, general: 9, guides: 0 },
  { given: "of words and a guide", brands: 0, categories: 0, general: 8, guides: 1 },
])
  test(`of ten ${given} nine suggestions are shown: ${brands} brands, ${categories} categories, ${general} others [spec 9/8.2]`, async ({
    page,
  }) => {
    const has = (shown: number, least: number) => (shown === 0 ? 0 : shown === 1 ? 1 : Math.max(least, 10));
    await answerTypeahead(page, {
      ta: async (route) =>
        route.fulfill({
          json: {
            brandSuggestionResults: several("Brand", has(brands, 2)),
            categorySuggestionResults: several("Category", has(categories, 5)),
            generalSuggestionResults: several("Word", guides === 1 ? 9 : 10).map(({ name }) => name),
            selectionGuideSuggestionResult: guides === 1 ? [guide] : [],
          },
        }),
    });
    await type(page, await openSearch(page), "hex");
    await expect(page.getByRole("option", { name: /Hex Brand/ })).toHaveCount(brands);
    await expect(page.getByRole("option", { name: /Hex Category/ })).toHaveCount(categories);
    await expect(page.getByRole("option", { name: /Hex Word/ })).toHaveCount(general);
    await expect(page.getByRole("option")).toHaveCount(9);
  });

test("an item is added with how it was found: Keyword Search with THKS, or THOH where it was bought before [spec 7.3/4.1 7.3/4.2]", async ({
  page,
}) => {
  const added: URLSearchParams[] = [];
  await page.route("**/cart/v2/addItems", async (route) => {
    added.push(new URLSearchParams(route.request().postData() ?? ""));
    await route.fulfill({ json: { addToCartData: { addToCartEntries: [] } } });
  });
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  const panel = page.getByRole("region", { name: "Recommended Products for hex cap screws" });
  for (const sku of ["1AA11A", "1AA12B"]) {
    await panel.getByRole("button", { name: `Add to Cart ${sku}` }).click();
    await expect(panel.getByRole("button", { name: `Added ${sku}` })).toBeVisible();
  }
  const sent = (name: string) => added.map((form) => form.get(name));
  expect(sent("cartEntries[0].sku")).toEqual(["1AA11A", "1AA12B"]);
  expect(sent("cartEntries[0].quantity")).toEqual(["50", "1"]);
  expect(sent("options.addToCartMethod")).toEqual(["Type Ahead OH Product Recs", "Keyword Search"]);
  expect(sent("options.findingMethod")).toEqual(["THOH", "THKS"]);
});

test("thumbnails are 60 px in a brand's and a category's panel, 68 in the products' [spec 9/8.5]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  const sizeOf = async (shown: Locator) => {
    await expect(shown).toBeVisible();
    const { width, height } = (await shown.boundingBox()) ?? { width: 0, height: 0 };
    return [width, height];
  };
  await page.getByRole("option", { name: "Hex Nuts" }).hover();
  expect(await sizeOf(page.locator(".typeahead-category-icon"))).toEqual([60, 60]);
  await page.getByRole("option", { name: "Hexmark" }).hover();
  expect(
    await sizeOf(
      page
        .getByRole("region", { name: /Hexmark$/ })
        .locator("img")
        .first(),
    ),
  ).toEqual([60, 60]);
  await page.getByRole("option", { name: "hex cap screws" }).hover();
  expect(
    await sizeOf(
      page
        .getByRole("region", { name: /hex cap screws$/ })
        .locator("img")
        .first(),
    ),
  ).toEqual([68, 68]);
});

test("how many suggestions there are is said 200 ms after they came, and not before [spec 9/8.6]", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await answerTypeahead(page);
  const input = await openSearch(page);
  const status = page.locator(".search-box output.visually-hidden").first();
  await page.clock.pauseAt(60_000);
  await input.pressSequentially("he");
  await page.clock.runFor(150);
  await expect(status).toBeEmpty();
  await input.pressSequentially("x");
  // They come some while after the last letter; a step of the clock tells when, to 5 ms.
  const step = 5;
  await expect
    .poll(async () => {
      await page.clock.runFor(step);
      return page.getByRole("option").count();
    })
    .toBeGreaterThan(0);
  await expect(status).toBeEmpty();
  await page.clock.runFor(200 - 2 * step);
  await expect(status).toBeEmpty();
  await page.clock.runFor(2 * step);
  await expect(status).toHaveText(/^\d suggestions?, right arrow for details$/);
});

test("only searches with words in them are remembered [spec 5/1.2]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  const kept = async () => page.evaluate(() => localStorage.getItem("typeaheadHistory"));
  await input.fill("   ");
  await input.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Enter keyword" })).toBeVisible();
  expect(await kept()).toBeNull();
  await input.fill(" hex keys ");
  await input.press("Enter");
  await expect(page).toHaveURL(/searchQuery=hex(?:\+|%20)keys/);
  expect(await kept()).toBe('["hex keys"]');
});

test("a failure is reported with its message and its error beside title, version and time; a lost report is lost in silence [spec 3/6 8/7 8/13]", async ({
  page,
}) => {
  const reports: Record<string, unknown>[] = [];
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/errors/client", async (route) => {
    reports.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.abort();
  });
  await answerTypeahead(page, { ta: async (route) => route.fulfill({ status: 503, json: {} }) });
  const input = await openSearch(page);
  await input.pressSequentially("hex");
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports[0]).toMatchObject({
    title: "Capstan Supply header error",
    version: "3.24.0",
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    message: "Error fetching from Type Ahead endpoint",
    error: expect.anything(),
  });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await input.press("Enter");
  await expect(page).toHaveURL(/\/search\?searchQuery=hex/);
  expect(complaints).toEqual([]);
});

test("every call of the header and the search asks for JSON [spec 7/1]", async ({ page }) => {
  const accepted = new Map<string, string>();
  page.on("request", (request) => {
    if (request.resourceType() !== "fetch") return;
    accepted.set(new URL(request.url()).pathname.replaceAll(/\/\d+/g, ""), request.headers()["accept"] ?? "");
  });
  await answerTypeahead(page, {
    ta: async (route) => route.fulfill({ json: { ...answers.ta, selectionGuideSuggestionResult: [guide] } }),
  });
  await page.context().addCookies([await sessionCookie("moyelaran:fully-authenticated")]);
  await page.clock.install();
  const input = await openSearch(page);
  await type(page, input, "hex");
  for (const [line, path] of [
    ["Reading a Bolt Head", "/tas"],
    ["hex cap screws", "/tap"],
    ["Hex Nuts", "/tac"],
    ["Hexmark", "/tab"],
  ] as const) {
    await page.getByRole("option", { name: line }).hover();
    await expect.poll(() => accepted.has(path), { message: `${line} asks ${path}` }).toBe(true);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("banner").getByRole("link", { name: "All Products", exact: true }).press("Enter");
  await page.clock.fastForward(6 * 60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "Sitemap", exact: true }).click();
  const calls = [
    "/ta",
    "/tap",
    "/tab",
    "/tac",
    "/tas",
    "/all-products",
    "/QuickCartComponentController/CartQuantity",
    "/header/signout",
    "/header/account",
    "/header/menu",
    "/header/main",
    "/custom-catalog",
    "/csportal/getImpersonateData",
    "/rservices/user/adaptiveWelcomeMessage",
  ];
  await expect.poll(() => calls.filter((path) => !accepted.has(path))).toEqual([]);
  expect(calls.filter((path) => accepted.get(path) !== "application/json")).toEqual([]);
});
