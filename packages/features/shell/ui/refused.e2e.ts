import { urls } from "@capstan/features/urls";
import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that is refused leads to a page with the reason, the fields and the way back to it", async ({
    page,
  }) => {
    await page.goto(urls.feedback());
    await page.locator("input[name=path]").evaluate((field: HTMLInputElement) => {
      field.value = "/".repeat(3_000);
    });
    await page.getByLabel("What can we improve?").fill("The labels on the shelf pages.");
    const [answer] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === "/refused"),
      page.getByRole("button", { name: "Send Feedback" }).click(),
    ]);
    expect(answer.status()).toBe(400);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("That did not work");
    await expect(page.getByRole("main")).toContainText("Some of what was sent is not valid.");
    await expect(page.getByRole("main")).toContainText("Not valid: path");
    await expect(page.locator("header.header")).toBeVisible();
    await page.screenshot({ path: "test-results/pages/refused.png" });
    await page.getByRole("link", { name: "Go back and try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help Us Improve");
  });
});

test("opened by itself, without anything refused, it is no page", async ({ page }) => {
  const answer = await page.goto("/refused");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing at this address");
});

test("the page of a refusal has no flaw that axe finds, and offers to sign in where that is missing", async ({
  page,
}) => {
  await page.goto(urls.refused({ code: "SIGN_IN_REQUIRED", back: urls.cart(), fields: [] }));
  await expect(page.getByRole("main").getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    urls.signIn({ from: urls.cart() }),
  );
  expect((await axeOn(page).include("main").analyze()).violations).toEqual([]);
});
