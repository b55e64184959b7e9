import { expect, type Locator, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import { untilAlive } from "../../../../e2e/until-alive.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";

const buyer = "dwhitfield:fully-authenticated";
const pathOf = (sku: string) => `/product/x-${sku}`;
/** Ships in twelves; the demo's buyer has a contract on it with a break at 60. */
const glove = "6FR70A";
/** A bolt and a bearing, which can be measured, and a trimmer with the charger that it needs. */
const bolt = "1CC68B";
const bearing = "3EJ17P";
const needy = "3XJ03X";
const needed = "3XQ65D";

const field = (page: Page) => page.locator("#buy-quantity");
const total = (page: Page) => page.locator(".buy-box-total b");

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

test("a buyer sees the contract, its quantity breaks and what the quantity comes to", async ({ page }) => {
  await visitAs(page, buyer, { path: pathOf(glove) });
  const box = page.locator(".buy-box");
  await expect(box).toContainText("Your contract, through Dec 31, 2027");
  const breaks = box.getByRole("table", { name: "Quantity breaks" });
  await expect(breaks.getByRole("row")).toHaveText([/Quantity/, "1 to 59$2.05", "60 and up$1.95"]);
  await expect(breaks.locator("[aria-current]")).toHaveText("1 to 59$2.05");
  await expect(total(page)).toHaveText("$24.60");
  await field(page).fill("60");
  await expect(breaks.locator("[aria-current]")).toHaveText("60 and up$1.95");
  await expect(total(page)).toHaveText("$117.00");
});

test("it says when the item ships and, at the buyer's own branch, when it can be picked up", async ({ page }) => {
  await visitAs(page, buyer, { path: pathOf(glove) });
  const ways = page.locator(".buy-box-delivery > div");
  await expect(ways.first()).toContainText(/Ship.*(Ships|Backordered)/s);
  await expect(ways.nth(1)).toContainText(/Pick up.*(Ready for pickup|Backordered).* Branch #\d+/s);
  await visitAs(page, "", { path: pathOf(glove) });
  await expect(ways.nth(1).getByRole("link", { name: "Find a branch" })).toBeVisible();
});

test("13 of what ships in twelves is refused, the field says why, and one press makes it 24", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("addItems") && sent.push(request.url()));
  await visitAs(page, "", { path: pathOf(glove) });
  await field(page).fill("13");
  await expect(field(page)).toHaveAccessibleDescription("Ships in multiples of 12.");
  await page.getByRole("button", { name: "Add to Cart" }).press("Enter");
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Make it 24" }).click();
  await expect(field(page)).toHaveValue("24");
  await expect(field(page)).toHaveAccessibleDescription("");
  await page.getByRole("button", { name: "Add to Cart" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("1 Product Added to Cart");
});

test("the picture, the words and the price end together, and the drawing fills its width", async ({ page }) => {
  for (const sku of [bolt, glove]) {
    await visitAs(page, "", { path: pathOf(sku) });
    const ends = await Promise.all([".product-gallery", ".buy-box"].map(async (part) => bottomOf(page.locator(part))));
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), sku).toBeLessThanOrEqual(1);
    const stage = await bottomOf(page.locator(".product-gallery > :last-child"));
    expect(Math.abs(stage - (ends[1] ?? 0)), sku).toBeLessThanOrEqual(1);
  }
  await visitAs(page, "", { path: pathOf(bolt) });
  const drawing = page.locator(".product-drawing");
  const [image, frame] = [await drawing.locator("img").boundingBox(), await drawing.boundingBox()];
  expect(image?.width ?? 0).toBeGreaterThan((frame?.width ?? 0) - 4);
});

test("what has nothing to measure has no drawing", async ({ page }) => {
  await visitAs(page, "", { path: pathOf(glove) });
  await expect(page.getByRole("heading", { name: "Specifications" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dimensions" })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Pictures" })).toHaveCount(0);
});

test("a bearing is chosen by its trade number alone", async ({ page }) => {
  await visitAs(page, "", { path: pathOf(bearing) });
  await expect(page.locator(".product-choice b")).toHaveText(["Trade Number"]);
});

test("what an item is chosen by is a named group, and no landmark", async ({ page }) => {
  await visitAs(page, "", { path: pathOf(bearing) });
  const main = page.getByRole("main");
  await expect(main.getByRole("group", { name: "Trade Number" }).getByRole("link").first()).toBeVisible();
  await expect(main.getByRole("navigation", { name: "Trade Number" })).toHaveCount(0);
  await expect(main.getByRole("region", { name: "Trade Number" })).toHaveCount(0);
});

test("an accessory and what needs it each lead to the other, and alternates say their brand and what changes", async ({
  page,
}) => {
  await visitAs(page, "", { path: pathOf(needy) });
  const accessories = page.getByRole("region", { name: "Required accessories" });
  await accessories.locator(`a[href$="${needed}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${needed}$`));
  await expect(page.getByRole("region", { name: "Required by" }).locator(`a[href$="${needy}"]`)).toBeVisible();
  await visitAs(page, "", { path: pathOf(bearing) });
  const alternate = page.getByRole("region", { name: "Alternates" }).getByRole("row").nth(2);
  await expect(alternate).toContainText(/Ball Bearing.*[A-Z][a-z]+ 3GX74N.*Same specifications.*\$\d/s);
  await expect(alternate.getByRole("button", { name: /^Add/ })).toBeVisible();
});

test("by keyboard a thumbnail changes the picture, and the enlarged one gives the focus back", async ({ page }) => {
  await visitAs(page, "", { path: pathOf(bolt) });
  await page.getByRole("link", { name: "Drawing with dimensions" }).press("Enter");
  await expect(page.locator(".product-stage img")).toHaveAttribute("src", /dimensioned-640/);
  const enlarge = page.getByRole("link", { name: "Enlarge picture" });
  await enlarge.press("Enter");
  await expect(page.getByRole("dialog").locator("img")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarge).toBeFocused();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("price, total, ship date and pictures are there, and an odd quantity is told of in the cart", async ({
    page,
  }) => {
    await page.goto(pathOf(glove));
    await expect(total(page)).toHaveText(/^\$\d/);
    await expect(page.locator(".buy-box-delivery")).toContainText(/Ships|Backordered/);
    await expect(page.getByRole("link", { name: "Enlarge picture" })).toHaveAttribute("href", /640@2x\.webp$/);
    await field(page).fill("13");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page).toHaveURL(/\/cart/);
    await expect(page.getByRole("list", { name: "Products in your cart" })).toContainText("Ships in multiples of 12.");
  });
});

for (const width of [390, 820, 1440])
  test(`the page is clean in axe and scrolls down only, ${width} wide`, async ({ page }) => {
    test.slow();
    for (const sku of [bolt, bearing, needed]) {
      await visitAs(page, buyer, { path: pathOf(sku), width });
      await untilAlive(page);
      const { violations } = await axeOn(page).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/pages/product-${sku}-${width}.png`, fullPage: true });
    }
  });
