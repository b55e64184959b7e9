import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { createOwnItems, ownItems, withStore } from "../../../../e2e/own-items.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { addByNumber, dialogOf, firstDialogMs } from "./add-to-cart/quick-add.ts";

test.beforeAll(createOwnItems);
test.beforeEach(() => test.setTimeout(90_000));

async function openCartWith(page: Page, ...entries: readonly (readonly [string, number])[]) {
  await page.evaluate(async (given) => {
    const fields = given.flatMap(([sku, quantity], at) => [
      [`cartEntries[${at}].sku`, sku],
      [`cartEntries[${at}].quantity`, String(quantity)],
    ]);
    await fetch("/cart/v2/addItems", { method: "POST", body: new URLSearchParams(fields) });
  }, entries);
  await page.goto("/cart");
}

const lineOf = (page: Page, sku: string) =>
  page.getByRole("list", { name: "Products in your cart" }).getByRole("listitem").filter({ hasText: sku });

test("a visitor's lines show each kind of price, the page of the product, and a placeholder for a picture [spec 2.8/1.1 2.8/1.2 4/12.1]", async ({
  page,
}) => {
  await visitAs(page, "");
  await openCartWith(
    page,
    [ownItems.plain, 1],
    [ownItems.plainToo, 2],
    [ownItems.sale, 3],
    [ownItems.signIn, 1],
    [ownItems.call, 1],
  );
  const plain = lineOf(page, ownItems.plain);
  const address = `/product/Quoin-Block-${ownItems.plain}`;
  await expect(plain.locator(".cart-name")).toHaveAttribute("href", address);
  await expect(plain.locator(".cart-picture")).toHaveAttribute("href", address);
  await expect(plain.locator(".line-price")).toHaveText("Web Price$4.00 / each");
  await expect(plain.locator(".cart-total")).toBeEmpty();
  await expect(lineOf(page, ownItems.plainToo).locator(".cart-total")).toHaveText("Total $12.00");
  const sale = lineOf(page, ownItems.sale).locator(".line-price");
  await expect(sale).toHaveText("Sale$9.00 / eachEnds Nov 30, 2099Web Price $12.00");
  await expect(sale.locator("s")).toHaveText("$12.00");
  await expect(lineOf(page, ownItems.call).locator(".cart-price")).toHaveText("Call for price");
  const signIn = lineOf(page, ownItems.signIn).locator(".cart-price");
  await expect(signIn.getByRole("link", { name: "Sign In for Pricing" })).toHaveAttribute(
    "href",
    "/myaccount/signin?frwdUrlPath=%2Fcart",
  );
  await signIn.getByRole("button", { name: "About this price" }).click();
  await expect(page.locator(".popover")).toHaveText("Prices of this item are shown after you sign in.");
  await page.keyboard.press("Escape");
  // What has no picture has the one of items that nobody knows.
  const picture = plain.locator("img");
  expect(await picture.boundingBox()).toMatchObject({ width: 48, height: 48 });
  const isPlaceholder = await picture.evaluate(async (image: HTMLImageElement, sku) => {
    const bytes = async (url: string) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())].join();
    return (await bytes(image.src)) === (await bytes(image.src.replace(sku, "9ZZ99Z")));
  }, ownItems.plain);
  expect(isPlaceholder).toBe(true);
  expect((await axeOn(page).include("main").analyze()).violations).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/cart-prices-${width}.png`, fullPage: true });
  }
});

test("the dialog shows a text alone, NA, a tooltip of harmless markup, and what has no page or picture as plain text [spec 2.8/1.1 2.8/1.2 4/12.1 5/9 8/11.3]", async ({
  page,
}) => {
  const changes: Record<string, object> = {
    [ownItems.plain]: { productDetailUrl: null, image: null },
    [ownItems.plainToo]: { priceText: "Quoted by your branch" },
    [ownItems.sale]: { priceText: "NA", formattedPrice: null, strikePrice: null, priceSellLabel: null },
    [ownItems.signIn]: {
      tooltipContent:
        '<p style="color: red; position: fixed">A <b>b</b><i>i</i><u>u</u><strong>s</strong><br><span color="blue">c</span></p><ul><li onclick="x()">l</li></ul><a href="/x">link</a><img src="x"><script>alert(1)</script>',
    },
  };
  await page.route("**/cart/v2/addItems", async (route) => {
    const { addToCartData } = (await (await route.fetch()).json()) as {
      addToCartData: { addToCartEntries: { cartItem: { resource: string; productCartData: object | null } }[] };
    };
    const addToCartEntries = addToCartData.addToCartEntries.map((entry) => {
      const { resource: sku, productCartData } = entry.cartItem;
      const known = sku === ownItems.discontinued ? null : { ...productCartData, ...changes[sku] };
      return { ...entry, cartItem: { ...entry.cartItem, productCartData: known } };
    });
    await route.fulfill({ json: { addToCartData: { ...addToCartData, addToCartEntries } } });
  });
  await visitAs(page, "");
  await addByNumber(
    page,
    [ownItems.plain, 1],
    [ownItems.plainToo, 1],
    [ownItems.sale, 1],
    [ownItems.signIn, 1],
    [ownItems.discontinued, 1],
  );
  const dialog = dialogOf(page, "4 of 5 Products Added to Cart");
  await expect(dialog).toBeVisible({ timeout: firstDialogMs });
  const entry = (sku: string) => dialog.getByRole("listitem").filter({ hasText: sku });
  await expect(entry(ownItems.plain).getByRole("link")).toHaveCount(0);
  const missing = entry(ownItems.plain).getByRole("img", { name: "Image not available" });
  expect(await missing.boundingBox()).toMatchObject({ width: 48, height: 48 });
  await expect(entry(ownItems.plainToo).locator(".line-price")).toHaveText("Quoted by your branch");
  await expect(entry(ownItems.sale).locator(".line-price")).toHaveText("Web PriceNA / each");
  await entry(ownItems.signIn).getByRole("button", { name: "About this price" }).click();
  const tooltip = page.locator(".popover-body");
  await expect(tooltip.locator("p")).toHaveCSS("color", "rgb(255, 0, 0)");
  await expect(tooltip.locator("p")).toHaveCSS("position", "static");
  await expect(tooltip.locator("span", { hasText: /^c$/ })).toHaveCSS("color", "rgb(0, 0, 255)");
  await expect(tooltip.locator("b, i, u, strong, br, ul, li")).toHaveCount(7);
  await expect(tooltip.locator("a, img, script, [onclick]")).toHaveCount(0);
  await expect(tooltip).toContainText("link");
  // What was not added and is not known any more leaves its message alone.
  await expect(dialog.locator(".flow-group")).toContainText("is discontinued");
  await expect(dialog.locator(".flow-group .flow-line")).toHaveCount(0);
});

test("a contract's reference price is in a popover of 176 px that waits for the pointer, 12 px off, and stays in place [spec 4/12.1 4/12.2 9/3.1]", async ({
  page,
}) => {
  const { buyer, accounts } = await createOwnCompany();
  await withStore(async (query) => {
    const values = [accounts[0], ownItems.plain];
    await query(
      "insert into contract_price (account_number, sku, price, reference_price) values ($1, $2, 3, 5)",
      values,
    );
    const branch = "(select min(code) from branch where is_open and distribution_center_code is not null)";
    await query(`update account set default_branch_code = ${branch} where number = $1`, [accounts[0]]);
  });
  await page.clock.install();
  await visitAs(page, `${buyer}:fully-authenticated`);
  await openCartWith(page, [ownItems.plain, 2], [ownItems.sale, 1]);
  const price = lineOf(page, ownItems.plain).locator(".line-price");
  await expect(price).toHaveText("Your Price$3.00 / each");
  await expect(lineOf(page, ownItems.sale).locator(".line-price")).toContainText("Your Price $12.00");
  // When it comes: shipped, and at the account's branch.
  await expect(lineOf(page, ownItems.plain).locator(".promise-status")).toHaveText([
    /^Ships (?:today|[A-Z][a-z]{2} \d+)$/,
    /^Ready for pickup (?:today|[A-Z][a-z]{2} \d+), .+ Branch #\w+$/,
  ]);
  await expect(lineOf(page, ownItems.sale).locator(".promise-status").first()).toHaveText(
    "Backordered, date not known",
  );
  const trigger = price.getByRole("button", { name: "Contract Reference Price" });
  const popover = page.locator(".popover[popover]");
  // Script has taken over.
  await trigger.click();
  await expect(popover).toHaveText("Contract Reference Price$5.00 / each");
  await page.keyboard.press("Escape");
  await expect(popover).toHaveCount(0);
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
  await trigger.hover();
  await page.clock.runFor(299);
  await expect(popover).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popover).toBeVisible();
  const boxes = async () => [await trigger.boundingBox(), await popover.boundingBox()] as const;
  const [from, to] = await boxes();
  expect(to?.width).toBe(176);
  expect((to?.y ?? 0) - ((from?.y ?? 0) + (from?.height ?? 0))).toBeCloseTo(12, 1);
  expect(await popover.evaluate((panel) => getComputedStyle(panel, "::before").left)).toBe("24px");
  await trigger.evaluate((element) => element.style.setProperty("margin-left", "40px"));
  await page.clock.runFor(149);
  expect((await boxes())[1]?.x).toBe(to?.x);
  await page.clock.runFor(1);
  expect((await boxes())[1]?.x).toBe((to?.x ?? 0) + 40);
  // It may have moved away from under the pointer.
  await trigger.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(499);
  await expect(popover).toBeVisible();
  await page.clock.runFor(1);
  await expect(popover).toHaveCount(0);
  // Of the component: without a hover delay both are immediate. No page of the store has one.
  await page.goto("/_kit/popover");
  await page.clock.runFor(1_000);
  const immediate = page.locator('[data-example="on-hover-at-once"]').getByRole("button");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await immediate.hover();
    await expect(popover).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(popover).toHaveCount(0);
});

/** A cart with two of each, as they were added before something changed. */
async function fillBefore(whose: { readonly buyer: string; readonly account: string }, skus: readonly string[]) {
  await withStore(async (query) => {
    await query(
      `with filled as (
         insert into cart (id, user_id, account_number, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, now(), now()) returning id
       )
       insert into cart_line (cart_id, sku, quantity, position, added_at)
       select filled.id, sku, 2, position, now() from filled, unnest($3::text[]) with ordinality as line (sku, position)`,
      [whose.buyer, whose.account, skus],
    );
  });
}

test("lines that can't be ordered are told above: each invalid one by itself, others by group, as lines without borders [spec 2.8/3 3/15.2 8/11.1 8/11.2]", async ({
  page,
}) => {
  const { buyer, accounts } = await createOwnCompany();
  const skus = [ownItems.plain, ownItems.plainToo, ownItems.discontinued, ownItems.licensed];
  await withStore(async (query) => {
    const catalog = `OWN-${accounts[0]}`;
    await query("insert into custom_catalog (code, scenario, filter_name) values ($1, 2, 'own')", [catalog]);
    await query("insert into custom_catalog_item (catalog_code, sku) values ($1, $2)", [catalog, ownItems.licensed]);
    await query("update account set custom_catalog_code = $1 where number = $2", [catalog, accounts[0]]);
  });
  await fillBefore({ buyer, account: accounts[0] }, skus);
  await visitAs(page, `${buyer}:fully-authenticated`, { path: "/cart" });
  const errors = page.locator("main .notification-error");
  const outside = "is not in the catalog that your company buys from. Ask your administrator if you need it.";
  await expect(errors.locator(".notification-text > b")).toHaveText([
    `Error: ${ownItems.plain} ${outside}`,
    `Error: ${ownItems.plainToo} ${outside}`,
    `Error: ${ownItems.discontinued} is discontinued and can't be ordered.`,
    /^Error: For licensed shops\s*$/,
  ]);
  await expect(errors.nth(3).locator("b b")).toHaveText("licensed");
  for (const [at, sku, name] of [
    [2, ownItems.discontinued, "Quoin Block, Old"],
    [3, ownItems.licensed, "Quoin Etchant"],
  ] as const) {
    const line = errors.nth(at).getByRole("listitem");
    await expect(line).toContainText(`${name}Item # ${sku}`);
    await expect(line).toContainText("Qty 2");
    await expect(line).toHaveCSS("border-top-width", "0px");
    await expect(line.getByRole("link", { name })).toHaveAttribute("href", new RegExp(`^/product/.*${sku}$`));
  }
  expect((await axeOn(page).include("main").analyze()).violations).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/cart-problems-${width}.png`, fullPage: true });
  }
});

for (const { path, stays, hasLink } of [
  { path: "/content/help", stays: 6_000, hasLink: true },
  { path: "/cart", stays: 4_000, hasLink: false },
])
  test(`on a small screen ${path} says in a snackbar for ${stays} ms that everything was added [spec 2.9/7 9/9.3]`, async ({
    page,
  }) => {
    await page.clock.install();
    await visitAs(page, "", { path });
    const held = Promise.withResolvers<void>();
    await page.route("**/cart/v2/addItems", async (route) => {
      await held.promise;
      await route.continue();
    });
    await addByNumber(page, [ownItems.plain, 1]);
    // The tablet is turned while the call runs: from here on the screen is small.
    await page.setViewportSize({ width: 639, height: 900 });
    await page.clock.pauseAt(Date.now() + 60_000);
    held.resolve();
    const notes = page.getByRole("region", { name: "Notifications" });
    await expect(notes.getByRole("status")).toContainText("1 product added to cart");
    await expect(notes.getByRole("link", { name: "View Cart" })).toHaveCount(hasLink ? 1 : 0);
    await page.clock.runFor(stays - 1);
    await expect(notes.getByRole("status")).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(notes.getByRole("status")).toBeEmpty();
    await expect(dialogOf(page, /Added to Cart/)).toHaveCount(0);
    // The cart's own page shows it by itself.
    if (path === "/cart") await expect(lineOf(page, ownItems.plain)).toContainText("Qty 1");
  });

test("a line that is not sold any more has alternates, and one press puts one in its place", async ({ page }) => {
  const { buyer, accounts } = await createOwnCompany();
  await fillBefore({ buyer, account: accounts[0] }, [ownItems.discontinued]);
  await visitAs(page, `${buyer}:fully-authenticated`, { path: "/cart" });
  const alternates = page.getByRole("list", { name: "Alternates of Quoin Block, Old" }).getByRole("listitem");
  await expect(alternates).toHaveCount(2);
  await expect(alternates.first()).toContainText("$4.00");
  expect((await axeOn(page).include("main").analyze()).violations).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/pages/cart-alternates-${width}.png`, fullPage: true });
  }
  await alternates.first().getByRole("button", { name: "Replace 2 with Quoin Block" }).click();
  await expect(alternates).toHaveCount(0);
  const line = page.locator(".cart-line");
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(ownItems.plain);
  await expect(line).toContainText("$8.00");
});
