import { urls } from "@capstan/features/urls";
import { type Page, expect, test } from "@playwright/test";
import { storeUrl } from "../../../../e2e/address.ts";
import { demoPassword } from "../../../../e2e/demo-password.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { axeOn } from "../../../../e2e/axe.ts";

const dana = "dana.whitfield@tilleryprecision.example";
const form = (page: Page) => page.getByRole("main");

async function fill(page: Page, name: string, password: string): Promise<void> {
  await form(page).getByLabel("User name or email").fill(name);
  await form(page).getByLabel("Password", { exact: true }).fill(password);
  await form(page).getByRole("button", { name: "Sign In" }).click();
}

test("signing in leads back to the page it was begun from, as the account's buyer [spec 2.1/2]", async ({ page }) => {
  await page.goto(urls.cart());
  await page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fcart$/);
  await expect(form(page)).toContainText("Sign in to see your prices in the cart.");
  await fill(page, dana, demoPassword);
  await expect(page).toHaveURL(urls.cart());
  await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "session")).toMatchObject({ httpOnly: true, sameSite: "Lax" });
});

test("signing out ends it [spec 2.1/14]", async ({ page }) => {
  await page.goto(urls.signIn());
  await fill(page, dana, demoPassword);
  await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
  await page.goto(urls.signOut());
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === "session")).toEqual([]);
});

test("a wrong password is told beside what was typed, and axe finds nothing", async ({ page }) => {
  await page.goto(urls.signIn({ from: "/category" }));
  await fill(page, "nobody@harlow.example", "not this one");
  await expect(form(page)).toContainText("That user name and password do not match.");
  await expect(form(page).getByLabel("User name or email")).toHaveValue("nobody@harlow.example");
  await expect(form(page).getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page).toHaveURL(/frwdUrlPath=%2Fcategory/);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect((await axeOn(page).analyze()).violations).toEqual([]);
});

test("who is remembered gives the password only, and goes on with the same account and cart", async ({ page }) => {
  const remembered = await sessionCookie("rtillery:rml-user");
  await page.context().addCookies([remembered]);
  const found = await page.request.get("/tap?t=glove&tae=true");
  const [, sku = ""] = /"item":"(\w+)"/.exec(await found.text()) ?? [];
  const entries = { "cartEntries[0].sku": sku, "cartEntries[0].quantity": "1200" };
  const added = await page.request.post(urls.addItems(), { form: entries, headers: { origin: storeUrl } });
  expect(await added.text()).toContain("ITEM_ADDED");
  await page.goto(urls.signIn({ from: urls.cart() }));
  await expect(form(page)).toContainText("You are Ruth Tillery.");
  await expect(form(page).getByLabel("User name or email")).toHaveCount(0);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  }
  await form(page).getByLabel("Password", { exact: true }).fill("not this one, surely");
  await form(page).getByRole("button", { name: "Sign In" }).click();
  await expect(form(page)).toContainText("do not match");
  await form(page).getByLabel("Password", { exact: true }).fill(demoPassword);
  await form(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(urls.cart());
  await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
  await expect(page.getByRole("main")).toContainText(sku);
  const after = (await page.context().cookies()).find(({ name }) => name === "session");
  expect(after?.value).not.toBe(remembered.value);
  const old = await page.request.get("/header/signout", { headers: { cookie: `session=${remembered.value}` } });
  expect(await old.json()).toMatchObject({ authenticatedLevel: "anonymous" });
});

test("somebody else than the browser remembers signs in from the start", async ({ page }) => {
  await page.context().addCookies([await sessionCookie("rtillery:rml-user")]);
  await page.goto(urls.signIn());
  await form(page).getByRole("link", { name: "Not you?" }).click();
  await fill(page, dana, demoPassword);
  await page.goto(urls.help());
  await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
  const who = await page.request.get("/header/signout");
  expect(await who.json()).toMatchObject({ customerName: "Dana Whitfield" });
});

test("the password can be shown and hidden again", async ({ page }) => {
  await page.goto(urls.signIn());
  const password = form(page).getByLabel("Password", { exact: true });
  await password.fill("secret");
  await form(page).getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await form(page).getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a disabled user is led to registration, which says so [spec 2.1/3]", async ({ page }) => {
  await page.goto(urls.signIn());
  await fill(page, "boyd.kessler@tilleryprecision.example", demoPassword);
  await expect(page).toHaveURL(/\/experience\/registration\/\?loginDisabled/);
  await expect(form(page)).toContainText("Your sign-in is disabled.");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in works, and nothing is there that does nothing", async ({ page }) => {
    await page.goto(urls.signIn());
    await expect(form(page).getByRole("button")).toHaveCount(1);
    await fill(page, dana, demoPassword);
    await expect(page.getByRole("banner")).toContainText("Tillery Precision Machining");
  });
});

test("what leads away from the store leads home instead", async ({ page }) => {
  await page.goto("/myaccount/signin?frwdUrlPath=%2F%2Felsewhere.example%2Fcart");
  await fill(page, dana, demoPassword);
  await expect(page).toHaveURL("/");
});
