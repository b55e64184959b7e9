import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { breadcrumbKeyboard } from "./breadcrumb.keyboard.ts";

keyboardTests("breadcrumb", breadcrumbKeyboard, {
  tab: async ({ page, example }) => {
    await example("Three levels").getByRole("link", { name: "Fasteners" }).focus();
    await page.keyboard.press("Tab");
    await expect(example("Longer than a phone is wide").getByRole("link").first()).toBeFocused();
  },
  enter: async ({ page, example }) => {
    await example("Three levels").getByRole("link", { name: "Fasteners" }).press("Enter");
    await expect(page).toHaveURL(/#fasteners$/);
  },
});

test("the trail is a labelled navigation that marks the page and numbers its places for search engines", async ({
  page,
}) => {
  const { example } = await openKit(page, "breadcrumb");
  const nav = example("Three levels").getByRole("navigation", { name: "Breadcrumb" });
  await expect(nav.locator("[aria-current=page]")).toHaveText("Hex Cap Screws");
  const positions = await nav
    .locator("[itemprop=position]")
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute("content")));
  expect(positions).toEqual(["1", "2", "3"]);
});
