import { urls } from "@capstan/features/urls";
import { expect, test } from "@playwright/test";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const path = urls.account();

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 120_000 });

test("My Account says who is signed in, in which account and branch, and leads to its pages [spec 2.1/5]", async ({
  page,
}) => {
  await visitAs(page, "rtillery:fully-authenticated", { path });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("My Account");
  await expect(main).toContainText("Ruth Tillery");
  await expect(main).toContainText("Tillery Precision Machining");
  await expect(main).toContainText("810204117");
  await expect(main.getByRole("region", { name: "Account Users" }).getByRole("link")).toHaveCount(5);
  await main.getByRole("link", { name: "Accounts Overview" }).click();
  await expect(page).toHaveURL(urls.accountsOverview());
});

test("who is remembered or not known signs in first", async ({ page }) => {
  for (const visitor of ["", "rtillery:rml-user"]) {
    await visitAs(page, visitor);
    await page.goto(path);
    await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fmyaccount$/);
  }
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    for (const visitor of ["rtillery", "nsalter", "mfeatherstonehaugh"]) {
      await visitAs(page, `${visitor}:fully-authenticated`, { path, width });
      await page.screenshot({ path: `test-results/pages/account-home-${visitor}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, visitor).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
