import { registrationUrls } from "@capstan/features/registration-urls";
import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { axeOn } from "../../../../e2e/axe.ts";
import {
  choosePassword,
  confirmEmail,
  findCompany,
  goOn,
  main,
  newPassword,
  newcomer,
  tellAboutYou,
  tellAddress,
} from "../../../../e2e/newcomer.ts";
import { createOwnCompany } from "../../../../e2e/own-company.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { holdRequests, script } from "../../../../e2e/hold-requests.ts";

// On a busy machine axe takes many seconds for a page.
test.describe.configure({ timeout: 180_000 });

const summary = (page: Page) => main(page).getByRole("alert").filter({ hasText: /^Fix/ });

test("what is wrong is said in a summary that has the focus and leads to the field, and beside it [spec 5/8 5/11]", async ({
  page,
}) => {
  await page.goto(registrationUrls.app());
  await main(page).getByLabel("Phone").fill("12");
  await goOn(page);
  await expect(page).toHaveTitle(/^Error: Register/);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText("Fix 3 things to continue");
  await summary(page).getByRole("link", { name: "Enter your email." }).click();
  await expect(main(page).getByLabel("Email")).toBeFocused();
  await expect(main(page).getByLabel("Email")).toHaveAccessibleDescription(/Error: Enter your email\./);
  await expect(main(page).getByLabel("Phone")).toHaveValue("12");
  await main(page).getByLabel("Phone").fill("");
  await tellAboutYou(page, newcomer());
});

test("a company step with a wrong ZIP code, without a search and without a choice is asked for each", async ({
  page,
}) => {
  const company = await createOwnCompany();
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, newcomer());
  await main(page).getByLabel("Company name").fill(company.name);
  await main(page).getByLabel("ZIP code").fill("5580");
  await goOn(page);
  await expect(summary(page)).toContainText("Enter a 5-digit ZIP code.");
  await main(page).getByLabel("ZIP code").fill("55802");
  await goOn(page);
  await expect(main(page).getByRole("group", { name: "Your company" })).toContainText(company.name);
  await expect(summary(page)).toHaveCount(0);
  await goOn(page);
  await expect(summary(page)).toContainText("Choose your company, or say that it is not listed.");
  await summary(page).getByRole("link").click();
  await expect(main(page).getByRole("radio", { name: company.name })).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("Back loses nothing, and neither does closing the browser's page", async ({ page, context }) => {
      const person = newcomer();
      await page.goto(registrationUrls.app());
      await tellAboutYou(page, person);
      await findCompany(page, { name: `Zephyr ${person.key}`, zip: "53219" });
      await main(page).getByLabel("My company is not listed").check();
      await goOn(page);
      await main(page).getByLabel("Street address").fill("1 Half-typed");
      await goOn(page, "Back");
      await expect(main(page).getByLabel("Company name")).toHaveValue(`Zephyr ${person.key}`);
      await expect(main(page).getByLabel("My company is not listed")).toBeChecked();
      await main(page).getByLabel("Account #").fill("12");
      await goOn(page, "Back");
      await expect(main(page).getByLabel("Full name")).toHaveValue(person.fullName);
      await page.close();
      const again = await context.newPage();
      await again.goto(registrationUrls.step({ step: "company" }));
      await expect(main(again).getByLabel("Account #")).toHaveValue("12");
      await main(again).getByLabel("Account #").fill("");
      await goOn(again);
      await expect(main(again).getByLabel("Street address")).toHaveValue("1 Half-typed");
    });
  });
}

test("who comes to a step before its turn is led to the one that is next", async ({ page }) => {
  await page.goto(registrationUrls.step({ step: "password" }));
  await expect(page).toHaveURL(registrationUrls.step({ step: "about-you" }));
});

test("the agencies follow the department that is chosen", async ({ page }) => {
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, newcomer());
  await main(page).getByLabel("Federal government").check();
  await main(page).getByLabel("Department", { exact: true }).selectOption("Department of the Treasury");
  const agencies = main(page).getByLabel("Agency", { exact: true });
  await expect(agencies.locator("optgroup")).toHaveCount(1);
  await agencies.selectOption("United States Mint");
  await main(page).getByLabel("Department", { exact: true }).selectOption("Department of Energy");
  await expect(agencies).toHaveValue("");
  await goOn(page);
  await expect(summary(page)).toContainText("Choose your agency.");
  await expect(main(page).getByLabel("Department", { exact: true })).toHaveValue("DOE");
});

test("the password's strength is shown, and the password on request", async ({ page }) => {
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, newcomer());
  await main(page).getByLabel("Myself").check();
  await goOn(page);
  await tellAddress(page);
  const password = main(page).getByLabel("Password", { exact: true });
  const strength = main(page).getByLabel("Password strength");
  await main(page).getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await password.fill("short");
  await expect(strength).toHaveText("Too short");
  await password.fill("passwordpassword");
  await expect(strength).toHaveText("Easy to guess");
  await password.fill(newPassword);
  await expect(strength).toHaveText("Strong");
  await password.fill("short");
  await goOn(page, "Register");
  await expect(summary(page)).toContainText("Choose a password of 15 characters or more.", { timeout: 20_000 });
});

test("a password that was typed before script arrived is judged", async ({ page }) => {
  await page.goto(registrationUrls.app());
  await tellAboutYou(page, newcomer());
  await main(page).getByLabel("Myself").check();
  await goOn(page);
  await expect(page).toHaveURL(registrationUrls.step({ step: "address" }));
  const letGo = await holdRequests(page, script);
  await tellAddress(page);
  await main(page).getByLabel("Password", { exact: true }).fill("short");
  letGo();
  await expect(main(page).getByLabel("Password strength")).toHaveText("Too short");
});

test("the whole way goes by keyboard alone", async ({ page }) => {
  const person = newcomer();
  await page.goto(registrationUrls.app());
  await main(page).getByLabel("Full name").focus();
  await page.keyboard.type(person.fullName);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(registrationUrls.step({ step: "company" }));
  await main(page).getByLabel("A company").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(main(page).getByLabel("Myself")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(registrationUrls.step({ step: "address" }));
  await main(page).getByLabel("Street address").focus();
  for (const text of ["4820 W Burnham St", "", "Milwaukee", "Wis", "53219"]) {
    await page.keyboard.type(text);
    if (text !== "53219") await page.keyboard.press("Tab");
  }
  // Enter presses Continue, not Back.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(registrationUrls.step({ step: "password" }));
  await main(page).getByLabel("Password", { exact: true }).focus();
  await page.keyboard.type(newPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(registrationUrls.checkMail(), { timeout: 20_000 });
});

test("where registration can't be shown, that is logged and a fallback has the telephone number [spec 8/2 3/6]", async ({
  page,
}) => {
  await page.goto(urls.help());
  await expect(page.locator(".header-cart")).toHaveAccessibleName(/in cart$/);
  await page.route(/\/experience\/registration.*\.data/, async (route) =>
    route.fulfill({ status: 500, body: "planted" }),
  );
  const logged = page.waitForRequest((request) => request.url().endsWith(registrationUrls.logError()));
  await page.getByRole("banner").getByRole("link", { name: "Register" }).first().click();
  await expect(main(page)).toContainText("Registration could not be shown.");
  await expect(main(page).getByRole("link", { name: "1-800-555-0142" })).toBeVisible();
  const request = await logged;
  expect(request.postDataJSON()).toMatchObject({ message: "Registration app failed", error: expect.anything() });
  expect((await request.response())?.status()).toBe(200);
  await page.unrouteAll();
  await main(page).getByRole("link", { name: "Reload the Page" }).click();
  await expect(main(page).getByLabel("Full name")).toBeVisible();
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px axe finds nothing on any page and nothing scrolls sideways`, async ({ page }) => {
    const [person, company] = [
      newcomer("Maximiliana Featherstonehaugh-Wolfeschlegelsteinhausen"),
      await createOwnCompany(),
    ];
    await page.setViewportSize({ width, height: 900 });
    const check = async (name: string) => {
      await page.screenshot({ path: `test-results/pages/registration-${name}-${width}.png`, fullPage: true });
      expect.soft((await axeOn(page).analyze()).violations, name).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
    };
    await page.goto(`${urls.register()}?loginDisabled`);
    await goOn(page);
    await expect(summary(page)).toBeVisible();
    await check("about-you");
    await tellAboutYou(page, person);
    await findCompany(page, { name: company.name, zip: "55802" });
    await goOn(page);
    await expect(summary(page)).toBeVisible();
    await check("company");
    await main(page).getByLabel("My company is not listed").check();
    await goOn(page);
    await goOn(page);
    await expect(summary(page)).toBeVisible();
    await check("address");
    await goOn(page, "Back");
    await main(page).getByRole("radio", { name: company.name }).check();
    await goOn(page);
    await main(page).getByLabel("Password", { exact: true }).fill("short");
    await expect(main(page).getByLabel("Password strength")).toHaveText("Too short");
    await check("password");
    await choosePassword(page, person);
    await check("check-mail");
    await confirmEmail(page, person);
    await check("done");
    await page.context().addCookies([await sessionCookie(`${company.administrator}:fully-authenticated`)]);
    await page.goto(urls.accountUsers());
    await expect(main(page)).toContainText("1 person asks to join");
    await check("join-request");
    await page.context().clearCookies();
    await page.goto(registrationUrls.confirm());
    await check("link-expired");
    await page.goto(registrationUrls.guest());
    await goOn(page, "Continue as Guest");
    await expect(main(page).getByRole("alert").first()).toBeVisible({ timeout: 20_000 });
    await check("guest");
    await page.context().addCookies([await sessionCookie("tgrady:fully-authenticated")]);
    await page.goto(registrationUrls.reviews());
    await check("reviews");
  });
}
