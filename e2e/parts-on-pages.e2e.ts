import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "./until-alive.ts";

// Parts of the kit where a visitor meets them: on pages of the store.

const results = "/search?searchQuery=screw&searchBar=true";
const backToTop = (page: Page) => page.getByRole("link", { name: "Back to Top" });
const notes = (page: Page) => page.getByRole("region", { name: "Notifications" });
const note = (page: Page) => notes(page).getByRole("status");

/** Waits for the frame that carries the scroll event, which a held clock doesn't stop. */
async function scrollPage(page: Page, top: number) {
  await page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, y);
      }),
    top,
  );
}

async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.getByRole("checkbox", { name: /^Compare/ });
  for (const at of [0, 1]) await boxes.nth(at).check();
}

test("a page begins with a labelled list of skip links, and the first leads to its main area [spec 2.1/23.2]", async ({
  page,
}) => {
  await page.goto(results);
  const list = page.getByRole("list", { name: "Skip navigation", exact: true });
  await page.keyboard.press("Tab");
  await expect(list.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await expect(page.locator("main#main")).toBeFocused();
});

test("Back to Top is there from 150 px on, 100 ms after the last move, and never below 640 px [spec 2.1/23.3 9/1]", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(results);
  await untilAlive(page);
  await page.clock.pauseAt(60_000);
  await scrollPage(page, 149);
  await page.clock.runFor(100);
  await expect(backToTop(page)).toBeHidden();
  for (const top of [150, 160, 150]) {
    await scrollPage(page, top);
    await page.clock.runFor(99);
    await expect(backToTop(page)).toBeHidden();
  }
  await page.clock.runFor(1);
  await expect(backToTop(page)).toBeVisible();
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(backToTop(page)).toBeHidden();
});

test("one toast shows at a time, bottom-center, for 5000 ms, and Escape dismisses it [spec 2.10/1.4 9/9.4]", async ({
  page,
}) => {
  const refused = ["First refusal", "Second refusal", "Third refusal"];
  await page.route("**/cart/v2/addItems", async (route) => {
    const error = { code: "ACCOUNT_CHANGED", message: refused.shift() };
    await route.fulfill({ status: 409, json: { error } });
  });
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(results);
  await untilAlive(page);
  await page.clock.pauseAt(60_000);
  const forms = page.locator('main form[action="/cart"]');
  for (const at of [0, 1, 2]) {
    const answered = page.waitForResponse(/addItems/);
    await forms.nth(at).getByRole("button", { name: /^Add/ }).click();
    await (await answered).finished();
  }
  await expect(note(page)).toHaveText("First refusal");
  await expect(notes(page)).toHaveCount(1);
  await page.mouse.move(0, 0);
  // It comes by moving: where it stands in the end counts.
  await expect(async () => {
    const box = await notes(page).boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 640)).toBeLessThanOrEqual(1);
    expect(800 - ((box?.y ?? 0) + (box?.height ?? 0))).toBe(24);
  }).toPass({ timeout: 2_000 });
  await page.keyboard.press("Escape");
  await expect(note(page)).toHaveText("Second refusal");
  await page.clock.runFor(4_999);
  await expect(note(page)).toHaveText("Second refusal");
  await page.clock.runFor(1);
  await expect(note(page)).toHaveText("Third refusal");
});

test("a popover of the header opens on a press and on hover, and closes on Escape, a press outside and when the focus leaves [spec 2.10/1.2]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/content/help");
  await untilAlive(page);
  const trigger = page.getByRole("banner").getByRole("link", { name: "All Products", exact: true });
  const panel = page.locator(".flyout").filter({ visible: true });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(1_200, 880),
    () => page.getByRole("banner").getByRole("link", { name: "Bulk Order" }).focus(),
  ]) {
    await trigger.click();
    await expect(panel).toBeVisible();
    await close();
    await expect(panel).toHaveCount(0);
  }
  await page.mouse.move(0, 890);
  await trigger.hover();
  await expect(panel).toBeVisible();
});

for (const [way, close] of [
  ["a press beside it", (page: Page) => page.mouse.click(5, 5)],
  ["Close dialog", (page: Page) => page.getByRole("button", { name: "Close dialog" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["Done", (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Done" }).click()],
] as const)
  test(`the dialog of an item's picture is closed by ${way} [spec 2.10/1.1]`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(results, { waitUntil: "networkidle" });
    await page.locator("main a[href^='/product/']").first().click();
    await untilAlive(page);
    await page.getByRole("link", { name: "Enlarge picture" }).press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await close(page);
    await expect(dialog).toBeHidden();
  });

test("a quantity takes digits only, five at most, strips leading zeros, and reverts what is none; it is labelled Quantity or Qty [spec 5/4 9/4.3]", async ({
  page,
}) => {
  await page.goto(results);
  await untilAlive(page);
  const listed = page.locator('main form[action="/cart"]').first().getByRole("textbox");
  await expect(listed).toHaveAccessibleName(/^Qty\b/);
  const sku = await page.locator('main form[action="/cart"] input[name="sku"]').first().inputValue();
  await page.locator(`main a[href^="/product/"][href$="${sku}"]`).first().click();
  const field = page.locator("#buy-quantity");
  // The first visit to a product compiles its page.
  await expect(field).toHaveAccessibleName(/^Quantity/, { timeout: 20_000 });
  await field.fill("0007");
  await expect(field).toHaveValue("7");
  for (const invalid of ["123456", "-1", "1.5", "ten"]) {
    await field.fill(invalid);
    await expect(field, invalid).toHaveValue("7");
  }
  await field.fill("12345");
  await expect(field).toHaveValue("12345");
  await field.fill("0");
  await expect(field).toHaveValue("0");
});

test("the spacing scale of a page runs from 2 px to 72 px under the names 25 to 900 [spec 9/2.2]", async ({ page }) => {
  await page.goto("/");
  const names = [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 700, 800, 900];
  const sizes = await page.evaluate(
    (all) => all.map((name) => getComputedStyle(document.documentElement).getPropertyValue(`--space-${name}`)),
    names,
  );
  expect(sizes).toEqual(names.map((name) => `${(name * 8) / 100}px`));
});

/** Where the sheets that a page has loaded let it change. */
function breakpointsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const conditions = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
        ...(rule instanceof CSSGroupingRule ? conditions(rule.cssRules) : []),
      ]);
    return [...document.styleSheets]
      .flatMap((sheet) => conditions(sheet.cssRules))
      .flatMap((text) => text.match(/\([^()]*width[^()]*\)/g) ?? [])
      .flatMap((text) => text.match(/[\d.]+px/g) ?? []);
  });
}

test("pages change at 640, 1024 and 1280 px and nowhere else [spec 9/2.1]", async ({ page }) => {
  test.setTimeout(60_000);
  const widths = new Set<string>();
  const look = async () => (await breakpointsOf(page)).forEach((width) => widths.add(width));
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ["/category", "/cart", "/content/help"]) {
    await page.goto(path);
    await look();
  }
  await page.goto(results, { waitUntil: "networkidle" });
  await untilAlive(page);
  await chooseTwo(page);
  await page.getByRole("link", { name: "Compare 2 items" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Compare 2 /);
  await look();
  await page.goto("/");
  await look();
  expect([...widths].toSorted()).toEqual(["1024px", "1280px", "640px"]);
  const gutters: [number, string][] = [];
  for (const width of [639, 640, 1023, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const isNarrow = await page.getByRole("banner").getByRole("link", { name: "Menu", exact: true }).isVisible();
    const gutter = await page.locator(":root").evaluate((root) => getComputedStyle(root).getPropertyValue("--gutter"));
    gutters.push([width, `${gutter} ${isNarrow ? "with" : "without"} the menu`]);
  }
  expect(gutters).toEqual([
    [639, "16px with the menu"],
    [640, "24px with the menu"],
    [1023, "24px with the menu"],
    [1024, "24px without the menu"],
    [1279, "24px without the menu"],
    [1280, "32px without the menu"],
  ]);
});
