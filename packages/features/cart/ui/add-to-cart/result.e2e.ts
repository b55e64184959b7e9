import { expect, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { createOwnCompany } from "../../../../../e2e/own-company.ts";
import { createOwnItems, ownItems } from "../../../../../e2e/own-items.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";
import { addByNumber, anyDialog, close, dialogOf, firstDialogMs, nextCall, openLineByLine } from "./quick-add.ts";

test.beforeAll(createOwnItems);
test.beforeEach(() => test.setTimeout(90_000));

test("five rows go to the cart in one call behind an overlay, and a dialog lists what was added, by error type what was not, and what goes with it [spec 2.9/1.1 2.9/1.3 2.9/1.4 2.9/1.5 2.9/1.6 3/3 3/19 4/13.1 4/13.2 4/14.2 5/6.2 5/6.3 7.3/1 8/10.1]", async ({
  page,
}) => {
  await visitAs(page, "");
  await expect(page.getByRole("link", { name: "0 items in cart" })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route("**/cart/v2/addItems", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => addEventListener("addtocart", () => document.body.setAttribute("data-heard", "")));
  const added = nextCall(page, "/cart/v2/addItems");
  const basket = page.waitForRequest("**/v2/products/recommendations/basket?*");
  await addByNumber(
    page,
    [` ${ownItems.plain.toLowerCase()} `, 0],
    [ownItems.orderedWith, 3],
    ["9ZZ99Z", 1],
    ["9ZZ98Z", 1],
    [ownItems.discontinued, 2],
  );
  await expect(page.getByRole("alert").filter({ hasText: "Adding to Cart" })).toBeVisible();
  held.resolve();
  const dialog = dialogOf(page, "2 of 5 Products Added to Cart");
  await expect(dialog).toBeVisible({ timeout: firstDialogMs });
  await expect(page.getByText("Adding to Cart", { exact: true })).toHaveCount(0);
  const { fields } = await added;
  expect(fields).toMatchObject({
    "cartEntries[0].sku": ownItems.plain,
    "cartEntries[0].quantity": "1",
    "cartEntries[1].sku": ownItems.orderedWith,
    "cartEntries[1].quantity": "3",
  });
  await expect(page.locator("body")).toHaveAttribute("data-heard", "");
  await expect(dialog.getByRole("heading", { level: 3 })).toContainText([
    "2 Products Added to Cart",
    "3 Products Not Added to Cart",
    "Recommended for Your Cart",
  ]);
  const lines = dialog.getByRole("listitem");
  await expect(lines.first()).toContainText(`Quoin BlockItem # ${ownItems.plain}`);
  await expect(lines.first()).toContainText("Qty 1");
  await expect(dialog).toContainText("9ZZ99Z is not an item of ours. Check the item number.");
  await expect(dialog).toContainText("9ZZ98Z is not an item of ours. Check the item number.");
  await expect(dialog.locator(".flow-group")).toContainText(
    `Error: ${ownItems.discontinued} is discontinued and can't be ordered.Quoin Block, Old`,
  );
  expect(new URL((await basket).url()).searchParams.get("skus")).toBe(`${ownItems.plain},${ownItems.orderedWith}`);
  await expect(dialog.getByRole("link", { name: "Quoin Companion 1" })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  expect((await axeOn(page).include(".modal").analyze()).violations).toEqual([]);
  await page.screenshot({ path: "test-results/pages/dialog-result-1440.png" });
  await dialog.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Bulk Order" })).toBeFocused();
  await expect(page.getByRole("link", { name: "2 items in cart" })).toBeVisible();
  const form = await openLineByLine(page);
  await expect(form.getByRole("textbox", { name: "Item # of row 1" })).toHaveValue("");
  await expect(form.getByRole("textbox", { name: "Qty of row 2" })).toHaveValue("1");
});

test("the title names the account, or is the server's own; nothing added has no actions [spec 2.9/1.2 2.9/1.3 2.9/1.5 8/10.3 8/10.4]", async ({
  page,
}) => {
  const { buyer, accounts } = await createOwnCompany();
  await visitAs(page, `${buyer}:fully-authenticated`);
  await addByNumber(page, [ownItems.plain, 2]);
  const account = ` — Account ${accounts[0]}`;
  await expect(dialogOf(page, `1 Product Added to Cart${account}`)).toBeVisible({ timeout: firstDialogMs });
  await close(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/recs\/|\/recommendations\//.test(request.url())) asked.push(request.url());
  });
  await addByNumber(page, ["9ZZ99Z", 1]);
  const nothing = dialogOf(page, `Product Not Added to Cart${account}`);
  await expect(nothing).toContainText("1 Product Not Added to Cart");
  await expect(nothing.getByRole("link", { name: "View Cart" })).toHaveCount(0);
  await expect(nothing.getByRole("button", { name: "Continue Shopping" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(anyDialog(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  // A discontinued item alone has alternates in place of recommendations.
  await addByNumber(page, [ownItems.discontinued, 1]);
  await expect(nothing.getByRole("heading", { name: "Alternate Products" })).toBeVisible();
  const alternate = nothing.getByRole("article").filter({ hasText: ownItems.plainToo });
  await alternate.getByRole("button", { name: /^Add to Cart/ }).click();
  await expect(alternate.getByRole("button", { name: /^Added/ })).toBeVisible();
  await close(page);
  // The same answer from a store that is asked to say the title itself.
  await page.route("**/cart/v2/addItems", async (route) => {
    const answer = await route.fetch();
    const { addToCartData } = (await answer.json()) as { addToCartData: object };
    const servers = { modernizedOrderOriginationV2FeatureEnabled: true, headerMessage: "The server says so" };
    await route.fulfill({ json: { addToCartData: { ...addToCartData, ...servers } } });
  });
  await addByNumber(page, [ownItems.plain, 1]);
  await expect(dialogOf(page, "The server says so")).toBeVisible();
});

test("a failed addition shows the global error dialog; events go to the store once the visitor agrees [spec 7.3/10 8/6.3]", async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: "consent", value: "1.analytics", url: baseURL ?? "" }]);
  const events: { event: string; sku?: string; skus?: string[] }[] = [];
  await page.route("**/analytics/events", async (route) => {
    events.push(...(JSON.parse(route.request().postData() ?? "{}") as { events: typeof events }).events);
    await route.continue();
  });
  await visitAs(page, "");
  await addByNumber(page, [ownItems.orderedWith, 1], [ownItems.discontinued, 1], [ownItems.stateRestricted, 1]);
  const dialog = dialogOf(page, "1 of 3 Products Added to Cart");
  await expect(dialog.getByRole("link", { name: "Quoin Companion 1" })).toBeVisible({ timeout: firstDialogMs });
  await close(page);
  await page.route("**/cart/v2/addItems", (route) => route.fulfill({ status: 500, json: {} }));
  await addByNumber(page, [ownItems.plain, 1]);
  const failed = dialogOf(page, "Unexpected Error");
  await expect(failed).toContainText("Failed to Add Items to Cart");
  await page.unroute("**/cart/v2/addItems");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(dialogOf(page, "1 Product Added to Cart")).toBeVisible();
  await expect
    .poll(() => events.map(({ event, sku }) => `${event} ${sku ?? ""}`.trim()), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        `addToCart ${ownItems.orderedWith}`,
        `cannotBePurchased ${ownItems.discontinued}`,
        `youShouldKnow ${ownItems.stateRestricted}`,
        "productImpressions",
        `addToCart ${ownItems.plain}`,
      ]),
    );
});
