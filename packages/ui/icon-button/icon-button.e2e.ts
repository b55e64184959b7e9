import { expect } from "@playwright/test";
import { type KitPage, keyboardTests } from "../examples/keyboard-tests.ts";
import { iconButtonKeyboard } from "./icon-button.keyboard.ts";

const pressBy =
  (key: string) =>
  async ({ example }: KitPage) => {
    await example("Pressing").getByRole("button", { name: "Copy the number" }).press(key);
    await expect(example("Pressing").getByRole("status")).toHaveText("Pressed 1 times");
  };

keyboardTests("icon-button", iconButtonKeyboard, { enter: pressBy("Enter"), space: pressBy("Space") });
