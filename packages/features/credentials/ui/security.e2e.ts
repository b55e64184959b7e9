import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { type OwnUser, createOwnUser, inboxOf } from "../../../../e2e/own-user.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const main = (page: Page) => page.getByRole("main");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const better = "nine loud turbines swim north";

async function signIn(page: Page, { email, password }: Pick<OwnUser, "email" | "password">): Promise<void> {
  await page.goto(urls.signIn({ from: urls.security() }));
  await main(page).getByLabel("User name or email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Password and Security");
}

test("who is not signed in is led to sign in first", async ({ page }) => {
  await page.goto(urls.security());
  await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fmyaccount%2Fsecurity$/);
});

test("the page fits every width, and axe finds nothing", async ({ page }) => {
  await signIn(page, await createOwnUser());
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test("another browser is listed and can be signed out; a new password signs all others out", async ({
  page,
  browser,
  baseURL,
}) => {
  const user = await createOwnUser();
  const other = await (await browser.newContext({ baseURL: baseURL ?? "", userAgent: firefox })).newPage();
  await signIn(page, user);
  await signIn(other, user);
  await page.reload();
  const rows = main(page).getByRole("list", { name: "Sign-ins" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: "This browser" })).toHaveCount(1);
  await expect(rows.first()).toContainText("Firefox on Linux");
  await main(page)
    .getByRole("button", { name: /^Sign out Firefox/ })
    .click();
  await expect(main(page)).toContainText("That browser is signed out.");
  await other.reload();
  await expect(other).toHaveURL(/signin/);
  await main(page).getByLabel("Current password").first().fill(user.password);
  await main(page).getByLabel("New password").fill(better);
  await main(page).getByRole("button", { name: "Change Password" }).click();
  await expect(main(page)).toContainText("Your password is changed.");
  await signIn(other, { email: user.email, password: better });
  await main(page).getByRole("button", { name: "Sign Out Everywhere" }).click();
  await expect(main(page)).toContainText("You are signed out everywhere.");
  await other.reload();
  await expect(other).toHaveURL(/signin/);
  await other.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a new address is confirmed from its own mail", async ({ page }) => {
    const user = await createOwnUser();
    const fresh = `new-${user.email}`;
    await signIn(page, user);
    await main(page).getByLabel("New email").fill(fresh);
    await page.getByRole("region", { name: "Email" }).getByLabel("Current password").fill(user.password);
    await main(page).getByRole("button", { name: "Change Email" }).click();
    await expect(main(page)).toContainText("Check your email.");
    let link = "";
    const arrived = async () => (link = /http\S+token=[\w-]+/.exec((await inboxOf(fresh))[0]?.text ?? "")?.[0] ?? "");
    await expect.poll(arrived, { timeout: 15_000 }).not.toBe("");
    await page.goto(link);
    await expect(main(page)).toContainText(`Use ${fresh} from now on.`);
    await main(page).getByRole("button", { name: "Confirm Email" }).click();
    await expect(main(page)).toContainText("Your email is changed.");
    await expect(main(page)).toContainText(`Now ${fresh}.`);
  });
});
