import { type Page, test } from "@playwright/test";
import { headerFixtures } from "./header-fixtures.ts";
import { openHeader } from "./kit-header.ts";

/** A picture of every state at every width, to look at beside the design's. */
const widths = [390, 820, 1440] as const;

const flyouts: readonly (readonly [name: string, view: string, trigger: string])[] = [
  ["all-products", "full", ".header-products a"],
  ["catalog-switch", "catalog", ".header-products a"],
  ["my-account", "full", ".header-my-account a"],
  ["my-account-buyer", "buyer", ".header-my-account a"],
  ["my-account-procurement", "procurement", ".header-my-account a"],
  ["my-account-without-account", "without-account", ".header-my-account a"],
  ["sign-in", "signed-out", ".header-my-account a"],
  ["account-switch", "full", ".utility-trigger"],
];

async function attach(page: Page, name: string): Promise<void> {
  const path = `${import.meta.dirname}/../../../../../test-results/shell/${name}`;
  await page.screenshot({ path });
  await test.info().attach(name, { path, contentType: "image/png" });
}

for (const width of widths)
  test(`the header in every state at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const view of Object.keys(headerFixtures)) {
      await openHeader(page, view, width);
      await attach(page, `${view}-${width}.png`);
    }
  });

test("the header's flyouts", async ({ page }) => {
  test.setTimeout(120_000);
  for (const [name, view, trigger] of flyouts) {
    const { header } = await openHeader(page, view);
    await header.locator(trigger).first().click();
    await header.locator(".flyout").filter({ visible: true }).waitFor();
    await page.waitForTimeout(300);
    await attach(page, `${name}.png`);
  }
});

for (const width of [390, 820] as const)
  test(`the mobile panel at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const view of ["signed-out", "remembered", "full", "catalog", "long-names"]) {
      const { header } = await openHeader(page, view, width);
      await header.locator(".header-menu a").first().click();
      await page.locator(".mobile-panel").waitFor();
      await page.waitForTimeout(300);
      await attach(page, `panel-${view}-${width}.png`);
    }
  });
