import { expect, test } from "@playwright/test";
import { keyboardTests, openKit } from "../examples/keyboard-tests.ts";
import { notificationKeyboard } from "./notification.keyboard.ts";

keyboardTests("notification", notificationKeyboard, {
  enter: async ({ example }) => {
    const appearing = example("Appearing while the page is in use");
    await appearing.getByRole("button", { name: "Send the order" }).press("Enter");
    await appearing.getByRole("button", { name: "Dismiss" }).press("Enter");
    await expect(appearing.getByRole("alert")).toHaveCount(0);
  },
});

test("an error that appears while the page is in use is an alert that says what happened, then what to do", async ({
  page,
}) => {
  const { example } = await openKit(page, "notification");
  const appearing = example("Appearing while the page is in use");
  await appearing.getByRole("button", { name: "Send the order" }).click();
  await expect(appearing.getByRole("alert")).toHaveText("Error: The order was not sent. Try again in a few minutes.");
});
