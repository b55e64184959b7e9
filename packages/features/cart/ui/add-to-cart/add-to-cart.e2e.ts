import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, type Route, test } from "@playwright/test";
import { untilAlive } from "../../../../../e2e/until-alive.ts";
import { keyboardTests } from "../../../../ui/examples/keyboard-tests.ts";
import { addedEntry, exampleAnswer, exampleProduct, refusedEntry } from "../../flow/add-answer.fixture.ts";
import type { AddToCartData } from "../../flow/add-answer.ts";
import { addToCartKeyboard } from "./add-to-cart.keyboard.ts";

const results = "/search?searchQuery=screw&searchBar=true";
/** The dialogs are fetched when they are first needed, which takes its time on a busy machine. */
const firstDialogMs = 15_000;
const anyDialog = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));
const notes = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function openResults(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(results);
  await untilAlive(page);
  const form = page.locator('main form[action="/cart"]').first();
  return { form, sku: await form.locator('input[name="sku"]').inputValue(), field: form.getByRole("textbox") };
}

async function expectNoBarriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).include(".modal").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

test.beforeEach(() => test.setTimeout(60_000));

keyboardTests("add-to-cart", addToCartKeyboard, {
  tab: async ({ page, example }) => {
    await example("One product added").getByRole("button").press("Enter");
    await expect(anyDialog(page)).toBeFocused();
    for (const name of ["Close dialog", /^Hex Cap Screw/, "Continue Shopping", "View Cart", "Close dialog"]) {
      await page.keyboard.press("Tab");
      await expect(anyDialog(page).locator(":focus")).toHaveAccessibleName(name);
    }
  },
  arrows: async ({ page, example }) => {
    await page.route("**/cart/v2/items/compliance/cancel", (route) => route.fulfill({ json: {} }));
    await example("Product Has Restrictions").getByRole("button").press("Enter");
    const confirm = anyDialog(page).getByRole("button", { name: "Confirm" });
    await expect(confirm).toBeDisabled();
    await anyDialog(page).getByRole("radio", { name: "Yes" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(anyDialog(page).getByRole("radio", { name: "No" })).toBeChecked();
    await expect(confirm).toBeEnabled();
  },
  escape: async ({ page, example }) => {
    const declined = page.waitForRequest("**/cart/v2/items/compliance/cancel");
    await page.route("**/cart/v2/items/compliance/cancel", (route) => route.fulfill({ json: {} }));
    const trigger = example("Disclaimer").getByRole("button");
    await trigger.press("Enter");
    await expect(anyDialog(page)).toBeFocused();
    await page.keyboard.press("Escape");
    expect((await declined).postData()).toBe("itemId=2UL86A&quantity=12&disclaimerAccepted=false");
    await expect(anyDialog(page)).toBeHidden();
    await expect(trigger).toBeFocused();
  },
});

test("an item is added where it stands: a dialog tells of it on a wide screen, and every tab counts it [spec 7.3/4.3]", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto("/content/help");
  await untilAlive(other);
  const { field, sku } = await openResults(page, 1440);
  await field.fill("200");
  await field.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^1 Product Added to Cart/ });
  await expect(dialog).toContainText(sku, { timeout: firstDialogMs });
  await expect(dialog).toContainText("Qty 200");
  await expect(dialog.getByRole("link", { name: "View Cart" })).toHaveAttribute("href", "/cart");
  await expectNoBarriers(page);
  await dialog.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(page.getByRole("link", { name: "1 items in cart" })).toBeVisible();
  await expect(other.getByRole("link", { name: "1 items in cart" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/search");
  // The dialog goes when one of its links leads on.
  await field.fill("200");
  await field.press("Enter");
  await dialog.getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL("/cart");
  await expect(dialog).toBeHidden();
});

test("on a small screen a snackbar tells that everything was added, for 6000 ms with its link, and the dialog what was not [spec 4/13.4]", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const { form, field } = await openResults(page, 390);
  await field.fill("99999");
  await form.getByRole("button", { name: /^Add/ }).click();
  await expect(notes(page)).toContainText("1 product added to cart");
  await page.clock.pauseAt(600_000);
  await expect(notes(page).getByRole("status")).toBeEmpty();
  await expect(anyDialog(page)).toHaveCount(0);
  await page.clock.resume();
  // More of it than a cart takes.
  await field.fill("1");
  await form.getByRole("button", { name: /^Add/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Product Not Added to Cart/ });
  await expect(dialog).toContainText("1 Product Not Added to Cart", { timeout: firstDialogMs });
  await expect(dialog.getByRole("link", { name: "View Cart" })).toHaveCount(0);
  await expectNoBarriers(page);
});

test("a quantity that is no multiple of the pack is warned of in a popover of 176 px, which Escape closes [spec 4/15]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/content/help");
  // Any item that is shipped in packs.
  const path = await page.evaluate(async () => {
    const text = await (await fetch("/tap?t=glove&tae=true")).text();
    const items = [...text.matchAll(/"url":"([^"]+)"[^}]*?"shipPackQuantity":(\d+)/g)];
    return items.find(([, , pack]) => Number(pack) > 1)?.[1] ?? "";
  });
  await page.goto(path);
  await untilAlive(page);
  const popover = page.locator('.popover[data-kind="warning"]');
  const quantity = page.locator("#buy-quantity");
  await quantity.fill("13");
  await expect(popover).toBeVisible();
  expect((await popover.boundingBox())?.width).toBe(176);
  await page.keyboard.press("Escape");
  await expect(popover).toHaveCount(0);
  await quantity.blur();
  await quantity.focus();
  await page.keyboard.press("Tab");
  await expect(popover.getByRole("button", { name: /^Make it / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(popover).toHaveCount(0);
  await expect(quantity).toBeFocused();
});

/** States that no item of the store can be brought into from a page: the answer is given in the browser. */
async function answerWith(
  page: Page,
  data: AddToCartData,
  more: Partial<Record<string, (route: Route) => unknown>> = {},
) {
  await page.route("**/cart/v2/addItems", (route) => route.fulfill({ json: { addToCartData: data } }));
  for (const [path, answer] of Object.entries(more)) await page.route(path, (route) => void answer?.(route));
}

const agreed = {
  addToCartData: exampleAnswer([addedEntry("6TL55A", { productCartData: exampleProduct({ image: null }) })]),
};

for (const { choice, path } of [
  { choice: "No", path: "/cart/v2/items/compliance" },
  { choice: "Yes", path: "/cart/v2/items/compliance/cancel" },
])
  test(`the question of a restricted item answered with ${choice} goes to ${path}`, async ({ page }) => {
    const posted: string[] = [];
    const note = async (route: Route) => {
      posted.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
      await route.fulfill({ json: agreed });
    };
    const refused = refusedEntry("stateRestricted", {
      error: { question: "Will it be shipped to <b>California</b>?" },
    });
    await answerWith(page, exampleAnswer([refused]), { "**/cart/v2/items/compliance{,/cancel}": note });
    const { field } = await openResults(page, 1440);
    await field.fill("12");
    await field.press("Enter");
    const dialog = page.getByRole("alertdialog", { name: "Product Has Restrictions" });
    const question = dialog.getByRole("group", { name: "Will it be shipped to California?" });
    await expect(question).toBeVisible({ timeout: firstDialogMs });
    await expectNoBarriers(page);
    await dialog.getByRole("radio", { name: choice }).check();
    await dialog.getByRole("button", { name: "Confirm" }).click();
    if (choice === "No") await expect(page.getByRole("dialog", { name: "1 Product Added to Cart" })).toBeFocused();
    else await expect(anyDialog(page)).toHaveCount(0);
    expect(posted).toEqual([`${path} itemId=4RM48A&quantity=1&stateRestrictionAccepted=${choice === "No"}`]);
  });

test("an addition that fails opens the global error dialog, and Retry sends it again under the same key", async ({
  page,
}) => {
  const keys: (string | null)[] = [];
  let isDown = true;
  await page.route("**/cart/v2/addItems", async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? "").get("idempotencyKey"));
    await (isDown ? route.fulfill({ status: 503 }) : route.continue());
  });
  const { field } = await openResults(page, 1440);
  await field.fill("200");
  await field.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: "Unexpected Error" });
  await expect(dialog).toContainText("Failed to Add Items to Cart", { timeout: firstDialogMs });
  await expectNoBarriers(page);
  isDown = false;
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("dialog", { name: /^1 Product Added to Cart/ })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("what goes with an addition comes in a carousel of three, its links say where they came from, and its packs are checked", async ({
  page,
}) => {
  const skus = ["4RQ14A", "4RQ15A", "4RQ16A", "4RQ17A"];
  const infoOf = (sku: string) => ({
    product: { sku, name: `Nut ${sku}`, productDetailUrl: `/Nut-${sku}`, shipPackQty: 25, uomLabel: "each" },
    price: { type: "REGULAR", priceData: { formattedPrice: "$6.92" } },
  });
  await page.route("**/v2/recs/add-to-cart?*", (route) =>
    route.fulfill({ json: { b2b: skus.map((sku) => ({ sku, source: null })) } }),
  );
  await page.route("**/product/info?*", (route) =>
    route.fulfill({ json: Object.fromEntries(skus.map((sku) => [sku, infoOf(sku)])) }),
  );
  await page.route("**/rta/getrtamessages", (route) =>
    route.fulfill({ json: { rtaResponseItems: [{ packQtyErrorMessage: "Sold in packs of 25." }], isPickup: false } }),
  );
  const { field, sku } = await openResults(page, 1440);
  await field.fill("200");
  await field.press("Enter");
  const zone = page.getByRole("region", { name: "Frequently Bought Together" });
  await expect(zone.getByRole("status").first()).toHaveText("1 to 3 of 4", { timeout: firstDialogMs });
  await expect(zone.getByRole("link", { name: "Nut 4RQ14A" })).toHaveAttribute(
    "href",
    `/product/Nut-4RQ14A?opr=A2CDSP&a2c_sku_original=${sku}`,
  );
  const quantity = zone.getByLabel("Quantity of 4RQ14A");
  await expect(quantity).toHaveValue("25");
  await quantity.fill("30");
  await zone.getByLabel("Quantity of 4RQ15A").focus();
  await quantity.focus();
  await expect(page.locator('.popover[data-kind="warning"]')).toHaveText("Sold in packs of 25.");
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 820, height: 900 });
  await expect(zone.getByRole("status").first()).toHaveText("1 to 2 of 4");
});
