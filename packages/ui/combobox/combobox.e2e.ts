import { expect, type Locator, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { comboboxKeyboard } from "./combobox.keyboard.ts";

/** Types into the field once its list has taken it over, and waits for the options. */
async function search(page: Page, example: Locator, text: string): Promise<Locator> {
  await example.getByLabel("City").focus();
  const field = example.getByRole("combobox", { name: "City" });
  await expect(field).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole("option").first()).toBeVisible();
  // The options on show may answer an earlier letter: the field says Loading until they answer the last.
  await expect(example.locator("output.visually-hidden")).toBeEmpty();
  return field;
}

keyboardTests("combobox", comboboxKeyboard, {
  type: async ({ page, example }) => {
    await search(page, example("Cities"), "wi");
    await expect(page.getByRole("option")).toHaveCount(3);
  },
  arrows: async ({ page, example }) => {
    const field = await search(page, example("Cities"), "wi");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: "Milwaukee, WI" })).toHaveAttribute("data-focused", "true");
    await page.keyboard.press("ArrowUp");
    await expect(page.getByRole("option", { name: "Racine, WI" })).toHaveAttribute("data-focused", "true");
    await expect(field).toBeFocused();
  },
  enter: async ({ page, example }) => {
    const field = await search(page, example("Cities"), "mil");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("Milwaukee, WI");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(page.getByTestId("chosen")).toHaveText("Chosen: 53202");
  },
  escape: async ({ page, example }) => {
    const field = await search(page, example("Cities"), "mil");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(field).toHaveValue("mil");
    await expect(field).toBeFocused();
  },
  tab: async ({ page, example }) => {
    const field = await search(page, example("Cities"), "mil");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("Milwaukee, WI");
    await expect(page.getByRole("link", { name: "Next stop" })).toBeFocused();
  },
});

test("finding nothing and failing to load are said in the list and announced", async ({ page }) => {
  const { example } = await openKit(page, "combobox");
  await example("Cities").getByLabel("City").focus();
  await example("Cities").getByRole("combobox").fill("zz");
  await expect(page.getByRole("listbox")).toHaveText("No results");
  await expect(example("Cities").locator("output.visually-hidden")).toHaveText("No results");
  await page.keyboard.press("Escape");
  const broken = example("A list that can't be loaded");
  await broken.getByLabel("Supplier").focus();
  await broken.getByRole("combobox").fill("a");
  await expect(broken.locator("output.visually-hidden")).toHaveText(
    "The list couldn't be loaded. Type again to retry.",
  );
});

test("what was typed before the list came is kept, with the focus and the caret", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/combobox-list/, async (route) => {
    await held;
    await route.continue();
  });
  const { example } = await openKit(page, "combobox");
  await example("Cities").getByLabel("City").focus();
  await page.keyboard.type("Rac");
  letGo();
  await expect(example("Cities").getByRole("combobox")).toBeFocused();
  await page.keyboard.type("ine");
  await expect(example("Cities").getByRole("combobox")).toHaveValue("Racine");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the field is a plain text field with its label", async ({ page }) => {
    await page.goto("/_kit/combobox");
    await page.getByRole("textbox", { name: "City" }).fill("Racine, WI");
    await expect(page.getByRole("textbox", { name: "City" })).toHaveValue("Racine, WI");
  });
});
