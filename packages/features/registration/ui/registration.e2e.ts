import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import {
  choosePassword,
  confirmEmail,
  expectMail,
  findCompany,
  followMail,
  goOn,
  main,
  newPassword,
  newcomer,
  openRegistration,
  tellAboutYou,
  tellAddress,
} from "../../../../e2e/newcomer.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { createOwnUser } from "../../../../e2e/own-user.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";

const agent = "tgrady:fully-authenticated";

// Mail takes its time, and several people take part.
test.describe.configure({ timeout: 120_000 });

async function signIn(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(urls.signIn());
  await main(page).getByLabel("User name or email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(newPassword);
  await goOn(page, "Sign In");
}

/** What staff or an administrator does meanwhile, in a browser of their own. */
async function decide(page: Page, { as, path, card, button }: Record<"as" | "path" | "card" | "button", string>) {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("there is no browser");
  await context.addCookies([await sessionCookie(as)]);
  const other = await context.newPage();
  await other.goto(new URL(path, page.url()).href);
  const row = main(other).locator(".portal-card, .users-request").filter({ hasText: card });
  await row.getByRole("button", { name: button }).click();
  const said = await main(other).locator(".notification").first().innerText();
  await context.close();
  return said;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("somebody who buys for themselves registers from the header's link and is signed in by the mail's [spec 2.1/3 2.1/21]", async ({
      page,
    }) => {
      const person = newcomer();
      await openRegistration(page);
      await tellAboutYou(page, person);
      await main(page).getByLabel("Myself").check();
      await goOn(page);
      await expect(main(page)).not.toContainText("tax free");
      await tellAddress(page);
      await choosePassword(page, person);
      await confirmEmail(page, person);
      await expect(main(page)).toContainText("You are registered and signed in.");
      await expect(main(page)).toContainText(/Account # 9\d{9}/);
      await page.getByRole("link", { name: "Start Shopping" }).click();
      await expect(page.getByRole("banner")).toContainText("Dana");
      await expectMail(person.email, /welcome/i);
    });

    test("a company that is not listed is added, and its account is open at once", async ({ page }) => {
      const person = newcomer();
      await openRegistration(page);
      await tellAboutYou(page, person);
      await findCompany(page, { name: `Zephyr ${person.key} Fabrication`, zip: "53219" });
      await expect(main(page)).toContainText("No matches for Zephyr");
      await main(page).getByLabel("My company is not listed").check();
      await goOn(page);
      await tellAddress(page, "No");
      await choosePassword(page, person);
      await confirmEmail(page, person);
      await expect(main(page)).toContainText(`Zephyr ${person.key} Fabrication`);
      await page.goto(urls.accountUsers());
      await expect(main(page)).toContainText("1 user");
      await expect(main(page)).toContainText(person.email);
    });

    test("who joins a listed company waits for its administrator, and buys for it once let in", async ({ page }) => {
      const [person, company] = [newcomer("Zoe Mast"), await createOwnCompany()];
      await openRegistration(page);
      await tellAboutYou(page, person);
      await findCompany(page, { name: company.name, zip: "55802" });
      const match = main(page).locator(".registration-match").filter({ hasText: company.name });
      await expect(match).toContainText(`Account ending ${company.accounts[0].slice(-4)}`);
      await expect(match).toContainText("2 users");
      await match.getByRole("radio").check();
      await goOn(page);
      await expect(main(page)).toContainText(`An administrator of ${company.name} is asked to let you in.`);
      await choosePassword(page, person);
      await confirmEmail(page, person);
      await expect(main(page)).toContainText(`${company.name} has to say yes.`);
      await expectMail(`ada@${company.domain}`, /asks to join/);
      const said = await decide(page, {
        as: `${company.administrator}:fully-authenticated`,
        path: urls.accountUsers(),
        card: "Zoe Mast",
        button: "Let In",
      });
      expect(said).toContain("The user is let in.");
      await page.reload();
      await expect(main(page)).toContainText(company.accounts[0]);
      await page.goto(urls.home());
      await expect(page.getByRole("banner")).toContainText(company.name);
    });

    test("a federal buyer names department and agency, and staff opens the account", async ({ page }) => {
      const person = newcomer("Gia Forest");
      await openRegistration(page);
      await tellAboutYou(page, person);
      await main(page).getByLabel("Federal government").check();
      await main(page).getByLabel("Department", { exact: true }).selectOption("Department of the Interior");
      await main(page).getByLabel("Agency", { exact: true }).selectOption("National Park Service");
      await goOn(page);
      await tellAddress(page, "Yes");
      await choosePassword(page, person);
      await confirmEmail(page, person);
      await expect(main(page)).toContainText("We are checking the account of National Park Service.");
      const said = await decide(page, {
        as: agent,
        path: registrationUrls.reviews(),
        card: person.email,
        button: "Open the Account",
      });
      expect(said).toContain("The account is open.");
      await signIn(page, person.email);
      await expect(page.getByRole("banner")).toContainText("National Park Service");
    });

    test("a guest orders without an account, and what was typed is there for registering", async ({ page }) => {
      const person = newcomer();
      await openRegistration(page);
      await main(page).getByRole("link", { name: "Continue as guest" }).click();
      await expect(page).toHaveURL(registrationUrls.guest());
      await main(page).getByLabel("Full name").fill(person.fullName);
      await main(page).getByLabel("Email").fill("no address");
      await goOn(page, "Continue as Guest");
      await expect(main(page).getByRole("alert").first()).toContainText("Enter an email like name@company.com.");
      await expect(main(page).getByLabel("Full name")).toHaveValue(person.fullName);
      await main(page).getByLabel("Email").fill(person.email);
      await goOn(page, "Continue as Guest");
      // The proof of work takes a busy machine some seconds.
      await expect(main(page)).toContainText("You can order without an account.", { timeout: 20_000 });
      await expect(page.getByRole("banner")).toContainText("Sign In");
      await page.goto(registrationUrls.app());
      await expect(main(page).getByLabel("Email")).toHaveValue(person.email);
    });

    test("who is invited follows the link, and is in", async ({ page, browser }) => {
      const [person, company] = [newcomer("Cy Mast"), await createOwnCompany()];
      const context = await browser.newContext();
      await context.addCookies([await sessionCookie(`${company.administrator}:fully-authenticated`)]);
      const other = await context.newPage();
      await other.goto(urls.accountUsers());
      await main(other).getByLabel("Work e-mail").fill(person.email);
      await goOn(other, "Send Invitation");
      await context.close();
      await openRegistration(page);
      await expect(page.getByRole("complementary", { name: "Other ways" })).toContainText("Invited by a coworker?");
      await followMail(page, person.email);
      await main(page).getByLabel("Your name").fill(person.fullName);
      await main(page).getByLabel("New password").fill(newPassword);
      await goOn(page, "Join the Account");
      await expect(page).toHaveURL(urls.account());
      await expect(main(page)).toContainText(company.accounts[0]);
    });
  });
}

test("an address that has a sign-in gets the same answer, and a mail that says so", async ({ page }) => {
  const [user, person] = [await createOwnUser(), newcomer()];
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, { ...person, email: user.email });
  await main(page).getByLabel("Myself").check();
  await goOn(page);
  await tellAddress(page);
  await choosePassword(page, { ...person, email: user.email });
  await expectMail(user.email, /have a sign-in at Capstan already/);
});

test("the mail can be sent again, and a used link says to sign in", async ({ page }) => {
  const person = newcomer();
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, person);
  await main(page).getByLabel("Myself").check();
  await goOn(page);
  await tellAddress(page);
  await choosePassword(page, person);
  await goOn(page, "Send the Mail Again");
  await expect(main(page)).toContainText("Another mail is on its way.");
  await confirmEmail(page, person);
  await page.context().clearCookies();
  await followMail(page, person.email);
  await expect(main(page)).toContainText("This link was used.");
  await signIn(page, person.email);
  await expect(page.getByRole("banner")).toContainText("Dana");
});
