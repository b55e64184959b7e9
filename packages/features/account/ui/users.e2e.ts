import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { inboxOf } from "../../../../e2e/own-user.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { visitAs } from "../../../../e2e/visit-as.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const path = urls.accountUsers();
const main = (page: Page) => page.getByRole("main");
const full = (id: string) => `${id}:fully-authenticated`;
const rowOf = (page: Page, name: string) => main(page).locator(".users-row").filter({ hasText: name });
const good = "nine loud turbines swim north";

async function mailedLink(email: string): Promise<string> {
  let link = "";
  await expect
    .poll(async () => (link = /http\S+token=[\w-]+/.exec((await inboxOf(email)).at(-1)?.text ?? "")?.[0] ?? ""), {
      timeout: 15_000,
    })
    .not.toBe("");
  return link;
}

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 120_000 });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an administrator changes a role, removes somebody, and invites somebody who joins", async ({
      page,
      browser,
    }) => {
      const company = await createOwnCompany();
      await page.context().addCookies([await sessionCookie(full(company.administrator))]);
      await page.goto(path);
      const ben = rowOf(page, "Ben Rudder");
      await ben.getByLabel("Role").selectOption("Approver");
      await ben.getByLabel("Limit an order").fill("$2,500");
      await ben.getByRole("button", { name: "Save" }).click();
      await expect(main(page)).toContainText("The change is saved.");
      await expect(ben.getByLabel("Role")).toHaveValue("approver");
      await expect(ben.getByLabel("Limit an order")).toHaveValue("2500");
      await ben.getByText("Remove").first().click();
      await ben.getByRole("button", { name: "Yes, Remove" }).click();
      await expect(main(page)).toContainText("The user is removed from the account.");
      await expect(ben).toHaveCount(0);

      const ada = rowOf(page, "Ada Keel");
      await ada.getByLabel("Role").selectOption("Viewer");
      await ada.getByRole("button", { name: "Save" }).click();
      await expect(main(page)).toContainText("this is the last one");
      await main(page).getByRole("link", { name: "Go back and try again" }).click();

      const email = `cy@${company.domain}`;
      await main(page).getByLabel("Work e-mail").fill(email);
      await main(page).getByRole("button", { name: "Send Invitation" }).click();
      await expect(main(page).getByRole("region", { name: "Open invitations" })).toContainText(email);

      const guest = await browser.newContext({ javaScriptEnabled });
      const other = await guest.newPage();
      await other.goto(await mailedLink(email));
      await expect(other).toHaveURL(urls.invitation());
      await expect(main(other)).toContainText(`Ada Keel invites ${email}`);
      await main(other).getByLabel("Your name").fill("Cy Mast");
      await main(other).getByLabel("New password").fill(good);
      await main(other).getByRole("button", { name: "Join the Account" }).click();
      await expect(other).toHaveURL(urls.account());
      await expect(main(other)).toContainText("Cy Mast");
      await expect(main(other)).toContainText(company.accounts[0]);
      await guest.close();
      await page.reload();
      await expect(rowOf(page, "Cy Mast")).toBeVisible();
      await expect(main(page).getByRole("region", { name: "Open invitations" })).toHaveCount(0);
    });
  });
}

test("who is a user already signs in under the invited address and joins", async ({ page, browser }) => {
  const [host, guest] = [await createOwnCompany(), await createOwnCompany()];
  await visitAs(page, full(host.administrator), { path });
  const email = `ben@${guest.domain}`;
  await main(page).getByLabel("Work e-mail").fill(email);
  await main(page).getByRole("button", { name: "Send Invitation" }).click();
  await expect(main(page)).toContainText("on its way");
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(await mailedLink(email));
  await expect(main(other)).toContainText(`Sign in as ${email} to join.`);
  await expect(main(other).getByRole("link", { name: "Sign In" })).toHaveAttribute(
    "href",
    "/myaccount/signin?frwdUrlPath=%2Fmyaccount%2Finvitation",
  );
  await context.addCookies([await sessionCookie(full(guest.administrator))]);
  await other.reload();
  await expect(main(other)).toContainText("You are signed in as somebody else.");
  await context.addCookies([await sessionCookie(full(guest.buyer))]);
  await other.reload();
  await main(other).getByRole("button", { name: "Join the Account" }).click();
  await expect(other).toHaveURL(urls.accountsOverview());
  await expect(main(other).locator(".overview-accounts")).toContainText(host.accounts[0]);
  await context.close();
});

test("a buyer is told why the users are not shown", async ({ page }) => {
  const company = await createOwnCompany();
  await visitAs(page, full(company.buyer));
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(403);
  await expect(main(page)).toContainText("Only its administrators can.");
  await expect(main(page).getByRole("button")).toHaveCount(0);
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    const company = await createOwnCompany();
    await visitAs(page, full(company.administrator), { path, width });
    await main(page).getByLabel("Work e-mail").fill(`dee@${company.domain}`);
    await main(page).getByRole("button", { name: "Send Invitation" }).click();
    await expect(main(page).getByRole("region", { name: "Open invitations" })).toBeVisible();
    const check = async (name: string) => {
      await page.screenshot({ path: `test-results/pages/users-${name}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await check("administrator");
    await visitAs(page, "mfeatherstonehaugh:fully-authenticated", { path, width });
    await check("long");
    await visitAs(page, full(company.buyer), { path, width });
    await check("buyer");
    await page.context().clearCookies();
    await page.goto(await mailedLink(`dee@${company.domain}`));
    await check("invitation");
    await page.context().clearCookies();
    await page.goto(urls.invitation());
    await expect(main(page)).toContainText("no longer works");
    await check("invitation-over");
  });
}
