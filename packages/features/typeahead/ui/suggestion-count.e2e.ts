import { expect, test } from "@playwright/test";
import { answerTypeahead, openSearch } from "./search-box.fixture.ts";

const many = (name: string) =>
  Array.from({ length: 10 }, (_, at) => {
    const each = `hex ${name} ${at}`;
    return { display: each, url: `/search?searchQuery=${each}`, key: each, name: each };
  });

test("the list has nine lines at most, the guide and the recent searches among them [spec 9/8.2]", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("typeaheadHistory", JSON.stringify(["gloves", "tape"])));
  const ta = {
    brandSuggestionResults: many("brand"),
    categorySuggestionResults: many("category"),
    generalSuggestionResults: many("general").map(({ name }) => name),
    selectionGuideSuggestionResult: many("guide").slice(0, 1),
  };
  let answer = ta;
  await answerTypeahead(page, { ta: async (route) => route.fulfill({ json: answer }) });
  const shown = async (group: string) => page.getByRole("group", { name: group }).getByRole("option").count();
  const shownAll = async () => ({
    guides: await shown("Guides"),
    suggestions: await shown("Suggestions"),
    categories: await shown("Product Categories"),
    brands: await shown("Brands"),
    recent: await shown("Recent Searches"),
  });

  let input = await openSearch(page);
  await input.pressSequentially("hex");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await shownAll()).toEqual({ guides: 1, suggestions: 3, categories: 3, brands: 2, recent: 0 });

  answer = { ...ta, brandSuggestionResults: [], categorySuggestionResults: [] };
  input = await openSearch(page);
  await input.pressSequentially("hex");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await shownAll()).toEqual({ guides: 1, suggestions: 8, categories: 0, brands: 0, recent: 0 });

  answer = { ...answer, generalSuggestionResults: ta.generalSuggestionResults.slice(0, 7) };
  input = await openSearch(page);
  await input.pressSequentially("hex");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await shownAll()).toEqual({ guides: 1, suggestions: 7, categories: 0, brands: 0, recent: 1 });
});
