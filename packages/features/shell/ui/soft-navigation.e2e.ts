import { expect, type Page, test } from "@playwright/test";
import { startReader } from "../../../../e2e/reader/reader.ts";
import { untilAlive } from "../../../../e2e/until-alive.ts";

/** Slow pages say that they load, too, so this is about the title alone. */
const said = (page: Page, title: string) => page.getByRole("status").filter({ hasText: title });

/** From all categories to one of them, by keyboard. */
async function goOn(page: Page): Promise<void> {
  await page.goto("/category?analytics=nav");
  await untilAlive(page);
  await page.getByRole("main").getByRole("link", { name: "Fasteners" }).first().press("Enter");
  await expect(said(page, "Fasteners | Capstan Supply")).toBeAttached({ timeout: 15_000 });
}

test("a page that comes without a document is said by its title, and its main part has the focus", async ({ page }) => {
  await goOn(page);
  const reader = await startReader(page);
  await reader.says("main");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("who goes back hears where they are again", async ({ page }) => {
  await goOn(page);
  await page.goBack();
  await expect(said(page, "All Product Categories | Capstan Supply")).toBeAttached({ timeout: 15_000 });
});
