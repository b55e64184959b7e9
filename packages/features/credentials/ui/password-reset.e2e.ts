import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { createOwnUser, inboxOf } from "../../../../e2e/own-user.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const main = (page: Page) => page.getByRole("main");
const better = "nine loud turbines swim north";

async function expectFine(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
}

async function mailedLink(email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => (link = /http\S+token=[\w-]+/.exec((await inboxOf(email))[0]?.text ?? "")?.[0] ?? ""), {
      timeout: 15_000,
    })
    .not.toBe("");
  return link;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("who forgot the password gets a link, chooses another and signs in with it", async ({ page }) => {
      const user = await createOwnUser();
      await page.goto(urls.signIn());
      await main(page).getByRole("link", { name: "Forgot password?" }).click();
      // The form before has a field of the same name.
      await expect(main(page).getByRole("heading", { name: "Forgot Password" })).toBeVisible();
      await main(page).getByLabel("User name or email").fill(user.email);
      await main(page).getByRole("button", { name: "Send Link" }).click();
      await expect(main(page)).toContainText("If we know that name, a link is on its way.");
      await page.goto(await mailedLink(user.email));
      await expect(page).toHaveURL(urls.resetPassword());
      await main(page).getByLabel("New password").fill("passwordpassword");
      await main(page).getByRole("button", { name: "Save Password" }).click();
      await expect(main(page)).toContainText("easy to guess");
      await page.waitForLoadState();
      await main(page).getByLabel("New password").fill(better);
      await main(page).getByRole("button", { name: "Save Password" }).click();
      await expect(main(page)).toContainText("Your password is changed.");
      await main(page).getByLabel("User name or email").fill(user.email);
      await main(page).getByLabel("Password", { exact: true }).fill(better);
      await main(page).getByRole("button", { name: "Sign In" }).click();
      await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
      await expect
        .poll(async () => (await inboxOf(user.email)).map(({ subject }) => subject), { timeout: 15_000 })
        .toContain("Your Capstan password was changed");
    });
  });
}

for (const outcome of [undefined, "sent", "missing"]) {
  test(`the page ${outcome ?? "as it is first"} of a forgotten password fits every width, and axe finds nothing`, async ({
    page,
  }) => {
    await page.goto(urls.forgotPassword(outcome === undefined ? {} : { outcome }));
    await expectFine(page);
  });
}

test("a link that is none is told so, and axe finds nothing", async ({ page }) => {
  await page.goto(urls.resetPassword());
  await expect(main(page)).toContainText("This link no longer works.");
  await expectFine(page);
});

test("the form for the new password says whose it is, and axe finds nothing", async ({ page }) => {
  const user = await createOwnUser();
  await page.goto(urls.forgotPassword());
  await main(page).getByLabel("User name or email").fill(user.id);
  await main(page).getByRole("button", { name: "Send Link" }).click();
  await page.goto(await mailedLink(user.email));
  await expect(main(page)).toContainText("For o***@tilleryprecision.example.");
  await expectFine(page);
});
