import { lazyUrls } from "@capstan/features/lazy-urls";
import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { cards, defaultCard, found, headerLink, openDialog, searchFor } from "./branch-dialog.fixture.ts";

// The dialog and the navigation's list over what the store itself answers.

test("a card links to the branch's page and to the way there, and says where it is and when it is open [spec 2.6/2.1 9/7]", async ({
  page,
}) => {
  await visitAs(page, "");
  await openDialog(page);
  await searchFor(page, "61104");
  const first = cards(page).first();
  const name = first.getByRole("heading").getByRole("link");
  await expect(name).toHaveText(/^\D+ Branch #\d+ \(opens in a new tab\)$/);
  await expect(name).toHaveAttribute("target", "_blank");
  await expect(first).toContainText(/, IL \d{5} [\d.]+ Miles/);
  await expect(first).toContainText(/Mon - Fri Hours: \d/);
  await expect(first.getByRole("link", { name: /^Driving Directions/ })).toHaveAttribute("href", /^https:/);
  await expect(found(page)).toContainText("The 25 branches nearest to 61104");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  const pageOfBranch = page.waitForEvent("popup");
  await name.click();
  await expect((await pageOfBranch).getByRole("heading", { level: 1 })).toContainText("Branch");
});

test("a branch is found by its number", async ({ page }) => {
  await visitAs(page, "");
  await openDialog(page);
  await searchFor(page, "534");
  await expect(cards(page).first()).toContainText("Rockford Branch #534");
  await expect(found(page)).toContainText("nearest to Rockford Branch #534");
});

test("who is signed in sets a default branch, except the one that is; who is remembered does not [spec 2.6/6 4/11 6/3]", async ({
  page,
}) => {
  await visitAs(page, "dwhitfield:rml-user");
  await openDialog(page);
  await searchFor(page, "61104");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Set as My Default/ })).toHaveCount(0);
  await visitAs(page, "dwhitfield:fully-authenticated");
  await openDialog(page);
  await searchFor(page, "61104");
  const before = defaultCard(page);
  await expect(before).toHaveCount(1);
  const earlier = await before.getByRole("heading").getByRole("link").innerText();
  await expect(before.getByRole("button")).toHaveCount(0);
  const other = cards(page)
    .filter({ has: page.getByRole("button") })
    .first();
  const chosen = await other.getByRole("heading").getByRole("link").innerText();
  await other.getByRole("button", { name: /^Set as My Default/ }).click();
  const after = defaultCard(page);
  await expect(after.getByRole("heading").getByRole("link")).toHaveText(chosen);
  // Another visit finds it kept, and gives it back.
  await visitAs(page, "dwhitfield:fully-authenticated");
  await openDialog(page);
  await searchFor(page, "61104");
  await expect(after.getByRole("heading").getByRole("link")).toHaveText(chosen);
  await cards(page)
    .filter({ hasText: earlier })
    .getByRole("button", { name: /^Set as My Default/ })
    .click();
  await expect(after.getByRole("heading").getByRole("link")).toHaveText(earlier);
});

test("resting on Find A Branch lists branches with phone and miles beside Order Lookup; a blank search is blocked [spec 2.1/16 2.6/2.2 2.6/7 5/2]", async ({
  page,
}) => {
  let searches = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(lazyUrls.branchSearch())) searches += 1;
  });
  await visitAs(page, "");
  await headerLink(page).hover();
  const panel = page.getByRole("banner").locator(".locator-list-panel");
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  const box = panel.getByRole("textbox", { name: "Address, City, State, Zip, or Branch #" });
  await expect(box).toHaveAttribute("required");
  for (const blank of ["", "  "]) {
    await box.fill(blank);
    await panel.getByRole("button", { name: "Search" }).click();
    await expect(panel.getByRole("alert")).toHaveText("Error: Enter a search term prior to clicking search.");
    expect(searches).toBe(1);
  }
  await box.fill("61104");
  await box.press("Enter");
  const first = panel.getByRole("listitem").filter({ hasText: ", IL 61" }).first();
  await expect(first).toContainText(/[\d.]+ Miles\(\d{3}\) \d{3}-\d{4}/);
  const lookup = panel.getByRole("heading", { name: "Order Lookup" }).locator("..");
  await expect(lookup).toContainText("Track and check the status of an order.");
  expect((await axeOn(page).include(".locator-list-panel").analyze()).violations).toEqual([]);
  await lookup.getByRole("link", { name: "Order Lookup" }).click();
  await expect(page).toHaveURL(/\/orders\/lookup$/);
  await expect(page.getByRole("heading", { name: "Order Lookup", level: 1 })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the page of branches", async ({ page }) => {
    await page.goto("/");
    await headerLink(page).click();
    await expect(page).toHaveURL(/\/content\/find-branch-location$/);
    await expect(page.getByRole("heading", { name: "Find a Branch", level: 1 })).toBeVisible();
  });
});
