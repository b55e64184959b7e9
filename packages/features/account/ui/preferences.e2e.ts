import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

test.describe.configure({ timeout: 120_000 });

const path = urls.preferences();
const main = (page: Page) => page.getByRole("main");
const full = (id: string) => `${id}:fully-authenticated`;

test("an administrator sets the account's branch, a buyer sees it and chooses another for themselves", async ({
  page,
}) => {
  const company = await createOwnCompany();
  await visitAs(page, full(company.administrator), { path });
  await expect(main(page)).toContainText(`ada@${company.domain}`);
  await main(page).getByLabel("Where the account picks up").selectOption({ index: 3 });
  await main(page).getByRole("button", { name: "Save the account's default branch" }).click();
  await expect(main(page)).toContainText("The account's default branch is saved.");
  await visitAs(page, full(company.buyer), { path });
  await expect(main(page).getByLabel("Where the account picks up")).toHaveCount(0);
  const own = main(page).getByLabel("Where you pick up");
  await expect(own.locator("option").first()).toContainText("The account's: ");
  await own.selectOption({ index: 7 });
  const chosen = await own.inputValue();
  await main(page).getByRole("button", { name: "Save your default branch" }).click();
  await expect(main(page)).toContainText("Your default branch is saved.");
  await expect(main(page).getByLabel("Where you pick up")).toHaveValue(chosen);
  await page.goto(urls.account());
  await expect(main(page).locator("dl")).toContainText("Default branch");
  await expect(main(page).locator("dl")).not.toContainText("None chosen");
});

test("the catalog is chosen where the scenario offers a choice, and nowhere else", async ({ page }) => {
  await visitAs(page, full("hstrand"), { path });
  await expect(main(page).getByLabel("What you search")).toHaveCount(0);
  await visitAs(page, full("jreyes"), { path });
  await expect(main(page).getByLabel("What you search").locator("option")).toHaveCount(2);
});

test("the link of the menus leads to the branch", async ({ page }) => {
  await visitAs(page, full("dwhitfield"), { path: urls.accountPage({ name: "default-branch" }) });
  await expect(page).toHaveURL(`${path}#default-branch`);
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    for (const visitor of ["cmarchetti", "nsalter", "mfeatherstonehaugh"]) {
      await visitAs(page, full(visitor), { path, width });
      await page.screenshot({ path: `test-results/pages/preferences-${visitor}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, visitor).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
