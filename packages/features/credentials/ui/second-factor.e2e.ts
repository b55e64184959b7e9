import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { type OwnUser, createOwnUser } from "../../../../e2e/own-user.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const main = (page: Page) => page.getByRole("main");

async function givePassword(page: Page, { email, password }: OwnUser): Promise<void> {
  await page.goto(urls.signIn({ from: urls.security() }));
  await main(page).getByLabel("User name or email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign In" }).click();
}

async function expectFine(page: Page): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
}

const codeAt = (key: string, stepsOn: number) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + stepsOn * 30_000,
  });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an authenticator app is set up, asked for when signing in, and a recovery code stands in for it", async ({
      page,
    }) => {
      test.slow();
      const user = await createOwnUser();
      await givePassword(page, user);
      const app = page.getByRole("region", { name: "Authenticator App" });
      await app.getByLabel("Current password").fill(user.password);
      await app.getByRole("button", { name: "Set Up App" }).click();
      await expect(main(page).getByRole("img", { name: "QR code for the app" })).toBeVisible();
      const key = await main(page).locator(".totp-secret").innerText();
      if (javaScriptEnabled) await expectFine(page);
      await main(page).getByLabel("Code", { exact: true }).fill(codeAt(key, 0));
      await main(page).getByRole("button", { name: "Turn On" }).click();
      const codes = main(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
      await expect(codes).toHaveCount(10);
      const recovery = await codes.first().innerText();
      if (javaScriptEnabled) await expectFine(page);
      await page.goto(urls.recoveryCodes());
      await expect(page).toHaveURL(urls.security());
      await expect(app).toContainText("On.");

      await page.goto(urls.signOut());
      await givePassword(page, user);
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Enter a Code");
      if (javaScriptEnabled) await expectFine(page);
      const code = codeAt(key, 1);
      await main(page).getByLabel("Code", { exact: true }).fill(code);
      await main(page).getByRole("button", { name: "Sign In" }).click();
      await expect(page).toHaveURL(urls.security());

      await page.goto(urls.signOut());
      await givePassword(page, user);
      await main(page).getByLabel("Code", { exact: true }).fill(code);
      await main(page).getByRole("button", { name: "Sign In" }).click();
      await expect(main(page)).toContainText("was used before");
      await main(page).getByLabel("Code", { exact: true }).fill(recovery);
      await main(page).getByRole("button", { name: "Sign In" }).click();
      await expect(app).toContainText("9 recovery codes are left.");
    });
  });
}
