import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../../e2e/axe.ts";
import { createOwnItems, ownItems } from "../../../../../e2e/own-items.ts";
import { visitAs } from "../../../../../e2e/visit-as.ts";
import { addByNumber, anyDialog, close, dialogOf, firstDialogMs, nextCall } from "./quick-add.ts";

const agreePath = "/cart/v2/items/compliance";
const cancelPath = "/cart/v2/items/compliance/cancel";

test.beforeAll(createOwnItems);
test.beforeEach(() => test.setTimeout(120_000));

const added = (page: Page) => dialogOf(page, "1 Product Added to Cart");

test("every kind of disclaimer is agreed to by its own flag, and adds the item [spec 2.9/3 4/7.2 4/13.3 4/13.5 5/5 8/10.1 8/10.2]", async ({
  page,
}) => {
  await visitAs(page, "");
  const kinds = [
    [ownItems.lent, "georgiaPacific", "disclaimerAccepted"],
    [ownItems.lentA, "georgiaPacificA", "disclaimerAccepted"],
    [ownItems.lentC, "georgiaPacificC", "disclaimerAccepted"],
    [ownItems.lowLeadA6, "lowLeadA6", "lowLeadComplianceLevel"],
    [ownItems.lowLeadA9, "lowLeadA9", "lowLeadComplianceLevel"],
  ] as const;
  for (const [sku, errorType, flag] of kinds) {
    const asked = nextCall(page, "/cart/v2/addItems");
    await addByNumber(page, [sku, 3]);
    const dialog = dialogOf(page, "Disclaimer");
    await expect(dialog).toContainText(`Item # ${sku}, quantity 3`, { timeout: firstDialogMs });
    expect((await asked).answer).toMatchObject({ addToCartData: { addToCartEntries: [{ errorType }] } });
    await expect(dialog.getByRole("button").filter({ hasText: /./ })).toHaveText(["Cancel", "Agree"]);
    const agreed = nextCall(page, "/cart/v2/addItems");
    await dialog.getByRole("button", { name: "Agree" }).click();
    expect((await agreed).fields).toMatchObject({
      "cartEntries[0].sku": sku,
      "cartEntries[0].quantity": "3",
      [flag]: "true",
    });
    await expect(added(page)).toContainText("Qty 3");
    await close(page);
  }
  // A type that nobody knows can't be agreed to.
  await page.route("**/cart/v2/addItems", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: (await answer.text()).replaceAll('"georgiaPacificA"', '"asbestos"') });
  });
  await page.context().clearCookies({ name: "cart" });
  await addByNumber(page, [ownItems.lentA, 1]);
  const raised = page.waitForEvent("pageerror");
  await dialogOf(page, "Disclaimer").getByRole("button", { name: "Agree" }).click();
  expect((await raised).message).toBe("Unknown errorType");
});

test("a state's question waits for Yes or No; No agrees, and Yes, Cancel, Escape and the close button decline [spec 2.9/2 4/7.1 4/7.2 4/13.3 4/13.5 4/13.6 4/13.7 8/6.2]", async ({
  page,
}) => {
  // Decisions have a path of their own on a store with the modern cart.
  await page.route("**/cart/v2/addItems", async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const modern = text.replace('"modernizedCartFeatureEnabled":false', '"modernizedCartFeatureEnabled":true');
    await route.fulfill({ response: answer, body: modern });
  });
  await visitAs(page, "");
  const dialog = dialogOf(page, "Product Has Restrictions");
  const confirm = dialog.getByRole("button", { name: "Confirm" });
  const declines: (() => Promise<void>)[] = [
    async () => {
      await dialog.getByRole("radio", { name: "Yes" }).check();
      await confirm.click();
    },
    () => dialog.getByRole("button", { name: "Cancel" }).click(),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close dialog" }).click(),
  ];
  for (const decline of declines) {
    const asked = nextCall(page, "/cart/v2/addItems");
    await addByNumber(page, [ownItems.stateRestricted, 2]);
    await expect(
      dialog.getByRole("group", { name: /^Will this product be shipped to or used in California\?/ }),
    ).toBeVisible({ timeout: firstDialogMs });
    // Only marked as an error, and a warning all the same: it can be answered.
    expect((await asked).answer).toMatchObject({
      addToCartData: { addToCartEntries: [{ errorType: "stateRestricted", hasError: true, hasWarning: false }] },
    });
    await expect(confirm).toBeDisabled();
    const declined = page.waitForRequest(`**${cancelPath}`);
    await decline();
    expect(Object.fromEntries(new URLSearchParams((await declined).postData() ?? ""))).toEqual({
      itemId: ownItems.stateRestricted,
      quantity: "2",
      stateRestrictionAccepted: "false",
    });
    await expect(anyDialog(page)).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "0 items in cart" })).toBeVisible();
  await addByNumber(page, [ownItems.stateRestricted, 2]);
  expect((await axeOn(page).include(".modal").analyze()).violations).toEqual([]);
  await page.screenshot({ path: "test-results/pages/dialog-restriction-1440.png" });
  await dialog.getByRole("radio", { name: "No" }).check();
  const agreed = nextCall(page, agreePath);
  await confirm.click();
  expect((await agreed).fields).toEqual({
    itemId: ownItems.stateRestricted,
    quantity: "2",
    stateRestrictionAccepted: "true",
  });
  await expect(added(page)).toContainText("Qty 2");
  await close(page);
  // More than one entry is no single question: the groups stand in the result, each to be reviewed.
  await page.context().clearCookies({ name: "cart" });
  await addByNumber(page, [ownItems.lent, 1], [ownItems.stateRestricted, 1], [ownItems.discontinued, 1]);
  const result = dialogOf(page, "Product Not Added to Cart");
  await expect(result.locator(".flow-group")).toHaveText([
    /^Caution: Dispenser Agreement/,
    /^Caution: Aerosol Paint Restricted in California/,
    /^Error: .* is discontinued/,
  ]);
  await result.getByRole("button", { name: `Review ${ownItems.lent}` }).click();
  await dialogOf(page, "Disclaimer").getByRole("button", { name: "Agree" }).click();
  await expect(dialogOf(page, "1 of 3 Products Added to Cart")).toBeFocused();
  await close(page);
  // A decision that can't be sent changes nothing and tells nothing.
  await page.route("**/cart/v2/items/compliance{,/cancel}", (route) => route.fulfill({ status: 500, json: {} }));
  await addByNumber(page, [ownItems.lentA, 1]);
  await dialogOf(page, "Disclaimer").getByRole("button", { name: "Cancel" }).click();
  await expect(anyDialog(page)).toHaveCount(0);
  await addByNumber(page, [ownItems.lentA, 1]);
  await dialogOf(page, "Disclaimer").getByRole("button", { name: "Agree" }).click();
  await expect(result).toBeVisible();
  await expect(page.getByText(/Failed Product Compliance|Unexpected Error/)).toHaveCount(0);
});
