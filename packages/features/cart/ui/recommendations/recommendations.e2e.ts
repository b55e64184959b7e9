import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { createOwnCompany } from "../../../../../e2e/own-company.ts";
import { companions, createOwnItems, ownItems } from "../../../../../e2e/own-items.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";
import { addByNumber, close, dialogOf, firstDialogMs, nextCall } from "../add-to-cart/quick-add.ts";

test.beforeAll(createOwnItems);
test.beforeEach(() => test.setTimeout(90_000));

const zone = (page: Page, name: string) => page.getByRole("region", { name });

test("what goes with an item comes by priority, six at most, three to a page, once it is known [spec 2.9/4 2.9/8 3/18.1 4/14.1 4/14.2 4/14.3 4/14.4 9/9.1 9/9.2]", async ({
  page,
}) => {
  await page.clock.install();
  await visitAs(page, "");
  const held = Promise.withResolvers<void>();
  await page.route("**/product/info?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  const answered = nextCall(page, "/v2/recs/add-to-cart");
  const info = page.waitForRequest("**/product/info?*");
  await addByNumber(page, [ownItems.accessories, 1]);
  const dialog = dialogOf(page, "1 Product Added to Cart");
  await expect(dialog).toBeVisible({ timeout: firstDialogMs });
  const from = (skus: readonly string[]) => skus.map((sku) => ({ sku, source: "MERCH" }));
  expect((await answered).answer).toEqual({
    alternates: from([ownItems.plain]),
    b2b: [],
    requiredAccessories: from(companions.slice(0, 4)),
    related: from(companions.slice(4)),
    sns: [],
  });
  expect(new URL((await info).url()).searchParams.get("productArray")).toBe(companions.slice(0, 6).join());
  await expect(page.locator(".carousel")).toHaveCount(0);
  held.resolve();
  const carousel = zone(page, "Required Accessories");
  await expect(carousel.getByRole("article")).toHaveCount(6);
  await expect(carousel.locator(".carousel-position")).toHaveText("1 to 3 of 6");
  await expect(carousel.getByRole("link", { name: "Quoin Companion 1" })).toHaveAttribute(
    "href",
    new RegExp(String.raw`^/product/.*${companions[0]}\?opr=A2CDSP&a2c_sku_original=${ownItems.accessories}$`),
  );
  expect((await axeOn(page).include(".modal").analyze()).violations).toEqual([]);
  // A move of three takes 400 ms.
  await page.clock.pauseAt(Date.now() + 60_000);
  await carousel.getByRole("button", { name: "Next" }).click();
  await page.clock.runFor(384);
  await expect(carousel.locator("[data-gliding]")).toHaveCount(1);
  await page.clock.runFor(32);
  await expect(carousel.locator("[data-gliding]")).toHaveCount(0);
  await expect(carousel.locator(".carousel-position")).toHaveText("4 to 6 of 6");
  await page.clock.resume();
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(carousel.locator(".carousel-position")).toHaveText(/^\d to \d of 6$/);
  const perPage = async () => {
    const [first, last] = ((await carousel.locator(".carousel-position").textContent()) ?? "").match(/\d/g) ?? [];
    return Number(last) - Number(first) + 1;
  };
  await expect.poll(perPage).toBe(2);
  await page.screenshot({ path: "test-results/pages/dialog-recommendations-1023.png" });
  await page.setViewportSize({ width: 639, height: 900 });
  await expect(carousel.getByRole("button", { name: "Next" })).toHaveCount(0);
  await expect(carousel.getByRole("article").last()).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await close(page);
  await addByNumber(page, [ownItems.orderedWith, 1]);
  await expect(zone(page, "Frequently Bought Together").getByRole("article")).toHaveCount(3);
  await close(page);
  await addByNumber(page, [ownItems.plainToo, 1]);
  await expect(zone(page, "Alternate Products").getByRole("article")).toHaveCount(1);
  await close(page);
  // Of the component: what moves by itself does so every five seconds. No page of the store lets one.
  await page.goto("/_kit/carousel");
  const moving = page.locator('[data-example="moving-by-itself"]');
  const before = (await moving.locator(".carousel-position").textContent()) ?? "";
  // The page's script may come after its markup: only then does it begin to count.
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(moving.locator(".carousel-position")).not.toHaveText(before, { timeout: 500 });
  }).toPass();
});

test("a recommended quantity starts at the pack, goes back to it below 1, and what does not fit is asked about [spec 3/18.2 5/7 7.3/8 8/10.5]", async ({
  page,
}) => {
  await visitAs(page, "");
  await addByNumber(page, [ownItems.orderedWith, 1]);
  const carousel = zone(page, "Frequently Bought Together");
  const sku = companions[0] ?? "";
  const quantity = carousel.getByLabel(`Quantity of ${sku}`);
  await expect(quantity).toHaveValue("10", { timeout: firstDialogMs });
  await quantity.fill("0");
  await quantity.blur();
  await expect(quantity).toHaveValue("10");
  await page.evaluate(() => addEventListener("addtocart", () => document.body.setAttribute("data-heard", "")));
  const asked = page.waitForRequest("**/rta/getrtamessages");
  const answered = nextCall(page, "/rta/getrtamessages");
  await quantity.fill("15");
  await quantity.blur();
  expect((await asked).postDataJSON()).toEqual({ itemIDs: [sku], itemQtys: [15] });
  const { answer } = await answered;
  expect(answer).toMatchObject({ rtaResponseItems: [{ packQtyErrorMessage: expect.any(String) }], isPickup: false });
  const [{ packQtyErrorMessage }] = (answer as { rtaResponseItems: [{ packQtyErrorMessage: string }] })
    .rtaResponseItems;
  await expect(page.locator("body")).toHaveAttribute("data-heard", "");
  await quantity.focus();
  const popover = page.locator('.popover[data-kind="warning"]');
  await expect(popover).toHaveText(packQtyErrorMessage);
  expect((await popover.boundingBox())?.width).toBe(176);
  await page.screenshot({ path: "test-results/pages/dialog-pack-1440.png" });
  await page.keyboard.press("Escape");
  await expect(popover).toHaveCount(0);
  // Picked up, the counter's pack counts.
  await page.route("**/rta/getrtamessages", async (route) => {
    const given = await route.fetch();
    await route.fulfill({ json: { ...((await given.json()) as object), rtaResponseItems: [], isPickup: true } });
  });
  await quantity.fill("12");
  await quantity.blur();
  await expect(page.locator(".rec-card output").first()).toBeEmpty();
  await page.unroute("**/rta/getrtamessages");
  let calls = 0;
  page.on("request", (request) => (calls += Number(request.url().endsWith("/rta/getrtamessages"))));
  await quantity.fill("15");
  await quantity.blur();
  await quantity.fill("0");
  await quantity.blur();
  await expect(quantity).toHaveValue("5");
  expect(calls).toBe(0);
});

test("a similar part that costs less takes the place of the item in one press, named by its item or its line [spec 2.9/5 2.9/8 4/14.1 7.3/9]", async ({
  page,
}) => {
  const card = zone(page, "Similar part, lower price");
  const link = card.getByRole("link", { name: "Quoin Bearing, Shielded" });
  await visitAs(page, "");
  await addByNumber(page, [ownItems.dearer, 12]);
  await expect(card).toContainText("Save $11.64 on 12", { timeout: firstDialogMs });
  await expect(link).toHaveAttribute(
    "href",
    new RegExp(String.raw`${ownItems.cheaper}\?analytics=FM:A2CSSM&opr=A2CSSM&sas_sku_original=${ownItems.dearer}$`),
  );
  expect((await axeOn(page).include(".modal").analyze()).violations).toEqual([]);
  await page.screenshot({ path: "test-results/pages/dialog-replace-1440.png" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: "test-results/pages/dialog-replace-390.png" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const replaced = nextCall(page, "/cart/v2/replaceCartItem");
  await card.getByRole("button", { name: "Replace in Cart" }).click();
  expect((await replaced).fields).toEqual({
    quantity: "12",
    productCode: ownItems.cheaper,
    replacedItemID: ownItems.dearer,
    replacedQty: "12",
  });
  await expect(card.getByRole("status")).toHaveText("Replaced in your cart.");
  await dialogOf(page, /Added to Cart/)
    .getByRole("link", { name: "View Cart" })
    .click();
  await expect(page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem")).toContainText([
    `Item # ${ownItems.cheaper}`,
  ]);
  const { buyer, accounts } = await createOwnCompany();
  await page.route("**/v2/recs/add-to-cart?*", async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: "application/json", body: text.replaceAll('"MERCH"', '"DS"') });
  });
  await visitAs(page, `${buyer}:fully-authenticated`);
  const added = nextCall(page, "/cart/v2/addItems");
  await addByNumber(page, [ownItems.dearer, 2]);
  await expect(link).toHaveAttribute("href", /\?analytics=FM:A2CSSDS&opr=A2CSSDS&sas_sku_original=8QX03A$/);
  const [{ cartItem }] = (
    (await added).answer as { addToCartData: { addToCartEntries: [{ cartItem: { entryPK: string } }] } }
  ).addToCartData.addToCartEntries;
  const again = nextCall(page, "/cart/v2/replaceCartItem");
  await card.getByRole("button", { name: "Replace in Cart" }).click();
  expect((await again).fields).toMatchObject({ replacedItemPK: cartItem.entryPK, replacedQty: "2" });
  expect((await again).fields).not.toHaveProperty("replacedItemID");
  await expect(card.getByRole("status")).toHaveText("Replaced in your cart.");
  expect(accounts[0]).toMatch(/^7/);
});

test("calls of the recommendations that fail leave the addition as it is, and only the operator is told [spec 7.3/11 8/9]", async ({
  page,
}) => {
  const reports: string[] = [];
  await page.route("**/errors/client", async (route) => {
    reports.push((route.request().postDataJSON() as { message: string }).message);
    await route.continue();
  });
  const broken = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  const dialog = dialogOf(page, /Products? Added to Cart/);
  await visitAs(page, "");
  await broken("**/cart/v2/replaceCartItem");
  await addByNumber(page, [ownItems.dearer, 1]);
  await dialog.getByRole("button", { name: "Replace in Cart" }).click({ timeout: firstDialogMs });
  await expect(dialog.getByRole("status").filter({ hasText: "Failed to Replace Product in Cart" })).toBeVisible();
  await close(page);
  await broken("**/rta/getrtamessages");
  await addByNumber(page, [ownItems.orderedWith, 1]);
  const quantity = dialog.getByLabel(`Quantity of ${companions[0]}`);
  await quantity.fill("7");
  await quantity.blur();
  await expect.poll(() => reports).toContain("Failed to Get RTA Messages");
  await expect(page.locator('.popover[data-kind="warning"]')).toHaveCount(0);
  await close(page);
  await broken("**/product/info?*");
  await addByNumber(page, [ownItems.orderedWith, 1]);
  await expect.poll(() => reports).toContain("Failed to Get Product Info");
  await expect(dialog.locator(".recs")).toHaveCount(0);
  await close(page);
  await broken("**/v2/recs/add-to-cart?*");
  await addByNumber(page, [ownItems.orderedWith, 1]);
  await expect.poll(() => reports).toContain("Error getting product recommendations");
  await expect(dialog).toBeVisible();
  await close(page);
  await broken("**/v2/products/recommendations/basket?*");
  await addByNumber(page, [ownItems.orderedWith, 1], [ownItems.plain, 1]);
  await expect.poll(() => reports).toContain("Failed to Get Recommendations from Basket Endpoint");
  await expect(dialog.getByRole("link", { name: "View Cart" })).toBeVisible();
  await expect(page.getByText("Unexpected Error")).toHaveCount(0);
});
