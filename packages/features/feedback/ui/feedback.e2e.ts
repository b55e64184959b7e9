import { expect, type Page, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";

async function openDialog(page: Page) {
  await page.goto("/email-sign-up", { waitUntil: "networkidle" });
  const trigger = page.getByRole("button", { name: "Help Us Improve" });
  await trigger.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Help Us Improve" });
  await expect(dialog).toBeVisible();
  return { dialog, trigger, text: dialog.getByLabel("What can we improve?") };
}

for (const width of [320, 1440]) {
  test(`the feedback dialog at ${width} px: axe finds nothing, and Escape gives the focus back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { dialog, trigger } = await openDialog(page);
    expect((await axeOn(page).include("[role=dialog]").analyze()).violations).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });
}

test("an empty text and a wrong address are named beside their fields, and nothing is sent", async ({ page }) => {
  const { dialog, text } = await openDialog(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  await dialog.getByRole("button", { name: "Send Feedback" }).click();
  await expect(dialog.getByText("Enter what we can improve.")).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill("More pictures.");
  await dialog.getByLabel("Email address").fill("buyer@works");
  await dialog.getByRole("button", { name: "Send Feedback" }).click();
  await expect(dialog.getByText("Invalid Email Address")).toBeVisible();
  await expect(dialog.getByLabel("Email address")).toBeFocused();
  expect(posts).toEqual([]);
});

test("feedback is sent by keyboard alone, and thanked for where the focus is", async ({ page }) => {
  const { dialog, text } = await openDialog(page);
  await text.fill("More pictures.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(dialog.getByLabel("Email address")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/^Thank you/);
  await expect(dialog.getByRole("status")).toBeFocused();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(dialog).toBeHidden();
});
