import { expect, type Page, test } from "@playwright/test";
import { type Reader, startReader } from "../../../../e2e/reader/reader.ts";
import { answers, answerTypeahead, field, guide, words } from "./search-box.fixture.ts";

/** What a buyer hears who searches by keyboard and with a screen reader. */
const box = `${words}, combobox`;

async function remember(page: Page, ...terms: readonly string[]): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("typeaheadHistory", stored), JSON.stringify(terms));
}

/** Up to the search field by Tab alone. */
async function reachSearch(page: Page, width = 1440): Promise<Reader> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto("/category?analytics=nav");
  const input = field(page);
  await expect(input).toHaveRole("combobox");
  const reader = await startReader(page);
  const isThere = async () => input.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 20 && !(await isThere()); step++) await page.keyboard.press("Tab");
  // The live region comes with the suggestions.
  await expect(page.locator(".search-box output").first()).toBeAttached();
  return reader;
}

test("typing says how many suggestions there are; arrows say each with its group and place", async ({ page }) => {
  await answerTypeahead(page, {
    ta: async (route) => route.fulfill({ json: { ...answers.ta, selectionGuideSuggestionResult: [guide] } }),
  });
  const reader = await reachSearch(page);
  await reader.says(`${box}, collapsed, blank`);
  await page.keyboard.insertText("hex");
  await reader.says(`${box}, expanded, hex`);
  await reader.announces("6 suggestions, right arrow for details");
  await reader.press("ArrowDown", "Suggestions listbox; Guides group; Reading a Bolt Head, option, selected, 1 of 6");
  await reader.press("ArrowDown", "Branch group; pickup, option, selected, 2 of 6");
  await reader.press("ArrowDown", "Suggestions group; hex cap screws, option, selected, 3 of 6");
  await reader.press("ArrowDown", "hex keys, option, selected, 4 of 6");
  await reader.press("ArrowDown", "Product Categories group; Hex Nuts in Fasteners > Nuts, option, selected, 5 of 6");
  await reader.press("ArrowDown", "Brands group; Hexmark, option, selected, 6 of 6");
  await reader.press("ArrowDown", `${box}, expanded, hex`);
  await reader.press("ArrowUp", "Suggestions listbox; Brands group; Hexmark, option, selected, 6 of 6");
  await reader.press("Escape", `${box}, collapsed, hex`);
  await reader.announces();
});

test("a suggestion's panel is entered, its product added and the list left again, all said", async ({ page }) => {
  await answerTypeahead(page);
  await page.route("**/cart/v2/addItems", async (route) =>
    route.fulfill({
      json: { addToCartData: { addToCartEntries: [{ cartItem: { code: "ITEM_ADDED", resource: "1AA11A" } }] } },
    }),
  );
  const reader = await reachSearch(page);
  await page.keyboard.insertText("hex");
  await reader.announces("5 suggestions, right arrow for details");
  await reader.press("ArrowDown", "Suggestions listbox; Branch group; pickup, option, selected, 1 of 5");
  await reader.press("ArrowDown", "Suggestions group; hex cap screws, option, selected, 2 of 5");
  await expect(page.getByRole("region", { name: /^Recommended Products/ })).toBeVisible();
  await reader.press("ArrowRight", "Recommended Products for hex cap screws region; Shop All hex cap screws, link");
  await reader.press("ArrowDown", "Hex Cap Screw, Grade 5, 1AA11A, link");
  await reader.press("Tab", "Quantity of 1AA11A, textbox, 50");
  await reader.press("Tab", "Add to Cart 1AA11A, button");
  await reader.press("Enter", "Added 1AA11A, button");
  await reader.announces("Adding to Cart", "Added 1AA11A");
  await reader.press("Escape", "Suggestions listbox; Suggestions group; hex cap screws, option, selected, 2 of 5");
  await reader.press("Escape", `${box}, collapsed, hex`);
});

test("a suggestion is picked by Enter, and the page that comes is said", async ({ page }) => {
  await answerTypeahead(page);
  const reader = await reachSearch(page);
  await page.keyboard.insertText("hex");
  await reader.announces("5 suggestions, right arrow for details");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await reader.press("Enter", `${box}, collapsed, hex cap screws`);
  await expect(page).toHaveURL(/searchQuery=hex\+cap\+screws/);
  await reader.announces("Results for “hex cap screws” | Capstan Supply");
});

test("too short a search is an alert, said once each time [spec 5/1.1]", async ({ page }) => {
  await answerTypeahead(page);
  const reader = await reachSearch(page);
  await page.keyboard.insertText("h");
  await reader.press("Enter", `${box}, collapsed, h`);
  await reader.announces(words);
  await page.keyboard.press("Enter");
  await reader.announces(words);
  await expect(page).toHaveURL(/\/category\?/);
});

test("recent searches are counted when the field is reached, said one by one, and can be cleared", async ({ page }) => {
  await remember(page, "gloves", "6204-2RS");
  await answerTypeahead(page);
  const reader = await reachSearch(page);
  await reader.says(`${box}, expanded, blank`);
  await reader.announces("2 recent searches");
  await reader.press("ArrowDown", "Suggestions listbox; Recent Searches group; gloves, option, selected, 1 of 2");
  await reader.press("ArrowDown", "6204-2RS, option, selected, 2 of 2");
  await reader.press("ArrowDown", `${box}, expanded, blank`);
  await reader.press("Tab", "Search, button");
  await reader.press("Tab", "Clear recent searches, button");
  await reader.press("Enter", `${box}, collapsed, blank`);
});

test("nothing found is said too", async ({ page }) => {
  const none = {
    brandSuggestionResults: [],
    categorySuggestionResults: [],
    generalSuggestionResults: [],
    selectionGuideSuggestionResult: [],
  };
  await answerTypeahead(page, { ta: async (route) => route.fulfill({ json: none }) });
  const reader = await reachSearch(page);
  await page.keyboard.insertText("qqqq");
  await reader.announces("No suggestions");
  await reader.says(`${box}, collapsed, qqqq`);
});

test("on a phone Tab goes through the open search and on to the rest of the page, and back", async ({ page }) => {
  await answerTypeahead(page);
  const reader = await reachSearch(page, 390);
  const close = page.getByRole("button", { name: "Close search" });
  await expect(close).toBeVisible();
  await reader.press("Tab", "Search, button");
  await reader.press("Tab", "Without a search list; All Product Categories, link");
  await reader.press("Tab", "Bulk Order, link");
  await reader.press("Tab", "Know-how guides, link");
  await reader.press("Tab", "Account and cart navigation; Sign In, link");
  await expect(close).toBeHidden();
  await reader.press("Shift+Tab", "Search, button");
  await reader.press("Shift+Tab", `${box}, collapsed, blank`);
  await reader.press("Shift+Tab", "Close search, button");
  await reader.press("Shift+Tab", "Capstan Supply, link");
  await expect(close).toBeHidden();
});

test("on a phone the search is left by its Close button or by Escape, and Tab goes on from there", async ({ page }) => {
  await answerTypeahead(page);
  const reader = await reachSearch(page, 390);
  const close = page.getByRole("button", { name: "Close search" });
  await reader.says(`${box}, collapsed, blank`);
  await page.keyboard.insertText("hex");
  await reader.announces("5 suggestions");
  await reader.press("ArrowDown", "Suggestions listbox; Branch group; pickup, option, selected, 1 of 5");
  await reader.press("Shift+Tab", "Close search, button");
  await page.keyboard.press("Enter");
  await expect(close).toBeHidden();
  await expect(field(page)).toHaveValue("");
  await reader.press("Tab", `${box}, collapsed, blank`);
  await page.keyboard.press("Escape");
  await expect(close).toBeHidden();
  await reader.press("Tab", "Search, button");
});
