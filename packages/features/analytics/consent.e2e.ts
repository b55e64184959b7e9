import { expect, type Page, test } from "@playwright/test";

interface Batch {
  readonly visitor: string;
  readonly events: readonly { readonly event: string; readonly name?: string }[];
}

/** The batches that left the browser, and everything that went to another host. */
async function watch(page: Page, store: string) {
  const batches: Batch[] = [];
  const elsewhere: string[] = [];
  let sent = 0;
  page.on("request", (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (pathname === "/analytics/events") sent += 1;
    if (protocol.startsWith("http") && host !== new URL(store).host) elsewhere.push(request.url());
  });
  // A request's log does not show what a beacon carries.
  await page.exposeFunction("noteBatch", (text: string) => batches.push(JSON.parse(text) as Batch));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      const { noteBatch } = window as unknown as { noteBatch: (text: string) => Promise<void> };
      if (data instanceof Blob) void data.text().then(noteBatch);
      return send(url, data);
    };
  });
  return { batches, elsewhere, sent: () => sent };
}

async function open(page: Page) {
  await page.goto("/email-sign-up", { waitUntil: "networkidle" });
}

/** A tracked click: the mouse stays on the page, and the link is not followed. */
async function clickLink(page: Page, name: string) {
  await page.evaluate(() =>
    document.addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest("footer a")) event.preventDefault();
      },
      { capture: true, once: true },
    ),
  );
  await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
}

async function choose(page: Page, analytics: boolean) {
  await page.getByRole("link", { name: "Your Privacy Choices" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Analytics" }).setChecked(analytics);
  await dialog.getByRole("button", { name: "Save Choices" }).click();
  await expect(dialog).toBeHidden();
}

/** What a browser does when the page goes out of sight; a test's page never does. */
async function hide(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  await page.waitForTimeout(300);
}

test("nothing leaves the browser before consent, all after it, nothing after its withdrawal", async ({
  page,
  baseURL,
}) => {
  const { batches, elsewhere, sent } = await watch(page, baseURL ?? "");
  await page.clock.install();
  await open(page);
  await clickLink(page, "Suppliers");
  await hide(page);
  expect(sent()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("analytics-visitor"))).toBeNull();

  await choose(page, true);
  await clickLink(page, "Help");
  await hide(page);
  // What was done before the yes is not told after it.
  expect(batches.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(["Help"]);
  expect(sent()).toBe(1);
  expect(batches[0]?.visitor).toMatch(/^[0-9a-f]{32}$/);

  // The clock is held, so that the withdrawal comes before the batch however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await clickLink(page, "Invoicing");
  await choose(page, false);
  await clickLink(page, "Industries");
  await hide(page);
  await page.clock.runFor(30_000);
  expect(sent()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("analytics-visitor"))).toBeNull();
  expect(elsewhere).toEqual([]);
});

test("the choice is kept for 180 days in a cookie of the store, with its version, and holds on the next page", async ({
  page,
}) => {
  await open(page);
  await choose(page, true);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "consent");
  expect(cookie?.value).toBe("1.analytics");
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(180);
  await open(page);
  await page.getByRole("link", { name: "Your Privacy Choices" }).click();
  await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Analytics" })).toBeChecked();
});

test("a browser that asks for privacy is never tracked, whatever the cookie says", async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: "consent", value: "1.analytics", url: baseURL ?? "" }]);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }));
  const { sent } = await watch(page, baseURL ?? "");
  await open(page);
  await clickLink(page, "Suppliers");
  await hide(page);
  expect(sent()).toBe(0);
  await page.getByRole("link", { name: "Your Privacy Choices" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("checkbox", { name: "Analytics" })).toBeDisabled();
  await expect(dialog.getByRole("checkbox", { name: "Analytics" })).not.toBeChecked();
  await expect(dialog.getByText("Global Privacy Control")).toBeVisible();
});
