import { expect, test } from "@playwright/test";
import { visitAs } from "../../../../../e2e/visit-as.ts";
import { addByNumber, dialogOf, firstDialogMs } from "./quick-add.ts";

/** Ships in twelves. */
const glove = "6FR70A";
const warning = "Ships in multiples of 12.";

test("a quantity that the server takes against the pack's rule is warned of in the result and in the cart", async ({
  page,
}) => {
  test.slow();
  await visitAs(page, "");
  await addByNumber(page, [glove, 13]);
  const dialog = dialogOf(page, "1 Product Added to Cart");
  await expect(dialog).toContainText(warning, { timeout: firstDialogMs });
  await page.goto("/cart");
  await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText(warning);
});

test("a call to addItems is answered with a warning for it", async ({ page }) => {
  await visitAs(page, "");
  const answer = await page.request.post("/cart/v2/addItems", {
    form: { "cartEntries[0].sku": glove, "cartEntries[0].quantity": "13" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(await answer.json()).toMatchObject({
    addToCartData: { addToCartEntries: [{ hasError: false, hasWarning: true, error: { errorMessage: warning } }] },
  });
});
