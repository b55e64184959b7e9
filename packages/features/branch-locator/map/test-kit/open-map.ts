import { type Page, expect } from "@playwright/test";

/** Where the map's tests find it. */
const mapPage = "/_kit/branch-map";

/** Opens the page of the map, and the map in it: once it can be used, this ends. */
export async function openMap(page: Page, params: Readonly<Record<string, string>> = {}) {
  await gotoMapPage(page, params);
  await pressMap(page);
  const map = page.getByRole("application", { name: /^Map of branches/ });
  await expect(map).toHaveAttribute("aria-busy", "false", { timeout: 15_000 });
  return map;
}

export async function gotoMapPage(page: Page, params: Readonly<Record<string, string>> = {}) {
  await page.goto(`${mapPage}?${new URLSearchParams(params)}`);
  await page.locator("[data-kit-ready]").waitFor();
}

export async function pressMap(page: Page) {
  await page.getByRole("button", { name: "Map", exact: true }).click();
}
