import { fileURLToPath } from "node:url";
import { urls } from "@capstan/features/urls";
import { type BrowserContext, type Page, expect, test } from "@playwright/test";
import { storePort } from "../../../../e2e/address.ts";
import { type OwnUser, createOwnUser } from "../../../../e2e/own-user.ts";
import { withDatabase } from "../../../platform/test-kit/global-setup.ts";
import { loadEnginesEnv } from "../../../../scripts/engines-env.ts";
import { type ServerProcess, startServer } from "../../../../scripts/server-process.ts";
import { axeOn } from "../../../../e2e/axe.ts";

// Passkeys are bound to a name, and an address is none: the same store, under a name that browsers trust without TLS.
const port = storePort + 500;
const origin = `http://localhost:${port}`;
let web: ServerProcess | undefined;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: origin });

test.beforeAll(async () => {
  const engines = loadEnginesEnv();
  web = await startServer(fileURLToPath(new URL("../../../../apps/web/main.ts", import.meta.url)), {
    env: {
      ...process.env,
      ...engines,
      DATABASE_URL: withDatabase(engines.DATABASE_URL, `capstan_e2e_${storePort}`),
      ENGINE_PREFIX: `e2e-${storePort}-`,
      NODE_ENV: "production",
      PORT: String(port),
      METRICS_PORT: "0",
      PUBLIC_ORIGIN: origin,
      LOG_LEVEL: "warn",
    },
    log: "passkey-web.log",
    endsWith: "SIGTERM",
    readyUrl: `http://127.0.0.1:${port}/healthz`,
  });
});
test.afterAll(async () => web?.[Symbol.asyncDispose]());

const main = (page: Page) => page.getByRole("main");

async function givePassword(page: Page, { email, password }: OwnUser): Promise<void> {
  await page.goto(urls.signIn({ from: urls.security() }));
  await main(page).getByLabel("User name or email").fill(email);
  await main(page).getByLabel("Password", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Sign In" }).click();
}

/** A security key that checks its owner, as the browser sees one. */
async function authenticator(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: async (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

test("a passkey is added, asked for when signing in, and removed", async ({ page, context }) => {
  test.slow();
  const user = await createOwnUser();
  const key = await authenticator(context, page);
  await givePassword(page, user);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Name of the passkey").fill("Work laptop");
  await section.getByLabel("Current password").fill(user.password);
  await section.getByRole("button", { name: "Add Passkey" }).click();
  await expect(main(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  const recovery = await main(page)
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .first()
    .innerText();
  await main(page).getByRole("link", { name: "I Have Saved Them" }).click();
  await expect(section).toContainText("Work laptop");
  expect((await axeOn(page).analyze()).violations).toEqual([]);

  await page.goto(urls.signOut());
  await givePassword(page, user);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Enter a Code");
  expect((await axeOn(page).analyze()).violations).toEqual([]);
  await key.verifies(false);
  await main(page).getByRole("button", { name: "Use a Passkey" }).click();
  await expect(main(page)).toContainText("No passkey was used.");
  await key.verifies(true);
  await main(page).getByRole("button", { name: "Use a Passkey" }).click();
  await expect(page).toHaveURL(urls.security());

  await page.goto(urls.signOut());
  await givePassword(page, user);
  await main(page).getByLabel("Code", { exact: true }).fill(recovery);
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(urls.security());
  await section.getByLabel("Current password").first().fill(user.password);
  await section.getByRole("button", { name: "Remove Work laptop" }).click();
  await expect(main(page)).toContainText("The passkey is removed.");
  await page.goto(urls.signOut());
  await givePassword(page, user);
  await expect(page).toHaveURL(urls.security());
});

test("an answer of a passkey is taken once", async ({ page, context }) => {
  test.slow();
  const user = await createOwnUser();
  await authenticator(context, page);
  await givePassword(page, user);
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Current password").fill(user.password);
  await section.getByRole("button", { name: "Add Passkey" }).click();
  await expect(main(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await page.goto(urls.signOut());
  await givePassword(page, user);
  const sent = page.waitForRequest((request) => request.url().endsWith(urls.verifyPasskey()));
  await main(page).getByRole("button", { name: "Use a Passkey" }).click();
  const body = (await sent).postDataJSON() as object;
  await expect(page).toHaveURL(urls.security());
  await page.goto(urls.signOut());
  await givePassword(page, user);
  await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Enter a Code");
  const replay = async () =>
    (await page.request.post(urls.verifyPasskey(), { data: body, headers: { origin } })).json();
  expect(await replay()).toEqual({ to: null });
  await page.request.post(urls.passkeyChallenge(), { data: {}, headers: { origin } });
  expect(await replay()).toEqual({ to: null });
});
