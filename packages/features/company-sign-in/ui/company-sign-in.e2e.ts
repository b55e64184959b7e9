import { urls } from "@capstan/features/urls";
import { type Browser, type Page, expect, test } from "@playwright/test";
import { Pool } from "pg";
import { dnsPort, storePort, storeUrl } from "../../../../e2e/address.ts";
import { demoPassword } from "../../../../e2e/demo-password.ts";
import { sessionCookie } from "../../../../e2e/session-cookie.ts";
import { withDatabase } from "../../../platform/test-kit/global-setup.ts";
import { setMissingPasswords } from "../../session/server.ts";
import { systemClock } from "../../../platform/clock.ts";
import { createDatabase } from "../../../platform/db.ts";
import { loadEnginesEnv } from "../../../../scripts/engines-env.ts";
import { type PrivateKeycloak, startPrivateKeycloak } from "../../../../scripts/engines/keycloak.ts";
import { clientSecret, domain, keycloakRealm, realmName, realmPassword } from "../test-kit/keycloak-realm.ts";
import { type TestDns, startTestDns } from "../test-kit/test-dns.ts";
import { axeOn } from "../../../../e2e/axe.ts";

// One company from its first setting to the day when its provider is down.
test.describe.configure({ mode: "serial" });

const account = "899000301";
let keycloak: PrivateKeycloak;
let dns: TestDns;
let pool: Pool;

test.beforeAll(async () => {
  test.setTimeout(420_000);
  [keycloak, dns] = await Promise.all([
    startPrivateKeycloak(keycloakRealm(storeUrl + urls.companySignInCallback())),
    startTestDns(dnsPort),
  ]);
  const url = withDatabase(loadEnginesEnv().DATABASE_URL, `capstan_e2e_${storePort}`);
  pool = new Pool({ connectionString: url, max: 1 });
  await pool.query(`
    delete from company_sign_in_record where account_number = '${account}';
    delete from password_exception where account_number = '${account}';
    delete from identity_provider where account_number = '${account}';
    delete from company_domain where account_number = '${account}';
    delete from membership where account_number = '${account}';
    delete from store_user where email like '%@${domain}';
    insert into account (number, company_name, customer_kind, address1, city, state, zip)
      values ('${account}', 'Brightwater Tooling', 'manufacturer', '1 Mill Road', 'Duluth', 'MN', '55802')
      on conflict do nothing;
    insert into store_user (id, email, full_name, short_name) values
      ('bw-ruth', 'ruth@${domain}', 'Ruth Brightwater', 'Ruth'), ('bw-lena', 'lena@${domain}', 'Lena Sato', 'Lena');
    insert into membership (user_id, account_number, role, is_current) values
      ('bw-ruth', '${account}', 'administrator', true), ('bw-lena', '${account}', 'buyer', true)`);
  const { db, close } = createDatabase({ url, name: "capstan-e2e-company", connectTimeoutMs: 10_000 });
  await setMissingPasswords({ db, clock: systemClock }, { userIds: ["bw-ruth", "bw-lena"], password: demoPassword });
  await close();
});

test.afterAll(async () => {
  await Promise.all([keycloak?.[Symbol.asyncDispose](), dns?.[Symbol.asyncDispose](), pool?.end()]);
});

const main = (page: Page) => page.getByRole("main");

async function clean(page: Page, name: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/company-sign-in/${name}-${width}.png`, fullPage: true });
  }
}

async function atProvider(page: Page, username: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${keycloak.issuerOf(realmName)}/`));
  await page.locator("#username").fill(username);
  await page.locator("#password").fill(realmPassword);
  await page.locator("#kc-login").click();
}

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto(urls.signIn({ from: urls.cart() }));
  await main(page).getByRole("link", { name: "Company single sign-on" }).click();
  await main(page).getByLabel("Work email").fill(`${username}@${domain}`);
  await main(page).getByRole("button", { name: "Continue" }).click();
}

async function fresh(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: storeUrl })).newPage();
}

test("an administrator connects the provider, proves the domain, and tests it", async ({ page }) => {
  await page.goto(urls.companySettings());
  await expect(page).toHaveURL(/\/myaccount\/signin\?frwdUrlPath=%2Fmyaccount%2Fcompany-sign-in$/);
  await page.context().addCookies([await sessionCookie("bw-ruth:fully-authenticated")]);
  await page.goto(urls.companySettings());
  await main(page).getByLabel("Issuer").fill(keycloak.issuerOf("another"));
  await main(page).getByLabel("Client ID").fill("capstan");
  await main(page).getByLabel("Client secret").fill("wrong");
  await main(page).getByRole("button", { name: "Connect" }).click();
  await main(page).getByRole("button", { name: "Check connection" }).click();
  await expect(main(page)).toContainText("No OpenID Connect provider answers at the issuer.");
  await main(page).getByLabel("Issuer").fill(keycloak.issuerOf(realmName));
  await main(page).getByLabel("Client secret").fill("wrong");
  await main(page).getByRole("button", { name: "Save" }).click();
  await main(page).getByRole("button", { name: "Check connection" }).click();
  await expect(main(page)).toContainText("Your provider refuses the client ID or the secret.");
  await main(page).getByLabel("Client secret").fill(clientSecret);
  await main(page).getByRole("button", { name: "Save" }).click();
  await main(page).getByRole("button", { name: "Check connection" }).click();
  await expect(main(page)).toContainText("Your provider is there and takes the client ID and secret.");
  await main(page).getByLabel("Mail domain").fill(domain);
  await main(page).getByRole("button", { name: "Add domain" }).click();
  const proof = await main(page).locator("code", { hasText: "capstan-verification=" }).innerText();
  await main(page)
    .getByRole("button", { name: `Look for the record: ${domain}` })
    .click();
  await expect(main(page)).toContainText("The TXT record is not there.");
  dns.records.set(domain, [proof]);
  await main(page)
    .getByRole("button", { name: `Look for the record: ${domain}` })
    .click();
  await expect(main(page)).toContainText("The domain is proven.");
  await main(page).getByRole("button", { name: "Test sign-in" }).click();
  await atProvider(page, "ruth");
  await expect(main(page)).toContainText("The test sign-in passed.");
  await clean(page, "settings");
});

test("the first sign-in makes a buyer of this account, and the second one finds it", async ({ page, browser }) => {
  await signIn(page, "omar");
  await atProvider(page, "omar");
  await expect(page).toHaveURL(urls.cart());
  await expect(page.getByRole("banner")).toContainText("Brightwater Tooling");
  const members = async () =>
    (
      await pool.query(
        `select full_name, role, account_number from store_user join membership on user_id = id where email = 'omar@${domain}'`,
      )
    ).rows;
  const made = [{ full_name: "Omar Haddad", role: "buyer", account_number: account }];
  expect(await members()).toEqual(made);
  const again = await fresh(browser);
  await signIn(again, "omar");
  await atProvider(again, "omar");
  await expect(again.getByRole("banner")).toContainText("Brightwater Tooling");
  expect(await members()).toEqual(made);
  await again.context().close();
});

test("an address that the provider has not verified is refused", async ({ page }) => {
  await signIn(page, "vic");
  await atProvider(page, "vic");
  await expect(main(page)).toContainText("Your company has not verified your email address.");
  await clean(page, "unverified");
});

test("somebody who was removed from the account is refused, and not made a member again", async ({ page }) => {
  await pool.query(`delete from membership where user_id = (select id from store_user where email = 'omar@${domain}')`);
  await signIn(page, "omar");
  await atProvider(page, "omar");
  await expect(main(page)).toContainText("You are not a user of your company's account.");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true })).toBeVisible();
});

test("once it is required, a password leads to the company's sign-in", async ({ page, browser }) => {
  await page.context().addCookies([await sessionCookie("bw-ruth:fully-authenticated")]);
  await page.goto(urls.companySettings());
  await main(page).getByRole("button", { name: "Require company sign-in" }).click();
  await expect(main(page)).toContainText("Company sign-in is required.");
  const lena = await fresh(browser);
  await lena.goto(urls.signIn({ from: urls.cart() }));
  await lena.getByLabel("User name or email").fill(`lena@${domain}`);
  await lena.getByLabel("Password", { exact: true }).fill(demoPassword);
  await main(lena).getByRole("button", { name: "Sign In" }).click();
  await expect(main(lena)).toContainText("Your company asks you to sign in here.");
  await main(lena).getByLabel("Work email").fill(`lena@${domain}`);
  await main(lena).getByRole("button", { name: "Continue" }).click();
  await atProvider(lena, "lena");
  await expect(lena).toHaveURL(urls.cart());
  await expect(lena.getByRole("banner")).toContainText("Brightwater Tooling");
  await lena.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signing in works", async ({ page }) => {
    await signIn(page, "lena");
    await atProvider(page, "lena");
    await expect(page.getByRole("banner")).toContainText("Brightwater Tooling");
  });
});

test("a provider that is down is said so, and an administrator has a way back in", async ({ page }) => {
  test.setTimeout(90_000);
  await keycloak.stop();
  await expect(async () => {
    await signIn(page, "lena");
    await expect(main(page)).toContainText("Your company's sign-in does not answer.", { timeout: 3_000 });
  }).toPass({ timeout: 40_000 });
  await clean(page, "provider-down");
  await main(page).getByRole("link", { name: "Sign in with a password instead" }).click();
  await page.getByLabel("User name or email").fill(`ruth@${domain}`);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("banner")).toContainText("Brightwater Tooling");
  const { rows } = await pool.query(
    `select user_id from company_sign_in_record where account_number = '${account}' and action = 'password-used'`,
  );
  expect(rows).toEqual([{ user_id: "bw-ruth" }]);
});
