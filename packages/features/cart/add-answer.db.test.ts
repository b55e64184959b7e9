import { testEngines } from "@capstan/platform/test-kit";
import { cookieOf, harlow, posted, seedPeople, testApp } from "@capstan/web/test-app";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Browser, type StoreKit, seedItems } from "./test-kit/cart-store.ts";

const engines = testEngines();
const { pool } = engines.database;
let kit: StoreKit;
let modern: StoreKit;
let ann: Browser;

beforeAll(async () => {
  await seedPeople(engines.database);
  await seedItems(engines.database, harlow[0]);
  const app = await testApp(engines);
  const on = await testApp(engines, { MODERNIZED_CART: true, MODERNIZED_ORDER_ORIGINATION: true });
  kit = { inject: async (request) => app.inject(request), posted };
  modern = { inject: async (request) => on.inject(request), posted };
});

beforeEach(async () => {
  await pool.query("delete from cart");
  ann = new Browser(kit, await cookieOf(engines, "ann:fully-authenticated"));
});

test("an added item is answered with its name, picture, address, price and warranty, every field present [spec 3/17.1 3/17.2 3/15.1 3/14.1]", async () => {
  const options = { "options.addToCartMethod": "Keyword Search", "options.findingMethod": "THKS" };
  const answer = await ann.add({ "1AA03A": 12 }, { ...options, "cartEntries[0].addWarranty": "true" });
  expect(answer.json()).toEqual({
    addToCartData: {
      addToCartEntries: [
        {
          cartItem: {
            code: "ITEM_ADDED",
            resource: "1AA03A",
            addedQuantity: 12,
            entryPK: expect.stringMatching(/^\d+$/),
            addedSubTotal: "$90.00",
            onlinePriceDisplayMsg: null,
            price: { formattedContractReferencePrice: "$12.00" },
            productCartData: {
              brandName: "Harbolt",
              name: "Wood Screw",
              image: "/pictures/items/1AA03A-48.webp",
              formattedPrice: "$7.50",
              priceSellLabel: "Your Price",
              priceText: null,
              productDetailUrl: "/Wood-Screw-1AA03A",
              salePriceExpDate: null,
              strikePrice: null,
              tooltipContent: null,
              unitOfMeasure: "each",
              productWarrantyData: { name: "2-Year Plan", formattedPrice: "$59.99", totalPrice: "$719.88" },
            },
            productDataForAnalytics: {
              sku: "1AA03A",
              name: "Wood Screw",
              brand: "Harbolt",
              category: "Fasteners",
              quantity: 12,
              price: 7.5,
            },
          },
          errorType: null,
          hasError: false,
          hasWarning: false,
          error: null,
        },
      ],
      analyticsData: {
        addToCartMethod: "Keyword Search",
        findingMethod: "THKS",
        cartId: expect.stringMatching(/^[0-9a-f]{16}$/),
        items: [expect.objectContaining({ sku: "1AA03A", quantity: 12 })],
      },
      modernizedCartFeatureEnabled: false,
      modernizedOrderOriginationV2FeatureEnabled: false,
      headerMessage: null,
      addedSubheaderMessage: "1 Product Added to Cart",
      notAddedSubheaderMessage: null,
      mauAccountNumber: harlow[0],
    },
  });
  const { rows } = await pool.query("select add_method, finding_method, has_warranty from cart_line");
  expect(rows).toEqual([{ add_method: "Keyword Search", finding_method: "THKS", has_warranty: true }]);
});

test("a guest sees a sale with its end and what it strikes, and is told to log in for a price that needs it", async () => {
  const guest = new Browser(kit);
  const [sale, hidden, unknown] = (
    await guest.add({ "2BB01A": 2, "1AA02A": 1, "9ZZ99Z": 1 }, { willShipToRestrictedState: "NO" })
  ).json().addToCartData.addToCartEntries;
  expect(sale.cartItem).toMatchObject({
    addedSubTotal: "$6.00",
    productCartData: {
      formattedPrice: "$3.00",
      priceSellLabel: "Sale",
      strikePrice: "$4.00",
      salePriceExpDate: "Nov 30, 2099",
      tooltipContent: "<b>Sale</b> Price ends Nov 30, 2099.",
    },
  });
  expect(hidden.cartItem).toMatchObject({
    addedSubTotal: null,
    onlinePriceDisplayMsg: "Log in for Pricing",
    productCartData: { formattedPrice: null, priceText: null },
    productDataForAnalytics: { price: null },
  });
  expect(unknown).toMatchObject({
    cartItem: { code: "ITEM_NOT_ADDED", addedQuantity: 0, entryPK: null, productCartData: null },
    errorType: "invalid",
    hasError: true,
  });
});

test("with the second feature on, the server says the dialog's title for all, some and none added [spec 2.9/1.2]", async () => {
  const customer = new Browser(modern, ann.cookie);
  const guest = new Browser(modern);
  const said = async (browser: Browser, wanted: Record<string, number>) => {
    const { addToCartData: data } = (await browser.add(wanted)).json();
    return [data.headerMessage, data.addedSubheaderMessage, data.notAddedSubheaderMessage];
  };
  expect(await said(customer, { "1AA01A": 12, "1AA03A": 1 })).toEqual([
    `2 Products Added to Cart — Account ${harlow[0]}`,
    "2 Products Added to Cart",
    null,
  ]);
  expect(await said(guest, { "1AA01A": 12, "9ZZ99Z": 1 })).toEqual([
    "1 of 2 Products Added to Cart",
    "1 Product Added to Cart",
    "1 Product Not Added to Cart",
  ]);
  expect(await said(guest, { "9ZZ99Z": 1 })).toEqual([
    "Product Not Added to Cart",
    null,
    "1 Product Not Added to Cart",
  ]);
});

test("a quantity that does not fit the packs is taken, with a warning that says the pack", async () => {
  const [entry] = (await ann.add({ "1AA01A": 5 })).json().addToCartData.addToCartEntries;
  expect(entry).toMatchObject({
    cartItem: { code: "ITEM_ADDED" },
    errorType: null,
    hasError: false,
    hasWarning: true,
    error: { errorMessage: "Ships in multiples of 12.", question: null },
  });
});

test("of what is being cleared no more are taken than are left", async () => {
  const [entry] = (await ann.add({ "1AA02A": 3 })).json().addToCartData.addToCartEntries;
  expect(entry.cartItem.code).toBe("ITEM_ADDED");
  const [refused] = (await ann.add({ "1AA02A": 6 })).json().addToCartData.addToCartEntries;
  expect(refused).toMatchObject({ cartItem: { code: "ITEM_NOT_ADDED" }, errorType: "invalid" });
  expect(refused.error.errorMessage).toContain("fewer are left than you asked for");
});

test("where an account's catalog leaves no way out of it, only its items are added; where it does, all are", async () => {
  await ann.post("/account_switch", { acctNo: harlow[1] });
  const entries = (await ann.add({ "1AA01A": 12, "1AA03A": 1 })).json().addToCartData.addToCartEntries;
  expect(entries).toMatchObject([
    { cartItem: { code: "ITEM_ADDED" }, errorType: null },
    {
      cartItem: { code: "ITEM_NOT_ADDED" },
      errorType: "invalid",
      error: { errorMessage: expect.stringContaining("not in the catalog that your company buys from") },
    },
  ]);
  await ann.post("/account_switch", { acctNo: harlow[0] });
  const free = (await ann.add({ "1AA03A": 1 })).json().addToCartData.addToCartEntries;
  expect(free).toMatchObject([{ cartItem: { code: "ITEM_ADDED" } }]);
});

test("what cards show of items is a map by SKU, at the visitor's price [spec 7.3/6 3/16.1 3/16.2]", async () => {
  const info = (await ann.get("/product/info?productArray=1AA03A,1aa01a,9ZZ99Z,1AA04A")).json();
  expect(Object.keys(info).toSorted()).toEqual(["1AA01A", "1AA03A"]);
  expect(info["1AA03A"]).toEqual({
    product: {
      sku: "1AA03A",
      brand: "Harbolt",
      name: "Wood Screw",
      imageUrl: "/pictures/items/1AA03A-240.webp",
      productDetailUrl: "/Wood-Screw-1AA03A",
      sellPackQty: 1,
      shipPackQty: 1,
      uomLabel: "each",
      blueCategoryPath: "Fasteners",
    },
    price: {
      type: "CONTRACT",
      expDate: null,
      sell: { label: "Your Price", price: "$9.00" },
      strike: null,
      tooltipLabel: null,
      priceData: { formattedPrice: "$9.00", currencyIso: "USD", formattedContractReferencePrice: "$12.00" },
    },
  });
  const forGuest = (await new Browser(kit).get("/product/info?productArray=2BB01A,1AA02A")).json();
  expect(forGuest["2BB01A"].price).toMatchObject({
    type: "SALE",
    expDate: "Nov 30, 2099",
    sell: { label: "Sale", price: "$3.00" },
    strike: { label: "Web Price", formattedPrice: "$4.00" },
  });
  expect(forGuest["1AA02A"].price).toMatchObject({ type: "SIGN_IN", priceData: { formattedPrice: null } });
});

test("one item takes another's place, by its line or by its item, once for a key, or nothing happens", async () => {
  const entryPK = (await ann.add({ "1AA03A": 5 })).json().addToCartData.addToCartEntries[0].cartItem.entryPK;
  const key = { idempotencyKey: "0123456789abcdef0123456789abcdef" };
  const form = { quantity: "12", productCode: "1AA01A", replacedItemPK: entryPK, replacedQty: "5", ...key };
  const lines = async () =>
    (await pool.query("select sku, quantity from cart_line order by sku")).rows.map(
      ({ sku, quantity }) => `${sku} ${quantity}`,
    );
  const first = await ann.post("/cart/v2/replaceCartItem", form);
  expect(first.json().addToCartData.addToCartEntries[0].cartItem).toMatchObject({
    code: "ITEM_ADDED",
    resource: "1AA01A",
  });
  const again = await ann.post("/cart/v2/replaceCartItem", form);
  expect(again.json()).toEqual(first.json());
  expect(await lines()).toEqual(["1AA01A 12"]);
  const refused = await ann.post("/cart/v2/replaceCartItem", {
    quantity: "1",
    productCode: "1AA04A",
    replacedItemID: "1AA01A",
  });
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, "ITEM_NOT_REPLACED"]);
  expect(await lines()).toEqual(["1AA01A 12"]);
  await ann.post("/cart/v2/replaceCartItem", {
    quantity: "2",
    productCode: "1AA03A",
    replacedItemID: "1aa01a",
    replacedQty: "4",
  });
  expect(await lines()).toEqual(["1AA01A 8", "1AA03A 2"]);
  const missing = await ann.post("/cart/v2/replaceCartItem", {
    quantity: "1",
    productCode: "1AA03A",
    replacedItemID: "9ZZ99Z",
  });
  expect([missing.statusCode, missing.json().error.code]).toEqual([404, "CART_LINE_NOT_FOUND"]);
  expect(await lines()).toEqual(["1AA01A 8", "1AA03A 2"]);
});
