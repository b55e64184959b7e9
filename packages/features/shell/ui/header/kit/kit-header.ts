import { urls } from "@capstan/features/urls";
import { expect, type Locator, type Page } from "@playwright/test";

export interface KitHeader {
  readonly page: Page;
  /** The header under test; the page's own is hidden. */
  readonly header: Locator;
}

/** Opens one state of the header at `/_kit/header` and waits until script has taken over. */
export async function openHeader(page: Page, view: string, width = 1440): Promise<KitHeader> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${urls.kit()}/header?view=${view}`);
  // The development server brings its hundreds of modules one by one.
  await expect(page.locator("[data-kit-ready]")).toBeAttached({ timeout: 20_000 });
  return { page, header: page.locator(".header-kit") };
}
