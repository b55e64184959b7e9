import { expect, type Locator, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { addButtonKeyboard } from "./add-button.keyboard.ts";

const background = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

async function addBy(key: string, example: Locator): Promise<void> {
  await example.getByRole("button").press(key);
  await expect(example.getByRole("button", { name: "Added 4RN31" })).toBeFocused();
}

keyboardTests("add-button", addButtonKeyboard, {
  enter: async ({ example }) => addBy("Enter", example("Adding")),
  space: async ({ example }) => addBy("Space", example("Adding")),
});

test("Added is shown and announced for two seconds, then the button rests", async ({ page }) => {
  const { example } = await openKit(page, "add-button");
  const adding = example("Adding");
  await adding.getByRole("button").click();
  const pressed = Date.now();
  await expect(adding.getByRole("status")).toHaveText("Added 4RN31");
  await expect(adding.getByRole("button", { name: "Add 4RN31" })).toBeVisible();
  expect(Date.now() - pressed).toBeGreaterThan(1700);
  await expect(adding.getByRole("status")).toBeEmpty();
});

test("the button turns orange once a quantity is entered", async ({ page }) => {
  const { example } = await openKit(page, "add-button");
  const button = example("Adding").getByRole("button");
  expect(await background(button)).toBe("rgb(255, 255, 255)");
  await example("Adding").getByLabel("Quantity").fill("3");
  await expect.poll(() => background(button)).toBe("rgb(194, 65, 12)");
});
