import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { tableKeyboard } from "./table.keyboard.ts";

keyboardTests("table", tableKeyboard, {
  tab: async ({ page, example }) => {
    await expect(example("Too wide and too tall").getByRole("region", { name: "All lengths" })).toBeVisible();
    await page.getByRole("link", { name: "All components" }).focus();
    await page.keyboard.press("Tab");
    // The first table fits, so its frame is no stop.
    await expect(example("Too wide and too tall").getByRole("region")).toBeFocused();
  },
  arrows: async ({ page, example }) => {
    const frame = example("Too wide and too tall").getByRole("region", { name: "All lengths" });
    await frame.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => frame.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  },
});

test("the head stays in view while the rows scroll below it", async ({ page }) => {
  const { example } = await openKit(page, "table");
  const frame = example("Too wide and too tall").getByRole("region", { name: "All lengths" });
  const head = frame.getByRole("columnheader", { name: "Item" });
  const before = await head.boundingBox();
  await frame.evaluate((element) => element.scrollTo({ top: 120 }));
  expect((await head.boundingBox())?.y).toBe(before?.y);
});

test("a frame becomes a stop for the keyboard when the window gets too narrow for its table", async ({ page }) => {
  const { example } = await openKit(page, "table");
  await expect(example("In its frame").getByRole("region")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(example("In its frame").getByRole("region", { name: "Hex cap screws" })).toHaveAttribute(
    "tabindex",
    "0",
  );
});
