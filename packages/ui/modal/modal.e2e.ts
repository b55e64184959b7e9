import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { modalKeyboard } from "./modal.keyboard.ts";
import { axeOn } from "../../../e2e/axe.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");

async function openDialog(page: Page, title = "With the Done button") {
  const kit = await openKit(page, "modal");
  const trigger = kit.example(title).getByRole("button");
  await trigger.click();
  await expect(dialogOf(page)).toBeVisible();
  return { ...kit, trigger };
}

keyboardTests("modal", modalKeyboard, {
  enter: async ({ page, example }) => {
    await example("With the Done button").getByRole("button").press("Enter");
    await expect(dialogOf(page)).toBeFocused();
  },
  tab: async ({ page, example }) => {
    await example("With the Done button").getByRole("button").press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    for (const name of ["Close dialog", "See them", "Done", "Close dialog"]) {
      await page.keyboard.press("Tab");
      await expect(dialogOf(page).locator(":focus")).toHaveAccessibleName(name);
    }
  },
  "shift-tab": async ({ page, example }) => {
    await example("With the Done button").getByRole("button").press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    for (const name of ["Done", "See them", "Close dialog", "Done"]) {
      await page.keyboard.press("Shift+Tab");
      await expect(dialogOf(page).locator(":focus")).toHaveAccessibleName(name);
    }
  },
  escape: async ({ page, example }) => {
    const trigger = example("With the Done button").getByRole("button");
    await trigger.press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await expect(trigger).toBeFocused();
  },
  arrows: async ({ page, example }) => {
    await example("Long").getByRole("button").press("Enter");
    await expect(dialogOf(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const body = dialogOf(page).locator(".modal-body");
    await expect(body).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  },
});

const ways = [
  { reason: "backdrop", close: (page: Page) => page.mouse.click(5, 5) },
  {
    reason: "close-button",
    close: (page: Page) => dialogOf(page).getByRole("button", { name: "Close dialog" }).click(),
  },
  { reason: "escape", close: (page: Page) => page.keyboard.press("Escape") },
  { reason: "done", close: (page: Page) => dialogOf(page).getByRole("button", { name: "Done" }).click() },
];

for (const { reason, close } of ways) {
  test(`${reason} closes the dialog, is given as the reason, and the focus goes back`, async ({ page }) => {
    const { example, trigger } = await openDialog(page);
    await close(page);
    await expect(dialogOf(page)).toBeHidden();
    await expect(example("With the Done button").locator("output")).toHaveText(reason);
    await expect(trigger).toBeFocused();
  });
}

test("a press that begins inside and ends on the backdrop keeps the dialog", async ({ page }) => {
  await openDialog(page);
  await page.getByText("Plant 2 restock").hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
});

test("the dialog has a name, the page behind it is hidden, and axe finds nothing", async ({ page }) => {
  await openDialog(page, "Long");
  await expect(dialogOf(page)).toHaveAccessibleName("Terms");
  const behind = page.locator("h1");
  expect(await behind.evaluate((element) => element.closest("[inert], [aria-hidden=true]") !== null)).toBe(true);
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
});

test("it is 640 px wide with head and foot of 68 px, and a sheet of full width on a phone", async ({ page }) => {
  await openDialog(page);
  expect((await dialogOf(page).boundingBox())?.width).toBe(640);
  expect((await page.locator(".modal .modal-head").boundingBox())?.height).toBe(68);
  expect((await page.locator(".modal .modal-foot").boundingBox())?.height).toBe(68);
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = await dialogOf(page).boundingBox();
  expect(sheet?.width).toBe(390);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(844);
});

test("a dialog wider than the window keeps inside it", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await openDialog(page, "Long");
  expect(await dialogOf(page).boundingBox()).toMatchObject({ x: 16, width: 788 });
});

test("where dvh is unknown the dialog is at least 320 px high", async ({ page }) => {
  await openDialog(page);
  expect((await dialogOf(page).boundingBox())?.height).toBeLessThan(320);
  // Taking the rules for dvh away is what an old browser does by not understanding their condition.
  await page.evaluate(() => {
    const strip = (rules: CSSRuleList, drop: (index: number) => void) => {
      for (const [index, rule] of [...rules].entries().toArray().toReversed()) {
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes("dvh")) drop(index);
        else if (rule instanceof CSSGroupingRule) strip(rule.cssRules, (inner) => rule.deleteRule(inner));
      }
    };
    for (const sheet of document.styleSheets) strip(sheet.cssRules, (index) => sheet.deleteRule(index));
  });
  expect((await dialogOf(page).boundingBox())?.height).toBe(320);
});

test("a long body scrolls while head and foot stay in view, also at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openDialog(page, "Long");
  await expect(page.getByText("Term 24:")).not.toBeInViewport();
  await page.getByText("Term 24:").scrollIntoViewIfNeeded();
  await expect(page.getByText("Term 24:")).toBeInViewport();
  await expect(dialogOf(page).getByRole("button", { name: "Close dialog" })).toBeInViewport();
  await expect(dialogOf(page).getByRole("button", { name: "Close", exact: true })).toBeInViewport();
});

test("one Escape closes one thing: the popover, then the dialog, then the toast", async ({ page }) => {
  await openDialog(page, "With what floats above it");
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("status");
  await dialogOf(page).getByRole("button", { name: "Save the list" }).click();
  await expect(toast).toHaveText("List saved");
  await dialogOf(page).getByRole("button", { name: "About packs" }).click();
  await expect(page.getByText("Sold in packs of 25.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Sold in packs of 25.")).toBeHidden();
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(toast).toHaveText("List saved");
  await page.keyboard.press("Escape");
  await expect(toast).toBeEmpty();
});

test("a toast over a dialog can be reached and dismissed, and the dialog stays", async ({ page }) => {
  await openDialog(page, "With what floats above it");
  await dialogOf(page).getByRole("button", { name: "Save the list" }).click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("status")).toBeEmpty();
  await expect(dialogOf(page)).toBeVisible();
});
