import { type Locator, type Page, type Route, expect, test } from "@playwright/test";
import {
  answers,
  answerTypeahead,
  boxChunk,
  field,
  guide,
  openSearch,
  reportsOf,
  words,
} from "./search-box.fixture.ts";
import { axeOn } from "../../../../e2e/axe.ts";
import { holdRequests } from "../../../../e2e/hold-requests.ts";

async function type(page: Page, input: Locator, text: string): Promise<void> {
  await input.pressSequentially(text);
  await expect(page.getByRole("option").first()).toBeVisible();
}

async function remember(page: Page, ...terms: readonly string[]): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem("remembered")) return;
    sessionStorage.setItem("remembered", "yes");
    localStorage.setItem("typeaheadHistory", stored);
  }, JSON.stringify(terms));
}

async function history(page: Page): Promise<unknown> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem("typeaheadHistory"))) ?? "[]");
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeOn(page).include(".search-box").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** What the eye is led to; only arrows select it. */
function highlighted(page: Page): Locator {
  return page.locator("[role=option][data-highlighted]");
}

function selected(page: Page): Locator {
  return page.getByRole("option", { selected: true });
}

test("the list stands in groups with their headings, recent searches last, matches bold [spec 2.4/2.1 2.4/8 9/8.3]", async ({
  page,
}) => {
  await remember(page, "gloves", "6204-2RS", "tape");
  await answerTypeahead(page, {
    ta: async (route) => route.fulfill({ json: { ...answers.ta, selectionGuideSuggestionResult: [guide] } }),
  });
  const input = await openSearch(page);
  await type(page, input, "hex");
  await expect(page.getByRole("listbox", { name: "Suggestions" })).toMatchAriaSnapshot(`
    - listbox "Suggestions":
      - group "Guides":
        - option "Reading a Bolt Head"
      - group "Branch":
        - option "pickup"
      - group "Suggestions":
        - option "hex cap screws"
        - option "hex keys"
      - group "Product Categories":
        - option "Hex Nuts in Fasteners > Nuts"
      - group "Brands":
        - option "Hexmark"
      - group "Recent Searches":
        - option "gloves"
        - option "6204-2RS"
  `);
  await expect(page.getByRole("option", { name: "hex keys" }).locator("b")).toHaveText("hex");
  await expectAccessible(page);
});

test("the keys are a combobox's [spec 4/8.2]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(input).toHaveAttribute("aria-autocomplete", "list");
  await type(page, input, "hex");
  await expect(input).toHaveAttribute("aria-expanded", "true");
  await expect(input).toHaveAttribute("aria-controls", (await page.getByRole("listbox").getAttribute("id")) ?? "none");
  await expect(highlighted(page)).toHaveText("pickup");
  await expect(selected(page)).toHaveCount(0);
  await expect(input).toHaveValue("hex");
  await expect(input).not.toHaveAttribute("aria-activedescendant");

  await input.press("ArrowDown");
  await expect(selected(page)).toHaveText("pickup");
  await input.press("ArrowDown");
  await expect(selected(page)).toHaveText("hex cap screws");
  await expect(input).toHaveValue("hex cap screws");
  await expect(input).toHaveAttribute("aria-activedescendant", (await selected(page).getAttribute("id")) ?? "none");
  await expect(input).toBeFocused();
  await input.press("ArrowUp");
  await expect(input).toHaveValue("pickup");
  await input.press("ArrowUp");
  await expect(input).toHaveValue("hex");
  await expect(selected(page)).toHaveCount(0);
  await input.press("ArrowUp");
  await expect(input).toHaveValue("Hexmark");

  await input.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await expect(input).toHaveValue("hex");
  await expect(input).toBeFocused();
  await input.press("ArrowDown");
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("a product's tile has its brand, pack and price beside what is specified", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await page.getByRole("option", { name: "hex cap screws" }).hover();
  const tile = page
    .getByRole("region", { name: "Recommended Products for hex cap screws" })
    .getByRole("listitem")
    .first();
  await expect(tile).toContainText("Harbolt");
  await expect(tile).toContainText("Web Price $12.40 box of 50");
});

test("Enter searches for what was typed, and remembers it [spec 4/8.3]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/search\?searchQuery=hex&searchBar=true$/);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(field(page)).toHaveValue("hex");
  expect(await history(page)).toEqual(["hex"]);
});

test("a line that an arrow or a press chose is followed, and says where it came from [spec 3/5.1]", async ({
  page,
}) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/search\?searchQuery=hex\+cap\+screws&searchBar=true&suggestConfigId=6$/);
  const kept = async () =>
    page.evaluate(() =>
      ["suggestedSearchTerm", "suggestionIndex", "partialSearchTerm"].map((key) => sessionStorage.getItem(key)),
    );
  expect(await kept()).toEqual(["hex cap screws", "1", "hex"]);
  expect(await history(page)).toEqual(["hex cap screws"]);

  await input.fill("hexm");
  // At first only what is known and fits is shown, and the line has another place.
  await expect(page.getByRole("option", { name: "hex keys" })).toBeVisible();
  await page.getByRole("option", { name: "Hexmark" }).click();
  await expect(page).toHaveURL(/searchQuery=Hexmark&searchBar=true&suggestConfigId=4$/);
  expect(await kept()).toEqual(["Hexmark", "4", "hexm"]);
});

test("under two characters nothing is asked; from two on the text is [spec 4/8.1 7.2/1 9/8.1]", async ({ page }) => {
  const requested = await answerTypeahead(page);
  const input = await openSearch(page);
  await input.pressSequentially("h ");
  await page.waitForTimeout(400);
  expect(requested).toEqual([]);
  await input.fill("he");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(requested[0]?.pathname).toBe("/ta/10/10/10");
  expect(requested[0]?.search).toBe("?t=he");
});

test("too short a search is not made, and an alert says so until its animation ends [spec 4/8.4 5/1.1 5/1.4]", async ({
  page,
}) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await input.fill("  h ");
  await input.press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: words });
  await expect(alert).toBeVisible();
  await alert.evaluate((element) => element.getAnimations().forEach((animation) => animation.pause()));
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/category\b/);
  expect(await input.evaluate((element: HTMLInputElement) => element.form?.noValidate)).toBe(true);
  expect(await history(page)).toEqual([]);
  await alert.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(alert).toHaveCount(0);
});

test("the alert goes by itself where motion is unwanted, too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSearch(page);
  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: words });
  await expect(alert).toBeVisible();
  await expect(alert).toHaveCount(0, { timeout: 8000 });
});

test("an empty field shows the recent searches, nine at most, and they can be cleared [spec 4/8.1 9/8.4 3/5.2]", async ({
  page,
}) => {
  await remember(page, ...Array.from({ length: 9 }, (_, at) => `search ${at}`));
  const requested = await answerTypeahead(page);
  const input = await openSearch(page);
  await expect(page.getByRole("group", { name: "Recent Searches" }).getByRole("option")).toHaveCount(9);
  await expect(selected(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("option", { name: "search 8" }).click();
  await expect(page).toHaveURL(/searchQuery=search\+8&searchBar=true&suggestConfigId=1$/);
  expect(((await history(page)) as string[]).slice(0, 2)).toEqual(["search 8", "search 0"]);

  // The page that comes puts its own search into the field.
  await expect(page.getByRole("heading", { level: 1 })).toContainText("search 8");
  await expect(input).toHaveValue("search 8");
  await input.fill("");
  await expect(page.getByRole("option")).toHaveCount(9);
  expect(requested).toEqual([]);
  await page.getByRole("button", { name: "Clear recent searches" }).click();
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(input).toBeFocused();
  expect(await history(page)).toEqual([]);
});

test("an answer that comes late is not shown over a newer one", async ({ page }) => {
  await answerTypeahead(page, {
    ta: async (route) => {
      const text = new URL(route.request().url()).searchParams.get("t") ?? "";
      if (text === "he") await new Promise((resolve) => setTimeout(resolve, 900));
      await route
        .fulfill({ json: { ...answers.ta, generalSuggestionResults: [`${text} answered`] } })
        .catch(() => undefined);
    },
  });
  const input = await openSearch(page);
  await input.pressSequentially("hex");
  await expect(page.getByRole("option", { name: "hex answered" })).toBeVisible();
  await page.waitForTimeout(1200);
  await expect(page.getByRole("option", { name: "hex answered" })).toBeVisible();
  await expect(page.getByRole("option", { name: "he answered" })).toHaveCount(0);
});

test("typing fast makes few requests, and typing back makes none", async ({ page }) => {
  const requested = await answerTypeahead(page, {
    ta: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.fulfill({ json: answers.ta }).catch(() => undefined);
    },
  });
  const general = () => requested.filter(({ pathname }) => pathname.startsWith("/ta/"));
  const input = await openSearch(page);
  await type(page, input, "he");
  await input.pressSequentially("x cap screw");
  await expect.poll(() => general().at(-1)?.searchParams.get("t")).toBe("hex cap screw");
  const before = general().length;
  expect(before).toBeLessThan("hex cap screw".length - 1);
  await input.fill("he");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.waitForTimeout(300);
  expect(general()).toHaveLength(before);
});

const failures = {
  "an error status": async (route) => route.fulfill({ status: 503, json: { code: "ENGINE_UNAVAILABLE" } }),
  "no answer in time": async (route) => route.abort("timedout"),
  nonsense: async (route) => route.fulfill({ json: { products: [{ item: 7 }] } }),
  "no JSON": async (route) => route.fulfill({ body: "<html>" }),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** The guide stands first, so its panel is asked for before any other line is reached. */
const lineOf = {
  ta: null,
  tas: "Reading a Bolt Head",
  tap: "hex cap screws",
  tac: "Hex Nuts",
  tab: "Hexmark",
} as const;
const nameOf = { ta: "", tap: "Product ", tac: "Category ", tab: "Brand ", tas: "Guide " } as const;

for (const [failure, fail] of Object.entries(failures)) {
  test(`${failure} of any endpoint is reported, and shows nothing [spec 8/8]`, async ({ page }) => {
    let failing: keyof typeof lineOf = "ta";
    const unless = (endpoint: keyof typeof lineOf, json: object) => async (route: Route) =>
      failing === endpoint ? fail(route) : route.fulfill({ json });
    const reports = await reportsOf(page);
    await answerTypeahead(page, {
      ta: unless("ta", { ...answers.ta, selectionGuideSuggestionResult: [guide] }),
      tap: unless("tap", answers.tap),
      tab: unless("tab", answers.tab),
      tac: unless("tac", answers.tac),
      tas: unless("tas", answers.tas),
    });
    const input = await openSearch(page);
    for (const [endpoint, line] of Object.entries(lineOf)) {
      failing = endpoint as keyof typeof lineOf;
      await input.fill(`hex ${endpoint}`);
      if (line !== null) {
        await page.getByRole("option", { name: line }).hover();
        await expect(highlighted(page)).toContainText(line);
      }
      await expect.poll(() => reports).toContain(`Error fetching from Type Ahead ${nameOf[failing]}endpoint`);
      await expect(page.getByRole("banner").getByRole("heading", { level: 2 })).toHaveCount(0);
      await expect(page.getByRole("listbox")).toHaveCount(line === null ? 0 : 1);
      await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    }
    await input.press("Enter");
    await expect(page).toHaveURL(/\/search\?searchQuery=hex/);
  });
}

test("products can be reached, their quantity changed and added, by keyboard [spec 2.4/3 5/1.3]", async ({ page }) => {
  await answerTypeahead(page);
  const added: string[] = [];
  await page.route("**/cart/v2/addItems", async (route) => {
    added.push(route.request().postData() ?? "");
    await route.fulfill({ json: { addToCartData: { addToCartEntries: [] } } });
  });
  const input = await openSearch(page);
  await type(page, input, "hex");
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  const panel = page.getByRole("region", { name: "Recommended Products for hex cap screws" });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await expect(panel.locator("img").first()).toHaveAttribute("width", "68");
  await expect(panel.getByRole("listitem").first()).toContainText("Previously Purchased");
  await expect(panel.getByRole("listitem").nth(1)).not.toContainText("Previously Purchased");
  await expect(panel.getByRole("listitem").first().getByRole("link")).toHaveAttribute("href", /suggestConfigId=8$/);

  await input.press("ArrowRight");
  await expect(panel.getByRole("link", { name: "Shop All" })).toBeFocused();
  await expect(panel.getByRole("link", { name: "Shop All" })).toHaveAttribute(
    "href",
    /hex\+cap\+screws.*suggestConfigId=7$/,
  );
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("link", { name: /1AA11A/ })).toBeFocused();
  await page.keyboard.press("Tab");
  const quantity = panel.getByLabel("Quantity of 1AA11A");
  await expect(quantity).toBeFocused();
  await expect(quantity).toHaveValue("50");
  await quantity.fill("007");
  await expect(quantity).toHaveValue("7");
  await quantity.pressSequentially("x");
  await expect(quantity).toHaveValue("7");
  await quantity.fill("123456");
  await expect(quantity).toHaveValue("7");
  await quantity.press("Enter");
  await expect(panel.getByRole("button", { name: "Added 1AA11A" })).toBeVisible();
  expect(decodeURIComponent(added[0] ?? "")).toContain("cartEntries[0].sku=1AA11A&cartEntries[0].quantity=7");
  await expect(page).toHaveURL(/\/category\b/);

  await page.keyboard.press("ArrowDown");
  await expect(panel.getByLabel("Quantity of 1AA12B")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(input).toBeFocused();
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test("a failed addition says so in its row [spec 8/6.1]", async ({ page }) => {
  await answerTypeahead(page);
  await page.route("**/cart/v2/addItems", async (route) => route.fulfill({ status: 500 }));
  const input = await openSearch(page);
  await type(page, input, "hex");
  await input.press("ArrowDown");
  await input.press("ArrowDown");
  await page.getByRole("button", { name: "Add to Cart 1AA12B" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "1AA12B" }).getByRole("alert")).toHaveText(
    "Failed to Add Items to Cart",
  );
});

test("a category's panel [spec 2.4/4]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await page.getByRole("option", { name: "Hex Nuts" }).hover();
  const panel = page.getByRole("region", { name: "Hex Nuts" });
  await expect(panel).toContainText("Fasteners > Nuts");
  await expect(panel).toContainText("Nuts with six sides.");
  await expect(panel.locator("use")).toHaveAttribute("href", /#screw-lag$/);
  await expect(panel.getByRole("link", { name: "Shop This Category" })).toHaveAttribute(
    "href",
    "/category/hex-nuts-1?suggestConfigId=3",
  );
  await expect(input).toHaveValue("hex");
  await expectAccessible(page);
});

test("a brand's panel, and what it says without items [spec 2.4/5]", async ({ page }) => {
  let isEmpty = false;
  await answerTypeahead(page, {
    tab: async (route) => route.fulfill({ json: isEmpty ? { categories: [], products: [] } : answers.tab }),
  });
  let input = await openSearch(page);
  await type(page, input, "hex");
  await page.getByRole("option", { name: "Hexmark" }).hover();
  const panel = page.getByRole("region", { name: "Recommended Categories for Hexmark" });
  await expect(panel.getByRole("link", { name: "Shop Hexmark" })).toHaveAttribute(
    "href",
    /Hexmark.*suggestConfigId=5$/,
  );
  await expect(panel.getByRole("link", { name: "Hex Keys" })).toBeVisible();
  await expect(panel.getByRole("link", { name: /1AA11A/ })).toHaveAttribute("href", /suggestConfigId=9$/);
  await expect(panel.locator("img")).toHaveAttribute("width", "60");
  await expectAccessible(page);

  isEmpty = true;
  input = await openSearch(page);
  await type(page, input, "hex");
  await page.getByRole("option", { name: "Hexmark" }).hover();
  await expect(panel).toContainText("carries from Hexmark");
});

test("a guide's panel; a button without words says View Guide [spec 2.4/6]", async ({ page }) => {
  await answerTypeahead(page, {
    ta: async (route) => route.fulfill({ json: { ...answers.ta, selectionGuideSuggestionResult: [guide] } }),
  });
  const input = await openSearch(page);
  await type(page, input, "hex");
  // The panel that opens by itself is the first suggestion's: a guide is gone to.
  await expect(highlighted(page)).toHaveText("pickup");
  await page.keyboard.press("ArrowDown");
  const panel = page.getByRole("region", { name: "Reading a Bolt Head" });
  await expect(panel.getByRole("heading").getByRole("link")).toHaveAttribute("href", "/know-how/reading-a-bolt-head");
  await expect(panel).toContainText("What the lines mean");
  await expect(panel).toContainText("Three lines are Grade 5.");
  await expect(panel.getByRole("link", { name: "View Guide" })).toBeVisible();
  await expectAccessible(page);
});

test("the branch locator's panel [spec 2.4/7]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "pick");
  const panel = page.getByRole("region", { name: "Find a Capstan Branch" });
  await expect(panel).toContainText(
    "Enter a full address, city and state, a branch number, or a country to find a branch near you.",
  );
  await expectAccessible(page);
});

test("the list gives way to another popover of the header, and comes back after it", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  const menu = page.getByRole("banner").getByRole("link", { name: "All Products" });
  await menu.hover();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(input).toHaveAttribute("aria-expanded", "false");
  await page.mouse.move(700, 880);
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("listbox")).toBeVisible();
});

test("leaving the search closes its list", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  await type(page, input, "hex");
  await page.mouse.click(20, 700);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(input).toHaveValue("hex");
});

test("the clear button empties the field and gives it the focus [spec 2.4/2.3]", async ({ page }) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  const clear = page.getByRole("button", { name: "Clear search" });
  await expect(clear).toBeHidden();
  await type(page, input, "hex");
  await input.press("Tab");
  await expect(clear).toBeFocused();
  await clear.press("Enter");
  await expect(input).toHaveValue("");
  await expect(input).toBeFocused();
  await expect(clear).toBeHidden();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
]) {
  test(`at ${width} px the search fills the screen, and its way back clears the text [spec 2.4/2.2 4/8.6]`, async ({
    page,
  }) => {
    await remember(page, "gloves");
    const requested = await answerTypeahead(page);
    const input = await openSearch(page, { width, height });
    const sheet = page.locator(".search-box-sheet");
    expect(await sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width, height });
    await expectAccessible(page);
    await type(page, input, "hex");
    await expectAccessible(page);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // No panel is shown, so none is asked for.
    expect(requested.filter(({ pathname }) => !pathname.startsWith("/ta/"))).toEqual([]);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(input).toHaveValue("");
    await expect(input).toBeFocused();
    await expect(page.getByRole("option")).toHaveText(["gloves"]);

    await type(page, input, "hex");
    await page.getByRole("button", { name: "Close search" }).click();
    await expect(input).toHaveValue("");
    await expect(input).not.toBeFocused();
    await expect(page.getByRole("button", { name: "Close search" })).toBeHidden();
    expect((await sheet.boundingBox())?.height).toBe(44);

    await input.click();
    await type(page, input, "hex");
    await page.getByRole("option", { name: "hex keys" }).click();
    await expect(page).toHaveURL(/searchQuery=hex\+keys/);
    await expect(page.getByRole("listbox")).toHaveCount(0);
    expect((await sheet.boundingBox())?.height).toBe(44);
  });
}

for (const width of [390, 820])
  test(`at ${width} px an empty field without history says what it takes, and leads to the categories`, async ({
    page,
  }) => {
    await answerTypeahead(page);
    const input = await openSearch(page, { width, height: 844 });
    const ways = page.getByRole("list", { name: "Without a search" });
    await expect(ways.getByRole("link")).toHaveText(["All Product Categories", "Bulk Order", "Know-how guides"]);
    await expectAccessible(page);
    await input.fill("hex");
    await expect(page.getByRole("option").first()).toBeVisible();
    await expect(ways).toHaveCount(0);
    await input.fill("");
    await ways.getByRole("link", { name: "All Product Categories" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All Product Categories" })).toBeVisible();
    await expect(ways).toHaveCount(0);
  });

test("no letter is lost while the suggestions are on their way, and they come to what was typed", async ({ page }) => {
  const letGo = await holdRequests(page, boxChunk);
  await answerTypeahead(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/category");
  const input = field(page);
  await expect(input).toHaveRole("combobox");
  await input.click();
  await page.keyboard.type("hex ");
  letGo();
  await page.keyboard.type("cap");
  await expect(page.getByRole("listbox")).toBeVisible();
  await expect(input).toHaveValue("hex cap");
  await expect(input).toBeFocused();
});

test("without its suggestions it is still a search, and remembers", async ({ page }) => {
  await page.route(boxChunk, async (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/category");
  const input = field(page);
  await expect(input).toHaveRole("combobox");
  await input.fill("hex");
  await input.press("Enter");
  await expect(page).toHaveURL(/\/search\?searchQuery=hex&searchBar=true$/);
  expect(await history(page)).toEqual(["hex"]);
});

test("the form leads to /search with searchQuery and a hidden searchBar=true; a suggestion adds its suggestConfigId [spec 2.1/13]", async ({
  page,
}) => {
  await answerTypeahead(page);
  const input = await openSearch(page);
  const form = page.getByRole("search");
  expect(await form.evaluate((element: HTMLFormElement) => [element.method, new URL(element.action).pathname])).toEqual(
    ["get", "/search"],
  );
  await input.fill("hex");
  const fields = () => form.evaluate((element: HTMLFormElement) => [...new FormData(element)]);
  expect(await fields()).toEqual([
    ["searchQuery", "hex"],
    ["searchBar", "true"],
  ]);
  await expect(form.locator("[name=searchBar]")).toHaveAttribute("type", "hidden");
  await page.getByRole("option", { name: "hex keys" }).click();
  await expect(page).toHaveURL(/\/search\?searchQuery=hex\+keys&searchBar=true&suggestConfigId=6$/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the search box is a plain form, and shows what the address asks for [spec 2.4/1.2]", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/category");
    await expect(page.getByRole("banner").getByRole("button", { name: "Clear search" })).toBeHidden();
    await page.getByRole("banner").getByRole("searchbox", { name: words }).fill("hex");
    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/search\?searchQuery=hex&searchBar=true$/);
    await expect(field(page)).toHaveValue("hex");
  });
});
