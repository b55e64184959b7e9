import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { createOwnUser } from "../../../../../e2e/own-user.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";

test("a buyer downloads their cart, shares it by a link that another visitor adds at their own price, and stops it", async ({
  page,
  browser,
}) => {
  test.slow();
  const { id } = await createOwnUser("joanna.vale@pruittvale.example");
  await visitAs(page, `${id}:fully-authenticated`, { path: "/cart" });
  await page.evaluate(async () => {
    const post = async (path: string, fields: Record<string, string>) =>
      fetch(path, { method: "POST", body: new URLSearchParams(fields) });
    for (const sku of ["1LL48H", "1AD90M"]) await post("/cart", { sku, quantity: "0" });
    await post("/cart/annotate", { sku: "1LL48H", note: "Dock 2" });
  });
  await page.reload();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("cart.csv");
  expect(await readFile(await file.path(), "utf8")).toMatch(
    /^Item #,Quantity,.*\r\n1LL48H,.*Dock 2,Your Price,43\.26,/s,
  );
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/cart-tools-${width}.png`, fullPage: true });
  }
  await page.getByRole("button", { name: "Share Cart" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  expect(link).toBe(page.url());
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/shared-cart-own-${width}.png`, fullPage: true });
  }

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  const lines = other.getByRole("list", { name: "Products in the shared cart" });
  await expect(lines).toContainText("Dock 2");
  await expect(lines).toContainText("$49.16");
  await expect(lines).not.toContainText("$43.26");
  await expect(other.getByRole("button", { name: "Stop Sharing" })).toHaveCount(0);
  await other.screenshot({ path: `test-results/pages/shared-cart-other.png`, fullPage: true });
  await other.getByRole("button", { name: "Add All 2 to Cart" }).click();
  await expect(other.getByRole("dialog")).toContainText("Added to Cart");

  await page.goto("/cart/links");
  const own = page.getByRole("list", { name: "Your shared links" });
  await expect(own.getByRole("listitem")).toHaveText(/^2 products.*1LL48H, 1AD90M, until/);
  await page.screenshot({ path: `test-results/pages/cart-links.png`, fullPage: true });
  await own.getByRole("button", { name: /^Stop Sharing/ }).click();
  await expect(page.getByText("The link opens nothing any more.")).toBeVisible();
  await expect(own).toBeHidden();
  expect((await other.goto(link))?.status()).toBe(404);
  await expect(other.getByRole("heading", { name: "This link opens no cart" })).toBeVisible();
  await other.context().close();
});
