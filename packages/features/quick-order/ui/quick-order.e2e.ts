import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { untilAlive } from "../../../../e2e/until-alive.ts";

test("the Line by Line flyout has five rows, asks for an item number, adds and is empty again [spec 2.9/6] [spec 5/6.1] [spec 5/6.4] [spec 5/6.5] [spec 9/10.1]", async ({
  page,
}) => {
  await page.goto("/");
  await untilAlive(page);
  await page.getByRole("banner").getByRole("link", { name: "Bulk Order" }).click();
  const form = page.getByRole("form", { name: "Line by Line" });
  await expect(form.getByRole("textbox", { name: /^Item # of row/ })).toHaveCount(5);
  await expect(form.getByRole("textbox", { name: "Item # of row 1" })).toHaveAttribute("required");
  for (const quantity of await form.getByRole("textbox", { name: /^Qty/ }).all())
    await expect(quantity).toHaveValue("1");
  await expect(form.getByRole("link", { name: "Show more fields for copy & paste" })).toHaveAttribute(
    "href",
    "/content/bulk-order-pad",
  );
  await form.getByRole("button", { name: "Add to Cart" }).click();
  await expect(form.getByRole("alert")).toHaveText("No item number entered.");
  await form.getByRole("textbox", { name: "Item # of row 2" }).fill(" 1AD90M ");
  await expect(form.getByText("No item number entered.")).toHaveCount(0);
  await form.getByRole("button", { name: "Add to Cart" }).click();
  const dialog = page.getByRole("dialog", { name: "1 Product Added to Cart" });
  await expect(dialog).toContainText("1AD90M", { timeout: 15_000 });
  await dialog.getByRole("button", { name: "Continue Shopping" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Bulk Order" }).click();
  for (const item of await form.getByRole("textbox", { name: /^Item # of row/ }).all())
    await expect(item).toHaveValue("");
});

test("the bulk order pad answers pasted lines, fixes one to its pack, adds what is right, keeps the rest, and gives the answers as a file [spec 2.1/11]", async ({
  page,
}) => {
  test.slow();
  await page.goto("/content/bulk-order-pad");
  await page.getByLabel("Item # and quantity").fill("1AD90M x 2\n9ZZ99Z 4\nhello there\n5DT95L 7");
  await page.getByRole("button", { name: "Check Lines" }).click();
  await expect(page.getByRole("heading", { name: "4 lines read" })).toBeVisible();
  await page.getByRole("button", { name: "Make it 10" }).click();
  await expect(page.getByText("Made it 10 to fit the pack. You asked for 7.")).toBeVisible();
  await expect(page.getByText("1 fixed to pack")).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/bulk-order-${width}.png`, fullPage: true });
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  }
  await page.getByRole("button", { name: "Add 2 Lines to Cart" }).click();
  await expect(page.getByRole("heading", { name: "2 of 4 Products Added to Cart" })).toBeVisible();
  await expect(page.getByText("Added. Made it 10 to fit the pack. You asked for 7.")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Answers as CSV" }).click();
  const answers = await readFile(await (await download).path(), "utf8");
  expect(answers.split("\r\n").map((row) => row.split(",")[4])).toEqual([
    "Answer",
    "added",
    "unknown",
    "not read",
    "fixed to pack",
    undefined,
  ]);
  await expect(page.getByRole("textbox", { name: "Item # of row 2" })).toHaveValue("9ZZ99Z");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("two plain forms do the same", async ({ page }) => {
    await page.goto("/content/bulk-order-pad");
    await page.getByLabel("Item # and quantity").fill("1AD90M x 2\n9ZZ99Z 4");
    await page.getByRole("button", { name: "Check Lines" }).click();
    await page.getByRole("button", { name: "Add 1 Line to Cart" }).click();
    await expect(page.getByRole("heading", { name: "1 of 2 Products Added to Cart" })).toBeVisible();
    await page.goto("/cart");
    await expect(page.getByRole("main")).toContainText("1AD90M");
  });
});
