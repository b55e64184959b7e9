import { expect, type Page, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { toastKeyboard } from "./toast.keyboard.ts";
import { axeOn } from "../../../e2e/axe.ts";

const areaOf = (page: Page) => page.getByRole("region", { name: "Notifications" });
const textOf = (page: Page) => areaOf(page).getByRole("status");

keyboardTests("toast", toastKeyboard, {
  escape: async ({ page, example }) => {
    await example("With a link").getByRole("button", { name: "Show a toast" }).press("Enter");
    await expect(textOf(page)).toHaveText("2 packs of 4RN31 added");
    await page.keyboard.press("Escape");
    await expect(textOf(page)).toBeEmpty();
  },
  f6: async ({ page, example }) => {
    await page.clock.install();
    await example("With a link").getByRole("button", { name: "Show a toast" }).press("Enter");
    await page.keyboard.press("F6");
    await expect(areaOf(page).getByRole("link")).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(areaOf(page).getByRole("link")).toBeFocused();
  },
  tab: async ({ page, example }) => {
    await example("With a link").getByRole("button", { name: "Show a toast" }).press("Enter");
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await expect(areaOf(page).getByRole("button", { name: "Dismiss" })).toBeFocused();
  },
  enter: async ({ page, example }) => {
    const trigger = example("With a link").getByRole("button", { name: "Show a toast" });
    await trigger.press("Enter");
    await page.keyboard.press("F6");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(textOf(page)).toBeEmpty();
    await expect(trigger).toBeFocused();
  },
});

test("one toast shows at a time, bottom-center, and Escape dismisses it", async ({ page }) => {
  const { example } = await openKit(page, "toast");
  await example("Two at once").getByRole("button").click();
  await expect(textOf(page)).toHaveText("First of two");
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // It comes by moving: where it stands in the end counts.
  await expect(async () => {
    const box = await areaOf(page).boundingBox();
    if (box === null) throw new Error("no toast");
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThanOrEqual(1);
    expect(height - (box.y + box.height)).toBe(24);
  }).toPass({ timeout: 2_000 });
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toHaveText("Second of two");
  await page.keyboard.press("Escape");
  await expect(textOf(page)).toBeEmpty();
});

test.describe("with the clock held", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 });
  });

  test("a toast goes by itself after 5000 ms and the next one takes its place", async ({ page }) => {
    const { example } = await openKit(page, "toast");
    await page.clock.pauseAt(60_000);
    await example("Two at once").getByRole("button").click();
    await page.clock.runFor(4999);
    await expect(textOf(page)).toHaveText("First of two");
    await page.clock.runFor(1);
    await expect(textOf(page)).toHaveText("Second of two");
    await page.clock.runFor(4999);
    await expect(textOf(page)).toHaveText("Second of two");
    await page.clock.runFor(1);
    await expect(textOf(page)).toBeEmpty();
  });

  test("the time stands still while the pointer is on the toast", async ({ page }) => {
    const { example } = await openKit(page, "toast");
    await page.clock.pauseAt(60_000);
    await example("A problem").getByRole("button").click();
    await page.clock.runFor(3000);
    await areaOf(page).hover();
    await page.clock.runFor(60_000);
    await expect(textOf(page)).not.toBeEmpty();
    await page.mouse.move(0, 0);
    await page.clock.runFor(1999);
    await expect(textOf(page)).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(textOf(page)).toBeEmpty();
  });

  test("listeners hear of a toast's life: added, updated, removed", async ({ page }) => {
    const { example } = await openKit(page, "toast");
    const heard = example("Life cycle").locator("output");
    await page.clock.pauseAt(60_000);
    await example("Life cycle").getByRole("button").click();
    await expect(textOf(page)).toHaveText("Sending 38 lines");
    await expect(heard).toHaveText("added");
    await page.clock.runFor(1000);
    await expect(textOf(page)).toHaveText("38 lines sent");
    await expect(heard).toHaveText("added, updated");
    await page.clock.runFor(5000);
    await expect(heard).toHaveText("added, updated, removed");
  });
});

test("a shown toast passes axe, and its controls are 24 px or more", async ({ page }) => {
  const { example } = await openKit(page, "toast");
  await example("With a link").getByRole("button", { name: "Show a toast" }).click();
  await areaOf(page).hover();
  const { violations } = await axeOn(page).analyze();
  expect(violations).toEqual([]);
  for (const control of [areaOf(page).getByRole("link"), areaOf(page).getByRole("button")]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});
