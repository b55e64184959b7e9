import { expect, type Page, test } from "@playwright/test";
import { anyDialog, nextCall } from "./quick-add.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";

const motor = "3VH19X";
const path = `/product/Motor-${motor}`;
const plan = /^Add \d-Year Extended Protection Plan, \$[\d.]+ each$/u;

async function expectPlanInCart(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/cart$/u);
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: motor }).first();
  await expect(line.getByRole("button", { name: /^Remove plan/u })).toBeVisible();
}

test("the protection plan of a product is added with it, if the buyer wants it [spec 7.3/1]", async ({ page }) => {
  await visitAs(page, "", { path });
  const box = page.getByRole("checkbox", { name: plan });
  await expect(box).not.toBeChecked();
  await box.check();
  const call = nextCall(page, "/cart/v2/addItems");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  expect((await call).fields).toMatchObject({
    "cartEntries[0].sku": motor,
    "cartEntries[0].quantity": "1",
    "cartEntries[0].addWarranty": "true",
  });
  await anyDialog(page).getByRole("link", { name: "View Cart" }).click();
  await expectPlanInCart(page);
});

test("without script the plan comes along too", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("checkbox", { name: plan }).check();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expectPlanInCart(page);
  await context.close();
});
