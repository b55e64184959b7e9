import { expect, type Locator, type Page, test } from "@playwright/test";
import type { KeyboardRow } from "./index.ts";
import { slug } from "./slug.ts";

export type KitPage = {
  readonly page: Page;
  /** The section of the example with this title. */
  readonly example: (title: string) => Locator;
};

/** Opens a component's kit page and waits until script has taken over. */
export async function openKit(page: Page, component: string): Promise<KitPage> {
  await page.goto(`/_kit/${component}`);
  await expect(page.locator("[data-kit-ready]")).toBeAttached();
  return { page, example: (title) => page.locator(`[data-example="${slug(title)}"]`) };
}

/** One test per row of a keyboard table; a row without a walk doesn't compile. */
export function keyboardTests<const Rows extends readonly KeyboardRow[]>(
  component: string,
  rows: Rows,
  walks: Readonly<Record<Rows[number]["id"], (kit: KitPage) => Promise<void>>>,
): void {
  test.describe(`${component} by keyboard`, () => {
    for (const row of rows) {
      const walk = walks[row.id as Rows[number]["id"]];
      test(`${row.keys}: ${row.does}`, async ({ page }) => {
        await walk(await openKit(page, component));
      });
    }
  });
}
