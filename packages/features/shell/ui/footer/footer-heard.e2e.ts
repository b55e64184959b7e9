import { expect, type Locator, type Page, test } from "@playwright/test";
import { untilAlive } from "../../../../../e2e/until-alive.ts";
import { type Reader, startReader } from "../../../../../e2e/reader/reader.ts";

/** What a buyer hears at the foot of a page, by keyboard alone. */
async function open(page: Page, from: (footer: Locator) => Locator): Promise<Reader> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/feedback");
  await untilAlive(page);
  const reader = await startReader(page);
  await from(page.getByRole("contentinfo")).focus();
  return reader;
}

test("a wrong address is said at once, with what is wrong; a right one is thanked for", async ({ page }) => {
  const reader = await open(page, (footer) => footer.getByLabel("Email address"));
  await reader.says("Email address, textbox, blank");
  await page.keyboard.insertText("buyer@works");
  await page.keyboard.press("Enter");
  await reader.announces("Error: Invalid Email Address");
  await reader.says("Email address, textbox, invalid, buyer@works, Error: Invalid Email Address");
  await page.keyboard.insertText(".com");
  await reader.says("Email address, textbox, buyer@works.com");
  await reader.press("Tab", "Sign Up, button");
  await page.keyboard.press("Enter");
  await reader.announces("Thank you. You are signed up.");
  await reader.says("Sign Up, button");
});

test("the privacy choices: what each allows, that they are saved, and back to where they were opened", async ({
  page,
}) => {
  const trigger = "Your Privacy Choices, link, opens a dialog";
  const reader = await open(page, (footer) => footer.getByRole("link", { name: "Your Privacy Choices" }));
  await reader.says(`Legal list; ${trigger}`);
  await reader.press("Enter", "Your Privacy Choices dialog");
  await reader.press("Tab", "Close dialog, button");
  await reader.press("Tab", "Privacy Policy, link");
  const analytics =
    "Searches, links and items that you use, under a random name that is not your account, for 400 days. Off until you turn it on.";
  await reader.press("Tab", `Analytics, checkbox, not checked, ${analytics}`);
  await reader.press("Space", `Analytics, checkbox, checked, ${analytics}`);
  await reader.press("Space", `Analytics, checkbox, not checked, ${analytics}`);
  await reader.press("Tab", "Cancel, button");
  await reader.press("Tab", "Save Choices, button");
  await reader.press("Enter", `Legal list; ${trigger}`);
  await reader.announces("Your privacy choices are saved.");
  await reader.press("Enter", "Your Privacy Choices dialog");
  await reader.press("Escape", `Legal list; ${trigger}`);
});

test("feedback: what is asked, what is missing, what is wrong, and the thanks", async ({ page }) => {
  const trigger = "Help Us Improve, button, opens a dialog";
  const reader = await open(page, (footer) => footer.getByRole("button", { name: "Help Us Improve" }));
  await reader.says(trigger);
  await reader.press("Enter", "Help Us Improve dialog");
  await reader.press("Tab", "Close dialog, button");
  const hint = "Up to 2,000 characters. Leave out passwords and card numbers.";
  await reader.press("Tab", `What can we improve?, textbox, required, blank, ${hint}`);
  await reader.press("Tab", "How is this page? (Optional) group; Poor, radio, not checked");
  await reader.press("Tab", "Email address, if you want an answer Optional, textbox, blank");
  await reader.press("Tab", "Cancel, button");
  await reader.press("Tab", "Send Feedback, button");
  await reader.press(
    "Enter",
    `What can we improve?, textbox, required, invalid, blank, ${hint} Error: Enter what we can improve.`,
  );
  await reader.announces("Error: Enter what we can improve.");
  await page.keyboard.insertText("More pictures.");
  await page.keyboard.press("Tab");
  await reader.press("Tab", "Email address, if you want an answer Optional, textbox, blank");
  await page.keyboard.insertText("buyer@works");
  await page.keyboard.press("Enter");
  await reader.announces("Error: Invalid Email Address");
  await page.keyboard.insertText(".com");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank you. We read everything")).toBeFocused();
  await reader.press("Escape", trigger);
});

test("on a phone each column of links says whether it is unfolded", async ({ page }) => {
  const reader = await open(page, (footer) => footer.getByLabel("Email address"));
  await page.setViewportSize({ width: 390, height: 900 });
  await page.locator("summary", { hasText: "Order Support" }).focus();
  await reader.says("Order Support, disclosure, collapsed");
  await reader.press("Enter", "Order Support, disclosure, expanded");
  await reader.press("Tab", "Order History, link");
  await reader.press("Shift+Tab", "Order Support, disclosure, expanded");
  await reader.press("Enter", "Order Support, disclosure, collapsed");
  await reader.press("Tab", "Got Your Back, disclosure, collapsed");
});
