import { expect, type Locator, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { popoverKeyboard } from "./popover.keyboard.ts";

const panelOf = (page: Page) => page.locator(".popover[popover]");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("not on the page");
  return box;
}

keyboardTests("popover", popoverKeyboard, {
  enter: async ({ page, example }) => {
    const trigger = example("On a press").getByRole("button");
    for (const key of ["Enter", "Space"]) {
      await trigger.press(key);
      await expect(panelOf(page)).toBeVisible();
      await expect(trigger).toHaveAttribute("aria-expanded", "true");
      await trigger.press(key);
      await expect(panelOf(page)).toBeHidden();
    }
  },
  tab: async ({ page, example }) => {
    await example("On a press").getByRole("button").press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "See the contract" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panelOf(page)).toBeHidden();
    await expect(example("On hover").getByRole("button")).toBeFocused();
  },
  escape: async ({ page, example }) => {
    const trigger = example("On a press").getByRole("button");
    await trigger.press("Enter");
    await page.getByRole("link", { name: "See the contract" }).focus();
    await page.keyboard.press("Escape");
    await expect(panelOf(page)).toBeHidden();
    await expect(trigger).toBeFocused();
  },
});

test("it opens on click and on hover, and closes on Escape, an outside click or focus leaving", async ({ page }) => {
  const { example } = await openKit(page, "popover");
  const trigger = example("On a press").getByRole("button");
  const ways: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("heading", { level: 1 }).click(),
    () => example("On hover").getByRole("button").focus(),
  ];
  for (const close of ways) {
    await trigger.click();
    await expect(panelOf(page)).toBeVisible();
    await close();
    await expect(panelOf(page)).toBeHidden();
  }
  await example("On hover").getByRole("button").hover();
  await expect(panelOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toBeHidden();
});

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
  });

  test("hover opens after 300 ms and leaving closes after 500 ms", async ({ page }) => {
    const { example } = await openKit(page, "popover");
    await page.clock.pauseAt(60_000);
    await example("On hover").getByRole("button").hover();
    await page.clock.runFor(299);
    await expect(panelOf(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(499);
    await expect(panelOf(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(panelOf(page)).toBeHidden();
  });

  test("without a hover delay both are immediate", async ({ page }) => {
    const { example } = await openKit(page, "popover");
    await page.clock.pauseAt(60_000);
    await example("On hover, at once").getByRole("button").hover();
    await expect(panelOf(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(panelOf(page)).toBeHidden();
  });

  test("its place is refreshed every 150 ms while it is open", async ({ page }) => {
    const { example } = await openKit(page, "popover");
    const trigger = example("On a press").getByRole("button");
    await page.clock.pauseAt(60_000);
    await trigger.click();
    const before = await boxOf(panelOf(page));
    await trigger.evaluate((element) => element.style.setProperty("margin-left", "100px"));
    await page.clock.runFor(149);
    expect((await boxOf(panelOf(page))).x).toBe(before.x);
    await page.clock.runFor(1);
    expect((await boxOf(panelOf(page))).x).toBe(before.x + 100);
    await trigger.evaluate((element) => element.style.setProperty("margin-left", "0"));
    await page.clock.runFor(150);
    expect((await boxOf(panelOf(page))).x).toBe(before.x);
  });
});

test("the panel is 12 px off its trigger, its arrow 24 px in; the narrow one is 176 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  const { example } = await openKit(page, "popover");
  const trigger = example("On a press").getByRole("button");
  await trigger.click();
  const [from, to] = [await boxOf(trigger), await boxOf(panelOf(page))];
  expect(to.y - (from.y + from.height)).toBeCloseTo(12, 1);
  expect(to.x).toBe(from.x);
  expect(await panelOf(page).evaluate((panel) => getComputedStyle(panel, "::before").left)).toBe("24px");
  await page.keyboard.press("Escape");
  await example("Narrow, 176").getByRole("button").click();
  expect((await boxOf(panelOf(page))).width).toBe(176);
});

test("without room below it opens above, 12 px off", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const { example } = await openKit(page, "popover");
  const trigger = example("On a press").getByRole("button");
  await trigger.evaluate((element) => element.scrollIntoView({ block: "end" }));
  await trigger.click();
  const [from, to] = [await boxOf(trigger), await boxOf(panelOf(page))];
  expect(from.y - (to.y + to.height)).toBeCloseTo(12, 1);
});

test("the pointer can travel into a panel that closes at once", async ({ page }) => {
  const { example } = await openKit(page, "popover");
  await example("On hover, at once").getByRole("button").hover();
  const box = await boxOf(panelOf(page));
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 12 });
  await expect(panelOf(page)).toBeVisible();
});

test("at 320 px the panel stays inside the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  const { example } = await openKit(page, "popover");
  await example("On a press").getByRole("button").click();
  const box = await boxOf(panelOf(page));
  expect(box.x).toBeGreaterThanOrEqual(8);
  expect(box.x + box.width).toBeLessThanOrEqual(312);
});

test("a field's warning is 176 px wide, opens with a wrong value and when the focus comes back, and leaves the focus alone", async ({
  page,
}) => {
  const { example } = await openKit(page, "popover");
  const field = example("Warning of a field").getByRole("textbox");
  const warning = page.locator('.popover[data-kind="warning"]');
  await field.fill("30");
  await expect(warning).toHaveText("Sold in packs of 25.");
  await expect(example("Warning of a field").getByRole("status")).toHaveText("Sold in packs of 25.");
  await expect(field).toBeFocused();
  expect((await warning.boundingBox())?.width).toBe(176);
  await page.keyboard.press("Escape");
  await expect(warning).toHaveCount(0);
  await field.blur();
  await field.focus();
  await expect(warning).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(warning).toHaveCount(0);
  await field.fill("50");
  await expect(warning).toHaveCount(0);
});
