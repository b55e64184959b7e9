import { expect, test } from "@playwright/test";
import { type KitPage, keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { copyButtonKeyboard } from "./copy-button.keyboard.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const pressBy =
  (key: string) =>
  async ({ page, example }: KitPage) => {
    await example("Beside a number").getByRole("button", { name: "Copy item number" }).press(key);
    await expect(example("Beside a number").getByRole("status")).toHaveText("Copied item number");
    expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe("3BS86V");
  };

keyboardTests("copy-button", copyButtonKeyboard, { enter: pressBy("Enter"), space: pressBy("Space") });

test("where the browser does not allow copying, the button says so", async ({ page }) => {
  const { example } = await openKit(page, "copy-button");
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new Error("not allowed"));
  });
  await example("With words").getByRole("button", { name: "Copy link" }).click();
  await expect(example("With words").getByRole("status")).toHaveText("The browser did not allow copying");
});
